#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/football_positions.hpp"
#include "tabia/football.hpp"

// How positions and moves are written: articles 4.27, 4.29 and 4.30.
namespace {

using support::allows;
using support::football_of;
using tabia::football;

void check_canonical(const std::string& fen) { CHECK_EQ(to_fen(football_of(fen)), fen); }

/// The SAN of the move with this coordinate text, which reads as that move again; Black's looks like White's.
std::string san_of(const std::string& fen, std::string_view text) {
    const auto pos = football_of(fen);
    const auto move = tabia::parse_move(pos, text);
    INFO(std::string{text}, " in ", fen);
    REQUIRE(move.has_value());
    const std::string san = to_san(pos, *move);
    const auto read = tabia::parse_san(pos, san);
    REQUIRE(read.has_value());
    CHECK_EQ(to_string(*read), text);
    const auto black = football_of(support::mirrored_fen(fen));
    const auto black_move = tabia::parse_move(black, support::mirrored_moves(text));
    REQUIRE(black_move.has_value());
    CHECK_EQ(to_san(black, *black_move), support::mirrored_moves(san));
    return san;
}

TEST_CASE("football 4.27: placement, side, phase, ball, goals, half and plies") {
    CHECK_EQ(to_fen(tabia::position<football>::start()), "8/8/8/8/8/8/8/8 w setup - 0-0 1 0");
    check_canonical("8/7r/b7/1p5p/4Q3/8/2NP1PR1/8 b setup - 0-0 1 0");
    check_canonical("4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 w kickoff e4 0-0 1 0");
    check_canonical("3k2pp/8/1pb5/8/qPR1B2P/8/8/4K1Q1 w play e1 10-11 2 89");
    check_canonical("7k/8/8/8/8/8/1K6/8 b over b2 1-2 2 90");
}

TEST_CASE("football 4.27: in setup the side that kicks off moves when both have placed equally many") {
    // White kicks off, for his next man is not a pawn on e4.
    CHECK_EQ(support::moves_text(football_of("4k3/8/8/8/8/8/8/4K3 w setup - 0-0 1 20"), "P@e4"), "");
    CHECK(allows(football_of("4k3/8/8/8/8/8/8/4K3 w setup - 0-0 1 20"), "Q@e4"));
    CHECK(allows(football_of("4k3/8/8/8/8/8/8/4K3 b setup - 0-0 1 20"), "P@e6"));
    CHECK_EQ(support::moves_text(football_of("4k3/8/8/8/8/8/8/4K3 b setup - 0-0 1 20"), "P@e5"), "");
    // Black has one man more, so he kicks off, and White may put a pawn on e4.
    CHECK(allows(football_of("4k3/8/8/8/8/8/8/8 w setup - 0-0 1 20"), "P@e4"));
    CHECK(allows(football_of("8/8/8/8/8/8/8/4K3 b setup - 0-0 1 20"), "P@e5"));
    CHECK_FALSE(tabia::parse_fen<football>("8/8/8/8/8/8/8/4K3 w setup - 0-0 1 20").has_value());
}

TEST_CASE("football 4.29: coordinate moves") {
    const auto play = football_of("3k2pp/8/1pb5/8/qPR1B2P/8/8/4K1Q1 w play e1 0-0 1 6");
    CHECK(allows(play, "e1e2"));
    CHECK(allows(play, "e1>e4") == false);
    CHECK(allows(play, "e4d3"));
    CHECK_EQ(support::moves_text(football_of("8/P7/8/8/8/8/7k/K7 w play a1 0-0 1 6"), "a7"), "a7a8b a7a8n a7a8q a7a8r");
    CHECK_EQ(support::moves_text(football_of("7k/8/8/8/R6Q/8/8/K7 w play a4 0-0 1 6"), "a4>"), "a4>a1 a4>h4");
    CHECK(allows(tabia::position<football>::start(), "Q@e4"));
    CHECK_EQ(support::moves_text(football_of("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 6")), "0000");
    for (const auto* text : {"e1-e2", "Ke2", "e1e2 ", "0000", "--", "q@e2", "Q@e2", "e1>e2", "e4xd3", ""})
        CHECK_FALSE(allows(play, text));
    for (const auto* text : {"q@e4", "@e4", "e4", "P@e4", "Qe4", "Q@e5"})
        CHECK_FALSE(allows(tabia::position<football>::start(), text));
}

TEST_CASE("football 4.30: SAN of moves, carries, tackles, passes, placements and the skip") {
    CHECK_EQ(san_of("7k/8/8/8/8/8/8/K5N1 w play a1 0-0 1 6", "g1f3"), "Nf3");
    CHECK_EQ(san_of("7k/8/8/8/8/8/8/K5N1 w play g1 0-0 1 6", "g1f3"), "Nf3");
    CHECK_EQ(san_of("7k/8/8/4r3/8/5N2/8/K7 w play e5 0-0 1 6", "f3e5"), "Nxe5");
    CHECK_EQ(san_of("7k/8/8/4r3/3P4/8/8/K7 w play e5 0-0 1 6", "d4e5"), "dxe5");
    CHECK_EQ(san_of("7k/8/8/8/4Q3/8/3N4/K7 w play e4 0-0 1 6", "e4e5"), "Qe5");
    CHECK_EQ(san_of("7k/8/8/8/4Q3/3N4/8/K7 w play e4 0-0 1 6", "e4>d3"), "Qe4>d3");
    CHECK_EQ(san_of("7k/8/8/3N4/4P3/8/8/K7 w play e4 0-0 1 6", "e4>d5"), "e4>d5");
    CHECK_EQ(san_of("8/P7/8/8/8/8/7k/K7 w play a1 0-0 1 6", "a7a8n"), "a8=N");
    CHECK_EQ(san_of("7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 6", "0000"), "--");
    CHECK_EQ(san_of("8/8/8/8/8/8/8/8 w setup - 0-0 1 20", "Q@e4"), "Q@e4");
    CHECK_EQ(san_of("7k/8/8/8/8/N7/8/K3N3 w play a1 0-0 1 6", "a3c2"), "Nac2");
}

TEST_CASE("football 4.30: a # when the move scores, and only then") {
    CHECK_EQ(san_of("8/2R5/8/8/8/8/7k/K7 w play c7 0-0 1 6", "c7c8"), "Rc8#");
    CHECK_EQ(san_of("8/3P4/8/8/8/8/7k/K7 w play d7 0-0 1 6", "d7d8"), "d8#");
    CHECK_EQ(san_of("2R5/8/8/8/8/8/7k/K1R5 w play c1 0-0 1 6", "c1>c8"), "Rc1>c8#");
    CHECK_EQ(san_of("5r2/8/4N3/8/8/8/7k/K7 w play f8 0-0 1 6", "e6f8"), "Nxf8#");
    CHECK_EQ(san_of("8/8/8/3k4/3Q4/8/7r/K7 w play d5 0-0 1 6", "d4d5"), "Qxd5#");
    CHECK_EQ(san_of("6k1/7P/8/8/8/8/7r/K7 w play g8 0-0 1 6", "h7g8"), "hxg8#");
    CHECK_EQ(san_of("8/2R5/8/8/8/8/7k/K7 w play c7 0-0 1 89", "c7c8"), "Rc8#");
    CHECK_EQ(san_of("8/2R5/8/8/8/8/7k/K7 w play c7 0-0 2 89", "c7c8"), "Rc8#");
    // No own goals; no mark for two bare kings, full time or an attack on the king.
    CHECK_EQ(san_of("7k/8/8/8/8/8/2R5/K7 w play c2 0-0 1 6", "c2c1"), "Rc1");
    CHECK_EQ(san_of("7k/8/8/8/8/8/1r6/K7 w play b2 1-2 1 6", "a1b2"), "Kxb2");
    CHECK_EQ(san_of("7k/8/8/8/8/8/2R5/K7 w play c2 1-0 2 89", "c2c3"), "Rc3");
    CHECK_EQ(san_of("7k/8/8/8/8/8/2R5/K7 w play c2 1-0 1 9", "c2h2"), "Rh2");
}

}  // namespace
