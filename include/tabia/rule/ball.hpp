#pragma once

#include <optional>

#include "tabia/position/attackers.hpp"

namespace tabia {

/// A ball that lies with one man. It goes with him, and only he can be captured.
struct ball {
    template <class V>
    struct state {
        std::optional<cell<V>> ball;  ///< the cell of the man who has the ball; nothing while the teams are placed
    };

    /// The cell of the ball as a set.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> cell_of(const setup<V>& s) noexcept {
        return s.ball ? bitboard<V>{*s.ball} : bitboard<V>{};
    }

    /// The men of a side that the other side may capture.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> capturable(const setup<V>& s, color side) noexcept {
        return s.men(side) & cell_of(s);
    }

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void after(setup<V>& s, move<V> m) noexcept {
        if (s.ball == m.from()) s.ball = m.to();
    }

    template <class V, class Sink>
    static constexpr void identify(const setup<V>& s, Sink& sink) noexcept {
        sink(cell_of(s));
    }
};

}  // namespace tabia
