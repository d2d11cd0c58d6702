#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/bolyar.hpp"

// En passant and castling.
namespace {

using tabia::bolyar;
using sides = support::either_side<bolyar>;

/// The wings on which White, or turned about Black, may castle now.
std::string castlings(std::string_view fen) {
    const sides pos{fen};
    std::string found;
    if (pos.allows("e1g1")) found += 'K';
    if (pos.allows("e1c1")) found += 'Q';
    return found;
}

TEST_CASE("bolyar 1.7: en passant at once and never later") {
    const sides passed = sides{"2/4k4/9/9/9/3p1p3/9/4P4/K8/2 w - - 0 1"}.after("e2e4");
    CHECK_EQ(passed.fen(), "2/4k4/9/9/9/3pPp3/9/9/K8/2 b - e3 0 1");
    CHECK_EQ(passed.moves("d4"), "d4d3 d4e3");
    CHECK_EQ(passed.moves("f4"), "f4e3 f4f3");
    CHECK_EQ(passed.after("d4e3").fen(), "2/4k4/9/9/9/5p3/4p4/9/K8/2 w - - 0 2");
    CHECK_FALSE(passed.after("e8e7").after("a1b1").allows("d4e3"));
    // Only a double step can be captured so, and only by pawns.
    CHECK_FALSE(sides{"2/4k4/9/9/9/3p5/4P4/9/K8/2 w - - 0 1"}.after("e3e4").allows("d4e3"));
    CHECK_EQ(sides{"2/4k4/9/9/9/3o5/9/4P4/8K/2 w - - 0 1"}.after("e2e4").fen(), "2/4k4/9/9/9/3oP4/9/9/8K/2 b - - 0 1");
}

TEST_CASE("bolyar 1.7: en passant that would lay the own king open along a line refused") {
    CHECK_FALSE(sides{"2/7k1/9/9/K2pP3r/9/9/9/9/2 w - d6 0 1"}.allows("e5d6"));
    CHECK_FALSE(sides{"2/7k1/9/9/K2pP3b/9/9/9/9/2 w - d6 0 1"}.allows("e5d6"));
    CHECK_FALSE(sides{"2/7k1/9/9/K2pP3v/9/9/9/9/2 w - d6 0 1"}.allows("e5d6"));
    CHECK(sides{"2/7k1/9/9/K2pP3o/9/9/9/9/2 w - d6 0 1"}.allows("e5d6"));
    CHECK(sides{"2/7k1/9/9/K1NpP3r/9/9/9/9/2 w - d6 0 1"}.allows("e5d6"));
    // The file of the capturing pawn; on that of the captured one he takes its place.
    CHECK_FALSE(sides{"2/4r2k1/9/9/3pP4/9/9/9/4K4/2 w - d6 0 1"}.allows("e5d6"));
    CHECK(sides{"2/3r3k1/9/9/3pP4/9/9/9/3K5/2 w - d6 0 1"}.allows("e5d6"));
    // The diagonal of the captured pawn, out to the corner.
    CHECK_FALSE(sides{"o1/7k1/9/9/3pP4/9/9/9/7K1/2 w - d6 0 1"}.allows("e5d6"));
    CHECK_FALSE(sides{"2/6o2/k8/9/3pP4/9/9/K8/9/2 w - d6 0 1"}.allows("e5d6"));
    CHECK(sides{"b1/7k1/9/9/3pP4/9/9/9/7K1/2 w - d6 0 1"}.allows("e5d6"));
    // The diagonals of the capturing pawn: across one he may not, along the other he may.
    CHECK_FALSE(sides{"2/7o1/k8/9/3pP4/9/9/9/9/K1 w - d6 0 1"}.allows("e5d6"));
    CHECK(sides{"2/1o5k1/9/9/3pP4/9/9/9/9/1K w - d6 0 1"}.allows("e5d6"));
    CHECK(sides{"2/7b1/k8/9/3pP4/9/9/9/9/K1 w - d6 0 1"}.allows("e5d6"));
}

TEST_CASE("bolyar 1.7: en passant gives check along the lines it opens") {
    const auto status = [](std::string_view fen) { return sides{fen}.after("e5d6").status(); };
    CHECK_EQ(status("2/9/9/9/R2pP3k/9/9/9/8K/2 w - d6 0 1"), "check");
    CHECK_EQ(status("2/9/9/9/B2pP3k/9/9/9/8K/2 w - d6 0 1"), "check");
    CHECK_EQ(status("2/4k4/9/9/3pP4/9/9/4R4/8K/2 w - d6 0 1"), "check");
    CHECK_EQ(status("2/3k5/9/9/3pP4/9/9/3R5/8K/2 w - d6 0 1"), "ongoing");
    CHECK_EQ(status("2/6k2/9/9/3pP4/9/9/O8/8K/2 w - d6 0 1"), "check");
    CHECK_EQ(status("2/6k2/9/9/3pP4/9/9/B8/8K/2 w - d6 0 1"), "ongoing");
    CHECK_EQ(status("2/7k1/9/9/3pP4/9/9/9/8K/O1 w - d6 0 1"), "check");
    CHECK_EQ(status("2/7k1/9/9/3pP4/9/9/9/8K/B1 w - d6 0 1"), "ongoing");
    CHECK_EQ(status("2/9/4k4/9/3pP4/9/9/9/8K/2 w - d6 0 1"), "check");
}

TEST_CASE("bolyar 1.7: en passant may answer the check of the pawn that has passed") {
    const sides passed = sides{"2/9/9/9/5k3/3p5/9/4P4/8K/2 w - - 0 1"}.after("e2e4");
    CHECK_EQ(passed.status(), "check");
    CHECK(passed.allows("d4e3"));
    CHECK_FALSE(passed.allows("d4d3"));
}

TEST_CASE("bolyar 1.13: castling on both wings moves king and rook") {
    const sides both{"2/r3k3r/9/9/9/9/9/9/R3K3R/2 w KQkq - 3 9"};
    CHECK_EQ(both.after("e1g1").fen(), "2/r3k3r/9/9/9/9/9/9/R4RK2/2 b kq - 4 9");
    CHECK_EQ(both.after("e1c1").fen(), "2/r3k3r/9/9/9/9/9/9/2KR4R/2 b kq - 4 9");
    CHECK_FALSE(both.allows("e1b1"));
    CHECK_FALSE(both.allows("e1h1"));
}

TEST_CASE("bolyar 1.14: castling only while neither king nor rook has moved") {
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/9/R3K3R/2 w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/9/R3K3R/2 w K - 0 1"), "K");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/9/R3K3R/2 w Q - 0 1"), "Q");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/9/R3K3R/2 w - - 0 1"), "");
    const sides both{"2/4k4/9/9/9/9/9/9/R3K3R/2 w KQ - 0 1"};
    CHECK_EQ(both.after("e1e2").after("e8e7").after("e2e1").fen(), "2/9/4k4/9/9/9/9/9/R3K3R/2 b - - 3 2");
    CHECK_EQ(both.after("a1a2").after("e8e7").after("a2a1").fen(), "2/9/4k4/9/9/9/9/9/R3K3R/2 b K - 3 2");
    CHECK_EQ(both.after("i1i2").after("e8e7").after("i2i1").fen(), "2/9/4k4/9/9/9/9/9/R3K3R/2 b Q - 3 2");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/1n7/9/R3K3R/2 b KQ - 0 1"}.after("b3a1b").fen(),
             "2/4k4/9/9/9/9/9/9/b3K3R/2 w K - 0 2");
}

