#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "conformance/playthrough.hpp"
#include "oracle/oracle.hpp"
#include "support/random_games.hpp"

namespace conformance {

/// The library and the oracle say the same of a position.
template <class V>
void check_agreement(const tabia::position<V>& pos, const oracle::game& other) {
    INFO(other.fen());
    REQUIRE_EQ(to_fen(pos), other.fen());
    std::string expected;
    for (const std::string& text : other.moves()) expected += (expected.empty() ? "" : " ") + text;
    REQUIRE_EQ(support::moves_text(pos), expected);
    const std::string status = other.status();
    REQUIRE_EQ(support::status_of(pos), status);
    if (status == "check" || status == "checkmate") REQUIRE(pos.is_check());
    if (status == "ongoing" || status == "stalemate") REQUIRE_FALSE(pos.is_check());
}

/// Calls `f.template operator()<Rule, Choice>(key)` for whatever a promotion rule of the variant lets men become; the
/// key is another for each.
template <class V, class F>
void for_each_promotion(F f) {
    int rules = 0;
    V::rules::for_each([&]<class Rule>() {
        ++rules;
        if constexpr (requires { typename Rule::promotes; })
            Rule::choices::for_each([&]<tabia::piece_type<V> Choice>() {
                f.template operator()<Rule, Choice>(std::pair{rules, Choice});
            });
    });
}

/// What the games have shown, which proves that they were worth comparing.
template <class V>
struct evidence {
    /// Notes a move that is about to be played.
    void add(const tabia::position<V>& pos, tabia::move<V> m) {
        moves.add(m);
        if (pos.men(opponent(pos.turn())).has(m.to())) ++captures;
        for_each_promotion<V>([&]<class Rule, tabia::piece_type<V> Choice>(auto key) {
            const auto man = pos.at(m.from());
            if (man && Rule::promoting::has(man->type) && Rule::template zone_for<V>(pos.turn()).has(m.to()) &&
                m.becomes() == Choice && m.kind() == Rule::template kind<V>())
                ++promotions[key];
        });
    }

    support::tally<V> moves;
    std::map<std::pair<int, tabia::piece_type<V>>, std::size_t> promotions;
    std::size_t checks = 0;
    std::size_t captures = 0;
    std::size_t ends = 0;
};

/// A random game of at most `plies` plies, played by the library and by the oracle side by side.
template <class V>
void play_beside_oracle(support::dice& random, const char* name, const std::string& fen, int plies, evidence<V>& seen) {
    auto pos = support::position_of<V>(fen);
    const auto other = oracle::from_fen(name, fen);
    for (int ply = 0; ply < plies; ++ply) {
        check_agreement(pos, *other);
        check_listing(pos);
        check_round_trip(pos);
        if (pos.is_check()) ++seen.checks;
        const auto moves = support::sorted_moves(pos);
        if (moves.empty()) {
            ++seen.ends;
            return;
        }
        const auto chosen = support::choose(random, moves, seen.moves);
        seen.add(pos, chosen.move);
        pos.play(chosen.move);
        other->play(chosen.text);
    }
}

/// Every sort of move that the variant's rules make has been played.
template <class V>
void check_evidence(evidence<V> seen) {
    V::rules::for_each([&]<class Rule>() {
        if constexpr (requires { Rule::template most_moves<V>; }) {
            const auto kind = tabia::kind_of<V, Rule>;
            INFO("kind ", static_cast<int>(kind));
            CHECK_GT(seen.moves.played(kind), 0u);
        }
    });
    for_each_promotion<V>([&]<class Rule, tabia::piece_type<V> Choice>(auto key) {
        INFO("promotion by rule ", key.first, " to type ", static_cast<int>(Choice));
        CHECK_GT(seen.promotions[key], 0u);
    });
    if constexpr (tabia::has_royal<V>) CHECK_GT(seen.checks, 0u);
    CHECK_GT(seen.captures, 0u);
    CHECK_GT(seen.ends, 0u);
}

}  // namespace conformance
