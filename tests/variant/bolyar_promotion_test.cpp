#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/bolyar.hpp"

// Promotions on the last rank and on the corners, and the ships they bring.
namespace {

using tabia::bolyar;
using sides = support::either_side<bolyar>;

TEST_CASE("bolyar 1.15: men promote on the enemy's last rank and corners, not on their own") {
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/R8/6K2/2 w - - 0 1"}.moves("a2a1"), "a2a1");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/1O7/9/6K2/2 w - - 0 1"}.moves("b3d1"), "b3d1");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/1N7/9/6K2/2 w - - 0 1"}.moves("b3"), "b3a1 b3a5 b3c1 b3c5 b3d2 b3d4");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/9/S5K2/2 w - - 0 1"}.moves("a1"), "a1a2 a1a3 a1b1 a1b2 a1c1 a1c3");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/1O7/6K2/2 w - - 0 1"}.moves("b2z0"), "b2z0");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/9/1N4K2/2 w - - 0 1"}.after("b1z0").fen(), "2/4k4/9/9/9/9/9/9/6K2/N1 b - - 1 1");
}

TEST_CASE("bolyar 1.15: the king is never changed") {
    CHECK_EQ(sides{"2/9/K8/9/9/9/9/9/4k4/2 w - - 0 1"}.moves(), "a7a6 a7a8 a7b6 a7b7 a7b8");
    CHECK_EQ(sides{"2/K8/9/9/9/9/9/9/4k4/2 w - - 0 1"}.moves(), "a8a7 a8b7 a8b8 a8z9");
}

