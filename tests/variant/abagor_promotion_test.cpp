#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/abagor.hpp"

// Promotion and the king's return.
namespace {

using tabia::abagor;
using sides = support::either_side<abagor>;

/// The moves of a man from d8 to d9 while his royal man is elsewhere.
std::string arrivals(char man, std::string_view royals) {
    return sides{"9/3" + std::string{man} + "5/8k/9/9/9/9/9/" + std::string{royals} + "[] w - - 0 1"}.moves("d8d9");
}

/// A promotion without return and with returns from e1 to all cells of the first rank but his own.
std::string returns_from_e1(const std::string& promotion) {
    std::string texts = promotion;
    for (const char file : std::string_view{"abcdfghi"}) texts += " " + promotion + ",e1" + file + "1";
    return texts;
}

TEST_CASE("abagor 2.19: knight, rook, officer, bolyar and prince become a general, the pawn a ship") {
    for (const char man : std::string_view{"NROBC"}) {
        INFO(std::string{man});
        CHECK_EQ(arrivals(man, "E8"), "d8d9g");
        CHECK_EQ(sides{std::string{"9/3"} + man + "5/8k/9/9/9/9/9/E8[] w - - 7 1"}.after("d8d9g").fen(),
                 "3G5/9/8k/9/9/9/9/9/E8[] b - - 0 1");
    }
    CHECK_EQ(arrivals('P', "E8"), "d8d9s");
    CHECK_EQ(sides{"2n6/3P5/8k/9/9/9/9/9/E8[] w - - 7 1"}.after("d8d9s").fen(), "2nS5/9/8k/9/9/9/9/9/E8[] b - - 0 1");
    CHECK_EQ(sides{"2n6/3P5/8k/9/9/9/9/9/E8[] w - - 7 1"}.moves("d8"), "d8c9s d8d9s");
}

TEST_CASE("abagor 2.19: the king becomes an emperor") {
    const sides pos{"9/3K5/8k/9/9/9/9/9/9[] w - - 7 1"};
    CHECK_EQ(pos.moves(), "d8c9e d8d9e d8e9e");
    CHECK_EQ(pos.after("d8e9e").fen(), "4E4/9/8k/9/9/9/9/9/9[] b - - 0 1");
    CHECK_EQ(sides{"2n6/3K5/8k/9/9/9/9/9/9[] w - - 7 1"}.after("d8c9e").fen(), "2E6/9/8k/9/9/9/9/9/9[N] b - - 0 1");
}

TEST_CASE("abagor 2.19: emperor, ship and general arrive unchanged") {
    CHECK_EQ(arrivals('E', "9"), "d8d9");
    CHECK_EQ(arrivals('S', "E8"), "d8d9");
    CHECK_EQ(arrivals('G', "E8"), "d8d9");
    CHECK_EQ(arrivals('S', "4K4"), "d8d9");
    CHECK_EQ(arrivals('G', "4K4"), "d8d9");
    CHECK_EQ(sides{"9/3S5/8k/9/9/9/9/9/E8[] w - - 7 1"}.after("d8d9").fen(), "3S5/9/8k/9/9/9/9/9/E8[] b - - 8 1");
}

TEST_CASE("abagor 2.19: nobody promotes on his own first rank") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/N8/9/1g3K3[] w - - 0 1"}.moves("a3b1"), "a3b1");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/8K/7g1[] w - - 0 1"}.moves("i2h1"), "i2h1");
}

TEST_CASE("abagor 2.20: whoever but the king promotes, he may return to his first rank") {
    for (const char man : std::string_view{"NROBC"}) {
        INFO(std::string{man});
        CHECK_EQ(arrivals(man, "4K4"), returns_from_e1("d8d9g"));
    }
    CHECK_EQ(arrivals('P', "4K4"), returns_from_e1("d8d9s"));
    CHECK_EQ(sides{"9/3P5/8k/9/9/9/9/9/4K4[] w - - 7 1"}.after("d8d9s,e1c1").fen(),
             "3S5/9/8k/9/9/9/9/9/2K6[] b - - 0 1");
    CHECK_EQ(sides{"2c6/3P5/8k/9/9/9/9/9/4K4[] w - - 7 1"}.after("d8c9s,e1h1").fen(),
             "2S6/9/8k/9/9/9/9/9/7K1[C] b - - 0 1");
}

TEST_CASE("abagor 2.20: the king returns to empty cells only, that which the promoting man left among them") {
    CHECK_EQ(arrivals('P', "1R2K1gS1"), "d8d9s d8d9s,e1a1 d8d9s,e1c1 d8d9s,e1d1 d8d9s,e1f1 d8d9s,e1i1");
    const sides leaving{"9/9/8k/9/9/9/9/9/R1N1K2S1[] w - - 0 1"};
    CHECK_EQ(leaving.moves("a1a9"), "a1a9g a1a9g,e1a1 a1a9g,e1b1 a1a9g,e1d1 a1a9g,e1f1 a1a9g,e1g1 a1a9g,e1i1");
    CHECK_EQ(leaving.after("a1a9g,e1a1").fen(), "G8/9/8k/9/9/9/9/9/K1N4S1[] b - - 0 1");
    CHECK_FALSE(leaving.allows("a1a9g,e1e1"));
    CHECK_FALSE(leaving.allows("a1a9g,e1e2"));
    CHECK_FALSE(leaving.allows("a1a9g,e1b9"));
}

