#pragma once

#include <cstddef>

#include "tabia/board/bitboard.hpp"
#include "tabia/position/move_list.hpp"

namespace tabia::detail {

/// Takes generated moves by only counting them.
template <class V>
class move_counter {
public:
    /// One move to or from each cell of a set: `make(cell)` gives it.
    template <class Make>
    [[gnu::always_inline]] constexpr void each(bitboard<V> cells, Make&&) noexcept {
        count_ += static_cast<std::size_t>(cells.size());
    }
    [[gnu::always_inline]] constexpr void one(move<V>) noexcept { ++count_; }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return count_; }

private:
    std::size_t count_ = 0;
};

/// Takes generated moves into a list.
template <class V>
class move_lister {
public:
    constexpr explicit move_lister(move_list<V>& list) noexcept : list_{list} {}

    template <class Make>
    [[gnu::always_inline]] constexpr void each(bitboard<V> cells, Make&& make) noexcept {
        for (const cell<V> c : cells) list_.add(make(c));
    }
    [[gnu::always_inline]] constexpr void one(move<V> m) noexcept { list_.add(m); }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return list_.size(); }

private:
    move_list<V>& list_;
};

}  // namespace tabia::detail
