#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "tabia/board/bitboard.hpp"
#include "tabia/board/color.hpp"

namespace tabia {

/// Cells named in a trait, as a template argument: names and rectangles from corner to corner, separated by blanks,
/// such as `"a1 i1"`, `"a2-h2"` or `"4 11 17 22 28"`. They are White's; Black's are the same mirrored up and down.
template <std::size_t N>
struct zone {
    std::array<char, N> characters{};

    // Implicit, so that a string literal is a zone wherever a trait asks for one.
    consteval zone(const char (&text)[N]) noexcept {
        for (std::size_t i = 0; i < N; ++i) characters[i] = text[i];
    }
    [[nodiscard]] constexpr std::string_view view() const noexcept { return {characters.data(), N - 1}; }
};

namespace detail {

template <class V>
struct parsed_zone {
    bitboard<V> cells;
    bool sound = true;
};

template <class V>
[[nodiscard]] constexpr parsed_zone<V> parse_zone(std::string_view text) noexcept {
    parsed_zone<V> zone;
    const auto read = [&text]() noexcept {
        const int number = V::board.named(text);
        if (number >= 0) text.remove_prefix(V::board.name(number).length);
        return number;
    };
    while (!text.empty() && zone.sound) {
        const int from = read();
        int to = from;
        if (from >= 0 && text.starts_with('-')) {
            text.remove_prefix(1);
            to = read();
        }
        if (from < 0 || to < 0 || (!text.empty() && !text.starts_with(' '))) {
            zone.sound = false;
            break;
        }
        for (int y = V::board.row(from); y <= V::board.row(to); ++y)
            for (int x = V::board.column(from); x <= V::board.column(to); ++x)
                if (const int number = V::board.number(x, y); number >= 0)
                    zone.cells.insert(cell<V>::unchecked(number));
        if (!text.empty()) text.remove_prefix(1);
    }
    if (zone.cells.empty()) zone.sound = false;
    return zone;
}

template <class V>
[[nodiscard]] constexpr bitboard<V> mirrored(bitboard<V> cells) noexcept {
    bitboard<V> turned;
    for (const cell<V> c : cells)
        if (const int number = V::board.mirrored(c.number()); number >= 0) turned.insert(cell<V>::unchecked(number));
    return turned;
}

template <class V, zone Zone>
struct zone_cells {
    static constexpr parsed_zone<V> parsed = parse_zone<V>(Zone.view());
    static_assert(parsed.sound, "tabia: a rule names a cell that the board does not have");
    static constexpr std::array<bitboard<V>, 2> cells{parsed.cells, mirrored<V>(parsed.cells)};
};

template <class V>
[[nodiscard]] constexpr bitboard<V> every_cell() noexcept {
    bitboard<V> all;
    for (int n = 0; n < V::board.span(); ++n)
        if (V::board.is_cell(n)) all.insert(cell<V>::unchecked(n));
    return all;
}

}  // namespace detail

/// The cells of a zone as one side sees them.
template <class V, zone Zone>
[[nodiscard]] constexpr bitboard<V> cells_of(color side) noexcept {
    return detail::zone_cells<V, Zone>::cells[index(side)];
}

/// Every cell of the board of `V`.
template <class V>
inline constexpr bitboard<V> board_cells = detail::every_cell<V>();

/// The cells of the colour of the bottom left corner of the diagram, which on most boards is dark.
template <class V>
inline constexpr bitboard<V> dark_cells = [] {
    bitboard<V> dark;
    for (const cell<V> c : board_cells<V>)
        if ((V::board.column(c.number()) + V::board.row(c.number())) % 2 == 0) dark.insert(c);
    return dark;
}();

/// The cell of `V` with this name, checked at compile time: `cell_at<chess, "e4">`.
template <class V, zone Name>
inline constexpr cell<V> cell_at = cells_of<V, Name>(color::white).first();

}  // namespace tabia
