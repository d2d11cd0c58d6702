#pragma once

#include <array>
#include <cstddef>

#include "tabia/attack/movement_facts.hpp"

namespace tabia::detail {

template <class V>
using mask_array = std::array<bitboard<V>, static_cast<std::size_t>(V::board.span())>;

/// Adds to the masks what a path of unlimited slides reaches: half of each line of its axis.
template <class V, std::size_t Axis = 0>
constexpr void add_lines(mask_array<V>& masks, offset direction) noexcept {
    if constexpr (Axis < axes<V>.count) {
        if (axes<V>.list[Axis] == rising<V>(direction)) {
            const bool rises = direction == rising<V>(direction);
            for (std::size_t n = 0; n < masks.size(); ++n)
                masks[n] |= rises ? line_masks<V, Axis>[n].above : line_masks<V, Axis>[n].below;
        } else {
            add_lines<V, Axis + 1>(masks, direction);
        }
    }
}

/// Adds to the masks what a path of leaps or of short slides reaches.
template <class V>
constexpr void add_cells(mask_array<V>& masks, const path& p, offset direction) noexcept {
    for (int n = 0; n < V::board.span(); ++n) {
        if (!V::board.is_cell(n)) continue;
        for (int k = p.least; k <= p.most; ++k) {
            const int to = V::board.number(V::board.column(n) + k * direction.dx, V::board.row(n) + k * direction.dy);
            if (to >= 0)
                masks[static_cast<std::size_t>(n)].insert(cell<V>::unchecked(to));
            else if (p.slides)
                break;
        }
    }
}

/// The cells a man's paths of one manner and purpose lead to from each cell of an empty board; reversed: the cells
/// from which they lead there.
template <class V, piece_type<V> Man, color Side, manner How, purpose What, bool Reversed>
inline constexpr mask_array<V> computed_masks = [] {
    mask_array<V> masks{};
    for (const path& p : V::pieces[Man].goes) {
        if (!serves(p, How, What)) continue;
        const offset direction = Reversed ? -seen_by(Side, p.direction) : seen_by(Side, p.direction);
        if (p.slides && p.most >= any_distance.cells)
            add_lines<V>(masks, direction);
        else
            add_cells<V>(masks, p, direction);
    }
    return masks;
}();

template <class V, piece_type<V> Man, color Side, manner How, purpose What, bool Reversed = false>
[[nodiscard]] constexpr bitboard<V> mask_of(cell<V> c) noexcept {
    using facts = movement_facts<V, Man>;
    // Equal tables are made once: whence a reversible man comes, there an opposing one goes.
    constexpr bool reversed = Reversed && !facts::reversible;
    constexpr color mover = Reversed == reversed ? Side : opponent(Side);
    constexpr color side = facts::colorless ? color::white : mover;
    constexpr purpose what = facts::alike ? purpose::capture : What;
    if constexpr (facts::has(How, What))
        return computed_masks<V, Man, side, How, what, reversed>[static_cast<std::size_t>(c.number())];
    else
        return {};
}

}  // namespace tabia::detail
