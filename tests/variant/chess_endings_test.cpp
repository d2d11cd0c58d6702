#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/texts.hpp"
#include "tabia/chess.hpp"

// Checks, how games end and the halfmove clock; how the men move is in chess_test.cpp.
namespace {

using support::after;
using support::after_all;
using support::moves_text;
using support::status_of;
using tabia::color;
using tabia::reason;

tabia::position<tabia::chess> chess(std::string_view fen) { return support::position_of<tabia::chess>(fen); }

std::string status(std::string_view fen) { return status_of(chess(fen)); }

/// The status of men on a board with White and with Black to move, which must be the same.
std::string material(std::string_view placement) {
    const std::string white = status(std::string{placement} + " w - - 0 1");
    CHECK_EQ(status(std::string{placement} + " b - - 0 1"), white);
    return white;
}

TEST_CASE("chess: a check must be answered by the king, by capture or between") {
    CHECK_EQ(moves_text(chess("4r2k/8/8/1B6/8/8/3P1P2/3QKB2 w - - 0 1")), "b5e2 b5e8 d1e2 f1e2");
    CHECK_EQ(moves_text(chess("7k/8/8/8/8/3n4/P1P5/RN2K3 w - - 0 1")), "c2d3 e1d1 e1d2 e1e2 e1f1");
}

TEST_CASE("chess: the king may not step back along the line of a check") {
    CHECK_EQ(moves_text(chess("4k3/8/8/8/r2K4/8/8/8 w - - 0 1")), "d4c3 d4c5 d4d3 d4d5 d4e3 d4e5");
    CHECK_EQ(moves_text(chess("4k3/8/8/8/8/2b5/8/K7 w - - 0 1")), "a1a2 a1b1");
}

TEST_CASE("chess: the king may not capture a defended man") {
    CHECK_EQ(moves_text(chess("3rk3/8/8/8/8/8/3q4/4K3 w - - 0 1")), "e1f1");
    CHECK_EQ(moves_text(chess("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1")), "e1d2 e1f1");
}

TEST_CASE("chess: kings keep apart") {
    CHECK_EQ(moves_text(chess("8/8/8/3k4/8/3K4/8/8 w - - 0 1")), "d3c2 d3c3 d3d2 d3e2 d3e3");
}

TEST_CASE("chess: a double check is answered by the king alone") {
    // Rook and knight both give check; either alone could be captured.
    const auto pos = after(chess("4k3/8/8/8/4N3/8/3q4/4RK2 w - - 0 1"), "e4f6");
    CHECK_EQ(moves_text(pos), "e8d8 e8f7 e8f8");
    const auto capturable = after(chess("r3k2r/3b4/8/8/4N3/8/8/q3RK2 w - - 0 1"), "e4f6");
    CHECK(capturable.is_check());
    CHECK_EQ(moves_text(capturable), "e8d8 e8f7 e8f8");
}

TEST_CASE("chess: a double check is not answered by a double step into one of its lines") {
    CHECK_EQ(moves_text(chess("4k3/8/8/8/r6K/8/2P5/8 w - - 0 1"), "c2"), "c2c4");
    CHECK_EQ(moves_text(chess("4k3/8/6n1/8/r6K/8/2P5/8 w - - 0 1"), "c2"), "");
}

TEST_CASE("chess: checkmate, with its winner") {
    const auto fool = after_all(tabia::position<tabia::chess>::start(), "f2f3 e7e5 g2g4 d8h4");
    CHECK_EQ(fool.outcome(), tabia::outcome{color::black, reason::checkmate});
    CHECK_EQ(fool.count_legal_moves(), 0);
    const auto back_rank = after(chess("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8");
    CHECK_EQ(back_rank.outcome(), tabia::outcome{color::white, reason::checkmate});
    CHECK_EQ(status("6k1/5ppp/8/8/8/8/8/r3K3 w - - 0 1"), "check");
}

TEST_CASE("chess: stalemate, for either side") {
    CHECK_EQ(chess("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").outcome(), tabia::outcome{std::nullopt, reason::stalemate});
    CHECK_EQ(status("k7/p7/P7/1K6/8/8/8/8 b - - 0 1"), "ongoing");
    CHECK_EQ(status("kn1R4/p1K5/P7/8/8/8/8/8 b - - 0 1"), "stalemate");
    CHECK_EQ(status("8/8/8/8/8/6k1/5q2/7K w - - 0 1"), "stalemate");
}

TEST_CASE("chess: insufficient material") {
    CHECK_EQ(material("4k3/8/8/8/8/8/8/4K3"), "insufficient");
    CHECK_EQ(material("4k3/8/8/8/8/8/8/4KN2"), "insufficient");
    CHECK_EQ(material("4kn2/8/8/8/8/8/8/4K3"), "insufficient");
    CHECK_EQ(material("4k3/8/8/8/8/8/8/4KB2"), "insufficient");
    CHECK_EQ(material("4kb2/8/8/8/8/8/8/4K3"), "insufficient");
    CHECK_EQ(material("2b1k3/8/8/8/8/8/8/4KB2"), "insufficient");
    CHECK_EQ(material("4kb2/8/8/8/8/8/8/2B1K3"), "insufficient");
    CHECK_EQ(material("7k/8/8/7B/6B1/5B2/8/4K3"), "insufficient");
    CHECK_EQ(material("8/8/7k/1b6/B1B5/8/4b3/K7"), "insufficient");
    const auto end = chess("4k3/8/8/8/8/8/8/4K3 w - - 0 1").outcome();
    CHECK_EQ(end, tabia::outcome{std::nullopt, reason::insufficient_material});
}

TEST_CASE("chess: material that is not insufficient") {
    CHECK_EQ(material("4k3/8/8/8/8/8/8/3NKN2"), "ongoing");    // two knights
    CHECK_EQ(material("1n2k3/8/8/8/8/8/8/1N2K3"), "ongoing");  // a knight each
    CHECK_EQ(material("4k3/8/8/8/8/8/8/2B1KB2"), "ongoing");   // bishops on both colours
    CHECK_EQ(material("4kb2/8/8/8/8/8/8/4KB2"), "ongoing");    // the same, one each
    CHECK_EQ(material("4k3/8/8/8/8/8/8/4KBN1"), "ongoing");    // knight and bishop
    CHECK_EQ(material("4kb2/8/8/8/8/8/8/4K1N1"), "ongoing");   // knight against bishop
    CHECK_EQ(material("4k3/8/8/8/8/8/P7/4K3"), "ongoing");
    CHECK_EQ(material("4k3/7p/8/8/8/8/8/4K3"), "ongoing");
    CHECK_EQ(material("4k3/8/8/8/8/8/R7/4K3"), "ongoing");
    CHECK_EQ(material("4k3/7q/8/8/8/8/8/4K3"), "ongoing");
}

TEST_CASE("chess: dead material leaves the moves as they are") {
    CHECK_EQ(chess("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").count_legal_moves(), 8);
}

TEST_CASE("chess: 75 moves without capture or pawn move end the game") {
    const auto before = chess("4k3/8/8/8/8/8/R7/4K3 w - - 149 100");
    CHECK_EQ(status_of(before), "ongoing");
    const auto pos = after(before, "a2a3");
    CHECK_EQ(pos.outcome(), tabia::outcome{std::nullopt, reason::seventyfive_moves});
    CHECK_GT(pos.count_legal_moves(), 0);
    CHECK_EQ(status_of(after(before, "a2e2")), "seventyfive");
    CHECK_EQ(status("4k3/8/8/8/8/8/R7/4K3 b - - 151 100"), "seventyfive");
    CHECK_EQ(status("4k3/8/8/8/8/8/R7/4K3 b - - 100 100"), "ongoing");
}

TEST_CASE("chess: mate and stalemate on the very ply come before the 75 moves, and dead material too") {
    const auto mating = chess("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100");
    CHECK_EQ(status_of(after(mating, "a1a8")), "checkmate");
    CHECK_EQ(status_of(after(mating, "a1a7")), "seventyfive");
    const auto stalemating = chess("7k/8/6K1/8/8/8/5Q2/8 w - - 149 100");
    CHECK_EQ(status_of(after(stalemating, "f2f7")), "stalemate");
    CHECK_EQ(status("4k3/8/8/8/8/8/8/4KN2 w - - 150 100"), "insufficient");
}

TEST_CASE("chess: what resets the halfmove clock") {
    const auto clock_after = [](std::string_view fen, std::string_view move) {
        return after(chess(fen), move).state().halfmove_clock;
    };
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/4P3/4K3 w - - 9 20", "e2e3"), 0);
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/4P3/4K3 w - - 9 20", "e2e4"), 0);
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/r7/R3K3 w - - 9 20", "a1a2"), 0);
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/r7/1K6 w - - 9 20", "b1a2"), 0);
    CHECK_EQ(clock_after("4k3/8/8/8/r7/8/8/R3K3 b - - 9 20", "a4a1"), 0);
    CHECK_EQ(clock_after("7k/P7/8/8/8/8/8/4K3 w - - 9 20", "a7a8q"), 0);
    CHECK_EQ(clock_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 0);
}

TEST_CASE("chess: what does not reset the halfmove clock") {
    const auto clock_after = [](std::string_view fen, std::string_view move) {
        return after(chess(fen), move).state().halfmove_clock;
    };
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/8/R3K2R w KQ - 9 20", "e1g1"), 10);
    CHECK_EQ(clock_after("r3k2r/8/8/8/8/8/8/4K3 b kq - 9 20", "e8c8"), 10);
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/8/R3K2R w KQ - 9 20", "e1e2"), 10);
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/8/R3K2R w KQ - 9 20", "a1a8"), 10);
    CHECK_EQ(clock_after("4k3/8/8/8/8/8/4n3/4K3 b - - 9 20", "e2c3"), 10);
}

TEST_CASE("chess: the move number rises after Black's turn") {
    const auto pos = tabia::position<tabia::chess>::start();
    CHECK_EQ(after_all(pos, "e2e4").state().move_number, 1);
    CHECK_EQ(after_all(pos, "e2e4 e7e5").state().move_number, 2);
    CHECK_EQ(after_all(pos, "e2e4 e7e5 g1f3 b8c6").state().move_number, 3);
}

}  // namespace
