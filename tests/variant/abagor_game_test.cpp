#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/abagor.hpp"

// Dead material, texts of moves and the bound of the move list.
namespace {

using tabia::abagor;
using sides = support::either_side<abagor>;

TEST_CASE("abagor 2.25: no material is insufficient") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4E4[] w - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4E4[] b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"4e4/9/9/9/9/9/9/9/4E4[] w - - 0 1"}.status(), "ongoing");
    // Two bare kings come to a mate.
    auto pos = sides{"9/3K5/9/9/9/9/5k3/9/9[] w - - 0 1"}.after("d8d9e").after("f3f2").after("P@d2");
    CHECK_EQ(pos.fen(), "3E5/9/9/9/9/9/9/3P1k3/9[] b - - 0 2");
}

TEST_CASE("abagor C.13: captures, pawn moves, promotions, placements and production start the clock anew") {
    CHECK_EQ(sides{"9/9/3k5/9/9/4r4/9/9/4S1K2[] w - - 9 7"}.after("e1e4").fen(),
             "9/9/3k5/9/9/4S4/9/9/6K2[R] b - - 0 7");
    CHECK_EQ(sides{"9/9/3k5/9/9/4P4/9/9/6K2[] w - - 9 7"}.after("e4e5").fen(), "9/9/3k5/9/4P4/9/9/9/6K2[] b - - 0 7");
    CHECK_EQ(sides{"9/7R1/3k5/9/9/9/9/9/6K2[] w - - 9 7"}.after("h8h9g").fen(), "7G1/9/3k5/9/9/9/9/9/6K2[] b - - 0 7");
    CHECK_EQ(sides{"9/7C1/3k5/9/9/9/9/9/6K2[] w - - 9 7"}.after("h8h9g,g1a1").fen(),
             "7G1/9/3k5/9/9/9/9/9/K8[] b - - 0 7");
    CHECK_EQ(sides{"9/7K1/3k5/9/9/9/9/9/9[] w - - 9 7"}.after("h8h9e").fen(), "7E1/9/3k5/9/9/9/9/9/9[] b - - 0 7");
    CHECK_EQ(sides{"9/9/3k5/9/9/9/9/9/6K2[R] w - - 9 7"}.after("R@a1").fen(), "9/9/3k5/9/9/9/9/9/R5K2[] b - - 0 7");
    CHECK_EQ(sides{"9/9/3k5/9/9/9/9/9/6E2[] w - - 9 7"}.after("P@g2").fen(), "9/9/3k5/9/9/9/9/6P2/6E2[] b - - 0 7");
}

TEST_CASE("abagor C.13: nothing else does") {
    CHECK_EQ(sides{"9/9/3k5/9/9/9/9/9/4S1K2[R] w - - 9 7"}.after("e1e9").fen(), "4S4/9/3k5/9/9/9/9/9/6K2[R] b - - 10 7");
    CHECK_EQ(sides{"9/9/3k5/9/9/9/9/9/6E2[] w - - 9 7"}.after("g1g2").fen(), "9/9/3k5/9/9/9/9/6E2/9[] b - - 10 7");
    CHECK_EQ(sides{"9/7R1/3k5/9/9/9/9/7R1/6K2[] w - - 9 7"}.after("h2h7").fen(),
             "9/7R1/3k3R1/9/9/9/9/9/6K2[] b - - 10 7");
}

TEST_CASE("abagor 2.26: coordinate moves") {
    const sides pos{"9/P2B5/1k7/9/9/4P4/9/9/4K4[R] w - - 0 1"};
    CHECK(pos.allows("e4e5"));
    CHECK(pos.allows("d8d9g"));
    CHECK(pos.allows("d8d9g,e1c1"));
    CHECK(pos.allows("a8a9s"));
    CHECK(pos.allows("R@a1"));
    for (const char* wrong :
         {"d8d9", "d8d9s", "d8d9G", "a8a9", "a8a9g", "d8d9g,c1", "d8d9g e1c1", "d8d9g,d1c1", "r@a1", "Ra1", "P@e2"})
        CHECK_FALSE(pos.allows(wrong));
    CHECK(sides{"9/4K4/9/9/9/9/1k7/9/9[] w - - 0 1"}.allows("e8e9e"));
    CHECK_FALSE(sides{"9/4K4/9/9/9/9/1k7/9/9[] w - - 0 1"}.allows("e8e9"));
    CHECK(sides{"9/9/9/9/9/9/9/1k7/4E4[] w - - 0 1"}.allows("P@e2"));
}

TEST_CASE("abagor 2.27: SAN-like moves") {
    const sides pos{"9/P2B5/1k7/9/9/4P4/9/9/4K4[R] w - - 0 1"};
    CHECK_EQ(pos.san("d8d9g"), "Bd9=G+");
    CHECK_EQ(pos.san("d8d9g,e1c1"), "Bd9=G,Kc1+");
    CHECK_EQ(pos.san("a8a9s"), "a9=S");
    CHECK_EQ(pos.san("a8a9s,e1a1"), "a9=S,Ka1");
    CHECK_EQ(pos.san("R@a1"), "R@a1");
    CHECK_EQ(pos.san("e4e5"), "e5");
    CHECK_EQ(sides{"9/9/9/9/9/9/3k5/9/4E4[] w - - 0 1"}.san("P@e2"), "P@e2+");
    CHECK_EQ(sides{"2S6/9/9/9/9/9/3k5/9/4E4[] w - - 0 1"}.san("P@e2"), "P@e2#");
    CHECK_EQ(sides{"9/4K4/9/9/9/9/1k7/9/9[] w - - 0 1"}.san("e8e9e"), "Ke9=E");
}

TEST_CASE("abagor 2.20: returns and placements are counted without being listed") {
    for (const char* fen :
         {"3n5/PPC3NO1/9/4s4/8k/4K4/9/9/9[NROBC] w - - 0 1", "4s4/4B2P1/8k/9/9/9/9/9/4K4[NR] w - - 0 1",
          "4s4/P3C4/8k/9/9/s3K4/9/9/9[RC] w - - 0 1", "9/PPPPPPPPP/8k/9/9/9/9/9/4E4[NNBB] w - - 0 1"}) {
        const auto pos = support::position_of<abagor>(fen);
        INFO(fen);
        CHECK_EQ(pos.count_legal_moves(), pos.legal_moves().size());
        CHECK_FALSE(sides{fen}.moves().empty());
    }
}

// Found by changing men at random and keeping what was no poorer: 18 men or so that promote, nine cells to return to,
// a full hand. most_moves.hpp proves the bound.
TEST_CASE("abagor 2.20: the richest position known is far below the bound of the move list") {
    const char* const richest = "9/CCNNCNCCN/CCCCCCCCC/G1G1G1G1G/G1G1G1G1K/S6S1/1S4N1k/CGNNNNG1G/9[NROBC] w - - 0 1";
    const auto pos = support::position_of<abagor>(richest);
    CHECK_GT(pos.count_legal_moves(), 900u);
    CHECK_LT(2 * pos.count_legal_moves(), tabia::move_list<abagor>::capacity());
    CHECK_EQ(pos.count_legal_moves(), pos.legal_moves().size());
    CHECK_FALSE(sides{richest}.moves().empty());
    for (const char* promotion : {"a8b9g", "e7f9g", "i8i9g"})
        for (const char file : std::string_view{"abcdefghi"})
            CHECK(support::allows(pos, std::string{promotion} + ",i5" + file + '1'));
}

}  // namespace
