#pragma once

#include <array>
#include <optional>

#include "tabia/board/color.hpp"
#include "tabia/board/zone.hpp"
#include "tabia/piece/piece_table.hpp"
#include "tabia/position/rule_list.hpp"

namespace tabia {

namespace detail {

/// Which cells the men of each type and side stand on. It is the first part of a setup, the types first, so that all of it
/// is copied and changed in the same vectors: reading across two vectors just written would wait for both.
template <class V>
struct men_on_board {
    std::array<bitboard<V>, type_count<V>> by_type{};
    std::array<bitboard<V>, 2> by_color{};
};

}  // namespace detail

/// Men on a board, whose turn it is and what the rules remember: all that makes a position, not validated. Small and
/// trivially copyable; who wants a position to play on takes `position<V>`.
template <class V>
struct setup : detail::men_on_board<V>, detail::states<V, typename V::rules> {
    using detail::men_on_board<V>::by_color, detail::men_on_board<V>::by_type;
    color turn = color::white;

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

/// The men that the variant's diagram draws.
template <class V>
[[nodiscard]] constexpr setup<V> drawn_men() noexcept {
    setup<V> array{};
    for (int n = 0; n < V::board.span(); ++n)
        for (const color side : {color::white, color::black})
            for (const auto& m : V::pieces)
                if (V::board.is_cell(n) && V::board.drawn(n) == letter(piece<V>{side, m.type}))
                    array.put(cell<V>::unchecked(n), {side, m.type});
    return array;
}

/// The setup with which the game begins: the men drawn, and the rules' states as they are at the start.
template <class V>
[[nodiscard]] constexpr setup<V> starting_setup() noexcept {
    setup<V> array = drawn_men<V>();
    V::rules::for_each([&]<class Rule>() {
        if constexpr (requires { Rule::start(array); }) Rule::start(array);
    });
    return array;
}

}  // namespace tabia
