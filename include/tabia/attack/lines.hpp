#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabia/board/color.hpp"
#include "tabia/board/zone.hpp"
#include "tabia/piece/piece_table.hpp"

namespace tabia::detail {

/// A direction as a side sees it: what is forward for White is backward for Black.
[[nodiscard]] constexpr offset seen_by(color side, offset o) noexcept {
    return side == color::white ? o : offset{o.dx, static_cast<std::int8_t>(-o.dy)};
}

/// The axes along which any man of either side slides, each by the direction of rising cell numbers.
struct axis_list {
    static constexpr std::size_t most = 12;
    std::array<offset, most> list{};
    std::size_t count = 0;
};

template <class V>
[[nodiscard]] constexpr offset rising(offset o) noexcept {
    return V::board.difference(o) > 0 ? o : -o;
}

template <class V>
inline constexpr axis_list axes = [] {
    axis_list found;
    for (const auto& m : V::pieces)
        for (const path& p : m.goes) {
            if (!p.slides) continue;
            for (const color side : {color::white, color::black}) {
                const offset direction = rising<V>(seen_by(side, p.direction));
                bool known = false;
                for (std::size_t i = 0; i < found.count; ++i) known = known || found.list[i] == direction;
                if (!known) found.list[found.count++] = direction;
            }
        }
    return found;
}();

/// The cells of a line on either side of one cell.
template <class V>
struct line_halves {
    bitboard<V> below;
    bitboard<V> above;
};

template <class V>
using line_array = std::array<line_halves<V>, static_cast<std::size_t>(V::board.span())>;

template <class V, std::size_t Axis>
inline constexpr line_array<V> line_masks = [] {
    constexpr offset up = axes<V>.list[Axis];
    constexpr int span = V::board.span();
    std::array<bitboard<V>, static_cast<std::size_t>(span)> below{};
    std::array<bitboard<V>, static_cast<std::size_t>(span)> above{};
    // A neighbour's half of the line is known already when the cells are visited towards it.
    for (int n = 0; n < span; ++n)
        if (const int next = V::board.is_cell(n) ? V::board.neighbour(n, -up) : -1; next >= 0)
            below[static_cast<std::size_t>(n)] = below[static_cast<std::size_t>(next)] |
                                                 bitboard<V>{cell<V>::unchecked(next)};
    for (int n = span - 1; n >= 0; --n)
        if (const int next = V::board.is_cell(n) ? V::board.neighbour(n, up) : -1; next >= 0)
            above[static_cast<std::size_t>(n)] = above[static_cast<std::size_t>(next)] |
                                                 bitboard<V>{cell<V>::unchecked(next)};
    line_array<V> lines{};
    for (std::size_t n = 0; n < lines.size(); ++n) lines[n] = {below[n], above[n]};
    return lines;
}();

/// The cells of a line up to and with the first occupied one on either side, by obstruction difference: subtracting
/// the highest obstacle below from twice the lowest one above leaves the bits from one to the other.
template <class V>
[[nodiscard]] constexpr bitboard<V> obstructed(line_halves<V> line, bitboard<V> occupied) noexcept {
    using word = typename bitboard<V>::word;
    const word above = (line.above & occupied).bits();
    const word below = (line.below & occupied).bits() | bit<word>(0);
    const word lowest_above = above & (word{} - above);
    const word difference = (lowest_above << 1) - bit<word>(highest_bit(below));
    return bitboard<V>{difference} & (line.above | line.below);
}

}  // namespace tabia::detail
