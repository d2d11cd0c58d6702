#pragma once

#include "tabia/board/color.hpp"
#include "tabia/position/men_on_board.hpp"
#include "tabia/position/rule_list.hpp"

namespace tabia {

/// What the rules of a variant remember of a game, besides the men and whose turn it is.
template <class V>
using remembered = detail::states<V, typename V::rules>;

/// Men on a board, whose turn it is and what the rules remember: all that makes a position, not validated. Small and
/// trivially copyable; who wants a position to play on takes `position<V>`.
template <class V>
struct setup : men_on_board<V>, remembered<V> {
    color turn = color::white;

    /// The same turn and memory on an empty board.
    [[nodiscard]] constexpr setup without_men() const noexcept { return {{}, *this, turn}; }
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
