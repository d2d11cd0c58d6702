#include <doctest/doctest.h>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "support/effort.hpp"
#include "support/games.hpp"
#include "tabia/abagor.hpp"
#include "tabia/bolyar.hpp"
#include "tabia/chess.hpp"
#include "tabia/polgar_star.hpp"

namespace {

using support::dice, support::game_of, support::move_in, support::play_all, support::position_of;
using tabia::chess, tabia::bolyar, tabia::abagor, tabia::polgar_star;
using tabia::color, tabia::outcome, tabia::reason, tabia::refusal, tabia::refusal_cause;

constexpr outcome by_threefold{std::nullopt, reason::threefold_repetition};
constexpr outcome by_fivefold{std::nullopt, reason::fivefold_repetition};

static_assert(std::is_trivially_copyable_v<tabia::position<bolyar>>);
static_assert(std::is_trivially_copyable_v<tabia::position<abagor>>);
static_assert(std::is_trivially_copyable_v<tabia::position<polgar_star>>);

template <class V>
[[nodiscard]] bool same(std::string_view a, std::string_view b) {
    return position_of<V>(a).repeats(position_of<V>(b));
}

/// A tour of four plies that comes back, begun by either side; instead of its last move another would lead elsewhere.
struct tour {
    std::string_view fen;
    std::string_view moves;
    std::string_view last;
    std::string_view instead;
};

constexpr tour white_first{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3 g8f6 f3g1 f6g8", "f6g8",
                           "f6h5"};
constexpr tour black_first{"rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "g8f6 g1f3 f6g8 f3g1", "f3g1",
                           "f3h4"};

TEST_CASE("repetition: threefold can be claimed when it has arisen, not before") {
    for (const tour& t : {white_first, black_first}) {
        auto game = game_of<chess>(t.fen);
        play_all(game, t.moves);
        CHECK_EQ(game.occurrences(), 2);
        CHECK_FALSE(game.claimable_draw().has_value());
        play_all(game, t.moves);
        CHECK_EQ(game.occurrences(), 3);
        CHECK_FALSE(game.outcome().has_value());
        CHECK(game.claimable_draw() == reason::threefold_repetition);
        CHECK_FALSE(game.claim_draw().has_value());
        CHECK(game.outcome() == by_threefold);
        CHECK_EQ(game.moves().size(), 8);
        CHECK(game.undo());
        CHECK_EQ(game.occurrences(), 3);
        CHECK(game.undo());
        CHECK_EQ(game.occurrences(), 2);
        CHECK_FALSE(game.claimable_draw().has_value());
    }
}

TEST_CASE("repetition: threefold can be claimed by naming the move, which is not played") {
    for (const tour& t : {white_first, black_first}) {
        auto game = game_of<chess>(t.fen);
        const std::string_view all_but_last = t.moves.substr(0, t.moves.size() - 5);
        play_all(game, all_but_last);
        CHECK_FALSE(game.claimable_draw(move_in(game, t.last)).has_value());  // it would stand for the second time
        play_all(game, t.last);
        play_all(game, all_but_last);
        CHECK_FALSE(game.claimable_draw().has_value());
        CHECK_FALSE(game.claimable_draw(move_in(game, t.instead)).has_value());
        const auto named = move_in(game, t.last);
        CHECK(game.claimable_draw(named) == reason::threefold_repetition);
        CHECK_EQ(game.claim_draw()->cause, refusal_cause::no_draw_to_claim);
        CHECK_FALSE(game.claim_draw(named).has_value());
        CHECK(game.outcome() == by_threefold);
        CHECK_EQ(game.moves().size(), 7);
        CHECK(game.undo());
        play_all(game, t.last);
        CHECK_EQ(game.occurrences(), 3);
    }
}

TEST_CASE("repetition: a claim that is not made lapses with the next new position") {
    auto game = game_of<chess>(white_first.fen);
    play_all(game, white_first.moves);
    play_all(game, white_first.moves);
    play_all(game, "e2e4");
    CHECK_EQ(game.occurrences(), 1);
    CHECK_FALSE(game.claimable_draw().has_value());
}

TEST_CASE("repetition: fivefold ends the game by itself, fourfold does not") {
    for (const tour& t : {white_first, black_first}) {
        auto game = game_of<chess>(t.fen);
        for (int i = 0; i < 3; ++i) play_all(game, t.moves);
        CHECK_EQ(game.occurrences(), 4);
        CHECK_FALSE(game.outcome().has_value());
        CHECK(game.claimable_draw() == reason::threefold_repetition);
        play_all(game, t.moves);
        CHECK_EQ(game.occurrences(), 5);
        CHECK(game.outcome() == by_fivefold);
        CHECK_FALSE(game.claimable_draw().has_value());
        CHECK(game.claim_draw() == refusal{refusal_cause::game_over, by_fivefold});
        CHECK(game.undo());
        CHECK_FALSE(game.outcome().has_value());
        CHECK_FALSE(game.position().outcome().has_value());
    }
}

TEST_CASE("repetition: the position without a castling right is another") {
    auto orthodox = game_of<chess>("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    auto wide = game_of<bolyar>("2/r3k3r/9/9/9/9/9/9/R3K3R/2 w KQkq - 0 1");
    for (int count = 1; count <= 3; ++count) {
        CHECK_FALSE(orthodox.claimable_draw().has_value());
        play_all(orthodox, "h1g1 h8g8 g1h1 g8h8");
        CHECK_EQ(orthodox.occurrences(), count);
        play_all(wide, "i1h1 i8h8 h1i1 h8i8");
        CHECK_EQ(wide.occurrences(), count);
    }
    CHECK(orthodox.claimable_draw() == reason::threefold_repetition);
    CHECK(wide.claimable_draw() == reason::threefold_repetition);
}

TEST_CASE("repetition: the position with a legal en-passant capture is another") {
    struct game_text {
        std::string_view fen, double_step, tour;
    };
    for (const auto& [fen, double_step, tour] :
         {game_text{"4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1", "d7d5", "g1f3 g8f6 f3g1 f6g8"},
          game_text{"4k1n1/8/8/8/4p3/8/3P4/4K1N1 w - - 0 1", "d2d4", "g8f6 g1f3 f6g8 f3g1"}}) {
        auto game = game_of<chess>(fen);
        play_all(game, double_step);
        for (int count = 1; count <= 3; ++count) {
            CHECK_FALSE(game.claimable_draw().has_value());
            play_all(game, tour);
            CHECK_EQ(game.occurrences(), count);
        }
        CHECK(game.claimable_draw() == reason::threefold_repetition);
    }
    CHECK_FALSE(same<bolyar>("2/4k4/9/9/3pP4/9/9/9/4K4/2 w - d6 0 1", "2/4k4/9/9/3pP4/9/9/9/4K4/2 w - - 0 1"));
}

TEST_CASE("repetition: an en-passant capture that is not legal makes no difference") {
    struct game_text {
        std::string_view fen, double_step, tour;
    };
    for (const auto& [fen, double_step, tour] :
         {game_text{"k3r1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1", "d7d5", "g1f3 g8f6 f3g1 f6g8"},
          game_text{"4k1n1/8/8/8/4p3/8/3P4/K3R1N1 w - - 0 1", "d2d4", "g8f6 g1f3 f6g8 f3g1"},
          game_text{"k5n1/3p4/8/8/8/8/8/K5N1 b - - 0 1", "d7d5", "g1f3 g8f6 f3g1 f6g8"}}) {
        auto game = game_of<chess>(fen);
        play_all(game, double_step);
        for (int count = 2; count <= 3; ++count) {
            play_all(game, tour);
            CHECK_EQ(game.occurrences(), count);
        }
        CHECK(game.claimable_draw() == reason::threefold_repetition);
    }
}

TEST_CASE("repetition: the side to move, hands and double steps make positions differ, counters do not") {
    CHECK(same<chess>("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 49 90"));
    CHECK_FALSE(same<chess>("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"));

    const std::string kings = "4k4/9/9/9/9/9/9/9/4K4";
    CHECK(same<abagor>(kings + "[NRn] w - - 0 1", kings + "[NRn] w - - 3 9"));
    CHECK_FALSE(same<abagor>(kings + "[N] w - - 0 1", kings + "[] w - - 0 1"));
    CHECK_FALSE(same<abagor>(kings + "[N] w - - 0 1", kings + "[n] w - - 0 1"));
    CHECK_FALSE(same<abagor>(kings + "[N] w - - 0 1", kings + "[R] w - - 0 1"));
    CHECK_FALSE(same<abagor>(kings + "[N] w - - 0 1", kings + "[NN] w - - 0 1"));

    const std::string pawns = "1/2/1P3p1/K5/5/5k/7/2/1[]";
    CHECK(same<polgar_star>(pawns + " w 5,9 - 0 1", pawns + " w 5,9 - 7 5"));
    CHECK_FALSE(same<polgar_star>(pawns + " w 5,9 - 0 1", pawns + " w 5 - 0 1"));
    CHECK_FALSE(same<polgar_star>(pawns + " w 5,9 - 0 1", pawns + " w 9 - 0 1"));
}

TEST_CASE("repetition: a position returns although men were captured and pawns produced in between") {
    auto game = game_of<abagor>("9/9/9/4e4/1g5G1/4E4/9/9/9[] w - - 0 1");
    for (int count = 2; count <= 3; ++count) {
        play_all(game, "P@e2 P@e8 h5e8 b5e2 e8h5 e2b5");
        CHECK_EQ(game.occurrences(), count);
    }
    CHECK(game.claimable_draw() == reason::threefold_repetition);
}

/// What is left of a canonical FEN without its two counters is the same if and only if the position repeats.
[[nodiscard]] std::string without_counters(std::string fen) {
    for (int i = 0; i < 2; ++i) fen.erase(fen.rfind(' '));
    return fen;
}

/// A random move, but as a rule the one that takes back the side's last, if it is legal.
template <class V>
[[nodiscard]] tabia::move<V> any_or_back(const tabia::game<V>& game, dice& random) {
    const auto moves = game.position().legal_moves();
    if (const std::size_t plies = game.moves().size(); plies >= 2 && !random.once_in(4))
        for (const tabia::move<V> m : moves)
            if (m.from() == game.moves()[plies - 2].to() && m.to() == game.moves()[plies - 2].from()) return m;
    return moves[random.below(moves.size())];
}

/// Plays random games from a position and counts by FEN how often each position has stood.
template <class V>
void compare_with_fens(std::string_view fen) {
    dice random{5};
    std::map<int, int> seen;
    for (std::size_t round = 0; round < support::games(60); ++round) {
        auto game = game_of<V>(fen);
        std::map<std::string, int> stood{{without_counters(std::string{fen}), 1}};
        for (int ply = 0; ply < 80 && !game.outcome(); ++ply) {
            const auto chosen = any_or_back(game, random);
            const int count = ++stood[without_counters(to_fen(game.position().after(chosen)))];
            ++seen[count];
            REQUIRE_EQ(game.claimable_draw(chosen) == reason::threefold_repetition, count >= 3);
            REQUIRE_FALSE(game.play(chosen).has_value());
            REQUIRE_EQ(game.occurrences(), count);
            REQUIRE_EQ(game.outcome() == by_fivefold, count == 5);
            REQUIRE_EQ(game.claimable_draw() == reason::threefold_repetition, count == 3 || count == 4);
        }
    }
    for (int count = 1; count <= 5; ++count) CHECK_GT(seen[count], 0);
}

TEST_CASE("repetition: random games count as their FENs do") {
    compare_with_fens<chess>("r3k2r/3p4/8/4P3/4p3/8/3P4/R3K2R w KQkq - 0 1");
    compare_with_fens<bolyar>("ss/rnobkbonr/ppppppppp/9/9/9/9/PPPPPPPPP/RNOBKBONR/SS w KQkq - 0 1");
    compare_with_fens<abagor>("9/9/9/4e4/1g5G1/4E4/9/9/9[Nn] w - - 0 1");
    compare_with_fens<polgar_star>("1/2/RP3pn/NP2pk/QP1pq/BP2pb/KP3pr/2/1[] w 5,9,12,15,18,20,23,26,29,33 - 0 6");
}

/// A position without its counters, a move that mates there and one that does not; neither resets the halfmove clock.
struct study {
    color side;
    std::string_view position;
    std::string_view mate;
    std::string_view quiet;
};

template <class V>
inline constexpr study studies[2]{};
template <>
inline constexpr study studies<chess>[2] {
    {color::white, "k7/8/1K6/8/8/8/8/7R w - -", "h1h8", "h1h2"}, {
        color::black, "7r/8/8/8/8/1k6/8/K7 b - -", "h8h1", "h8h7"
    }
};
template <>
inline constexpr study studies<bolyar>[2] {
    {color::white, "2/9/9/9/k1K6/9/9/9/8R/2 w - -", "i1a1", "i1i2"}, {
        color::black, "2/8r/9/9/9/K1k6/9/9/9/2 b - -", "i8a8", "i8i7"
    }
};
template <>
inline constexpr study studies<abagor>[2] {
    {color::white, "8S/9/9/9/k8/9/2K6/9/9[] w - -", "i9a9", "i9i8"}, {
        color::black, "9/9/2k6/9/K8/9/9/9/8s[] b - -", "i1a1", "i1i2"
    }
};
template <>
inline constexpr study studies<polgar_star>[2] {
    {color::white, "k/2/2K3Q/6/5/6/7/2/1[] w - -", "10-8", "10-9"}, {
        color::black, "K/2/q3k2/6/5/6/7/2/1[] b - -", "4-6", "4-5"
    }
};

template <class V>
[[nodiscard]] tabia::game<V> counted(const study& s, int plies) {
    return game_of<V>(std::string{s.position} + " " + std::to_string(plies) + " 90");
}

constexpr outcome by_fifty{std::nullopt, reason::fifty_moves};
constexpr outcome by_seventyfive{std::nullopt, reason::seventyfive_moves};

TEST_CASE_TEMPLATE("50 moves: can be claimed at 100 plies, or at 99 by naming the move", V, chess, bolyar, abagor,
                   polgar_star) {
    for (const study& s : studies<V>) {
        auto early = counted<V>(s, 98);
        CHECK_FALSE(early.claimable_draw().has_value());
        CHECK_FALSE(early.claimable_draw(move_in(early, s.quiet)).has_value());
        CHECK(early.claim_draw(move_in(early, s.quiet)) == refusal{refusal_cause::no_draw_to_claim, std::nullopt});

        auto game = counted<V>(s, 99);
        const auto quiet = move_in(game, s.quiet);
        CHECK_FALSE(game.claimable_draw().has_value());
        CHECK(game.claim_draw() == refusal{refusal_cause::no_draw_to_claim, std::nullopt});
        CHECK(game.claimable_draw(quiet) == reason::fifty_moves);
        CHECK_FALSE(game.claim_draw(quiet).has_value());
        CHECK(game.outcome() == by_fifty);
        CHECK(game.moves().empty());
        CHECK(game.undo());

        play_all(game, s.quiet);
        CHECK_FALSE(game.outcome().has_value());
        CHECK(game.claimable_draw() == reason::fifty_moves);
        CHECK_FALSE(game.claim_draw().has_value());
        CHECK(game.outcome() == by_fifty);
        CHECK(game.undo());
        CHECK(game.undo());
        CHECK_FALSE(game.claimable_draw().has_value());
    }
}

TEST_CASE_TEMPLATE("75 moves: end the game by themselves at 150 plies", V, chess, bolyar, abagor, polgar_star) {
    for (const study& s : studies<V>) {
        auto game = counted<V>(s, 149);
        CHECK_FALSE(game.outcome().has_value());
        CHECK(game.claimable_draw() == reason::fifty_moves);
        play_all(game, s.quiet);
        CHECK(game.outcome() == by_seventyfive);
        CHECK_FALSE(game.claimable_draw().has_value());
        CHECK(game.claim_draw() == refusal{refusal_cause::game_over, by_seventyfive});
        CHECK(game.undo());
        CHECK_FALSE(game.outcome().has_value());
        CHECK(counted<V>(s, 150).outcome() == by_seventyfive);
    }
}

TEST_CASE_TEMPLATE("checkmate on the ply that completes a count wins", V, chess, bolyar, abagor, polgar_star) {
    for (const study& s : studies<V>)
        for (const int plies : {99, 149}) {
            auto game = counted<V>(s, plies);
            const auto mate = move_in(game, s.mate);
            CHECK_FALSE(game.claimable_draw(mate).has_value());
            CHECK(game.claim_draw(mate) == refusal{refusal_cause::no_draw_to_claim, std::nullopt});
            play_all(game, s.mate);
            CHECK(game.outcome() == outcome{s.side, reason::checkmate});
            CHECK_FALSE(game.claimable_draw().has_value());
            CHECK(game.claim_draw() == refusal{refusal_cause::game_over, outcome{s.side, reason::checkmate}});
        }
}

TEST_CASE("50 moves: a move that resets the clock completes nothing") {
    auto game = game_of<chess>("4k3/8/8/8/8/8/P6r/4K2R w - - 99 90");
    CHECK(game.claimable_draw(move_in(game, "h1g1")) == reason::fifty_moves);
    CHECK_FALSE(game.claimable_draw(move_in(game, "a2a3")).has_value());
    CHECK_FALSE(game.claimable_draw(move_in(game, "h1h2")).has_value());
    play_all(game, "a2a3");
    CHECK_FALSE(game.claimable_draw().has_value());
}

TEST_CASE("50 moves: a move that draws otherwise can be named too") {
    auto game = game_of<chess>("k7/8/1K6/8/8/8/8/2Q5 w - - 99 90");
    const auto stalemates = move_in(game, "c1c7");
    CHECK(game.claimable_draw(stalemates) == reason::fifty_moves);
    play_all(game, "c1c7");
    CHECK(game.outcome() == outcome{std::nullopt, reason::stalemate});
}

TEST_CASE("50 moves: a claim that is not made does not lapse while the clock runs on") {
    auto game = game_of<chess>("4k3/8/8/8/8/8/8/4K2R w - - 100 90");
    play_all(game, "h1h2 e8e7 h2h3 e7e6");
    CHECK(game.claimable_draw() == reason::fifty_moves);
    play_all(game, "h3h1 e6e5");
    CHECK_FALSE(game.outcome().has_value());
}

TEST_CASE_TEMPLATE("game: is the replay of its moves, and undo restores all of it", V, bolyar, abagor, polgar_star) {
    support::check_replay_and_undo<V>();
}

}  // namespace
