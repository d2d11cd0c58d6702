#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/football_positions.hpp"
#include "support/marked_errors.hpp"
#include "tabia/football.hpp"

namespace {

/// The FEN is refused for this reason at the caret.
void refuses(std::string_view marked, std::string_view reason) {
    support::check_refused<tabia::football>(marked, reason);
}

/// The FEN is refused for this reason, and so is the same of the other side.
void refuses_both(const std::string& fen, std::string_view reason) {
    for (const std::string& text : {fen, support::mirrored_fen(fen)}) {
        INFO(text);
        const auto pos = tabia::parse_fen<tabia::football>(text);
        REQUIRE_FALSE(pos.has_value());
        CHECK_EQ(pos.error().reason, reason);
    }
}

const std::string teams = "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 ";

TEST_CASE("FEN errors of football: the phase is a word of four") {
    const auto* reason = "expected 'setup', 'kickoff', 'play' or 'over'";
    for (const auto* word : {"x", "Setup", "plays", "kick-off", "-", ""})
        refuses("7k/8/8/8/8/8/8/K6R w ^" + std::string{word} + " h1 0-0 1 6", reason);
}

TEST_CASE("FEN errors of football: the cell of the ball") {
    const auto* reason = "expected the cell of the ball, or '-'";
    for (const auto* cell : {"i1", "h9", "h", "x", "H1"})
        refuses("7k/8/8/8/8/8/8/K6R w play ^" + std::string{cell} + " 0-0 1 6", reason);
    refuses("7k/8/8/8/8/8/8/K6R w play h1^a1 0-0 1 6", "expected a blank before the next field");
}

TEST_CASE("FEN errors of football: score, half and plies") {
    const auto with = [](std::string_view rest) { return "7k/8/8/8/8/8/8/K6R w play h1 " + std::string{rest}; };
    refuses(with("^x 1 6"), "expected White's goals");
    refuses(with("0^ 1 6"), "expected '-' and Black's goals");
    refuses(with("0^:0 1 6"), "expected '-' and Black's goals");
    refuses(with("0-^ 1 6"), "expected Black's goals");
    refuses(with("^00-0 1 6"), "White's goals has a leading zero");
    refuses(with("^181-0 1 6"), "White's goals is more than 180");
    refuses(with("0-^181 1 6"), "Black's goals is more than 180");
    refuses(with("0-0 ^0 6"), "the half is 1 or 2");
    refuses(with("0-0 ^3 6"), "the half is more than 2");
    refuses(with("0-0 ^x 6"), "expected the half");
    refuses(with("0-0 1 ^x"), "expected the number of plies");
    refuses(with("0-0 1 ^-1"), "expected the number of plies");
    refuses(with("0-0 1 ^91"), "the number of plies is more than 90");
    refuses(with("0-0 1^"), "the FEN ends early");
    refuses(with("0-0 1 6^ x"), "the FEN goes on after its last field");
}

TEST_CASE("FEN errors of football: 90 plies, but not over, and over before") {
    const auto* reason = "all plies of the half are played, but the match is not over";
    refuses_both("7k/8/8/8/8/8/8/K6R w play h1 0-0 1 90", reason);
    refuses_both("7k/8/8/8/8/8/8/K6R w play h1 0-0 2 90", reason);
    refuses_both("8/8/8/8/8/8/8/8 w setup - 0-0 2 90", reason);
    refuses_both(teams + "w kickoff e4 0-0 2 90", reason);
    const auto* early = "a match that is over has played all plies of its second half";
    refuses_both("7k/8/8/8/8/8/8/K6R w over h1 0-0 2 89", early);
    refuses_both("7k/8/8/8/8/8/8/K6R w over h1 0-0 2 0", early);
    refuses_both("7k/8/8/8/8/8/8/K6R w over h1 0-0 1 90", early);
}

TEST_CASE("FEN errors of football: more goals than plies") {
    refuses_both("7k/8/8/8/8/8/8/K6R w play h1 4-3 1 6", "more goals than plies");
    refuses_both("7k/8/8/8/8/8/8/K6R w play h1 90-7 2 6", "more goals than plies");
    CHECK(tabia::parse_fen<tabia::football>("7k/8/8/8/8/8/8/K6R w play h1 3-3 1 6").has_value());
}

TEST_CASE("FEN errors of football: the ball") {
    refuses_both("8/8/8/8/8/8/8/4K3 b setup e1 0-0 1 6", "there is no ball while the teams are placed");
    refuses_both("7k/8/8/8/8/8/8/K6R w play - 0-0 1 6", "a man has the ball");
    refuses_both(teams + "w kickoff - 0-0 1 6", "a man has the ball");
    refuses_both("7k/8/8/8/8/8/8/K6R w over - 0-0 2 90", "a man has the ball");
    refuses_both("7k/8/8/8/8/8/8/K6R w play g1 0-0 1 6", "the ball lies on an empty cell");
    refuses_both("7k/8/8/8/8/8/8/K6R w over g1 0-0 2 90", "the ball lies on an empty cell");
    refuses_both(teams + "w kickoff e3 0-0 1 6", "the ball lies on an empty cell");
}

TEST_CASE("FEN errors of football: seven men") {
    refuses("7k/8/8/8/8/8/PPPPPP2/^K7 w play a1 0-0 1 6", "a team has more men than it may have");
    refuses_both("7k/8/8/8/8/8/PPPPPP2/K7 w play a1 0-0 1 6", "a team has more men than it may have");
    refuses_both("4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PPP5/4K3 b setup - 0-0 1 6", "a team has more men than it may have");
    refuses_both("4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PPP5/4K3 w kickoff e4 0-0 1 6", "a team has more men than it may have");
    refuses_both("4k3/8/8/8/8/8/PPPPPP2/4K3 b over a2 0-0 2 90", "a team has more men than it may have");
}

TEST_CASE("FEN errors of football: kings") {
    const auto* reason = "each side has one king";
    refuses_both("8/8/8/8/8/8/8/K6R w play h1 0-0 1 6", reason);
    refuses_both("6kk/8/8/8/8/8/8/K6R w play h1 0-0 1 6", reason);
    refuses_both("7k/8/8/8/8/8/8/7R w play h1 0-0 1 6", reason);
    // When it is over, the side to move may have lost its king on the last ply: to the man who has the ball.
    const auto* over = "each side has one king, unless the last ply tackled it";
    refuses_both("7k/8/8/8/8/8/8/7R b over h1 1-0 2 90", over);
    refuses_both("r7/8/8/8/8/8/8/K6R b over a8 1-0 2 90", over);
    refuses_both("6kk/8/8/8/8/8/8/K6R b over h1 1-0 2 90", over);
    CHECK(tabia::parse_fen<tabia::football>("r7/8/8/8/8/8/8/K6R b over h1 1-0 2 90").has_value());
}

TEST_CASE("FEN errors of football: play that has not begun or would not be going on") {
    refuses_both("7k/8/8/8/8/8/8/K6R w play h1 0-0 1 0", "play begins with the kick-off, which is a ply");
    refuses_both("7k/8/8/8/8/8/8/K6R w play h1 1-1 2 0", "play begins with the kick-off, which is a ply");
    const auto* scored = "the man with the ball has scored already";
    refuses("2^R4k/8/8/8/8/8/8/K7 b play c8 1-0 1 6", scored);
    refuses_both("2R4k/8/8/8/8/8/8/K7 w play c8 0-0 1 6", scored);
    refuses_both("5K1k/8/8/8/8/8/8/R7 w play f8 0-0 1 6", scored);
    // When it is over, only the side that has just moved may have scored.
    refuses_both("2R4k/8/8/8/8/8/8/K7 w over c8 1-0 2 90", scored);
    refuses_both("7k/8/8/8/8/8/8/K7 w play a1 0-0 1 6", "with two bare kings a new placement phase begins");
}

TEST_CASE("FEN errors of football: pawns on the last rank") {
    const auto* reason = "such a man cannot stand on this cell";
    refuses("^P6k/8/8/8/8/8/8/K7 w play a1 0-0 1 6", reason);
    refuses_both("P6k/8/8/8/8/8/8/K7 w play a8 0-0 1 6", reason);
    refuses_both("P6k/8/8/8/8/8/8/K7 b over a8 0-0 2 90", reason);
    refuses_both("P1P4k/8/8/8/8/8/8/K7 b over c8 1-0 2 90", reason);
    refuses_both("2P4k/8/8/8/8/8/8/K7 b over a1 1-0 2 90", reason);
    // On one's own first rank a pawn may have been placed.
    CHECK(tabia::parse_fen<tabia::football>("7k/8/8/8/8/8/8/KP5P w play a1 0-0 1 6").has_value());
}

TEST_CASE("FEN errors of football: setup or kickoff with the wrong number of men") {
    refuses_both(teams + "w setup - 0-0 1 6", "both teams stand, so the phase is kickoff");
    refuses_both("4k3/pp6/2n2n2/4q3/4Q3/2N5/PP6/4K3 w kickoff e4 0-0 1 6", "at the kick-off both teams are complete");
    refuses_both("4k3/8/8/8/8/8/8/4K3 w kickoff e1 0-0 1 6", "at the kick-off both teams are complete");
    const auto* turns = "the sides place their men by turns";
    refuses_both("8/8/8/8/8/8/8/4K3 w setup - 0-0 1 6", turns);
    refuses_both("8/8/8/8/8/8/P7/4K3 b setup - 0-0 1 6", turns);
    refuses_both("4k3/p7/8/8/8/8/8/4K3 b setup - 0-0 1 6", turns);
}

TEST_CASE("FEN errors of football: who kicks off a half") {
    refuses("^8/8/8/8/8/8/8/8 b setup - 0-0 1 0", "White kicks off the first half");
    refuses("^4k3/8/8/8/8/8/8/8 w setup - 0-0 1 0", "White kicks off the first half");
    refuses("^4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 b kickoff e5 0-0 1 0", "White kicks off the first half");
    refuses("^8/8/8/8/8/8/8/8 w setup - 0-0 2 0", "Black kicks off the second half");
    refuses("^8/8/8/8/8/8/8/4K3 b setup - 0-0 2 0", "Black kicks off the second half");
    refuses("^4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 w kickoff e4 0-0 2 0", "Black kicks off the second half");
}

TEST_CASE("FEN errors of football: men who are not placed so") {
    const auto* cell = "such a man is not placed on this cell";
    refuses("8/8/8/8/8/8/8/^K7 b setup - 0-0 1 6", cell);
    refuses("8/8/8/8/8/8/8/4^P3 b setup - 0-0 1 6", cell);
    refuses("8/8/8/^N7/8/8/8/8 b setup - 0-0 1 6", cell);
    refuses("8/8/8/8/4^P3/8/8/8 b setup - 0-0 1 6", cell);
    refuses_both("8/8/8/8/4P3/8/8/8 b setup - 0-0 1 6", cell);
    refuses_both("4k3/pp6/2n2n2/4q3/4P3/2N2N2/PP6/4K3 w kickoff e4 0-0 1 6", cell);
    refuses_both("4k3/pp6/2n2n1P/4q3/4Q3/2N2N2/P7/4K3 w kickoff e4 0-0 1 6", cell);
    refuses_both("4k3/p7/8/8/8/8/8/QQ6 w setup - 0-0 1 6", "the team has more men of a kind than it may have");
    refuses_both("4k3/p7/n7/8/8/8/8/NNN5 w setup - 0-0 1 6", "the team has more men of a kind than it may have");
    refuses_both("4k3/6pp/8/r3q3/8/8/PPPPPP2/8 b setup - 0-0 1 6", "the team has more men of a kind than it may have");
    refuses_both("4k3/p7/8/8/8/8/8/B1B5 w setup - 0-0 1 6", "two such men are not placed on cells of one colour");
    refuses_both("4k3/pp6/2n2n2/4q3/4B3/3B4/PP1N4/4K3 w kickoff e4 0-0 1 6",
                 "two such men are not placed on cells of one colour");
}

TEST_CASE("FEN errors of football: a team that cannot be completed") {
    refuses("^r2k4/pp6/8/8/4Q3/8/N7/RB6 w setup - 0-0 1 6", "White's team cannot be completed");
    refuses("^r2k3r/pp6/8/8/8/8/NN6/RB6 w setup - 0-0 1 6", "White's team cannot be completed");
    refuses("^r2k3r/pp6/8/8/4N3/8/PP6/RR6 w setup - 0-0 1 6", "White's team cannot be completed");
    refuses("^rb6/n7/8/4q3/8/8/PP6/R2K4 b setup - 0-0 1 6", "Black's team cannot be completed");
    refuses("^rr6/pp6/8/4n3/8/8/PP6/R2K3R b setup - 0-0 1 6", "Black's team cannot be completed");
    // The side that does not kick off is held to king and pawns.
    refuses("^rbnn4/8/8/8/4Q3/8/PP6/R2K4 b setup - 0-0 1 6", "Black's team cannot be completed");
}

TEST_CASE("FEN errors of football: teams that cannot kick off") {
    const auto* reason = "no such teams can stand at the kick-off";
    // The knight reaches nobody; Black has one pawn.
    refuses_both("4k3/pp6/2n2n2/4q3/4N3/8/PP6/RR2K3 w kickoff e4 0-0 1 6", reason);
    refuses_both("4k3/p7/2n2n2/r3q3/4Q3/2N2N2/PP6/4K3 w kickoff e4 0-0 1 6", reason);
    const auto* ball = "at the kick-off the ball lies on the kick-off cell of the side to move";
    refuses_both(teams + "w kickoff c3 0-0 1 6", ball);
    refuses_both(teams + "w kickoff e5 0-0 1 6", ball);
    refuses_both(teams + "b kickoff e4 0-0 1 6", ball);
}

}  // namespace
