#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/abagor.hpp"

// Men that come from the hand or from an emperor.
namespace {

using tabia::abagor;
using sides = support::either_side<abagor>;

TEST_CASE("abagor 2.17: captured knights, rooks, officers, bolyars and princes go to the captor's hand") {
    for (const char man : std::string_view{"nrobc"}) {
        INFO(std::string{man});
        const char own = static_cast<char>(man - 'a' + 'A');
        const sides pos{std::string{"8k/9/9/9/3"} + man + "5/4P4/9/9/8K[] w - - 4 1"};
        CHECK_EQ(pos.after("e4d5").fen(), std::string{"8k/9/9/9/3P5/9/9/9/8K["} + own + "] b - - 0 1");
    }
    for (const char man : std::string_view{"psg"}) {
        INFO(std::string{man});
        const sides pos{std::string{"8k/9/9/9/3"} + man + "5/4P4/9/9/8K[] w - - 4 1"};
        CHECK_EQ(pos.after("e4d5").fen(), "8k/9/9/9/3P5/9/9/9/8K[] b - - 0 1");
    }
}

TEST_CASE("abagor 2.17: hands collect, also from captures that promote, with and without return") {
    CHECK_EQ(sides{"8k/9/9/9/3n5/4P4/9/9/8K[NNCnc] w - - 0 1"}.after("e4d5").fen(),
             "8k/9/9/9/3P5/9/9/9/8K[NNNCnc] b - - 0 1");
    const sides promoting{"1r6k/P8/9/9/9/9/9/9/8K[] w - - 0 1"};
    CHECK_EQ(promoting.after("a8b9s").fen(), "1S6k/9/9/9/9/9/9/9/8K[R] b - - 0 1");
    CHECK_EQ(promoting.after("a8b9s,i1c1").fen(), "1S6k/9/9/9/9/9/9/9/2K6[R] b - - 0 1");
    // A general is gone though a knight once became him.
    CHECK_EQ(sides{"8k/3N5/9/9/9/9/9/9/8K[] w - - 0 1"}.after("d8d9g").after("i9i8").fen(),
             "3G5/8k/9/9/9/9/9/9/8K[] w - - 1 2");
}

TEST_CASE("abagor 2.18: men are placed on the own home corners that are empty") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[NNRc] w - - 0 1"}.moves("N@"), "N@a1 N@i1");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[NROBC] w - - 0 1"}.moves(),
             "B@a1 B@i1 C@a1 C@i1 N@a1 N@i1 O@a1 O@i1 R@a1 R@i1 e1d2 e1e2 e1f2");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/N3K4[R] w - - 0 1"}.moves("R@"), "R@i1");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K3g[R] w - - 0 1"}.moves("R@"), "R@a1");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/S3K3S[R] w - - 0 1"}.moves("R@"), "");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[r] w - - 0 1"}.moves(), "e1d2 e1e2 e1f2");
    CHECK_FALSE(sides{"4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1"}.allows("R@a9"));
    CHECK_FALSE(sides{"4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1"}.allows("R@b1"));
    CHECK_FALSE(sides{"4k4/9/9/9/9/9/9/9/4K4[R] w - - 0 1"}.allows("N@a1"));
}

TEST_CASE("abagor 2.18: a placement is a move, takes the man from the hand and starts the clock anew") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[NNRc] w - - 8 3"}.after("N@i1").fen(),
             "4k4/9/9/9/9/9/9/9/4K3N[NRc] b - - 0 3");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[C] w - - 8 3"}.after("C@a1").fen(), "4k4/9/9/9/9/9/9/9/C3K4[] b - - 0 3");
}

TEST_CASE("abagor 2.18: a placement may give check or mate") {
    CHECK_EQ(sides{"k8/9/9/9/9/9/9/9/4K4[R] w - - 0 1"}.after("R@a1").status(), "check");
    CHECK_EQ(sides{"k8/1p7/9/9/9/9/9/9/4K4[R] w - - 0 1"}.after("R@a1").status(), "checkmate");
    CHECK_EQ(sides{"k8/1p7/9/9/9/9/9/9/4K4[R] w - - 0 1"}.san("R@a1"), "R@a1#");
    CHECK_EQ(sides{"9/9/9/3k5/9/9/9/9/4K4[B] w - - 0 1"}.after("B@i1").status(), "check");
}

