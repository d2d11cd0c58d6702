#include <doctest/doctest.h>

#include <string_view>

#include "support/texts.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::chess;

std::string rewritten(std::string_view fen) { return to_fen(support::position_of<chess>(fen)); }

void check_canonical(std::string_view fen) { CHECK_EQ(rewritten(fen), fen); }

TEST_CASE("FEN: canonical texts are written as they were read") {
    check_canonical("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    check_canonical("r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 34");
    check_canonical("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7");
    check_canonical("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 7");
    check_canonical("1k1K4/8/8/8/8/8/8/n1n1n1n1 w - - 65535 4294967295");
}

TEST_CASE("FEN: the start is the array") {
    CHECK_EQ(to_fen(tabia::position<chess>::start()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST_CASE("FEN: castling rights are read in any order") {
    for (const auto* rights : {"KQkq", "qkQK", "kKqQ", "QqKk"})
        CHECK_EQ(rewritten("r3k2r/8/8/8/8/8/8/R3K2R w " + std::string{rights} + " - 0 1"),
                 "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK_EQ(rewritten("r3k2r/8/8/8/8/8/8/R3K2R w qK - 0 1"), "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
}

TEST_CASE("FEN: an en-passant cell nobody can use is read and not written") {
    CHECK_EQ(rewritten("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    // Pinned to its file; and the two pawns that would leave the king's rank together.
    CHECK_EQ(rewritten("k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "k3r3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    CHECK_EQ(rewritten("k7/8/8/K2pP2r/8/8/8/8 w - d6 0 1"), "k7/8/8/K2pP2r/8/8/8/8 w - - 0 1");
}

TEST_CASE("FEN: any number of men but pawns may stand anywhere") {
    check_canonical("QQQQQQQQ/8/8/4K3/8/8/nnnnnnnn/k7 b - - 0 1");
    check_canonical("4k3/pppppppp/8/8/8/8/PPPPPPPP/QQQQKQQQ b - - 0 1");
}

TEST_CASE("FEN: the counters after a move") {
    const auto pos = support::position_of<chess>("4k3/8/8/8/8/8/4P3/4K3 w - - 7 20");
    CHECK_EQ(to_fen(support::after(pos, "e1d1")), "4k3/8/8/8/8/8/4P3/3K4 b - - 8 20");
    CHECK_EQ(to_fen(support::after_all(pos, "e1d1 e8d8")), "3k4/8/8/8/8/8/4P3/3K4 w - - 9 21");
    CHECK_EQ(to_fen(support::after(pos, "e2e4")), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 20");
}

TEST_CASE("FEN: counters at their largest are still read after the next move") {
    const auto pos = support::position_of<chess>("4k3/8/8/8/8/8/4R3/3K4 b - - 65535 4294967295");
    const std::string fen = to_fen(support::after(pos, "e8d8"));
    CHECK_EQ(rewritten(fen), fen);
}

}  // namespace
