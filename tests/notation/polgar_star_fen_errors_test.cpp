#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/marked_errors.hpp"
#include "tabia/polgar_star.hpp"

namespace {

/// The FEN is refused for this reason at the caret.
void refuses(std::string_view marked, std::string_view reason) {
    support::check_refused<tabia::polgar_star>(marked, reason);
}

const std::string array = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1";
const std::string all_steps = " w 5,9,12,15,18,20,23,26,29,33 - 0 1";
const std::string placed = "1/2/KP3pr/QP2pq/RP1pb/NP2pn/BP3pk/2/1[]";

TEST_CASE("FEN errors of the star: files of too few or too many cells") {
    refuses("1/^3/7/6/K4/6/7/2/k[] w - - 0 1", "more than the line's 2 cells");
    refuses("1/1^/7/6/K4/6/7/2/k[] w - - 0 1", "the line has 2 cells");
    refuses("1/2/7/6/K4/6/7/k^[] w - - 0 1", "the line has 2 cells");
    refuses("1/2/7/6/K4/6/7/2^[] w - - 0 1", "expected '/' and the next line of the board");
    refuses("1/2/7/6/K^5/6/7/2/k[] w - - 0 1", "more than the line's 5 cells");
    refuses("1/2/7/6/K^x3/6/7/2/k[] w - - 0 1", "no man has the letter 'x'");
}

TEST_CASE("FEN errors of the star: no hands, or unknown men in hand") {
    refuses("1/2/7/6/K4/6/7/2/k^ w - - 0 1", "expected '[' and the men in hand");
    refuses(array + "[KQRBNkqrbn^P]" + all_steps, "no man in hand has the letter 'P'");
    refuses(array + "[KQRBNkqrbn^x]" + all_steps, "no man in hand has the letter 'x'");
    refuses(array + "[KQRBNkqrbn^ w 5 - 0 1", "expected a man in hand or ']'");
}

TEST_CASE("FEN errors of the star: in the placement phase there is one man of each kind") {
    const auto* reason = "in the placement phase each side has one man of each kind, placed or in hand";
    refuses("^" + array + "[KKQRBNkqrbn]" + all_steps, reason);
    refuses("^" + array + "[KQRBNkqrb]" + all_steps, reason);
    refuses("^" + array + "[QRBNkqrbn]" + all_steps, reason);
    refuses("^1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1[KQRBNkqrbn] b 5,9,12,15,18,20,23,26,29,33 - 0 1", reason);
    refuses("^1/2/1P3pq/1P2p1/1P1p1/1P2p1/1P3p1/2/1[KQRBNkqrbn]" + all_steps, reason);
    // One man is still in hand, and another stands twice.
    refuses("^1/2/KP3pr/QP2pq/RP1pb/NP2pn/RP3pk/2/1[B]" + all_steps, reason);
}

TEST_CASE("FEN errors of the star: in the placement phase the pawns stand as in the array") {
    const auto* reason = "in the placement phase no man of the array has moved";
    refuses("^1/2/2P2p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1[KQRBNkqrbn] w 9,12,15,18,20,23,26,29,33 - 0 1", reason);
    refuses("^1/2/1P3p1/1P2p1/1P3/1P2p1/1P3p1/2/1[KQRBNkqrbn] w 5,9,12,15,18,23,26,29,33 - 0 1", reason);
    refuses("^1/2/1P1P1p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1[KQRBNkqrbn] w 5,9,12,15,18,20,23,26,29,33 - 0 1", reason);
}

TEST_CASE("FEN errors of the star: in the placement phase men stand on their own home cells") {
    const auto* reason = "in the placement phase men stand on their home cells";
    refuses("1/2/1P^K2p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1[QRBNkqrbn] b 5,9,12,15,18,20,23,26,29,33 - 0 1", reason);
    refuses("1/2/1P3p^K/1P2p1/1P1p1/1P2p1/1P3p1/2/1[QRBNkqrbn] b 5,9,12,15,18,20,23,26,29,33 - 0 1", reason);
    refuses("1/2/KP3p1/^qP2p1/1P1p1/1P2p1/1P3p1/2/1[QRBNkrbn]" + all_steps, reason);
}

TEST_CASE("FEN errors of the star: in the placement phase the sides place by turns") {
    const auto* reason = "in the placement phase the sides place by turns, White first";
    refuses("^" + array + "[KQRBNkqrbn] b 5,9,12,15,18,20,23,26,29,33 - 0 1", reason);
    refuses("^1/2/KP3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1[QRBNkqrbn]" + all_steps, reason);
    refuses("^1/2/KP3p1/QP2p1/1P1p1/1P2p1/1P3p1/2/1[RBNkqrbn] b 5,9,12,15,18,20,23,26,29,33 - 0 1", reason);
    refuses("^1/2/1P3pk/1P2p1/1P1p1/1P2p1/1P3p1/2/1[KQRBNqrbn]" + all_steps, reason);
    refuses("^1/2/KP3pk/1P2p1/1P1p1/1P2p1/1P3p1/2/1[QRBNqrbn] b 5,9,12,15,18,20,23,26,29,33 - 0 2", reason);
}

TEST_CASE("FEN errors of the star: in the placement phase every pawn has its double step, and no draw counts") {
    refuses("^" + array + "[KQRBNkqrbn] w 5,9,12,15,18,20,23,26,29 - 0 1",
            "in the placement phase every pawn has its double step");
    refuses("^" + array + "[KQRBNkqrbn] w - - 0 1", "in the placement phase every pawn has its double step");
    refuses("^" + array + "[KQRBNkqrbn] w 5,9,12,15,18,20,23,26,29,33 - 1 1",
            "in the placement phase the halfmove clock stands at 0");
}

TEST_CASE("FEN errors of the star: the list of pawns that may still double-step") {
    refuses(placed + " w ^x - 0 6", "expected the cell of a pawn that has not moved, or '-'");
    refuses(placed + " w 5^5 - 0 6", "expected a blank before the next field");
    refuses(placed + " w ^0 - 0 6", "expected the cell of a pawn that has not moved, or '-'");
    refuses(placed + " w 5,^ - 0 6", "expected the cell of a pawn that has not moved, or '-'");
    refuses(placed + " w 5,^,9 - 0 6", "expected the cell of a pawn that has not moved, or '-'");
    refuses(placed + " w 5,^- - 0 6", "expected the cell of a pawn that has not moved, or '-'");
    refuses(placed + " w -^,5 - 0 6", "expected a blank before the next field");
    refuses(placed + " w 5^;9 - 0 6", "expected a blank before the next field");
    refuses(placed + " w 5,9,^5 - 0 6", "the same pawn twice");
}

TEST_CASE("FEN errors of the star: a right to the double step without its pawn") {
    const auto* reason = "no pawn stands there where it began the game";
    refuses(placed + " w 5,^6 - 0 6", reason);  // nobody there
    refuses(placed + " w ^4 - 0 6", reason);    // a king
    const std::string moved = "1/2/K6/1p3r/2P2/3P2/7/2/k[] w ";
    refuses(moved + "^19 - 0 9", reason);  // a pawn that has moved
    refuses(moved + "^12 - 0 9", reason);  // the other side's pawn
    refuses("1/2/K6/4P1/5/6/7/2/k[] w ^15 - 0 9", reason);
}

TEST_CASE("FEN errors of the star: pawns on home cells, and six of them") {
    const auto* reason = "such a man cannot stand on this cell";
    refuses("1/2/^P6/6/K4/6/7/2/k[] w - - 0 1", reason);
    refuses("1/2/6^P/6/K4/6/7/2/k[] w - - 0 1", reason);
    refuses("1/2/7/6/K4/^p5/7/2/k[] w - - 0 1", reason);
    refuses("1/2/7/6/K4/5^p/7/2/k[] w - - 0 1", reason);
    refuses("1/2/7/1^PPPP1/1PP2/6/K6/2/k[] w - - 0 1", "White has more men of a kind than there can be");
    refuses("1/2/7/6/2^pp1/1pppp1/K6/2/k[] w - - 0 1", "Black has more men of a kind than there can be");
}

TEST_CASE("FEN errors of the star: kings") {
    refuses("^1/2/7/6/5/6/7/2/k[] w - - 0 1", "White has no royal man");
    refuses("^1/2/7/6/K4/6/7/2/1[] w - - 0 1", "Black has no royal man");
    refuses("1/2/7/6/^KK3/6/7/2/k[] w - - 0 1", "White has more than one royal man");
    refuses("1/2/7/6/K4/6/7/^kk/1[] w - - 0 1", "Black has more than one royal man");
}

TEST_CASE("FEN errors of the star: the side that is not to move in check") {
    const auto* reason = "the side that is not to move is in check";
    refuses("1/2/K6/6/5/6/7/B1/^k[] w - - 0 1", reason);
    refuses("1/2/K1P3^k/6/5/5N/7/2/1[] w - - 0 1", reason);
    refuses("1/2/7/6/^Kk3/6/7/2/1[] b - - 0 1", reason);
}

TEST_CASE("FEN errors of the star: the field that says nothing and the counters") {
    refuses(placed + " w - ^x 0 6", "expected '-'");
    refuses(placed + " w - ^19 0 6", "expected '-'");
    refuses(placed + " w - - ^x 6", "expected the halfmove clock");
    refuses(placed + " w - - 0 ^0", "the move number is at least 1");
    refuses(placed + " w - - 0 6^ ", "the FEN goes on after its last field");
    refuses(placed + " ^x - - 0 6", "expected the side to move, 'w' or 'b'");
}

}  // namespace
