#pragma once

#include "tabia/board/zone.hpp"
#include "tabia/position/move.hpp"

namespace tabia::detail {

// Where men come from who arrive on a set of cells.

/// One man, whatever his target.
template <class V>
struct single_origin {
    cell<V> from;

    [[nodiscard]] constexpr move_run<V> run(piece_type<V> becomes, move_kind kind) const noexcept {
        return move_run<V>::from(from, becomes, kind);
    }
    /// The cells that men on the given cells come to.
    [[nodiscard]] constexpr bitboard<V> targets_of(bitboard<V> cells) const noexcept {
        return cells.has(from) ? board_cells<V> : bitboard<V>{};
    }
};

/// Men who all make the same step.
template <class V, class Shift>
struct shifted_origin {
    [[nodiscard]] constexpr move_run<V> run(piece_type<V> becomes, move_kind kind) const noexcept {
        return move_run<V>::by(Shift::difference, becomes, kind);
    }
    [[nodiscard]] constexpr bitboard<V> targets_of(bitboard<V> cells) const noexcept { return Shift::of(cells); }
};

}  // namespace tabia::detail