TEST_CASE("abagor 2.20: no return for an emperor, for a king who promotes himself or without promotion") {
    CHECK_EQ(arrivals('P', "4E4"), "d8d9s");
    CHECK_EQ(arrivals('B', "4E4"), "d8d9g");
    CHECK_EQ(sides{"9/3K5/8k/9/9/9/9/9/9[] w - - 0 1"}.moves("d8d9"), "d8d9e");
    CHECK_EQ(sides{"9/9/3P4k/9/9/9/9/9/4K4[] w - - 0 1"}.moves("d7"), "d7d8");
}

TEST_CASE("abagor 2.21: the return is optional and the king may come from anywhere") {
    CHECK_EQ(sides{"9/P7k/9/9/4K4/9/9/9/9[] w - - 0 1"}.moves("a8"),
             "a8a9s a8a9s,e5a1 a8a9s,e5b1 a8a9s,e5c1 a8a9s,e5d1 a8a9s,e5e1 a8a9s,e5f1 a8a9s,e5g1 a8a9s,e5h1 "
             "a8a9s,e5i1");
    CHECK_EQ(sides{"9/P7k/9/9/4K4/9/9/9/9[] w - - 0 1"}.after("a8a9s").fen(), "S8/8k/9/9/4K4/9/9/9/9[] b - - 0 1");
    CHECK_EQ(sides{"9/P7k/9/9/9/9/9/9/4K4[] w - - 0 1"}.after("a8a9s,e1i1").fen(), "S8/8k/9/9/9/9/9/9/8K[] b - - 0 1");
    CHECK(sides{"9/P5K2/9/9/9/9/9/8k/9[] w - - 0 1"}.allows("a8a9s,g8a1"));
}

TEST_CASE("abagor 2.22: a return may answer a check, even a double one") {
    const sides checked{"4s4/P8/8k/9/9/4K4/9/9/9[] w - - 0 1"};
    CHECK_EQ(checked.status(), "check");
    CHECK_EQ(checked.moves("a8"),
             "a8a9s,e4a1 a8a9s,e4b1 a8a9s,e4c1 a8a9s,e4d1 a8a9s,e4f1 a8a9s,e4g1 a8a9s,e4h1 a8a9s,e4i1");
    CHECK_EQ(checked.after("a8a9s,e4c1").status(), "ongoing");
    CHECK_EQ(sides{"4s4/2P6/8k/9/9/s3K4/9/9/9[] w - - 0 1"}.moves("c8"),
             "c8c9s,e4b1 c8c9s,e4c1 c8c9s,e4d1 c8c9s,e4f1 c8c9s,e4g1 c8c9s,e4h1 c8c9s,e4i1");
    // It saves a king who would be mated.
    CHECK_EQ(sides{"8k/9/9/3pp4/9/s3K4/9/9/9[] w - - 0 1"}.status(), "checkmate");
    CHECK_EQ(sides{"8k/P8/9/3pp4/9/s3K4/9/9/9[] w - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.22: a return may unpin the promoting man") {
    const sides pinned{"4s4/4B4/8k/9/9/9/9/9/4K4[] w - - 0 1"};
    CHECK_EQ(pinned.moves("e8d9"),
             "e8d9g,e1a1 e8d9g,e1b1 e8d9g,e1c1 e8d9g,e1d1 e8d9g,e1f1 e8d9g,e1g1 e8d9g,e1h1 e8d9g,e1i1");
    CHECK_EQ(pinned.moves("e8e9"), returns_from_e1("e8e9g"));
    CHECK_EQ(sides{"9/9/8k/9/9/9/9/9/K3R3s[] w - - 0 1"}.moves("e1e9"), "");
    CHECK_EQ(sides{"9/9/8k/9/1K2R3s/9/9/9/9[] w - - 0 1"}.moves("e5e9"),
             "e5e9g,b5a1 e5e9g,b5b1 e5e9g,b5c1 e5e9g,b5d1 e5e9g,b5e1 e5e9g,b5f1 e5e9g,b5g1 e5e9g,b5h1");
}

TEST_CASE("abagor 2.22: a return into attack refused, as it is after both have moved") {
    CHECK_EQ(sides{"9/P7k/9/9/2s6/9/9/9/4K4[] w - - 0 1"}.moves("a8"),
             "a8a9s a8a9s,e1a1 a8a9s,e1b1 a8a9s,e1d1 a8a9s,e1f1 a8a9s,e1g1 a8a9s,e1h1 a8a9s,e1i1");
    // He gives no cover to cells behind his old one.
    CHECK_EQ(sides{"9/P7k/9/9/9/9/9/9/s2K5[] w - - 0 1"}.moves("a8"), "");
    // The promoting man opens the file to the cell, or takes the man who attacks it.
    CHECK_FALSE(sides{"4s4/9/8k/9/4B4/9/K8/9/9[] w - - 0 1"}.allows("e5a9g,a3e1"));
    CHECK(sides{"4s4/9/8k/9/4B4/9/K8/9/9[] w - - 0 1"}.allows("e5a9g,a3d1"));
    CHECK(sides{"2s6/1P7/8k/9/9/9/9/9/4K4[] w - - 0 1"}.allows("b8c9s,e1c1"));
    CHECK_FALSE(sides{"2s6/1P7/8k/9/9/9/9/9/4K4[] w - - 0 1"}.allows("b8b9s,e1c1"));
    // The promoted man may stand between.
    CHECK_FALSE(sides{"9/4P4/8k/9/9/9/9/9/4K4[] w - - 0 1"}.allows("e8e9s,e1e1"));
    CHECK_EQ(sides{"s8/1P7/8k/9/9/9/9/9/4K4[] w - - 0 1"}.after("b8a9s,e1a1").status(), "ongoing");
}

}  // namespace
