#pragma once

#include "tabia/position/move.hpp"

namespace tabia::detail {

/// What rules share by which a man enters the board: how such a move is told, as `R@a1`.
struct entering {
    template <class V, class Text>
    static void write(move<V> m, Text& text) {
        text.add(m.becomes()).add('@').add(m.to());
    }
};

}  // namespace tabia::detail
