#pragma once

#include <cstddef>

#include "tabia/board/bitboard.hpp"
#include "tabia/play/write_moves.hpp"

namespace tabia::detail {

// Sinks are small values: passed to and fro they stay in registers.

/// Takes generated moves by only counting them.
template <class V>
class move_counter {
public:
    static constexpr bool only_counts = true;  ///< of a move it matters only that it exists

    /// The moves of a run for each cell of a set.
    [[gnu::always_inline]] constexpr void each(bitboard<V> cells, move_run<V>) noexcept {
        count_.add(cells.bits());
    }
    [[gnu::always_inline]] constexpr void one(move<V>) noexcept { count_.add_one(); }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return count_.value(); }

private:
    population_sum<typename bitboard<V>::word> count_;
};

/// Takes generated moves into a buffer that is large enough.
template <class V>
class move_lister {
public:
    static constexpr bool only_counts = false;

    constexpr explicit move_lister(move<V>* buffer) noexcept : first_{buffer}, next_{buffer} {}

    [[gnu::always_inline]] constexpr void each(bitboard<V> cells, move_run<V> run) noexcept {
        next_ = write_moves(next_, cells, run);
    }
    [[gnu::always_inline]] constexpr void one(move<V> m) noexcept { *next_++ = m; }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return static_cast<std::size_t>(next_ - first_); }

private:
    move<V>* first_;
    move<V>* next_;
};

}  // namespace tabia::detail
