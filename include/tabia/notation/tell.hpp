#pragma once

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// Tells a move to a text. Rules tell theirs by `write(move, text)` in these words, which each notation spells its way:
///
/// - `step(from, to)`, `capture(from, to)` — a man goes; `capture` where the victim does not stand on `to`;
/// - `promotion(type)` — what he becomes;
/// - `pass(from, to)` — not he goes but what he has;
/// - `castling(from, to, san)` — the king's cells, and the move's own name in SAN;
/// - `skip()` — nobody moves;
/// - `add(character)`, `add(text)`, `add(cell)`, `add(type)` — anything else.
template <class V, class Text>
void tell(move<V> m, Text& text) {
    const bool told = V::rules::any_of([&]<class Rule>() {
        if constexpr (requires { Rule::write(m, text); })
            if (m.kind() == kind_of<V, Rule>) {
                Rule::write(m, text);
                return true;
            }
        return false;
    });
    if (told) return;
    text.step(m.from(), m.to());
    if (m.kind() == move_kind::promotion) text.promotion(m.becomes());
}

}  // namespace tabia::detail
