#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/texts.hpp"
#include "tabia/chess.hpp"

// Castling, en passant and promotion; how games end is in chess_endings_test.cpp.
namespace {

using support::after;
using support::after_all;
using support::allows;
using support::moves_text;

tabia::position<tabia::chess> chess(std::string_view fen) { return support::position_of<tabia::chess>(fen); }

/// The castling moves that White's king on e1, or Black's on e8, has.
std::string castlings(std::string_view fen) {
    const auto pos = chess(fen);
    const std::string rank = pos.turn() == tabia::color::white ? "1" : "8";
    std::string found;
    if (allows(pos, "e" + rank + "g" + rank)) found += 'K';
    if (allows(pos, "e" + rank + "c" + rank)) found += 'Q';
    return found;
}

TEST_CASE("chess: castling on both wings moves king and rook") {
    const auto white = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
    CHECK_EQ(to_fen(after(white, "e1g1")), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
    CHECK_EQ(to_fen(after(white, "e1c1")), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9");
    const auto black = chess("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9");
    CHECK_EQ(to_fen(after(black, "e8g8")), "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 10");
    CHECK_EQ(to_fen(after(black, "e8c8")), "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10");
}

TEST_CASE("chess: castling out of attack refused") {
    CHECK_EQ(castlings("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1"), "");
    CHECK_EQ(castlings("4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1"), "");
    CHECK_EQ(castlings("r3k2r/8/5N2/8/8/8/8/4K3 b kq - 0 1"), "");
}

TEST_CASE("chess: castling through attack refused") {
    CHECK_EQ(castlings("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "K");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1"), "");
    CHECK_EQ(castlings("r3k2r/8/8/8/8/8/8/3RK3 b kq - 0 1"), "K");
    CHECK_EQ(castlings("r3k2r/8/8/2B5/8/8/8/4K3 b kq - 0 1"), "Q");
}

TEST_CASE("chess: castling into attack refused") {
    CHECK_EQ(castlings("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "K");
    CHECK_EQ(castlings("r3k2r/8/8/8/8/8/8/2R1K1R1 b kq - 0 1"), "");
}

TEST_CASE("chess: castling while the rook is attacked or crosses an attacked cell allowed") {
    CHECK_EQ(castlings("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "KQ");
    CHECK_EQ(castlings("r3k2r/8/8/8/8/8/8/1R2K3 b kq - 0 1"), "KQ");
}

TEST_CASE("chess: castling needs an empty way") {
    CHECK_EQ(castlings("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1"), "K");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1"), "K");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/8/R1B1K2R w KQ - 0 1"), "K");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1"), "K");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("rn2k1nr/8/8/8/8/8/8/4K3 b kq - 0 1"), "");
}

TEST_CASE("chess: castling lost for good when the king has moved") {
    const auto start = chess("r3k2r/7p/8/8/8/8/7P/R3K2R w KQkq - 0 1");
    CHECK_EQ(to_fen(after_all(start, "e1e2 h7h6 e2e1 h6h5")), "r3k2r/8/8/7p/8/8/7P/R3K2R w kq - 0 3");
    CHECK_EQ(to_fen(after_all(start, "h2h3 e8d8 h3h4 d8e8")), "r3k2r/7p/8/8/7P/8/8/R3K2R w KQ - 1 3");
}

TEST_CASE("chess: castling lost on the wing whose rook has moved") {
    const auto start = chess("r3k2r/7p/8/8/8/8/7P/R3K2R w KQkq - 0 1");
    CHECK_EQ(to_fen(after_all(start, "a1b1 h7h6 b1a1 h6h5")), "r3k2r/8/8/7p/8/8/7P/R3K2R w Kkq - 0 3");
    CHECK_EQ(to_fen(after_all(start, "h1g1 a8b8 g1h1 b8a8")), "r3k2r/7p/8/8/8/8/7P/R3K2R w Qk - 4 3");
}

TEST_CASE("chess: castling lost with a captured rook, even if another comes to its cell") {
    const auto pos = chess("r3k2r/8/8/8/8/6n1/8/R3K2R b KQkq - 0 1");
    CHECK_EQ(to_fen(after(pos, "g3h1")), "r3k2r/8/8/8/8/8/8/R3K2n w Qkq - 0 2");
    const auto replaced = after_all(chess("4k3/8/8/8/8/6n1/8/RR2K2R b KQ - 0 1"), "g3h1 b1b8 e8e7 b8h8 h1g3 h8h1 g3e4");
    CHECK_FALSE(allows(replaced, "e1g1"));
    CHECK(allows(replaced, "e1c1"));
    const auto both = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK_EQ(to_fen(after(both, "h1h8")), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    const auto promoted = chess("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1");
    CHECK_EQ(to_fen(after(promoted, "b7a8r")), "R3k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST_CASE("chess: pawns step once or, from their second rank, twice") {
    CHECK_EQ(moves_text(chess("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), "a2"), "a2a3 a2a4");
    CHECK_EQ(moves_text(chess("4k3/8/8/8/8/P7/8/4K3 w - - 0 1"), "a3"), "a3a4");
    CHECK_EQ(moves_text(chess("4k3/8/8/8/8/n7/P7/4K3 w - - 0 1"), "a2"), "");
    CHECK_EQ(moves_text(chess("4k3/8/8/8/n7/8/P7/4K3 w - - 0 1"), "a2"), "a2a3");
    CHECK_EQ(moves_text(chess("4k3/7p/8/8/8/8/8/4K3 b - - 0 1"), "h7"), "h7h5 h7h6");
}

TEST_CASE("chess: pawns capture diagonally forward and around no edge") {
    CHECK_EQ(moves_text(chess("4k3/8/8/8/8/1p5p/P7/4K3 w - - 0 1"), "a2"), "a2a3 a2a4 a2b3");
    CHECK_EQ(moves_text(chess("4k3/8/8/p7/7P/8/8/4K3 w - - 0 1"), "h4"), "h4h5");
    CHECK_EQ(moves_text(chess("4k3/8/8/p7/7P/8/8/4K3 b - - 0 1"), "a5"), "a5a4");
    CHECK_EQ(moves_text(chess("4k3/8/8/3p4/2PNP3/8/8/4K3 b - - 0 1"), "d5"), "d5c4 d5e4");
}

TEST_CASE("chess: en passant by either neighbour, only at once") {
    const auto pos = after(chess("4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    CHECK_EQ(moves_text(pos, "c5"), "c5c6 c5d6");
    CHECK_EQ(moves_text(pos, "e5"), "e5d6 e5e6");
    CHECK_EQ(to_fen(after(pos, "c5d6")), "4k3/8/3P4/4P3/8/8/8/4K3 b - - 0 2");
    const auto later = after_all(pos, "e1e2 e8e7");
    CHECK_EQ(moves_text(later, "c5"), "c5c6");
    const auto black = after(chess("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1"), "d2d4");
    CHECK_EQ(to_fen(after(black, "e4d3")), "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
}

TEST_CASE("chess: en passant not after two single steps, nor by other men") {
    const auto slow = after_all(chess("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d6 e1e2 d6d5");
    CHECK_EQ(moves_text(slow, "e5"), "e5e6");
    const auto bishop = after(chess("4k3/3p4/8/4B3/8/8/8/4K3 b - - 0 1"), "d7d5");
    CHECK_EQ(to_fen(after(bishop, "e5d6")), "4k3/8/3B4/3p4/8/8/8/4K3 b - - 1 2");
    const auto edge = after(chess("4k3/p7/7P/8/7P/8/8/4K3 b - - 0 1"), "a7a5");
    CHECK_EQ(moves_text(edge, "h"), "h4h5 h6h7");
}

TEST_CASE("chess: en passant refused when both pawns would leave the king's rank") {
    CHECK_FALSE(allows(chess("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1"), "e5d6"));
    CHECK_FALSE(allows(chess("7k/8/8/q2Pp2K/8/8/8/8 w - e6 0 1"), "d5e6"));
    CHECK_FALSE(allows(chess("8/8/8/8/R2pP2k/8/8/7K b - e3 0 1"), "d4e3"));
    // Another man on the rank, or two capturers, shield the king.
    CHECK(allows(chess("7k/8/8/K1NpP2r/8/8/8/8 w - d6 0 1"), "e5d6"));
    CHECK(allows(chess("7k/8/8/K1PpP2r/8/8/8/8 w - d6 0 1"), "e5d6"));
    CHECK(allows(chess("7k/8/8/K1PpP2r/8/8/8/8 w - d6 0 1"), "c5d6"));
}

TEST_CASE("chess: en passant by a pawn pinned to a diagonal only along it") {
    CHECK_FALSE(allows(chess("7k/8/5b2/3pP3/8/2K5/8/8 w - d6 0 1"), "e5d6"));
    CHECK(allows(chess("1b5k/8/8/3pP3/8/6K1/8/8 w - d6 0 1"), "e5d6"));
    CHECK_FALSE(allows(chess("7K/8/2k5/8/3Pp3/8/6B1/8 b - d3 0 1"), "e4d3"));
}

TEST_CASE("chess: en passant by a pawn pinned to its file refused") {
    CHECK_FALSE(allows(chess("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6"));
    CHECK_FALSE(allows(chess("4k3/8/8/8/3Pp3/8/8/4R2K b - d3 0 1"), "e4d3"));
}

TEST_CASE("chess: en passant refused when the captured pawn shields the king") {
    CHECK_FALSE(allows(chess("b6k/8/8/3pP3/8/8/6K1/8 w - d6 0 1"), "e5d6"));
    CHECK_FALSE(allows(chess("8/6k1/8/8/3Pp3/8/1B6/7K b - d3 0 1"), "e4d3"));
    // On the file the capturing pawn takes its place.
    CHECK(allows(chess("3r3k/8/8/3pP3/8/8/8/3K4 w - d6 0 1"), "e5d6"));
}

TEST_CASE("chess: en passant may answer the check of the pawn that has passed") {
    const auto pos = after(chess("7k/3p4/8/4P3/4K3/8/8/8 b - - 0 1"), "d7d5");
    CHECK(pos.is_check());
    CHECK(allows(pos, "e5d6"));
    CHECK_FALSE(allows(pos, "e5e6"));
    const auto black = after(chess("8/8/8/3k4/5p2/8/4P3/7K w - - 0 1"), "e2e4");
    CHECK(black.is_check());
    CHECK(allows(black, "f4e3"));
}

TEST_CASE("chess: en passant may answer a check by stepping between") {
    CHECK_EQ(moves_text(chess("3r3k/8/8/2PpP3/3K4/8/8/8 w - d6 0 1"), "e5"), "e5d6 e5e6");
    const auto discovered = chess("7k/8/8/b2pP3/8/8/8/4K3 w - d6 0 1");
    CHECK(discovered.is_check());
    CHECK_FALSE(allows(discovered, "e5d6"));
    const auto between = chess("5b1k/8/8/3pP3/8/K7/8/8 w - d6 0 1");
    CHECK(between.is_check());
    CHECK(allows(between, "e5d6"));
}

TEST_CASE("chess: en passant may give check") {
    const auto discovered = after(chess("8/8/8/R2pP2k/8/8/8/4K3 w - d6 0 1"), "e5d6");
    CHECK(discovered.is_check());
    const auto direct = after(chess("8/2k5/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6");
    CHECK(direct.is_check());
}

TEST_CASE("chess: promotion to queen, rook, bishop or knight, compulsory") {
    CHECK_EQ(moves_text(chess("7k/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7"), "a7a8b a7a8n a7a8q a7a8r");
    CHECK_EQ(moves_text(chess("7k/8/8/8/8/8/p7/4K3 b - - 0 1"), "a2"), "a2a1b a2a1n a2a1q a2a1r");
    const auto pos = chess("7k/P7/8/8/8/8/8/4K3 w - - 5 8");
    CHECK_EQ(to_fen(after(pos, "a7a8n")), "N6k/8/8/8/8/8/8/4K3 b - - 0 8");
    CHECK_EQ(to_fen(after(pos, "a7a8q")), "Q6k/8/8/8/8/8/8/4K3 b - - 0 8");
    CHECK_EQ(to_fen(after(pos, "a7a8r")), "R6k/8/8/8/8/8/8/4K3 b - - 0 8");
    CHECK_EQ(to_fen(after(pos, "a7a8b")), "B6k/8/8/8/8/8/8/4K3 b - - 0 8");
    CHECK_EQ(moves_text(chess("7k/8/P7/8/8/8/8/4K3 w - - 0 1"), "a6"), "a6a7");
}

TEST_CASE("chess: promotion while capturing") {
    const auto pos = chess("rnr4k/1P6/8/8/8/8/8/4K3 w - - 0 1");
    CHECK_EQ(moves_text(pos, "b7"), "b7a8b b7a8n b7a8q b7a8r b7c8b b7c8n b7c8q b7c8r");
    CHECK_EQ(to_fen(after(pos, "b7c8q")), "rnQ4k/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST_CASE("chess: promotion by a pinned pawn only along the pin") {
    CHECK_EQ(moves_text(chess("4k2q/6P1/5K2/8/8/8/8/8 w - - 0 1"), "g7"), "g7h8b g7h8n g7h8q g7h8r");
    CHECK_EQ(moves_text(chess("4kn2/r5PK/8/8/8/8/8/8 w - - 0 1"), "g7"), "");
}

TEST_CASE("chess: promotion answers a check by capture or between") {
    CHECK_EQ(moves_text(chess("r3K2k/1P6/8/8/8/8/8/8 w - - 0 1"), "b7"),
             "b7a8b b7a8n b7a8q b7a8r b7b8b b7b8n b7b8q b7b8r");
    CHECK_EQ(moves_text(chess("4K2k/1P6/8/8/4r3/8/8/8 w - - 0 1"), "b7"), "");
}

TEST_CASE("chess: promotion to a knight mates where a queen would not") {
    const auto pos = chess("5bnr/4Ppkp/5ppp/8/8/8/8/4K3 w - - 0 1");
    CHECK_EQ(support::status_of(after(pos, "e7e8q")), "ongoing");
    CHECK_EQ(support::status_of(after(pos, "e7e8n")), "checkmate");
    const auto under = chess("8/1P1k4/8/8/8/8/8/4K3 w - - 0 1");
    CHECK_FALSE(after(under, "b7b8q").is_check());
    CHECK(after(under, "b7b8n").is_check());
}

}  // namespace
