#pragma once

#include <cstddef>

#include "tabia/position/most_moves.hpp"

namespace tabia {

namespace detail {

/// So many places behind the last move may be written over, for loops that write several moves at once.
inline constexpr std::size_t moves_at_once = 16;

}  // namespace detail

/// The moves of one position, in a buffer whose size is a proven bound: it never overflows and never allocates.
template <class V>
class move_list {
public:
    constexpr move_list() noexcept {}
    constexpr move_list(const move_list& other) noexcept { *this = other; }
    constexpr move_list& operator=(const move_list& other) noexcept {
        size_ = other.size_;
        for (std::size_t i = 0; i < size_; ++i) moves_[i] = other.moves_[i];
        return *this;
    }
    ~move_list() = default;

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    /// The move at an index below `size()`.
    [[nodiscard]] constexpr move<V> operator[](std::size_t i) const noexcept { return moves_[i]; }
    [[nodiscard]] constexpr const move<V>* begin() const noexcept { return moves_; }
    [[nodiscard]] constexpr const move<V>* end() const noexcept { return moves_ + size_; }

    /// How many moves the buffer holds.
    [[nodiscard]] static constexpr std::size_t capacity() noexcept { return most_moves<V>; }

    /// For generators: `write(buffer)` writes moves from there on and returns how many; that there is room is proven, not
    /// checked.
    template <class Write>
    constexpr void fill(Write write) noexcept {
        size_ = write(moves_);
    }

private:
    std::size_t size_ = 0;
    // A few places more are for writers of several moves at once.
    move<V> moves_[most_moves<V> + detail::moves_at_once];  // left uninitialised: filling it would cost a third of the listing speed
};

}  // namespace tabia
