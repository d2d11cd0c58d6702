#pragma once

#include <cstddef>

#include "tabia/attack/reach.hpp"

namespace tabia::detail {

/// The cells of the board from which an offset leads to a cell.
template <class V>
[[nodiscard]] constexpr bitboard<V> cells_with_neighbour(offset o) noexcept {
    bitboard<V> cells;
    for (int n = 0; n < V::board.span(); ++n)
        if (V::board.is_cell(n) && V::board.neighbour(n, o) >= 0) cells.insert(cell<V>::unchecked(n));
    return cells;
}

/// One step of a whole set of men in one direction.
template <class V, color Side, offset Direction>
struct shift {
    static constexpr offset direction = seen_by(Side, Direction);
    static constexpr int difference = V::board.difference(direction);
    static constexpr bitboard<V> departures = cells_with_neighbour<V>(direction);

    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> of(bitboard<V> men) noexcept {
        return (men & departures).shifted(difference);
    }
};

/// Calls `f.template operator()<shift>()` for each path of a stepping man that serves the purpose.
template <class V, piece_type<V> Man, color Side, purpose What, std::size_t N = 0, class F>
[[gnu::always_inline]] constexpr void for_each_step(F&& f) {
    if constexpr (N < V::pieces[Man].goes.count) {
        if constexpr (serves(V::pieces[Man].goes.list[N], manner::leap, What))
            f.template operator()<shift<V, Side, V::pieces[Man].goes.list[N].direction>>();
        for_each_step<V, Man, Side, What, N + 1>(f);
    }
}

/// The cells that a set of stepping men reaches for the purpose.
template <class V, piece_type<V> Man, color Side, purpose What>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> stepped(bitboard<V> men) noexcept {
    bitboard<V> cells;
    for_each_step<V, Man, Side, What>([&]<class Shift>() __attribute__((always_inline)) { cells |= Shift::of(men); });
    return cells;
}

}  // namespace tabia::detail
