#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabia/play/position.hpp"

namespace tabia {

/// The number of games of `depth` plies from the position; 1 at depth 0.
template <class V>
[[nodiscard]] constexpr std::uint64_t perft(const position<V>& pos, int depth) noexcept {
    if (depth <= 0) return 1;
    if (depth == 1) return pos.count_legal_moves();
    std::uint64_t games = 0;
    for (const move<V> m : pos.legal_moves()) {
        position<V> next = pos;
        next.play_unchecked(m);
        games += perft(next, depth - 1);
    }
    return games;
}

/// The root moves of a position and the number of games that begin with each.
template <class V>
struct divided {
    move_list<V> moves;
    std::array<std::uint64_t, move_list<V>::capacity()> games;  ///< `games[i]` begin with `moves[i]`
};

/// `perft` told apart by root move; `depth` is at least 1.
template <class V>
[[nodiscard]] constexpr divided<V> divide(const position<V>& pos, int depth) noexcept {
    divided<V> roots{pos.legal_moves(), {}};
    for (std::size_t i = 0; i < roots.moves.size(); ++i) roots.games[i] = perft(pos.after(roots.moves[i]), depth - 1);
    return roots;
}

}  // namespace tabia
