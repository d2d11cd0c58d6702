#pragma once

#include <cstdint>
#include <limits>

#include "tabia/position/setup.hpp"

namespace tabia {

/// Where the halfmove clock stops: the largest that a FEN can tell.
inline constexpr std::uint16_t last_halfmove = std::numeric_limits<std::uint16_t>::max();
/// Where the move number stops: the largest that a FEN can tell.
inline constexpr std::uint32_t last_move_number = std::numeric_limits<std::uint32_t>::max();

/// Counts moves and, for the draws by counting, the plies since the last capture, move of a man of type `Pawn`,
/// promotion, or entry of a man on the board.
template <auto Pawn>
struct counters {
    static constexpr bool is_bookkeeping = true;

    template <class V>
    struct state {
        std::uint32_t move_number = 1;     ///< 1 at the start, rises after Black's turn up to `last_move_number`
        std::uint16_t halfmove_clock = 0;  ///< plies, up to `last_halfmove`
    };

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void remember(const men_on_board<V>& before, move<V> m,
                                                           remembered<V>& r) noexcept {
        // A man that is not yet what he becomes, where he comes from, is promoted or enters the board.
        const bool resets = before.men(opponent(Us)).has(m.to()) || before.men(Pawn).has(m.from()) ||
                            !before.men(m.becomes()).has(m.from());
        if (resets)
            r.halfmove_clock = 0;
        else if (r.halfmove_clock != last_halfmove)
            ++r.halfmove_clock;
        if constexpr (Us == color::black)
            if (r.move_number != last_move_number) ++r.move_number;
    }
};

}  // namespace tabia
