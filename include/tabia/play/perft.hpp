#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabia/play/position.hpp"

namespace tabia {

namespace detail {

template <color Us, class V>
[[nodiscard]] constexpr std::uint64_t count_games_of(const setup<V>& s, int depth) noexcept;

/// The number of games of at least two plies, whoever is to move.
template <class V>
[[nodiscard]] [[gnu::always_inline]] constexpr std::uint64_t count_games(const setup<V>& s, int depth) noexcept {
    return s.turn == color::white ? count_games_of<color::white>(s, depth) : count_games_of<color::black>(s, depth);
}

/// The same for the side to move. The moves of the last ply are counted inline: no call stands between a move and the
/// count of the answers to it.
template <color Us, class V>
[[nodiscard]] constexpr std::uint64_t count_games_of(const setup<V>& s, int depth) noexcept {
    move_list<V> list;
    list_moves<Us>(s, list);
    std::uint64_t games = 0;
    for (const move<V> m : list) {
        setup<V> next = s.without_men();
        make_move<Us, bookkeeping::no>(next, s, m);
        games += depth == 2 ? count_moves(next) : count_games(next, depth - 1);
    }
    return games;
}

}  // namespace detail

/// The number of games of `depth` plies from the position; 1 at depth 0.
template <class V>
[[nodiscard]] constexpr std::uint64_t perft(const position<V>& pos, int depth) noexcept {
    if (depth <= 0) return 1;
    return depth == 1 ? pos.count_legal_moves() : detail::count_games(pos.state(), depth);
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
