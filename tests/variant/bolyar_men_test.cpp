#include <doctest/doctest.h>

#include <string>

#include "support/either_side.hpp"
#include "tabia/bolyar.hpp"

// How each man goes; en passant and castling are in bolyar_special_moves_test.cpp.
namespace {

using tabia::bolyar;
using sides = support::either_side<bolyar>;

TEST_CASE("bolyar 1.6: the king steps in 8 directions") {
    CHECK_EQ(sides{"2/k8/9/9/9/4K4/9/9/9/2 w - - 0 1"}.moves(), "e4d3 e4d4 e4d5 e4e3 e4e5 e4f3 e4f4 e4f5");
    CHECK_EQ(sides{"2/k8/9/9/3ppp3/3pKp3/3ppp3/9/9/2 w - - 0 1"}.moves(), "e4d3 e4d5 e4e5 e4f3 e4f5");
    CHECK_EQ(sides{"2/9/4k4/9/4K4/9/9/9/9/2 w - - 0 1"}.moves(), "e5d4 e5d5 e5e4 e5f4 e5f5");
}

TEST_CASE("bolyar 1.7: the pawn steps forward, twice from its own second rank if both cells are empty") {
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/4P4/K8/2 w - - 0 1"}.moves("e2"), "e2e3 e2e4");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/P7P/9/K8/2 w - - 0 1"}.moves("a3"), "a3a4");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/4n4/4P4/K8/2 w - - 0 1"}.moves("e2"), "");
    CHECK_EQ(sides{"2/4k4/9/9/9/4n4/9/4P4/K8/2 w - - 0 1"}.moves("e2"), "e2e3");
    CHECK_EQ(sides{"2/4k4/9/9/9/4N4/9/4P4/K8/2 w - - 0 1"}.moves("e2"), "e2e3");
}

