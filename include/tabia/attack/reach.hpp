#pragma once

#include <bit>
#include <cstddef>

#include "tabia/attack/line_lookup.hpp"
#include "tabia/attack/masks.hpp"

namespace tabia::detail {

/// The axes that are used by whoever uses an axis, and by nobody else.
template <class V>
[[nodiscard]] constexpr unsigned used_together(std::size_t axis) noexcept {
    unsigned together = (1u << axes<V>.count) - 1;
    for (const auto& m : V::pieces)
        for (const color side : {color::white, color::black})
            for (const purpose what : {purpose::move, purpose::capture}) {
                const unsigned used = slide_axes<V>(m.goes, side, what);
                together &= (used >> axis & 1u) != 0 ? used : ~used;
            }
    return together;
}

/// Those of a set of axes that are looked up first: axes always used together share a look-up where its table stays
/// small.
template <class V, unsigned Axes>
inline constexpr unsigned axes_of_look_up = [] {
    constexpr unsigned together = used_together<V>(static_cast<std::size_t>(std::countr_zero(Axes)));
    return is_tabulated<V, together> ? together : Axes & (~Axes + 1);
}();

/// The cells that a man sees along a set of axes.
template <class V, unsigned Axes>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> lines_seen(cell<V> from, bitboard<V> occupied) noexcept {
    if constexpr (Axes == 0) {
        return {};
    } else {
        constexpr unsigned first = axes_of_look_up<V, Axes>;
        return line_attacks<V, first>(from, occupied) | lines_seen<V, (Axes & ~first)>(from, occupied);
    }
}

/// The cells on which men may end a move.
template <class V>
struct landing_cells {
    bitboard<V> empty;
    bitboard<V> capturable;  ///< where there is a man who may be captured
    bitboard<V> all = empty | capturable;
};

/// Where a man of a type and side goes from a cell, and from where he goes there.
template <class V, piece_type<V> Man, color Side>
struct reach {
    using facts = movement_facts<V, Man>;

    /// The cells he reaches for the purpose on a board so occupied, whatever stands on them.
    template <purpose What>
    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> all(cell<V> from, bitboard<V> occupied) noexcept {
        bitboard<V> cells = lines_seen<V, slide_axes<V>(V::pieces[Man].goes, Side, What)>(from, occupied);
        if constexpr (!facts::unlimited(What)) cells &= mask_of<V, Man, Side, manner::slide, What>(from);
        if constexpr (facts::has(manner::leap, What)) cells |= mask_of<V, Man, Side, manner::leap, What>(from);
        return cells;
    }

    /// The cells where he could capture an enemy: those he attacks, defended friends included.
    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> attacks(cell<V> from,
                                                                              bitboard<V> occupied) noexcept {
        return all<purpose::capture>(from, occupied);
    }

    /// His destinations among the cells on which he may end his move.
    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> targets(cell<V> from, bitboard<V> occupied,
                                                                              landing_cells<V> landing) noexcept {
        if constexpr (facts::alike)
            return all<purpose::capture>(from, occupied) & landing.all;
        else
            return (all<purpose::move>(from, occupied) & landing.empty) |
                   (all<purpose::capture>(from, occupied) & landing.capturable);
    }

    /// The cells from which he would capture on `to` by a leap.
    [[nodiscard]] static constexpr bitboard<V> leaping_attackers(cell<V> to) noexcept {
        return mask_of<V, Man, Side, manner::leap, purpose::capture, true>(to);
    }

    /// The cells from which he would capture on `to` by a slide, were nothing between.
    [[nodiscard]] static constexpr bitboard<V> sliding_attackers(cell<V> to) noexcept {
        return mask_of<V, Man, Side, manner::slide, purpose::capture, true>(to);
    }
};

}  // namespace tabia::detail
