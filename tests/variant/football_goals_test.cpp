#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/football_positions.hpp"
#include "tabia/football.hpp"

// Goals, promotion and what follows a goal: articles 4.17 to 4.21. Every case looks at both sides.
namespace {

using support::check_after;
using support::check_moves;
using support::football_of;
using tabia::football;

/// After White's goal, with this many plies played, Black kicks off again.
std::string scored(int plies, const std::string& goals = "1-0") {
    return "8/8/8/8/8/8/8/8 b setup - " + goals + " 1 " + std::to_string(plies);
}

TEST_CASE("football 4.17: a goal by carrying the ball onto one of the enemy's four goal cells") {
    check_after("8/2R5/8/8/8/8/7k/K7 w play c7 0-0 1 6", "c7c8", scored(7));
    check_after("8/8/8/3B4/8/8/7k/K7 w play d5 0-0 1 6", "d5f7", "8/5B2/8/8/8/8/7k/K7 b play f7 0-0 1 7");
    check_after("8/8/4N3/8/8/8/7k/K7 w play e6 0-0 1 6", "e6d8", scored(7));
    check_after("8/4K3/8/8/8/8/7k/R7 w play e7 0-0 1 6", "e7f8", scored(7));
    check_after("8/4P3/8/8/8/8/7k/K7 w play e7 0-0 1 6", "e7e8", scored(7));
    // Goals add up.
    check_after("8/2R5/8/8/8/8/7k/K7 w play c7 2-3 1 6", "c7c8", scored(7, "3-3"));
}

TEST_CASE("football 4.17: no goal beside the four cells, nor by a man without the ball") {
    check_after("8/1R6/8/8/8/8/7k/K7 w play b7 0-0 1 6", "b7b8", "1R6/8/8/8/8/8/7k/K7 b play b8 0-0 1 7");
    check_after("8/6R1/8/8/8/8/7k/K7 w play g7 0-0 1 6", "g7g8", "6R1/8/8/8/8/8/7k/K7 b play g8 0-0 1 7");
    check_after("8/2R5/8/8/8/8/7k/K7 w play a1 0-0 1 6", "c7c8", "2R5/8/8/8/8/8/7k/K7 b play a1 0-0 1 7");
}

TEST_CASE("football 4.17: a goal by a pass to a man who stands in the enemy's goal") {
    check_after("2R5/8/8/8/8/8/7k/K1R5 w play c1 0-0 1 6", "c1>c8", scored(7));
    check_after("3K4/4Q3/8/8/8/8/7k/8 w play e7 0-0 1 6", "e7>d8", scored(7));
    check_after("5R2/4P3/8/8/8/8/7k/K7 w play e7 0-0 1 6", "e7>f8", scored(7));
    check_after("1R6/8/8/8/8/8/7k/KR6 w play b1 0-0 1 6", "b1>b8", "1R6/8/8/8/8/8/7k/KR6 b play b8 0-0 1 7");
}

TEST_CASE("football 4.17: a goal by tackling there") {
    check_after("2r5/8/8/8/8/8/7k/K1R5 w play c8 0-0 1 6", "c1c8", scored(7));
    check_after("3r4/8/4N3/8/8/8/7k/K7 w play d8 0-0 1 6", "e6d8", scored(7));
    check_after("5r2/4P3/8/8/8/8/7k/K7 w play f8 0-0 1 6", "e7f8", scored(7));
    check_after("8/8/8/8/2r5/8/7k/K1R5 w play c4 0-0 1 6", "c1c4", "8/8/8/8/2R5/8/7k/K7 b play c4 0-0 1 7");
}

TEST_CASE("football 4.18: a goal by tackling the king, wherever he is") {
    check_after("8/8/8/3k4/3Q4/8/7r/K7 w play d5 0-0 1 6", "d4d5", scored(7));
    check_after("8/8/8/8/8/8/7r/Kk6 w play b1 0-0 1 6", "a1b1", scored(7));
    check_after("8/8/3k4/4P3/8/8/7r/K7 w play d6 0-0 1 6", "e5d6", scored(7));
    check_after("4k3/8/8/8/8/8/7r/K3R3 w play e8 0-0 1 6", "e1e8", scored(7));
    // Only when he has the ball.
    check_moves("8/8/8/3k4/3Q4/8/7r/K7 w play h2 0-0 1 6", "d4d5", "");
    // Two men of White's and a lone king: a goal all the same.
    check_after("8/8/8/8/8/8/7R/Kk6 w play b1 0-0 1 6", "a1b1", scored(7));
}

TEST_CASE("football 4.19: the ball in one's own goal is no goal") {
    check_after("7k/8/8/8/8/8/2R5/K7 w play c2 0-0 1 6", "c2c1", "7k/8/8/8/8/8/8/K1R5 b play c1 0-0 1 7");
    check_after("7k/8/8/8/2R5/8/8/K1R5 w play c4 0-0 1 6", "c4>c1", "7k/8/8/8/2R5/8/8/K1R5 b play c1 0-0 1 7");
    check_after("7k/8/8/8/8/8/8/K1R5 w play c1 0-0 1 6", "c1d1", "7k/8/8/8/8/8/8/K2R4 b play d1 0-0 1 7");
    // Though an own king has it there.
    check_after("7k/8/8/8/8/8/R2K4/8 w play d2 0-0 1 6", "d2d1", "7k/8/8/8/8/8/R7/3K4 b play d1 0-0 1 7");
}

TEST_CASE("football 4.20: a pawn without the ball becomes queen, rook, bishop or knight, also in the goal") {
    check_moves("8/P7/8/8/8/8/7k/K7 w play a1 0-0 1 6", "a7", "a7a8b a7a8n a7a8q a7a8r");
    check_moves("8/3P4/8/8/8/8/7k/K7 w play a1 0-0 1 6", "d7", "d7d8b d7d8n d7d8q d7d8r");
    check_after("8/3P4/8/8/8/8/7k/K7 w play a1 0-0 1 6", "d7d8q", "3Q4/8/8/8/8/8/7k/K7 b play a1 0-0 1 7");
    check_after("8/3P4/8/8/8/8/7k/K7 w play h2 0-0 1 6", "d7d8n", "3N4/8/8/8/8/8/7k/K7 b play h2 0-0 1 7");
    check_after("8/P7/8/8/8/8/7k/K7 w play a1 0-0 1 6", "a7a8r", "R7/8/8/8/8/8/7k/K7 b play a1 0-0 1 7");
    check_after("8/P7/8/8/8/8/7k/K7 w play a1 0-0 1 6", "a7a8b", "B7/8/8/8/8/8/7k/K7 b play a1 0-0 1 7");
    check_moves("8/8/P7/8/8/8/7k/K7 w play a1 0-0 1 6", "a6", "a6a7");
}

TEST_CASE("football 4.20: a pawn with the ball keeps it") {
    check_moves("8/P7/8/8/8/8/7k/K7 w play a7 0-0 1 6", "a7", "a7a8b a7a8n a7a8q a7a8r");
    check_after("8/P7/8/8/8/8/7k/K7 w play a7 0-0 1 6", "a7a8q", "Q7/8/8/8/8/8/7k/K7 b play a8 0-0 1 7");
    check_after("8/6P1/8/8/8/8/7k/K7 w play g7 0-0 1 6", "g7g8n", "6N1/8/8/8/8/8/7k/K7 b play g8 0-0 1 7");
    // By tackling beside the goal too.
    check_moves("1r6/P7/8/8/8/8/7k/K7 w play b8 0-0 1 6", "a7b8", "a7b8b a7b8n a7b8q a7b8r");
    check_after("1r6/P7/8/8/8/8/7k/K7 w play b8 0-0 1 6", "a7b8b", "1B6/8/8/8/8/8/7k/K7 b play b8 0-0 1 7");
}

TEST_CASE("football 4.20: no promotion when the move scores") {
    check_moves("8/3P4/8/8/8/8/7k/K7 w play d7 0-0 1 6", "d7", "d7d8");
    check_moves("2r5/3P4/8/8/8/8/7k/K7 w play c8 0-0 1 6", "d7c8", "d7c8");
    check_moves("2r5/1P6/8/8/8/8/7k/K7 w play c8 0-0 1 6", "b7", "b7b8b b7b8n b7b8q b7b8r b7c8");
    // The king's capture scores beside the goal too.
    check_moves("6k1/7P/8/8/8/8/7r/K7 w play g8 0-0 1 6", "h7", "h7g8 h7h8b h7h8n h7h8q h7h8r");
    check_after("6k1/7P/8/8/8/8/7r/K7 w play g8 0-0 1 6", "h7g8", scored(7));
    check_moves("4k3/5P2/8/8/8/8/7r/K7 w play e8 0-0 1 6", "f7e8", "f7e8");
    // A pass by a pawn to the goal moves no pawn.
    check_moves("2R5/1P6/8/8/8/8/7k/K7 w play b7 0-0 1 6", "b7>", "b7>c8");
}

TEST_CASE("football 4.21: after a goal the conceding side kicks off with full teams") {
    const auto white_scored = support::after(football_of("8/2R5/8/8/8/8/7k/K7 w play c7 1-1 1 6"), "c7c8");
    CHECK_EQ(to_fen(white_scored), "8/8/8/8/8/8/8/8 b setup - 2-1 1 7");
    CHECK_EQ(white_scored.count_legal_moves(), 159u);
    const auto black_scored = support::after(football_of("k7/7K/8/8/8/8/2r5/8 b play c2 1-1 2 6"), "c2c1");
    CHECK_EQ(to_fen(black_scored), "8/8/8/8/8/8/8/8 w setup - 1-2 2 7");
    CHECK_EQ(black_scored.count_legal_moves(), 159u);
    // Twelve placements later the conceding side passes.
    const auto kickoff =
        support::after_all(white_scored, "Q@e5 Q@e4 K@e8 K@e1 P@a7 P@a2 P@b7 P@b2 N@c6 N@c3 N@f6 N@f3");
    CHECK_EQ(to_fen(kickoff), "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 b kickoff e5 2-1 1 7");
    CHECK_EQ(support::moves_text(kickoff), "e5>e8 e5>f6");
}

TEST_CASE("football 4.21: two bare kings place anew, and who has lost his last man kicks off") {
    check_after("7k/8/8/8/8/8/1r6/K7 w play b2 1-2 1 6", "a1b2", "8/8/8/8/8/8/8/8 b setup - 1-2 1 7");
    check_after("7k/8/8/8/8/8/1r6/K7 w play b2 1-2 2 40", "a1b2", "8/8/8/8/8/8/8/8 b setup - 1-2 2 41");
    // One man more, and the play goes on.
    check_after("7k/7p/8/8/8/8/1r6/K7 w play b2 1-2 1 6", "a1b2", "7k/7p/8/8/8/8/1K6/8 b play b2 1-2 1 7");
    check_after("7k/8/8/8/8/8/1r5P/K7 w play b2 1-2 1 6", "a1b2", "7k/8/8/8/8/8/1K5P/8 b play b2 1-2 1 7");
}

}  // namespace