TEST_CASE("bolyar 1.14: castling only if all cells between are empty") {
    for (const char* rank : {"RN2K3R", "R1N1K3R", "R2NK3R"})
        CHECK_EQ(castlings(std::string{"2/4k4/9/9/9/9/9/9/"} + rank + "/2 w KQ - 0 1"), "K");
    for (const char* rank : {"R3K2NR", "R3K1N1R", "R3KN2R"})
        CHECK_EQ(castlings(std::string{"2/4k4/9/9/9/9/9/9/"} + rank + "/2 w KQ - 0 1"), "Q");
}

TEST_CASE("bolyar 1.14: castling out of, through and into attack refused") {
    const auto facing = [](std::string_view rank, std::string_view second = "9") {
        return castlings("2/" + std::string{rank} + "/9/9/9/9/9/" + std::string{second} + "/R3K3R/2 w KQ - 0 1");
    };
    CHECK_EQ(facing("4r2k1"), "");
    CHECK_EQ(facing("3r3k1"), "K");
    CHECK_EQ(facing("2b4k1"), "K");
    CHECK_EQ(facing("5v1k1"), "Q");
    CHECK_EQ(facing("6rk1"), "Q");
    // Past the king's way the rook may be attacked and pass through attack.
    CHECK_EQ(facing("1r5k1"), "KQ");
    CHECK_EQ(facing("r3k2r1"), "KQ");
    // A bolyar's diagonals and an officer's step attack nothing, an officer's diagonals do.
    CHECK_EQ(castlings("2/4k4/9/9/2b6/9/9/9/R3K3R/2 w KQ - 0 1"), "K");
    CHECK_EQ(castlings("2/4k4/9/b8/9/9/9/9/R3K3R/2 w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("2/4k4/9/o8/9/9/9/9/R3K3R/2 w KQ - 0 1"), "Q");
    CHECK_EQ(facing("4k4", "o8"), "KQ");
    CHECK_EQ(facing("4k4", "3o5"), "");
    CHECK_EQ(facing("4k4", "4p4"), "");
    CHECK_EQ(facing("4k4", "6p2"), "Q");
}

TEST_CASE("bolyar 1.14: the ships' whereabouts do not matter to castling, their attacks do") {
    CHECK_EQ(castlings("ss/4k4/9/9/9/9/9/9/R3K3R/SS w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("ss/4k4/9/9/9/9/9/9/R3K3R/S1 w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/3SS4/R3K3R/2 w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/9/R2SK3R/1S w KQ - 0 1"), "K");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/5s3/9/R3K3R/2 w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/5s3/5P3/R3K3R/2 w KQ - 0 1"), "Q");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/9/1s7/R3K3R/2 w KQ - 0 1"), "KQ");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/2s6/9/R3K3R/2 w KQ - 0 1"), "K");
    CHECK_EQ(castlings("2/4k4/9/9/9/9/4s4/9/R3K3R/2 w KQ - 0 1"), "");
}

}  // namespace
