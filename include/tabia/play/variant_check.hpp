#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/board/zone.hpp"
#include "tabia/piece/piece_table.hpp"
#include "tabia/position/rule_list.hpp"

namespace tabia::detail {

/// True if every character of the diagram is a dot or the letter of a man.
template <class V>
[[nodiscard]] constexpr bool draws_known_men() noexcept {
    for (int n = 0; n < V::board.span(); ++n) {
        if (!V::board.is_cell(n) || V::board.drawn(n) == '.') continue;
        bool known = false;
        for (const auto& m : V::pieces)
            for (const color side : {color::white, color::black})
                known = known || V::board.drawn(n) == letter(piece<V>{side, m.type});
        if (!known) return false;
    }
    return true;
}

/// True if the board looks the same to both sides.
template <class V>
[[nodiscard]] constexpr bool is_mirrored() noexcept {
    for (int n = 0; n < V::board.span(); ++n)
        if (V::board.is_cell(n) && V::board.mirrored(n) < 0) return false;
    return true;
}

/// Refuses, in one line, a variant whose traits are missing or contradict each other.
template <class V>
class checked_variant {
    static_assert(
        requires { V::board; }, "tabia: the variant has no `board`");
    static_assert(
        requires { typename V::piece_type; }, "tabia: the variant has no `piece_type`");
    static_assert(
        requires { V::pieces; }, "tabia: the variant has no `pieces`");
    static_assert(
        requires { typename V::rules; }, "tabia: the variant has no `rules`");
    static_assert(
        requires { typename V::endings; }, "tabia: the variant has no `endings`");
    static_assert(
        requires { typename V::claims; }, "tabia: the variant has no `claims`");
    static_assert(
        requires { typename V::fen; }, "tabia: the variant has no `fen`");
    static_assert(V::board.is_sound(),
                  "tabia: the diagram is not a rectangle of 1 to 128 cells (hexagons: every other character blank)");
    static_assert(V::board.is_named(), "tabia: the diagram has more or fewer columns than file letters");
    static_assert(is_mirrored<V>(), "tabia: the board does not look the same to both sides");
    static_assert(V::pieces.is_in_order(), "tabia: the men are not in the order of `piece_type`, each once");
    static_assert(V::pieces.has_distinct_letters(), "tabia: two men share a letter, or a letter is no capital");
    static_assert(type_count<V> <= move<V>::most_types, "tabia: a variant has at most 16 types of man");
    static_assert(draws_known_men<V>(), "tabia: the diagram draws a letter that no man has");
};

}  // namespace tabia::detail
