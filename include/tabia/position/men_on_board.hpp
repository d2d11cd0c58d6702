#pragma once

#include <array>
#include <optional>

#include "tabia/board/color.hpp"
#include "tabia/board/zone.hpp"
#include "tabia/piece/piece_table.hpp"

namespace tabia {

/// Which cells the men of each type and side stand on. It is the first part of a setup, the types first, so that all of it
/// is copied and changed in the same vectors: reading across two vectors just written would wait for both.
template <class V>
struct men_on_board {
    std::array<bitboard<V>, type_count<V>> by_type{};
    std::array<bitboard<V>, 2> by_color{};

    [[nodiscard]] constexpr bitboard<V> men(color side) const noexcept { return by_color[index(side)]; }
    [[nodiscard]] constexpr bitboard<V> men(piece_type<V> type) const noexcept { return by_type[index_of(type)]; }
    [[nodiscard]] constexpr bitboard<V> men(color side, piece_type<V> type) const noexcept {
        return men(side) & men(type);
    }
    [[nodiscard]] constexpr bitboard<V> occupied() const noexcept { return by_color[0] | by_color[1]; }

    /// Puts a man on an empty cell.
    constexpr void put(cell<V> c, piece<V> p) noexcept {
        by_color[index(p.side)].insert(c);
        by_type[index_of(p.type)].insert(c);
    }

    /// Empties cells.
    constexpr void clear(bitboard<V> cells) noexcept {
        for (bitboard<V>& men : by_color) men &= ~cells;
        for (bitboard<V>& men : by_type) men &= ~cells;
    }

    /// The man on a cell, or nothing.
    [[nodiscard]] constexpr std::optional<piece<V>> at(cell<V> c) const noexcept {
        if (!occupied().has(c)) return std::nullopt;
        const color side = by_color[0].has(c) ? color::white : color::black;
        for (const auto& m : V::pieces)
            if (men(m.type).has(c)) return piece<V>{side, m.type};
        return std::nullopt;
    }
};

}  // namespace tabia
