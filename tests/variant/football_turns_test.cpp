#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/effort.hpp"
#include "support/football_positions.hpp"
#include "support/random_games.hpp"
#include "tabia/football.hpp"

// The kick-off, the kinds of turn and what none of them is: articles 4.10 to 4.16 and 4.26. Every case looks at both
// sides.
namespace {

using support::check_after;
using support::check_moves;
using support::football_of;
using tabia::football;

TEST_CASE("football 4.10: when both teams stand, the ball lies on the kick-off cell of the side that kicks off") {
    check_after("r2k3r/pp6/8/4q3/4R3/8/PP6/N1K5 w setup - 2-1 1 33", "Q@e1",
                "r2k3r/pp6/8/4q3/4R3/8/PP6/N1K1Q3 b kickoff e5 2-1 1 33");
    const auto white = support::after_all(tabia::position<football>::start(),
                                          "Q@e4 Q@e5 K@e1 K@e8 P@a2 P@a7 P@b2 P@b7 N@c3 N@c6 N@f3 N@f6");
    CHECK_EQ(to_fen(white), "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 w kickoff e4 0-0 1 0");
}

TEST_CASE("football 4.10: the kick-off is a pass and nothing else, and begins the play") {
    // The queen could carry, take the other queen and more; she passes to either knight's side, not to the knights.
    check_moves("4k3/pp6/2n2n2/4q3/4Q3/2NR4/PP6/4K3 w kickoff e4 0-0 1 9", "", "e4>d3 e4>e1");
    check_moves("r2k3r/pp6/8/4q3/4N3/2R5/PP6/R1K5 w kickoff e4 0-0 1 9", "", "e4>c3");
    check_after("4k3/pp6/2n2n2/4q3/4Q3/2NR4/PP6/4K3 w kickoff e4 0-0 1 9", "e4>d3",
                "4k3/pp6/2n2n2/4q3/4Q3/2NR4/PP6/4K3 b play d3 0-0 1 10");
}

TEST_CASE("football 4.11: a turn is a move, a carry, a pass or a tackle") {
    // White's rook has the ball: the king and the pawn move, the rook carries, and passes to the pawn.
    check_moves("7k/8/8/8/8/p7/6P1/K5R1 w play g1 0-0 1 6", "",
                "a1a2 a1b1 a1b2 g1>a1 g1>g2 g1b1 g1c1 g1d1 g1e1 g1f1 g1h1 g2g3");
}

TEST_CASE("football 4.12: a man without the ball goes as in chess, to an empty cell") {
    const std::string others = "/8/8/K6k w play a1 0-0 1 6";
    check_moves("8/8/8/8/3Q4" + others, "d4",
                "d4a4 d4a7 d4b2 d4b4 d4b6 d4c3 d4c4 d4c5 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 "
                "d4d8 d4e3 d4e4 d4e5 d4f2 d4f4 d4f6 d4g1 d4g4 d4g7 d4h4 d4h8");
    check_moves("8/8/8/8/3R4" + others, "d4", "d4a4 d4b4 d4c4 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4d8 d4e4 d4f4 d4g4 d4h4");
    check_moves("8/8/8/8/3B4" + others, "d4", "d4a7 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f2 d4f6 d4g1 d4g7 d4h8");
    check_moves("8/8/8/8/3N4" + others, "d4", "d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
    check_moves("8/8/8/8/3K3k/8/8/Q7 w play a1 0-0 1 6", "d4", "d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5");
    // Nobody is taken, and nobody jumped over but by the knight.
    check_moves("8/3p4/8/8/1n1R1P2/3P4/8/K6k w play a1 0-0 1 6", "d4", "d4c4 d4d5 d4d6 d4e4");
    check_moves("8/8/8/2ppp3/3NP3/2Pp4/8/K6k w play a1 0-0 1 6", "d4", "d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
}

TEST_CASE("football 4.12: pawns go one step straight forward, never two") {
    check_moves("8/8/8/8/8/8/P7/K6k w play a1 0-0 1 6", "a2", "a2a3");
    check_moves("8/8/8/8/8/8/4P3/K6k w play a1 0-0 1 6", "e2", "e2e3");
    check_moves("8/8/8/4P3/8/8/8/K6k w play a1 0-0 1 6", "e5", "e5e6");
    check_moves("8/8/4p3/4P3/8/8/8/K6k w play a1 0-0 1 6", "e5", "");
    check_moves("8/8/3p1p2/4P3/8/8/8/K6k w play a1 0-0 1 6", "e5", "e5e6");
    // With the ball he carries it so.
    check_moves("8/8/8/8/8/8/P7/K6k w play a2 0-0 1 6", "a2", "a2a3");
}

TEST_CASE("football 4.12: the ball stays with its man when another moves") {
    check_after("8/8/8/8/3Q4/8/8/K6k w play a1 0-0 1 6", "d4d5", "8/8/8/3Q4/8/8/8/K6k b play a1 0-0 1 7");
    check_after("8/8/8/8/3Q4/8/8/K6k w play h1 0-0 1 6", "a1a2", "8/8/8/8/3Q4/8/K7/7k b play h1 0-0 1 7");
}

TEST_CASE("football 4.13: the man with the ball carries it to an empty cell") {
    check_after("8/8/8/8/3Q4/8/8/K6k w play d4 0-0 1 6", "d4d5", "8/8/8/3Q4/8/8/8/K6k b play d5 0-0 1 7");
    check_after("8/8/8/8/3N4/8/8/K6k w play d4 0-0 1 6", "d4e6", "8/8/4N3/8/8/8/8/K6k b play e6 0-0 1 7");
    check_after("8/8/8/8/3P4/8/8/K6k w play d4 0-0 1 6", "d4d5", "8/8/8/3P4/8/8/8/K6k b play d5 0-0 1 7");
    check_after("8/8/8/8/3P4/8/8/K6k w play a1 0-0 1 6", "a1b2", "8/8/8/8/3P4/8/1K6/7k b play b2 0-0 1 7");
    check_moves("8/3p4/8/8/1n1R1P2/3P4/8/K6k w play d4 0-0 1 6", "d4", "d4>d3 d4>f4 d4c4 d4d5 d4d6 d4e4");
}

/// The cells on which a rook of the same side gets a pass from the man on d4, or from the same man of Black's on d5.
std::string passes_from_d4(char man) {
    std::string found;
    for (char file = 'a'; file <= 'h'; ++file)
        for (char rank = '1'; rank <= '8'; ++rank) {
            const std::string cell{file, rank};
            if (cell == "d4" || cell == "h7" || cell == "h8") continue;
            const std::string king = man == 'K' ? "" : " Kh7";
            const std::string fen = support::football_fen(std::string{man} + "d4 kh8 R" + cell + king, "w play d4");
            const auto pass = "d4>" + cell;
            const bool is_legal = support::allows(football_of(fen), pass);
            CHECK_EQ(support::allows(football_of(support::mirrored_fen(fen)), support::mirrored_moves(pass)), is_legal);
            if (is_legal) found += (found.empty() ? "" : " ") + cell;
        }
    return found;
}

TEST_CASE("football 4.14: passes by every kind of man") {
    CHECK_EQ(passes_from_d4('K'), "c3 c4 c5 d3 d5 e3 e4 e5");
    CHECK_EQ(passes_from_d4('Q'), "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4");
    CHECK_EQ(passes_from_d4('R'), "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
    CHECK_EQ(passes_from_d4('B'), "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7");
    CHECK_EQ(passes_from_d4('N'), "b3 b5 c2 c6 e2 e6 f3 f5");
    CHECK_EQ(passes_from_d4('P'), "c5 e5");
}

TEST_CASE("football 4.14: the ball goes, and the men stay") {
    check_after("7k/8/8/8/R6Q/8/8/K7 w play a4 0-0 1 6", "a4>h4", "7k/8/8/8/R6Q/8/8/K7 b play h4 0-0 1 7");
    check_after("7k/8/8/1Q6/P7/8/8/K7 w play a4 0-0 1 6", "a4>b5", "7k/8/8/1Q6/P7/8/8/K7 b play b5 0-0 1 7");
    check_after("7k/8/8/8/8/8/1P6/K7 w play a1 0-0 1 6", "a1>b2", "7k/8/8/8/8/8/1P6/K7 b play b2 0-0 1 7");
}

TEST_CASE("football 4.14: sliders need a clear line, and pass to their own men only") {
    check_moves("7k/8/8/8/R2n3Q/8/8/K7 w play a4 0-0 1 6", "a4>", "a4>a1");
    check_moves("7k/8/8/8/R2N3Q/8/8/K7 w play a4 0-0 1 6", "a4>", "a4>a1 a4>d4");
    check_moves("7k/8/5Q2/8/3p4/8/1B6/K7 w play b2 0-0 1 6", "b2>", "b2>a1");
    check_moves("7k/8/8/8/R2n4/8/8/n6K w play a4 0-0 1 6", "a4>", "");
    // The pawn passes diagonally forward only, one cell.
    check_moves("7k/8/8/2R5/P7/1R6/8/K7 w play a4 0-0 1 6", "a4>", "");
    check_moves("7k/8/2R5/R7/P7/8/8/K7 w play a4 0-0 1 6", "a4>", "");
    check_moves("7k/8/8/8/4P3/3R1R2/8/K7 w play e4 0-0 1 6", "e4>", "");
    // Only the man with the ball passes, and not when the other side has it.
    check_moves("7k/8/8/8/R6Q/8/8/K7 w play a1 0-0 1 6", "a4>", "");
    check_moves("7k/8/8/8/R6Q/8/8/K7 w play h8 0-0 1 6", "a4>", "");
}

TEST_CASE("football 4.15: tackles by every kind of man") {
    const auto tackles = [](const std::string& fen, const std::string& move) { check_moves(fen, move, move); };
    tackles("7k/8/8/3r4/3Q4/8/8/K7 w play d5 0-0 1 6", "d4d5");
    tackles("7k/8/8/R2r4/8/8/8/K7 w play d5 0-0 1 6", "a5d5");
    tackles("7k/8/8/3r4/8/8/B7/K7 w play d5 0-0 1 6", "a2d5");
    tackles("7k/8/8/3r4/8/2N5/8/K7 w play d5 0-0 1 6", "c3d5");
    tackles("7k/8/8/3r4/2P5/8/8/K7 w play d5 0-0 1 6", "c4d5");
    tackles("7k/8/8/3r4/4P3/8/8/K7 w play d5 0-0 1 6", "e4d5");
    tackles("7k/8/8/3r4/2K5/8/8/R7 w play d5 0-0 1 6", "c4d5");
    // Not backward, straight or past others.
    check_moves("7k/8/3P4/2Pr4/3P4/8/8/K7 w play d5 0-0 1 6", "d4", "");
    check_moves("7k/8/2P1P3/3r4/8/8/8/K7 w play d5 0-0 1 6", "c6", "c6c7");
    check_moves("7k/8/8/R1pr4/8/8/8/K7 w play d5 0-0 1 6", "a5", "a5a2 a5a3 a5a4 a5a6 a5a7 a5a8 a5b5");
    check_moves("7k/8/8/3r4/3Q4/8/8/K7 w play d5 0-0 1 6", "d4d", "d4d1 d4d2 d4d3 d4d5");
}

TEST_CASE("football 4.15: the captor stands there and has the ball") {
    check_after("7k/8/8/3r4/3Q4/8/8/K7 w play d5 0-0 1 6", "d4d5", "7k/8/8/3Q4/8/8/8/K7 b play d5 0-0 1 7");
    check_after("7k/8/8/3r4/2P5/8/8/K7 w play d5 0-0 1 6", "c4d5", "7k/8/8/3P4/8/8/8/K7 b play d5 0-0 1 7");
    check_after("7k/8/8/3r4/8/2N5/8/K7 w play d5 0-0 1 6", "c3d5", "7k/8/8/3N4/8/8/8/K7 b play d5 0-0 1 7");
}

TEST_CASE("football 4.15: no man without the ball can be captured") {
    // The rook on d5 has it; queen, pawn, knight and king beside White's men do not.
    check_moves("7k/8/1q6/n1pr4/1P6/8/8/K7 w play d5 0-0 1 6", "b4", "b4b5");
    check_moves("8/8/8/3r4/8/2k5/1Q6/K7 w play d5 0-0 1 6", "b2c3", "");
    check_moves("7k/8/8/3r4/8/8/1q6/K7 w play d5 0-0 1 6", "a1b2", "");
    check_moves("7k/8/2n5/3r4/N7/1p6/2n5/K7 w play a4 0-0 1 6", "a4", "a4b2 a4b6 a4c3 a4c5");
    check_moves("7k/8/2n5/1P1r4/8/8/8/K7 w play b5 0-0 1 6", "b5", "b5b6");
}

TEST_CASE("football 4.16: there is no check, and kings move freely") {
    check_moves("7k/8/8/8/8/r7/1q6/K7 w play h8 0-0 1 6", "", "a1a2 a1b1");
    CHECK_FALSE(football_of("7k/8/8/8/8/r7/1q6/K7 w play h8 0-0 1 6").is_check());
    check_moves("8/8/8/8/2k5/8/2K5/7R w play h1 0-0 1 6", "c2", "c2b1 c2b2 c2b3 c2c1 c2c3 c2d1 c2d2 c2d3");
    // A rook between king and enemy rook leaves the file; the FEN of an attacked king is a position.
    check_moves("4r2k/8/8/8/8/8/4N3/4K3 w play e1 0-0 1 6", "e2", "e2c1 e2c3 e2d4 e2f4 e2g1 e2g3");
    CHECK(tabia::parse_fen<football>("4R2k/8/8/8/8/8/8/4K3 w play e8 0-0 1 6").error().reason ==
          "the man with the ball has scored already");
    CHECK(tabia::parse_fen<football>("R6k/8/8/8/8/8/8/4K3 w play a8 0-0 1 6").has_value());
}

TEST_CASE("football 4.16: the ball always has a holder, wherever it goes") {
    support::for_each_position<football>(416, support::games(12), 400, [](const auto& pos) {
        INFO(to_fen(pos));
        const bool placing = pos.state().phase == tabia::match_phase::setup;
        REQUIRE_EQ(pos.state().ball.has_value(), !placing);
        if (!placing) REQUIRE(pos.at(*pos.state().ball).has_value());
        REQUIRE_FALSE(pos.is_check());
    });
}

TEST_CASE("football 4.26: who has no move skips, and does nothing else") {
    const std::string stuck = "7K/8/8/8/8/ppp5/PPP5/kb6 b play h8 0-0 1 6";
    check_moves("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 6", "", "0000");
    CHECK_FALSE(support::allows(football_of("7k/8/8/8/8/8/8/KB6 w play h8 0-0 1 6"), "0000"));
    // The ball and the men stay, the ply counts.
    check_after("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 6", "0000", "7k/8/8/8/8/ppp5/PPP5/KB6 b play h8 0-0 1 7");
    check_moves("7k/8/8/8/8/ppp5/PPP5/KB6 b play h8 0-0 1 6", "h", "h8g7 h8g8 h8h7");
    check_moves(stuck, "", "0000");
    // A pass is a move: with the ball the same men need not skip.
    check_moves("7k/8/8/8/8/ppp5/PPP5/KB6 w play a1 0-0 1 6", "", "a1>a2 a1>b1 a1>b2");
}

}  // namespace