// A home corner ends every line on it, so that what is placed there cannot stand between; production can.
TEST_CASE("abagor 2.18: no placement answers a check, since no line goes through a corner") {
    CHECK_EQ(sides{"4s3k/9/9/9/9/9/9/9/4K4[NROBC] w - - 0 1"}.moves("R@"), "");
    CHECK_EQ(sides{"k8/9/9/9/9/9/9/9/K7s[NROBC] w - - 0 1"}.moves(), "a1a2 a1b2");
    CHECK_EQ(sides{"k7g/9/9/9/9/9/9/1K7/9[NROBC] w - - 0 1"}.moves("B@"), "");
}

TEST_CASE("abagor 2.18: placements are counted without being listed") {
    for (const char* fen : {"4k4/9/9/9/9/9/9/9/4K4[NNRROOBBCC] w - - 0 1", "4k4/9/9/9/9/9/9/9/R3E4[NNRCCnn] w - - 0 1",
                            "4s3k/9/9/9/9/9/9/9/4E4[NR] w - - 0 1"})
        CHECK_FALSE(sides{fen}.moves().empty());
}

TEST_CASE("abagor 2.23: an emperor produces a pawn on the second rank of his file") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/E8[] w - - 0 1"}.moves("P@"), "P@a2");
    CHECK_EQ(sides{"7k1/9/9/9/2E6/9/9/9/9[] w - - 0 1"}.moves("P@"), "P@c2");
    CHECK_EQ(sides{"8E/9/9/9/9/9/9/k8/9[] w - - 0 1"}.moves("P@"), "P@i2");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/K8[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"4e4/9/9/9/9/9/9/9/K8[] w - - 0 1"}.moves("P@"), "");
}

TEST_CASE("abagor 2.23: no production on an occupied cell or on a file with a pawn of one's own") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/4E4/9[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"7k1/9/9/9/9/9/9/2S6/2E6[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"7k1/9/9/9/9/9/9/2n6/2E6[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"7k1/9/2P6/9/9/9/9/9/2E6[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"7k1/2P6/9/9/9/9/9/9/2E6[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"7k1/9/2p6/9/9/9/9/9/2E6[] w - - 0 1"}.moves("P@"), "P@c2");
    CHECK_EQ(sides{"7k1/9/1P1P5/9/9/9/9/9/2E6[] w - - 0 1"}.moves("P@"), "P@c2");
}

TEST_CASE("abagor 2.23: no production of a tenth pawn") {
    CHECK_EQ(sides{"7k1/9/9/9/PP7/PP7/PP7/PP7/2E6[] w - - 0 1"}.moves("P@"), "P@c2");
    CHECK_EQ(sides{"7k1/9/9/P8/PP7/PP7/PP7/PP7/2E6[] w - - 0 1"}.moves("P@"), "");
}

TEST_CASE("abagor 2.24: production counts as the move") {
    CHECK_EQ(sides{"7k1/9/9/9/9/9/9/9/2E6[Rn] w - - 30 9"}.after("P@c2").fen(),
             "7k1/9/9/9/9/9/9/2P6/2E6[Rn] b - - 0 9");
}

TEST_CASE("abagor 2.24: production may block a check") {
    const sides checked{"4s3k/9/9/9/9/9/9/9/4E4[R] w - - 0 1"};
    CHECK_EQ(checked.status(), "check");
    CHECK_EQ(checked.moves("P@"), "P@e2");
    CHECK_EQ(checked.moves("R@"), "");
    CHECK_EQ(checked.after("P@e2").status(), "ongoing");
    // Not beside the line, nor against two checks or a leap.
    CHECK_EQ(sides{"8k/9/9/9/9/9/9/9/4E3s[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"4s3k/9/9/9/9/9/9/9/4E3s[] w - - 0 1"}.moves("P@"), "");
    CHECK_EQ(sides{"8k/9/9/9/9/9/2c6/9/1E7[] w - - 0 1"}.moves("P@"), "");
}

TEST_CASE("abagor 2.24: production may give check or mate") {
    CHECK_EQ(sides{"9/9/9/9/9/9/3k5/9/4E4[] w - - 0 1"}.after("P@e2").status(), "check");
    CHECK_EQ(sides{"2S6/9/9/9/9/9/3k5/9/4E4[] w - - 0 1"}.after("P@e2").status(), "checkmate");
    CHECK_EQ(sides{"2S6/9/9/9/9/9/3k5/9/4E4[] w - - 0 1"}.san("P@e2"), "P@e2#");
}

}  // namespace
