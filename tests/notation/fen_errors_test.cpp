#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tabia/chess.hpp"

namespace {

void refuses(std::string_view fen, std::size_t offset, std::string_view reason) {
    const auto pos = tabia::parse_fen<tabia::chess>(fen);
    INFO(std::string{fen});
    REQUIRE_FALSE(pos.has_value());
    CHECK_EQ(pos.error().offset, offset);
    CHECK_EQ(pos.error().reason, reason);
}

/// A FEN of two kings and what else the placement says; the rest is as at the start of a bare endgame.
std::string placed(std::string_view placement) { return std::string{placement} + " w - - 0 1"; }

/// A FEN of the array with other fields after the placement, which is 43 characters long.
std::string array_with(std::string_view fields) {
    return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" + std::string{fields};
}

/// A FEN with a black pawn on d5 that has just gone two cells; the en-passant field begins at 27.
std::string passed(std::string_view cell) { return "4k3/8/8/3pP3/8/8/8/4K3 w - " + std::string{cell} + " 0 1"; }

/// A FEN of two kings; the counters begin at 26.
std::string counted(std::string_view counters) { return "4k3/8/8/8/8/8/8/4K3 w - - " + std::string{counters}; }

TEST_CASE("FEN errors: letters that no man has") {
    refuses("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 13, "no man has the letter 'x'");
    refuses("4k3/8/8/8/8/8/8/4K2? w - - 0 1", 19, "no man has the letter '?'");
    refuses(" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, "the line has 8 cells");
}

TEST_CASE("FEN errors: lines of too few or too many cells") {
    refuses(placed("rnbqkbnr/ppppppp/8/8/8/8/8/4K3"), 16, "the line has 8 cells");
    refuses(placed("rnbqkbnr/pppppp1/8/8/8/8/8/4K3"), 16, "the line has 8 cells");
    refuses(placed("4k3/7/8/8/8/8/8/4K3"), 5, "the line has 8 cells");
    refuses(placed("4k3/8/8//8/8/8/4K3"), 8, "the line has 8 cells");
    refuses(placed("4k3/ppppppppp/8/8/8/8/8/4K3"), 12, "more than the line's 8 cells");
    refuses(placed("4k3/9/8/8/8/8/8/4K3"), 4, "more than the line's 8 cells");
    refuses(placed("4k3/pppp5/8/8/8/8/8/4K3"), 8, "more than the line's 8 cells");
    refuses(placed("4k3/8p/8/8/8/8/8/4K3"), 5, "more than the line's 8 cells");
}

TEST_CASE("FEN errors: too few or too many lines") {
    refuses(placed("4k3/8/8/8/8/8/4K3"), 17, "expected '/' and the next line of the board");
    refuses(placed("4k3/8/8/8/8/8/8/8/4K3"), 17, "expected a blank before the next field");
    refuses(placed("/4k3/8/8/8/8/8/8/4K3"), 0, "the line has 8 cells");
    refuses(placed("4k3/8/8/8/8/8/8/4K3/"), 19, "expected a blank before the next field");
    refuses("4k3", 3, "expected '/' and the next line of the board");
}

TEST_CASE("FEN errors: zeros and two numbers in a row") {
    refuses(placed("4k3/0p7/8/8/8/8/8/4K3"), 4, "a number of empty cells is at least 1");
    refuses(placed("4k3/p07/8/8/8/8/8/4K3"), 5, "a number of empty cells has a leading zero");
    refuses(placed("4k3/08/8/8/8/8/8/4K3"), 4, "a number of empty cells has a leading zero");
    refuses(placed("4k3/44/8/8/8/8/8/4K3"), 4, "a number of empty cells is more than 24");
    refuses(placed("4k3/17/8/8/8/8/8/4K3"), 4, "more than the line's 8 cells");
}

TEST_CASE("FEN errors: one king a side") {
    refuses(placed("4k3/8/8/8/8/8/8/8"), 0, "White has no royal man");
    refuses(placed("8/8/8/8/8/8/8/4K3"), 0, "Black has no royal man");
    refuses(placed("4k3/8/8/8/8/8/8/3KK3"), 17, "White has more than one royal man");
    refuses(placed("3kk3/8/8/8/8/8/8/4K3"), 1, "Black has more than one royal man");
}

TEST_CASE("FEN errors: pawns on first and last ranks") {
    const auto* reason = "such a man cannot stand on this cell";
    refuses(placed("P3k3/8/8/8/8/8/8/4K3"), 0, reason);
    refuses(placed("4k2p/8/8/8/8/8/8/4K3"), 3, reason);
    refuses(placed("4k3/8/8/8/8/8/8/p3K3"), 16, reason);
    refuses(placed("4k3/8/8/8/8/8/8/4K2P"), 19, reason);
}

TEST_CASE("FEN errors: nine pawns") {
    refuses(placed("4k3/8/8/8/8/P7/PPPPPPPP/4K3"), 15, "White has more men of a kind than there can be");
    refuses(placed("4k3/pppppppp/7p/8/8/8/8/4K3"), 14, "Black has more men of a kind than there can be");
}

TEST_CASE("FEN errors: the side that is not to move in check") {
    const auto* reason = "the side that is not to move is in check";
    refuses("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", 1, reason);
    refuses("4k3/8/8/8/8/8/8/r3K3 b - - 0 1", 18, reason);
    refuses("8/8/8/3kK3/8/8/8/8 w - - 0 1", 7, reason);
    refuses("8/8/8/3kK3/8/8/8/8 b - - 0 1", 8, reason);
    refuses("8/8/4k3/3P4/8/8/8/4K3 w - - 0 1", 5, reason);
}

TEST_CASE("FEN errors: side to move") {
    refuses(array_with(" W KQkq - 0 1"), 44, "expected the side to move, 'w' or 'b'");
    refuses(array_with(" - KQkq - 0 1"), 44, "expected the side to move, 'w' or 'b'");
    refuses(array_with(" wb KQkq - 0 1"), 45, "expected a blank before the next field");
}

TEST_CASE("FEN errors: castling rights without king or rook") {
    const auto* reason = "king and rook do not stand where this castling right needs them";
    refuses("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", 23, reason);
    refuses("4k3/8/8/8/8/8/8/R2K3R w Q - 0 1", 24, reason);
    refuses("4k3/8/8/8/8/8/8/r3K2R b KQ - 0 1", 25, reason);
    refuses("4k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 26, reason);
    refuses("r3k2r/8/8/8/8/8/8/4K3 w qQ - 0 1", 25, reason);
}

TEST_CASE("FEN errors: castling rights repeated, unknown or beside a dash") {
    const std::string rooks = "r3k2r/8/8/8/8/8/8/R3K2R w ";
    refuses(rooks + "KK - 0 1", 27, "the same castling right twice");
    refuses(rooks + "KQkqk - 0 1", 30, "the same castling right twice");
    refuses(rooks + "KX - 0 1", 27, "no castling right has the letter 'X'");
    refuses(rooks + "HAha - 0 1", 26, "no castling right has the letter 'H'");
    refuses(rooks + "K- - 0 1", 27, "no castling right has the letter '-'");
    refuses(rooks + "-K - 0 1", 27, "expected a blank before the next field");
}

TEST_CASE("FEN errors: en-passant cells that no pawn can have passed") {
    const auto* reason = "no pawn can just have passed this cell";
    refuses(passed("d7"), 27, reason);  // wrong rank
    refuses(passed("d5"), 27, reason);
    refuses(passed("d3"), 27, reason);                           // the mover's own side
    refuses(passed("e6"), 27, reason);                           // no pawn in front
    refuses("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", 27, reason);    // the wrong side to move
    refuses("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", 29, reason);  // the cell itself occupied
    refuses("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", 29, reason);  // the pawn's start occupied
    refuses("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", 27, reason);    // a pawn of the mover's
    refuses("4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1", 27, reason);    // no pawn
    refuses("4k3/8/8/8/3Pp3/8/8/4K3 b - d4 0 1", 27, reason);
    refuses("4k3/8/8/8/3Pp3/8/8/4K3 b - d6 0 1", 27, reason);
    refuses("4k3/8/8/3pP3/8/8/8/4K3 w - d6 1 1", 30, "the halfmove clock is 0 after a double step");
}

TEST_CASE("FEN errors: en-passant fields that are no cell") {
    const auto* reason = "expected a cell that a pawn has passed, or '-'";
    for (const auto* cell : {"d9", "i6", "d", "6", "D6", "x"}) refuses(passed(cell), 27, reason);
    refuses(passed("d6e6"), 29, "expected a blank before the next field");
    refuses(passed("-d6"), 28, "expected a blank before the next field");
}

TEST_CASE("FEN errors: the halfmove clock") {
    for (const auto* clock : {"x 1", "-1 1", "- 1", "+1 1"}) refuses(counted(clock), 26, "expected the halfmove clock");
    refuses(counted("00 1"), 26, "the halfmove clock has a leading zero");
    refuses(counted("07 1"), 26, "the halfmove clock has a leading zero");
    refuses(counted("65536 1"), 26, "the halfmove clock is more than 65535");
    refuses(counted("18446744073709551616 1"), 26, "the halfmove clock is more than 65535");
    refuses(counted("1.5 1"), 27, "expected a blank before the next field");
}

TEST_CASE("FEN errors: the move number") {
    for (const auto* number : {"0 x", "0 -1", "0 -"}) refuses(counted(number), 28, "expected the move number");
    refuses(counted("0 0"), 28, "the move number is at least 1");
    refuses(counted("0 01"), 28, "the move number has a leading zero");
    refuses(counted("0 4294967296"), 28, "the move number is more than 4294967295");
    refuses(counted("0 99999999999999999999999"), 28, "the move number is more than 4294967295");
}

TEST_CASE("FEN errors: texts that end early") {
    refuses("", 0, "the line has 8 cells");
    refuses("r", 1, "the line has 8 cells");
    refuses(array_with(""), 43, "the FEN ends early");
    refuses(array_with(" "), 44, "expected the side to move, 'w' or 'b'");
    refuses(array_with(" w"), 45, "the FEN ends early");
    refuses(array_with(" w "), 46, "expected castling rights or '-'");
    refuses(array_with(" w KQkq"), 50, "the FEN ends early");
    refuses(array_with(" w KQkq -"), 52, "the FEN ends early");
    refuses(array_with(" w KQkq - 0"), 54, "the FEN ends early");
    refuses(array_with(" w KQkq - 0 "), 55, "expected the move number");
}

TEST_CASE("FEN errors: texts that go on") {
    for (const auto* more : {" ", "x", " x", "\n", " bm e4;", ".0"})
        refuses(array_with(" w KQkq - 0 1" + std::string{more}), 56, "the FEN goes on after its last field");
    refuses(placed("4k3/8/8/8/8/8/8/4K3[Q]"), 19, "expected a blank before the next field");
}

TEST_CASE("FEN errors: two blanks") {
    refuses(array_with("  w KQkq - 0 1"), 44, "expected the side to move, 'w' or 'b'");
    refuses(array_with(" w  KQkq - 0 1"), 46, "expected castling rights or '-'");
    refuses(array_with(" w KQkq  - 0 1"), 51, "expected a cell that a pawn has passed, or '-'");
    refuses(array_with(" w KQkq -  0 1"), 53, "expected the halfmove clock");
    refuses(array_with(" w KQkq - 0  1"), 55, "expected the move number");
}

}  // namespace
