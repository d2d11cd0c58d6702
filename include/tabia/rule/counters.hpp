#pragma once

#include <cstdint>
#include <limits>

#include "tabia/position/setup.hpp"

namespace tabia {

/// Counts moves and, for the draws by counting, the plies since the last capture, move of a man of type `Pawn`,
/// promotion, or entry of a man on the board.
template <auto Pawn>
struct counters {
    template <class V>
    struct state {
        std::uint32_t move_number = 1;     ///< 1 at the start, rises after Black's turn
        std::uint16_t halfmove_clock = 0;  ///< plies; stays at 65535 once there
    };

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void before(setup<V>& s, move<V> m) noexcept {
        // A man that is not yet what he becomes, where he comes from, is promoted or enters the board.
        const bool resets = s.men(opponent(Us)).has(m.to()) || s.men(Pawn).has(m.from()) ||
                            !s.men(m.becomes()).has(m.from());
        if (resets)
            s.halfmove_clock = 0;
        else if (s.halfmove_clock != std::numeric_limits<std::uint16_t>::max())
            ++s.halfmove_clock;
        if constexpr (Us == color::black) ++s.move_number;
    }
};

}  // namespace tabia