TEST_CASE("bolyar 1.16: a pawn on the last rank becomes a bolyar") {
    CHECK_EQ(sides{"2/1n7/P3k4/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("a7"), "a7a8b a7b8b");
    CHECK_EQ(sides{"2/9/P3k4/9/9/9/9/9/4K4/SS w - - 7 1"}.after("a7a8b").fen(), "2/B8/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    CHECK_EQ(sides{"2/9/P3k4/9/9/9/9/9/4K4/2 w - - 7 1"}.after("a7a8b").fen(), "2/B8/4k4/9/9/9/9/9/4K4/2 b - - 0 1");
}

TEST_CASE("bolyar 1.16: rook, officer, knight and ship are compelled to become bolyars there") {
    CHECK_EQ(sides{"2/9/R8/4k4/9/9/9/9/4K4/2 w - - 0 1"}.moves("a7a8"), "a7a8b");
    CHECK_EQ(sides{"2/9/4k4/9/9/8R/9/9/4K4/2 w - - 0 1"}.moves("i4i"), "i4i1 i4i2 i4i3 i4i5 i4i6 i4i7 i4i8b");
    CHECK_EQ(sides{"2/9/3O4k/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("d7"),
             "d7a4 d7b5 d7c6 d7c8b d7d8b d7e6 d7e8b d7f5 d7g4 d7h3 d7i2");
    CHECK_EQ(sides{"2/9/8k/3N5/9/9/9/9/4K4/2 w - - 0 1"}.moves("d6"), "d6b5 d6b7 d6c4 d6c8b d6e4 d6e8b d6f5 d6f7");
    CHECK_EQ(sides{"2/9/8k/3S5/9/9/9/9/4K4/2 w - - 0 1"}.moves("d6"),
             "d6b6 d6b8b d6c6 d6c7 d6d7 d6d8b d6e6 d6e7 d6f6 d6f8b");
    CHECK_EQ(sides{"2/3r5/3S4k/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("d7d8"), "d7d8b");
    CHECK_EQ(sides{"2/9/8k/3S5/9/9/9/9/4K4/2 w - - 9 1"}.after("d6d8b").fen(), "2/3B5/8k/9/9/9/9/9/4K4/2 b - - 0 1");
    CHECK_EQ(sides{"2/9/8k/3N5/9/9/9/9/4K4/2 w - - 9 1"}.after("d6e8b").fen(), "2/4B4/8k/9/9/9/9/9/4K4/2 b - - 0 1");
    CHECK_EQ(sides{"2/3n5/3R5/8k/9/9/9/9/4K4/2 w - - 9 1"}.after("d7d8b").fen(), "2/3B5/9/8k/9/9/9/9/4K4/2 b - - 0 1");
}

TEST_CASE("bolyar 1.17: an officer on an enemy corner becomes a bolyar without bonus") {
    CHECK_EQ(sides{"2/9/1O2k4/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("b7"),
             "b7a6 b7a8b b7b8b b7c6 b7c8b b7d5 b7e4 b7f3 b7g2 b7h1 b7z9b");
    CHECK_EQ(sides{"2/9/1O2k4/9/9/9/9/9/4K4/2 w - - 3 1"}.after("b7z9b").fen(), "B1/9/4k4/9/9/9/9/9/4K4/2 b - - 0 1");
    CHECK_EQ(sides{"1n/9/4k4/9/9/9/9/2O6/4K4/2 w - - 3 1"}.moves("c2j9"), "c2j9b");
    // Whatever stands on a8, neither pawn nor rook leaves it for the corner.
    CHECK_EQ(sides{"n1/9/P3k4/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("a7"), "a7a8b");
    CHECK_FALSE(sides{"n1/9/R8/4k4/9/9/9/9/4K4/2 w - - 0 1"}.allows("a7z9b"));
}

TEST_CASE("bolyar 1.18: a knight on an enemy corner becomes a bolyar with bonus") {
    const char* const rest = "/9/N3k4/9/9/9/9/9/4K4/";
    const auto after = [&](const std::string& near) {
        return sides{"2" + std::string{rest} + near + " w - - 6 1"}.after("a7z9b").fen();
    };
    CHECK_EQ(sides{"2/9/N3k4/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("a7z9"), "a7z9b");
    CHECK_EQ(after("2"), "B1/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    CHECK_EQ(after("S1"), "B1/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    CHECK_EQ(after("1N"), "B1/9/4k4/9/9/9/9/9/4K4/SN b - - 0 1");
    CHECK_EQ(after("SS"), "B1/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    CHECK_EQ(after("bv"), "B1/9/4k4/9/9/9/9/9/4K4/bv b - - 0 1");
    CHECK_EQ(sides{"2/9/4k3N/9/9/9/9/9/4K4/2 w - - 0 1"}.after("i7j9b").fen(), "1B/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    CHECK_EQ(sides{"1s/9/4k3N/9/9/9/9/9/4K4/2 w - - 0 1"}.after("i7j9b").fen(), "1B/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    // On the last rank there is none.
    CHECK_EQ(sides{"2/9/4k4/N8/9/9/9/9/4K4/2 w - - 0 1"}.after("a6b8b").fen(), "2/1B7/4k4/9/9/9/9/9/4K4/2 b - - 0 1");
}

TEST_CASE("bolyar 1.19: a ship on an enemy corner becomes a bolyar without bonus or a vizier with it") {
    const sides right{"2/9/4k2S1/9/9/9/9/9/4K4/2 w - - 6 1"};
    CHECK_EQ(right.moves("h7j9"), "h7j9b h7j9v");
    CHECK_EQ(right.after("h7j9b").fen(), "1B/9/4k4/9/9/9/9/9/4K4/2 b - - 0 1");
    CHECK_EQ(right.after("h7j9v").fen(), "1V/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    const sides left{"2/9/1S2k4/9/9/9/9/9/4K4/1S w - - 6 1"};
    CHECK_EQ(left.moves("b7z9"), "b7z9b b7z9v");
    CHECK_EQ(left.after("b7z9b").fen(), "B1/9/4k4/9/9/9/9/9/4K4/1S b - - 0 1");
    CHECK_EQ(left.after("b7z9v").fen(), "V1/9/4k4/9/9/9/9/9/4K4/SS b - - 0 1");
    // On the last rank there is no choice.
    CHECK_EQ(right.moves("h7h8"), "h7h8b");
    CHECK_EQ(right.moves("h7i8"), "h7i8b");
}

TEST_CASE("bolyar 1.20: bolyar, vizier and king arrive unchanged and bring no bonus") {
    CHECK_EQ(sides{"2/9/V8/4k4/9/9/9/9/4K4/2 w - - 0 1"}.moves("a7a8"), "a7a8");
    CHECK_EQ(sides{"2/V8/9/4k4/9/9/9/9/4K4/2 w - - 0 1"}.moves("a8c8"), "a8c8");
    CHECK_EQ(sides{"2/V8/9/4k4/9/9/9/9/4K4/2 w - - 5 1"}.after("a8c8").fen(), "2/2V6/9/4k4/9/9/9/9/4K4/2 b - - 6 1");
    CHECK_EQ(sides{"2/B8/9/4k4/9/9/9/9/4K4/2 w - - 5 1"}.after("a8z9").fen(), "B1/9/9/4k4/9/9/9/9/4K4/2 b - - 6 1");
    CHECK_EQ(sides{"2/V8/9/4k4/9/9/9/9/4K4/2 w - - 5 1"}.after("a8z9").fen(), "V1/9/9/4k4/9/9/9/9/4K4/2 b - - 6 1");
    CHECK_EQ(sides{"2/8K/9/4k4/9/9/9/9/B8/2 w - - 5 1"}.after("i8j9").fen(), "1K/9/9/4k4/9/9/9/9/B8/2 b - - 6 1");
    CHECK_EQ(sides{"2/8B/9/4k4/9/9/9/9/4K4/2 w - - 0 1"}.moves("i8j9"), "i8j9");
}

// No line goes through a corner and nothing is an orthogonal neighbour of one; so a bonus ship shields no king and
// gives no check where it appears. (bonus.hpp asserts the first.)
TEST_CASE("bolyar 1.21: bonus ships shield nobody and give no check where they appear") {
    CHECK_FALSE(sides{"2/7v1/N8/9/9/9/9/9/K5k2/2 w - - 0 1"}.allows("a7z9b"));
    CHECK_EQ(sides{"2/9/N8/9/9/9/9/9/k5K2/2 w - - 0 1"}.after("a7z9b").status(), "ongoing");
    CHECK_EQ(sides{"2/9/N8/9/9/9/9/1k7/6K2/2 w - - 0 1"}.after("a7z9b").status(), "ongoing");
    // They stand there for the next move: they guard nothing, and where they go they give check.
    const sides stands = sides{"2/9/N8/9/9/9/9/2k6/6K2/2 w - - 0 1"}.after("a7z9b");
    CHECK(stands.allows("c2b1"));
    CHECK_EQ(stands.after("c2c1").after("z0a1").status(), "check");
}

TEST_CASE("bolyar 1.21: a bonus cannot be declined") {
    CHECK_EQ(sides{"2/9/N3k4/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("a7z9"), "a7z9b");
    CHECK_EQ(sides{"2/9/1S2k4/9/9/9/9/9/4K4/2 w - - 0 1"}.moves("b7z9v"), "b7z9v");
}

TEST_CASE("bolyar 1.21: there may be more than two ships") {
    const sides more = sides{"2/9/N3k4/9/3S5/5S3/9/9/4K4/2 w - - 0 1"}.after("a7z9b");
    CHECK_EQ(more.fen(), "B1/9/4k4/9/3S5/5S3/9/9/4K4/SS b - - 0 1");
    const sides again{"BB/7k1/9/9/3S5/5S3/9/9/4K4/SS w - - 0 1"};
    CHECK_EQ(again.moves("d5"), "d5b5 d5b7 d5c5 d5c6 d5d6 d5d7 d5e5 d5e6 d5f5 d5f7");
    CHECK_EQ(again.moves("z0"), "z0a1 z0b2");
}

}  // namespace
