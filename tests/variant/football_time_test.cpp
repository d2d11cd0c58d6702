#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/football_positions.hpp"
#include "support/games.hpp"
#include "tabia/football.hpp"

// Halves, the end of the match and its result: articles 4.22 to 4.25 and 4.28.
namespace {

using support::check_after;
using support::football_of;
using support::mirrored_fen;
using support::status_of;
using tabia::color;
using tabia::football;
using tabia::outcome;
using tabia::reason;

/// A rook's match: both sides have one beside the king; the phase, ball, goals, half and plies follow.
std::string rooks(const std::string& side, const std::string& rest) {
    return "r5k1/8/8/8/8/8/8/R5K1 " + side + " play " + rest;
}

/// Half time with these goals: Black places first.
std::string half_time(const std::string& goals) { return "8/8/8/8/8/8/8/8 b setup - " + goals + " 2 0"; }

/// The FEN after moves.
std::string fen_after(const std::string& fen, std::string_view moves) {
    return to_fen(support::after_all(football_of(fen), moves));
}

TEST_CASE("football 4.22: moves, carries, passes, tackles and skips are plies") {
    check_after(rooks("w", "a1 0-0 1 6"), "g1g2", "r5k1/8/8/8/8/8/6K1/R7 b play a1 0-0 1 7");
    check_after(rooks("w", "a1 0-0 1 6"), "a1b1", "r5k1/8/8/8/8/8/8/1R4K1 b play b1 0-0 1 7");
    check_after(rooks("w", "a1 0-0 1 6"), "a1>g1", "r5k1/8/8/8/8/8/8/R5K1 b play g1 0-0 1 7");
    check_after(rooks("w", "a8 0-0 1 6"), "a1a8", "R5k1/8/8/8/8/8/8/6K1 b play a8 0-0 1 7");
    check_after("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 6", "0000", "7k/8/8/8/8/ppp5/PPP5/KB6 b play h8 0-0 1 7");
    check_after("4k3/pp6/2n2n2/4q3/4Q3/2NR4/PP6/4K3 w kickoff e4 0-0 1 9", "e4>d3",
                "4k3/pp6/2n2n2/4q3/4Q3/2NR4/PP6/4K3 b play d3 0-0 1 10");
}

TEST_CASE("football 4.22: a half has 90 plies") {
    CHECK_EQ(fen_after(rooks("w", "a1 0-0 1 88"), "g1g2"), "r5k1/8/8/8/8/8/6K1/R7 b play a1 0-0 1 89");
    CHECK_EQ(fen_after(rooks("w", "a1 0-0 1 88"), "g1g2 g8g7"), half_time("0-0"));
    CHECK_EQ(fen_after(rooks("w", "a1 0-0 1 89"), "a1>g1"), half_time("0-0"));
    CHECK_EQ(fen_after("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 89", "0000"), half_time("0-0"));
    CHECK_EQ(fen_after("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 2 89", "0000"),
             "7k/8/8/8/8/ppp5/PPP5/KB6 b over h8 0-0 2 90");
    CHECK_EQ(fen_after("4k3/pp6/2n2n2/4q3/4Q3/2NR4/PP6/4K3 w kickoff e4 0-0 1 89", "e4>d3"), half_time("0-0"));
}

TEST_CASE("football 4.22: White kicks off the first half, Black the second") {
    const auto start = tabia::position<football>::start();
    CHECK_EQ(to_fen(start), "8/8/8/8/8/8/8/8 w setup - 0-0 1 0");
    CHECK_FALSE(tabia::parse_fen<football>("8/8/8/8/8/8/8/8 b setup - 0-0 1 0").has_value());
    CHECK_FALSE(tabia::parse_fen<football>("8/8/8/8/8/8/8/8 w setup - 0-0 2 0").has_value());
    const auto second = support::after_all(football_of(half_time("0-0")),
                                           "Q@e5 Q@e4 K@e8 K@e1 P@a7 P@a2 P@b7 P@b2 N@c6 N@c3 N@f6 N@f3");
    CHECK_EQ(to_fen(second), "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 b kickoff e5 0-0 2 0");
    CHECK_EQ(to_fen(support::after(second, "e5>e8")), "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 w play e8 0-0 2 1");
}

TEST_CASE("football 4.23: a goal on the last ply of the first half counts") {
    CHECK_EQ(fen_after("8/2R5/8/8/8/8/7k/K7 w play c7 1-1 1 89", "c7c8"), half_time("2-1"));
    CHECK_EQ(fen_after("k7/7K/8/8/8/8/2r5/8 b play c2 1-1 1 89", "c2c1"), half_time("1-2"));
    CHECK_EQ(fen_after("8/8/8/3k4/3Q4/8/7r/K7 w play d5 0-0 1 89", "d4d5"), half_time("1-0"));
    CHECK_EQ(fen_after("k7/7R/8/3q4/3K4/8/8/8 b play d4 0-0 1 89", "d5d4"), half_time("0-1"));
}

TEST_CASE("football 4.23: a goal on the last ply of the second half counts") {
    check_after("8/2R5/8/8/8/8/7k/K7 w play c7 1-1 2 89", "c7c8", "2R5/8/8/8/8/8/7k/K7 b over c8 2-1 2 90");
    check_after("2R5/8/8/8/8/8/7k/K1R5 w play c1 1-1 2 89", "c1>c8", "2R5/8/8/8/8/8/7k/K1R5 b over c8 2-1 2 90");
    check_after("8/8/8/3k4/3Q4/8/7r/K7 w play d5 0-0 2 89", "d4d5", "8/8/8/3Q4/8/8/7r/K7 b over d5 1-0 2 90");
    const auto won = support::after(football_of("8/2R5/8/8/8/8/7k/K7 w play c7 1-1 2 89"), "c7c8");
    CHECK(won.outcome() == outcome{color::white, reason::full_time});
}

TEST_CASE("football 4.24: at half time Black kicks off, whoever had the ball") {
    CHECK_EQ(fen_after(rooks("w", "a1 2-1 1 89"), "g1g2"), half_time("2-1"));
    CHECK_EQ(fen_after(rooks("w", "a8 2-1 1 89"), "g1g2"), half_time("2-1"));
    CHECK_EQ(fen_after(rooks("b", "a1 2-1 1 89"), "g8g7"), half_time("2-1"));
    CHECK_EQ(fen_after(rooks("b", "a8 2-1 1 89"), "g8g7"), half_time("2-1"));
}

TEST_CASE("football 4.24: more goals win, equal is a draw") {
    const auto full_time = [](const std::string& goals) {
        const std::string fen = rooks("w", "a1 " + goals + " 2 89");
        CHECK_EQ(status_of(football_of(fen)), "ongoing");
        const auto end = support::after(football_of(fen), "g1g2");
        const auto mirrored = support::after(football_of(mirrored_fen(fen)), "g8g7");
        CHECK_EQ(end.count_legal_moves(), 0u);
        CHECK_EQ(mirrored.count_legal_moves(), 0u);
        return status_of(end) + ' ' + status_of(mirrored);
    };
    CHECK_EQ(full_time("2-1"), "white_wins black_wins");
    CHECK_EQ(full_time("0-1"), "black_wins white_wins");
    CHECK_EQ(full_time("10-9"), "white_wins black_wins");
    CHECK_EQ(full_time("0-0"), "draw draw");
    CHECK_EQ(full_time("3-3"), "draw draw");
    tabia::game<football> game{football_of(rooks("w", "a1 0-1 2 89"))};
    support::play_all(game, "g1g2");
    CHECK(game.outcome() == outcome{color::black, reason::full_time});
    CHECK(football_of("r5k1/8/8/8/8/8/6K1/R7 b over a1 1-1 2 90").outcome() ==
          outcome{std::nullopt, reason::full_time});
}

TEST_CASE("football 4.25: the half ends before a goal or two bare kings start a new placement phase") {
    // Black has scored, so White would kick off; but it is half time.
    CHECK_EQ(fen_after("k7/7K/8/8/8/8/2r5/8 b play c2 0-0 1 89", "c2c1"), half_time("0-1"));
    CHECK_EQ(fen_after("k7/7K/8/8/8/8/2r5/8 b play c2 0-0 1 88", "c2c1"), "8/8/8/8/8/8/8/8 w setup - 0-1 1 89");
    // White has lost his last man.
    CHECK_EQ(fen_after("k7/1R6/8/8/8/8/8/7K b play b7 0-0 1 89", "a8b7"), half_time("0-0"));
    CHECK_EQ(fen_after("k7/1R6/8/8/8/8/8/7K b play b7 0-0 1 88", "a8b7"), "8/8/8/8/8/8/8/8 w setup - 0-0 1 89");
    // At the end nothing is placed any more.
    check_after("7k/8/8/8/8/8/1r6/K7 w play b2 1-2 2 89", "a1b2", "7k/8/8/8/8/8/1K6/8 b over b2 1-2 2 90");
}

TEST_CASE("football 4.25: after a goal the half goes on, with the plies played") {
    auto pos = football_of("8/2R5/8/8/8/8/7k/K7 w play c7 0-0 1 40");
    pos = support::after_all(pos, "c7c8 Q@e5 Q@e4 K@e8 K@e1 P@a7 P@a2 P@b7 P@b2 N@c6 N@c3 N@f6 N@f3 e5>e8");
    CHECK_EQ(to_fen(pos), "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 w play e8 1-0 1 42");
}

TEST_CASE("football 4.28: over shows men and ball as the last move left them") {
    check_after("8/3P4/8/8/8/8/7k/K7 w play d7 0-0 2 89", "d7d8", "3P4/8/8/8/8/8/7k/K7 b over d8 1-0 2 90");
    check_after("2r5/3P4/8/8/8/8/7k/K7 w play c8 0-0 2 89", "d7c8", "2P5/8/8/8/8/8/7k/K7 b over c8 1-0 2 90");
    check_after("6k1/7P/8/8/8/8/7r/K7 w play g8 0-0 2 89", "h7g8", "6P1/8/8/8/8/8/7r/K7 b over g8 1-0 2 90");
    check_after("8/P7/8/8/8/8/7k/K7 w play a7 0-0 2 89", "a7a8q", "Q7/8/8/8/8/8/7k/K7 b over a8 0-0 2 90");
    check_after("8/8/8/8/8/8/7r/Kk6 w play b1 0-0 2 89", "a1b1", "8/8/8/8/8/8/7r/1K6 b over b1 1-0 2 90");
    for (const auto* fen : {"3P4/8/8/8/8/8/7k/K7 b over d8 1-0 2 90", "6P1/8/8/8/8/8/7r/K7 b over g8 1-0 2 90",
                            "8/8/8/8/8/8/7r/1K6 b over b1 1-0 2 90", "r5k1/8/8/8/8/8/6K1/R7 b over a8 1-1 2 90"}) {
        support::check_moves(fen, "", "");
        CHECK_EQ(to_fen(football_of(fen)), fen);
    }
}

}  // namespace
