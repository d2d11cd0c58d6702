#pragma once

#include <doctest/doctest.h>

#include <cstddef>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "conformance/oracle_games.hpp"
#include "oracle/oracle.hpp"
#include "support/dice.hpp"
#include "support/texts.hpp"
#include "tabia/rule/match.hpp"

namespace conformance {

/// How often what has happened in games, told in words.
using events = std::map<std::string, std::size_t>;

/// Variants whose games begin by placing men from hand.
template <class V>
concept places_an_array = requires(tabia::setup<V> s) {
    s.in_hand;
    s.unmoved_pawns;
};
/// Variants that count goals.
template <class V>
concept counts_goals = requires(tabia::setup<V> s) {
    s.goals;
};

[[nodiscard]] inline std::string side_name(tabia::color side) {
    return side == tabia::color::white ? "White " : "Black ";
}

/// What games of the variant must show, each for itself; nothing where the other cases of the tests say enough.
template <class V>
[[nodiscard]] std::vector<std::string> expected_events() {
    std::vector<std::string> names;
    for (const tabia::color side : {tabia::color::white, tabia::color::black}) {
        const auto add = [&](const std::string& what) { names.push_back(side_name(side) + what); };
        if constexpr (places_an_array<V> || counts_goals<V>)
            for (const char* man : {"Q", "R", "B", "N"}) add(std::string{"promotes to "} + man);
        if constexpr (places_an_array<V>) {
            add("mates");
            add("double-steps");
        }
        if constexpr (counts_goals<V>) {
            for (const char* what :
                 {"scores by carry", "scores by pass", "scores by tackle", "scores by tackling the king",
                  "scores with the last ply of the first half", "scores with the last ply of the second half",
                  "kicks off", "skips", "promotes with the ball", "tackles the last man", "wins"})
                add(what);
        }
    }
    if constexpr (counts_goals<V>) names.insert(names.end(), {"half time", "full time", "drawn match"});
    return names;
}

/// Notes what a move of a game with goals has brought about.
template <counts_goals V>
void note_match(events& seen, const tabia::position<V>& before, tabia::move<V> m, const tabia::position<V>& after) {
    const std::string side = side_name(before.turn());
    const auto& was = before.state();
    const auto& is = after.state();
    const auto note = [&](const std::string& what) { ++seen[side + what]; };
    const std::string text = to_string(m);
    const bool is_pass = text.find('>') != std::string::npos;
    const bool tackles = !is_pass && before.men(opponent(before.turn())).has(m.to());
    if (is.goals != was.goals) {
        const bool tackles_king = tackles && before.at(m.to())->type == V::king;
        note(is_pass        ? "scores by pass"
             : tackles_king ? "scores by tackling the king"
             : tackles      ? "scores by tackle"
                            : "scores by carry");
        if (was.plies == 89)
            note(was.half == 1 ? "scores with the last ply of the first half"
                               : "scores with the last ply of the second half");
    } else if (tackles && before.men(opponent(before.turn())).size() == 2 && before.men(before.turn()).size() == 1 &&
               was.plies != 89) {
        note("tackles the last man");
    }
    if (was.phase == tabia::match_phase::kickoff) note("kicks off");
    if (text == "0000") note("skips");
    if (m.kind() == tabia::move_kind::promotion && was.ball == m.from()) note("promotes with the ball");
    if (is.half != was.half) ++seen["half time"];
    if (is.phase == tabia::match_phase::over) ++seen["full time"];
}

/// Notes what a move has brought about.
template <class V>
void note_move(events& seen, const tabia::position<V>& before, tabia::move<V> m, const tabia::position<V>& after) {
    const std::string side = side_name(before.turn());
    if (m.kind() == tabia::move_kind::promotion)
        ++seen[side + "promotes to " + letter(tabia::piece<V>{tabia::color::white, m.becomes()})];
    if constexpr (counts_goals<V>) note_match(seen, before, m, after);
    if constexpr (places_an_array<V>) {
        const auto man = before.at(m.from());
        const bool double_steps = man && man->type == V::pawn && m.kind() >= tabia::move_kind::first_of_rules;
        if (double_steps) ++seen[side + "double-steps"];
    }
}

/// Notes how a game has ended.
template <class V>
void note_end(events& seen, const tabia::outcome& end) {
    if (end.reason == tabia::reason::checkmate) ++seen[side_name(*end.winner) + "mates"];
    if (end.reason == tabia::reason::full_time) ++seen[end.winner ? side_name(*end.winner) + "wins" : "drawn match"];
}

/// One of the moves at random, of which there must be one: mostly one that brings about what has been seen least often.
template <class V>
[[nodiscard]] support::named_move<V> choose_eventful(support::dice& random, const tabia::position<V>& pos,
                                                     const events& seen) {
    const auto moves = support::sorted_moves(pos);
    auto chosen = moves[random.below(moves.size())];
    if (random.once_in(3)) return chosen;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const auto& each : moves) {
        events brought;
        note_move(brought, pos, each.move, pos.after(each.move));
        for (const auto& [event, times] : brought) {
            const auto known = seen.find(event);
            const std::size_t count = known == seen.end() ? 0 : known->second;
            if (count >= least) continue;
            least = count;
            chosen = each;
        }
    }
    return chosen;
}

/// A random game from a FEN to its end, played by the library and by the oracle side by side; it must end before more
/// plies are played than any game needs.
template <class V>
void play_whole_game(support::dice& random, const char* name, const std::string& fen, events& seen) {
    auto pos = support::position_of<V>(fen);
    const auto other = oracle::from_fen(name, fen);
    for (int ply = 0; ply < 5000; ++ply) {
        check_agreement(pos, *other);
        if (const auto end = pos.outcome()) {
            note_end<V>(seen, *end);
            return;
        }
        const auto chosen = choose_eventful(random, pos, seen);
        const auto before = pos;
        pos.play(chosen.move);
        other->play(chosen.text);
        note_move(seen, before, chosen.move, pos);
    }
    FAIL("the game does not end: ", to_fen(pos));
}

}  // namespace conformance