TEST_CASE("bolyar 1.7: the pawn captures one step diagonally forward") {
    CHECK_EQ(sides{"2/4k4/9/9/3nnn3/3nPn3/3nnn3/9/K8/2 w - - 0 1"}.moves("e4"), "e4d5 e4f5");
    CHECK_EQ(sides{"2/4k4/9/9/3NNN3/4P4/9/9/K8/2 w - - 0 1"}.moves("e4"), "");
    CHECK_EQ(sides{"2/9/9/9/3k5/4P4/9/9/K8/2 b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"2/9/9/9/4k4/4P4/9/9/K8/2 b - - 0 1"}.status(), "ongoing");
}

TEST_CASE("bolyar 1.8: the knight leaps") {
    CHECK_EQ(sides{"2/k8/9/9/9/4N4/9/9/K8/2 w - - 0 1"}.moves("e4"), "e4c3 e4c5 e4d2 e4d6 e4f2 e4f6 e4g3 e4g5");
    CHECK_EQ(sides{"2/k8/9/9/3PpP3/3pNp3/3PpP3/3n5/K8/2 w - - 0 1"}.moves("e4"),
             "e4c3 e4c5 e4d2 e4d6 e4f2 e4f6 e4g3 e4g5");
    CHECK_EQ(sides{"2/9/9/3k5/9/4N4/9/9/K8/2 b - - 0 1"}.status(), "check");
}

TEST_CASE("bolyar 1.8: the rook slides orthogonally") {
    CHECK_EQ(sides{"2/9/k8/9/4n4/1P2R1n2/9/4n4/K8/2 w - - 0 1"}.moves("e4"), "e4c4 e4d4 e4e2 e4e3 e4e5 e4f4 e4g4");
    CHECK_EQ(sides{"2/4k4/9/9/9/4R4/9/9/K8/2 b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"2/7k1/9/9/9/4R4/9/9/K8/2 b - - 0 1"}.status(), "ongoing");
}

TEST_CASE("bolyar 1.9: the officer slides diagonally and steps one straight forward") {
    CHECK_EQ(sides{"2/k8/9/2n6/9/4O4/9/6n2/K8/2 w - - 0 1"}.moves("e4"),
             "e4b1 e4c2 e4c6 e4d3 e4d5 e4e5 e4f3 e4f5 e4g2 e4g6 e4h7 e4i8b e4j9b");
}

TEST_CASE("bolyar 1.9: the officer's step captures and attacks nothing") {
    CHECK_FALSE(sides{"2/7k1/9/9/4n4/4O4/9/9/K8/2 w - - 0 1"}.allows("e4e5"));
    CHECK_EQ(sides{"2/9/9/9/4k4/4O4/9/9/K8/2 b - - 0 1"}.status(), "ongoing");
    CHECK(sides{"2/9/9/4k4/9/4O4/9/9/K8/2 b - - 0 1"}.allows("e6e5"));
    CHECK_FALSE(sides{"2/9/9/4k4/9/4O4/9/9/K8/2 b - - 0 1"}.allows("e6d5"));
    // Only a move, it may still stand between or be pinned.
    CHECK(sides{"2/4k4/9/9/r7K/4O4/9/9/9/2 w - - 0 1"}.allows("e4e5"));
    CHECK_EQ(sides{"2/4r2k1/9/9/9/4O4/9/9/4K4/2 w - - 0 1"}.moves("e4"), "e4e5");
    CHECK_EQ(sides{"2/7k1/9/9/9/r3O3K/9/9/9/2 w - - 0 1"}.moves("e4"), "");
}

TEST_CASE("bolyar 1.10: the bolyar slides in 8 directions and captures only orthogonally") {
    CHECK_EQ(sides{"2/8K/9/2n1n1n2/9/2n1B1n2/9/2n1n1n2/k8/2 w - - 0 1"}.moves("e4"),
             "e4c4 e4d3 e4d4 e4d5 e4e2 e4e3 e4e5 e4e6 e4f3 e4f4 e4f5 e4g4");
    CHECK_EQ(sides{"2/8k/9/9/9/9/9/9/B4K3/2 w - - 0 1"}.moves("a1"),
             "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1b2 a1c1 a1c3 a1d1 a1d4 a1e1 a1e5 a1f6 a1g7 a1h8 a1z0");
}

TEST_CASE("bolyar 1.10: the bolyar gives no check and pins nothing along diagonals") {
    CHECK_EQ(sides{"2/7k1/9/9/9/9/9/9/B4K3/2 b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"2/9/9/9/9/9/2k6/9/B4K3/2 b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"2/9/9/9/9/9/9/1k7/B4K3/2 b - - 0 1"}.moves(), "b2a1 b2b3 b2c2 b2c3");
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/9/B4K3/2 b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"2/9/9/9/9/9/9/9/B3k4/1K b - - 0 1"}.status(), "check");
    CHECK(sides{"2/7k1/9/9/4r4/9/9/9/B4K3/2 b - - 0 1"}.allows("e5e4"));
    CHECK_FALSE(sides{"2/k8/9/r8/9/9/9/9/B4K3/2 b - - 0 1"}.allows("a6b6"));
    // But it may stand between on a diagonal.
    CHECK_EQ(sides{"2/8k/9/6o2/9/9/1B7/9/1K7/2 w - - 0 1"}.moves("b3"), "b3c2 b3d3");
}

TEST_CASE("bolyar 1.11: the ship moves 1 or 2 cells forward, diagonally forward and sideways") {
    CHECK_EQ(sides{"2/k8/9/9/9/4S4/9/9/K8/2 w - - 0 1"}.moves("e4"),
             "e4c4 e4c6 e4d4 e4d5 e4e5 e4e6 e4f4 e4f5 e4g4 e4g6");
    // It leaps over both colours.
    CHECK_EQ(sides{"2/k8/9/9/3PPn3/3pSP3/9/9/K8/2 w - - 0 1"}.moves("e4"), "e4c4 e4c6 e4d4 e4e6 e4g4 e4g6");
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/9/4S3K/2 w - - 0 1"}.moves("e1"),
             "e1c1 e1c3 e1d1 e1d2 e1e2 e1e3 e1f1 e1f2 e1g1 e1g3");
}

TEST_CASE("bolyar 1.11: the ship captures 1 or 2 cells orthogonally, backward too") {
    CHECK_EQ(sides{"2/k7K/9/2nnnnn2/2nnnnn2/2nnSnn2/2nnnnn2/2nnnnn2/9/2 w - - 0 1"}.moves("e4"),
             "e4c4 e4d4 e4e2 e4e3 e4e5 e4e6 e4f4 e4g4");
    CHECK_EQ(sides{"2/k8/9/9/4P4/3PSP3/4P4/9/K8/2 w - - 0 1"}.moves("e4"), "e4c4 e4c6 e4d5 e4e6 e4f5 e4g4 e4g6");
    CHECK_EQ(sides{"2/k8/9/4p4/4P4/2pPSPp2/4P4/4p4/K8/2 w - - 0 1"}.moves("e4"),
             "e4c4 e4c6 e4d5 e4e2 e4e6 e4f5 e4g4 e4g6");
    CHECK_EQ(sides{"2/k8/4n3K/9/9/1n2S2n1/9/9/4b4/2 w - - 0 1"}.moves("e4"),
             "e4c4 e4c6 e4d4 e4d5 e4e5 e4e6 e4f4 e4f5 e4g4 e4g6");
}

TEST_CASE("bolyar 1.11: the ship leaves a corner diagonally forward and captures nothing from there") {
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/9/4K4/SS w - - 0 1"}.moves("z0"), "z0a1 z0b2");
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/9/4K4/SS w - - 0 1"}.moves("j0"), "j0h2 j0i1");
    CHECK_EQ(sides{"2/k8/9/9/4K4/9/9/9/N7b/SS w - - 0 1"}.moves("z0"), "z0b2");
    CHECK_EQ(sides{"2/k8/9/9/4K4/9/9/9/N7b/SS w - - 0 1"}.moves("j0"), "j0h2");
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/1n5n1/4K4/SS w - - 0 1"}.moves("z0"), "z0a1");
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/1n5n1/4K4/SS w - - 0 1"}.moves("j0"), "j0i1");
    CHECK_EQ(sides{"2/9/9/9/9/9/9/1k7/4K4/S1 b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"2/9/9/9/9/9/9/9/k3K4/S1 b - - 0 1"}.status(), "ongoing");
    // The enemy's corner it only reaches by moving there, which cannot capture.
    CHECK_EQ(sides{"n1/4k4/1S7/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("b7z9"), "");
    CHECK_EQ(sides{"n1/4k4/1S7/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("b7a8"), "b7a8b");
}

TEST_CASE("bolyar 1.11: the ship gives check where it captures, and none can step between") {
    for (const char* fen : {"2/9/9/4k4/4p4/4S4/9/9/K8/2 b - - 0 1", "2/9/9/9/9/4S4/4p4/4k4/K8/2 b - - 0 1",
                            "2/9/9/9/9/4Spk2/9/9/K8/2 b - - 0 1", "2/9/9/9/9/4S4/4k4/9/K8/2 b - - 0 1"})
        CHECK_EQ(sides{fen}.status(), "check");
    for (const char* fen : {"2/9/9/6k2/9/4S4/9/9/K8/2 b - - 0 1", "2/9/9/9/3k5/4S4/9/9/K8/2 b - - 0 1",
                            "2/9/9/9/9/4S4/9/6k2/K8/2 b - - 0 1", "2/9/9/9/9/4S4/5k3/9/K8/2 b - - 0 1",
                            "2/9/4k4/9/9/4S4/9/9/K8/2 b - - 0 1"})
        CHECK_EQ(sides{fen}.status(), "ongoing");
    CHECK_EQ(sides{"2/9/9/4k4/8r/4S4/9/9/K8/2 b - - 0 1"}.moves("i5"), "");
    CHECK_EQ(sides{"2/9/9/4k4/4r4/4S4/9/9/K8/2 b - - 0 1"}.moves("e5"), "e5e4");
}

TEST_CASE("bolyar 1.12: the vizier slides in 8 directions") {
    CHECK_EQ(sides{"2/8K/9/2n1n1n2/9/2n1V1n2/9/2n1n1n2/k8/2 w - - 0 1"}.moves("e4"),
             "e4c2 e4c4 e4c6 e4d3 e4d4 e4d5 e4e2 e4e3 e4e5 e4e6 e4f3 e4f4 e4f5 e4g2 e4g4 e4g6");
    CHECK_EQ(sides{"2/7k1/9/9/9/9/9/9/V4K3/2 b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"2/k8/9/9/9/9/9/9/V4K3/2 b - - 0 1"}.status(), "check");
}

}  // namespace
