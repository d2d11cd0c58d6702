#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/abagor.hpp"

// The array and how each man goes. Where a side has an emperor no king's return hides its promotions.
namespace {

using tabia::abagor;
using tabia::color;
using sides = support::either_side<abagor>;

TEST_CASE("abagor 2.1: the array") {
    const auto start = tabia::position<abagor>::start();
    CHECK_EQ(to_fen(start), "rnobkbonr/pppc1cppp/3ppp3/9/9/9/3PPP3/PPPC1CPPP/RNOBKBONR[] w - - 0 1");
    CHECK_FALSE(start.at(tabia::cell_at<abagor, "e2">).has_value());
    CHECK_FALSE(start.at(tabia::cell_at<abagor, "e8">).has_value());
    CHECK_EQ(start.count_legal_moves(), 30);
}

TEST_CASE("abagor 2.2: nine pawns a side and no more") {
    const auto start = tabia::position<abagor>::start();
    CHECK_EQ(start.men(color::white, abagor::pawn).size(), 9);
    CHECK_EQ(start.men(color::black, abagor::pawn).size(), 9);
    CHECK(tabia::parse_fen<abagor>("4k4/9/9/9/9/9/9/PPPPPPPPP/4K4[] w - - 0 1").has_value());
    CHECK_FALSE(tabia::parse_fen<abagor>("4k4/9/9/9/9/9/P8/PPPPPPPPP/4K4[] w - - 0 1").has_value());
    CHECK_FALSE(tabia::parse_fen<abagor>("4k4/ppppppppp/p8/9/9/9/9/9/4K4[] w - - 0 1").has_value());
}

TEST_CASE("abagor 2.3: brackets hold the hands, castling and en passant are always a dash") {
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[cBrRN] w - - 0 1"}.fen(), "4k4/9/9/9/9/9/9/9/4K4[NRBrc] w - - 0 1");
    CHECK_EQ(sides{"4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1"}.fen(), "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1");
    for (const char* fields : {"w KQ - 0 1", "w - e3 0 1"})
        CHECK_FALSE(tabia::parse_fen<abagor>(std::string{"r3k3r/9/9/9/9/9/9/9/R3K3R[] "} + fields).has_value());
    for (const char man : std::string_view{"KEPSG"})
        CHECK_FALSE(tabia::parse_fen<abagor>(std::string{"4k4/9/9/9/9/9/9/9/4K4["} + man + "] w - - 0 1").has_value());
}

TEST_CASE("abagor 2.4: the king steps forward to move or capture, sideways and backward only to capture") {
    CHECK_EQ(sides{"k8/9/9/9/9/4K4/9/9/9[] w - - 0 1"}.moves(), "e4d5 e4e5 e4f5");
    CHECK_EQ(sides{"k8/9/9/9/9/3pKp3/9/9/9[] w - - 0 1"}.moves(), "e4d4 e4d5 e4e5 e4f4 e4f5");
    CHECK_EQ(sides{"k8/9/9/9/9/4K4/3ppp3/9/9[] w - - 0 1"}.moves(), "e4d3 e4d5 e4e3 e4e5 e4f3 e4f5");
    CHECK_EQ(sides{"k8/9/9/9/3P1P3/3PK4/9/9/9[] w - - 0 1"}.moves("e4"), "e4e5");
    CHECK_EQ(sides{"k8/9/9/9/3sp4/4K4/9/9/9[] w - - 0 1"}.moves(), "e4d5 e4f5");
}

TEST_CASE("abagor 2.4: the king attacks all eight cells around him") {
    CHECK_EQ(sides{"9/9/9/4k4/9/4K4/9/9/9[] w - - 0 1"}.moves(), "");
    CHECK_EQ(sides{"9/9/9/9/9/2k1K4/9/9/9[] w - - 0 1"}.moves(), "e4e5 e4f5");
}

TEST_CASE("abagor 2.4: mates that chess would not know") {
    // Forward the pawns attack; sideways and backward there is room, but only to capture.
    CHECK_EQ(sides{"k8/9/9/3pp4/9/s3K4/9/9/9[] w - - 0 1"}.status(), "checkmate");
    CHECK_EQ(sides{"k8/9/9/3pp4/9/s3K4/4p4/9/9[] w - - 0 1"}.moves(), "e4e3");
    CHECK_EQ(sides{"k8/9/9/3pp4/9/s3E4/9/9/9[] w - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"k8/9/9/3pp4/9/4K4/9/9/9[] w - - 0 1"}.status(), "stalemate");
}

TEST_CASE("abagor 2.5: the emperor steps in 8 directions") {
    CHECK_EQ(sides{"k8/9/9/9/9/4E4/9/9/9[] w - - 0 1"}.moves("e4"), "e4d3 e4d4 e4d5 e4e3 e4e5 e4f3 e4f4 e4f5");
    CHECK_EQ(sides{"k8/9/9/9/9/3pE4/3P5/9/9[] w - - 0 1"}.moves("e4"), "e4d4 e4d5 e4e5 e4f3 e4f4 e4f5");
    CHECK_EQ(sides{"9/9/9/4k4/9/4E4/9/9/9[] w - - 0 1"}.moves("e4"), "e4d3 e4d4 e4e3 e4f3 e4f4");
}

TEST_CASE("abagor 2.6: the pawn steps one straight forward and captures diagonally forward") {
    CHECK_EQ(sides{"k8/9/9/9/9/9/9/4P4/K8[] w - - 0 1"}.moves("e2"), "e2e3");
    CHECK_EQ(sides{"k8/9/9/9/9/9/4P4/9/K8[] w - - 0 1"}.moves("e3"), "e3e4");
    CHECK_EQ(sides{"k8/9/9/9/3sss3/3sPs3/3sss3/9/K8[] w - - 0 1"}.moves("e4"), "e4d5 e4f5");
    CHECK_EQ(sides{"9/9/9/9/3k5/4P4/9/9/K8[] b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"9/9/9/9/4k4/4P4/9/9/K8[] b - - 0 1"}.status(), "ongoing");
    // A pawn that has passed another by one step is not captured in passing.
    CHECK_FALSE(sides{"k8/9/9/9/9/9/3p5/4P4/K8[] w - - 0 1"}.after("e2e3").allows("d3e2"));
}

TEST_CASE("abagor 2.7: the knight leaps forward, leaps back only to capture and slides forward only to move") {
    CHECK_EQ(sides{"8k/9/9/9/9/4N4/9/9/E8[] w - - 0 1"}.moves("e4"),
             "e4a8 e4b7 e4c5 e4c6 e4d5 e4d6 e4e5 e4e6 e4e7 e4e8 e4e9g e4f5 e4f6 e4g5 e4g6 e4h7 e4i8");
    CHECK_EQ(sides{"8k/9/9/2ppppp2/2p3p2/4N4/2p3p2/3o1o3/E8[] w - - 0 1"}.moves("e4"),
             "e4c3 e4c5 e4d2 e4d5 e4d6 e4e5 e4f2 e4f5 e4f6 e4g3 e4g5");
    CHECK_EQ(sides{"8k/9/9/9/3PPP3/3PNP3/3PPP3/9/E8[] w - - 0 1"}.moves("e4"), "e4c5 e4d6 e4f6 e4g5");
    for (const char* fen : {"9/9/3k5/9/9/4N4/9/9/E8[] b - - 0 1", "9/9/4k4/9/9/4N4/9/9/E8[] b - - 0 1",
                            "9/9/7k1/9/9/4N4/9/9/E8[] b - - 0 1", "9/9/9/9/9/4N4/4k4/9/E8[] b - - 0 1"})
        CHECK_EQ(sides{fen}.status(), "ongoing");
    CHECK_EQ(sides{"9/9/9/5k3/9/4N4/9/9/E8[] b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"9/9/9/9/9/4N4/2k6/9/E8[] b - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.8: the rook slides forward, captures sideways, slides diagonally forward only to move") {
    CHECK_EQ(sides{"8k/9/9/9/9/4R4/9/9/E8[] w - - 0 1"}.moves("e4"),
             "e4a8 e4b7 e4c6 e4d5 e4e5 e4e6 e4e7 e4e8 e4e9g e4f5 e4g6 e4h7 e4i8");
    CHECK_EQ(sides{"8k/9/4p4/2p3p2/9/p3R3p/9/4p4/E8[] w - - 0 1"}.moves("e4"),
             "e4a4 e4d5 e4e2 e4e5 e4e6 e4e7 e4f5 e4i4");
    CHECK_EQ(sides{"9/9/7k1/9/9/4R4/9/9/E8[] b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"4k4/9/9/9/9/4R4/9/9/E8[] b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"9/9/9/9/9/k7R/9/9/E8[] b - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.9: the officer slides diagonally forward, captures two back and steps one ahead") {
    CHECK_EQ(sides{"8k/9/9/9/9/4O4/9/9/E8[] w - - 0 1"}.moves("e4"), "e4a8 e4b7 e4c6 e4d5 e4e5 e4f5 e4g6 e4h7 e4i8");
    CHECK_EQ(sides{"8k/9/9/2p3p2/4p4/3pOp3/4p4/2p3p2/E8[] w - - 0 1"}.moves("e4"), "e4c2 e4c6 e4d5 e4f5 e4g2 e4g6");
    CHECK_EQ(sides{"9/9/9/9/4k4/4O4/9/9/E8[] b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"8k/9/9/9/9/4O4/9/9/E8[] b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"9/7k1/9/9/4O4/9/9/9/E8[] b - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.10: the bolyar slides forward, captures sideways and two back") {
    CHECK_EQ(sides{"8k/9/9/9/9/4B4/9/9/E8[] w - - 0 1"}.moves("e4"),
             "e4a8 e4b7 e4c6 e4d5 e4e5 e4e6 e4e7 e4e8 e4e9g e4f5 e4g6 e4h7 e4i8");
    CHECK_EQ(sides{"8k/9/4p4/2p3p2/9/p3B3p/9/2p1p1p2/E8[] w - - 0 1"}.moves("e4"),
             "e4a4 e4c2 e4c6 e4d5 e4e2 e4e5 e4e6 e4e7 e4f5 e4g2 e4g6 e4i4");
    for (const char* fen : {"4k4/9/9/9/4B4/9/9/9/E8[] b - - 0 1", "9/7k1/9/9/4B4/9/9/9/E8[] b - - 0 1",
                            "9/9/9/9/k3B4/9/9/9/E8[] b - - 0 1"})
        CHECK_EQ(sides{fen}.status(), "check");
}

TEST_CASE("abagor 2.11: the prince leaps within the 5 × 5 square, sideways and backward only to capture") {
    CHECK_EQ(sides{"8k/9/9/9/3PPP3/3PCP3/3PPP3/9/E8[] w - - 0 1"}.moves("e4"), "e4c5 e4c6 e4d6 e4e6 e4f6 e4g5 e4g6");
    CHECK_EQ(sides{"8k/9/9/9/9/4C4/9/9/E8[] w - - 0 1"}.moves("e4"),
             "e4c5 e4c6 e4d5 e4d6 e4e5 e4e6 e4f5 e4f6 e4g5 e4g6");
    CHECK_EQ(sides{"E8/9/9/1nnnnnnn1/1nnnnnnn1/1nnnCnnn1/1nnnnnnn1/1nnnnnnn1/8e[] w - - 0 1"}.moves("e4"),
             "e4c2 e4c3 e4c4 e4c5 e4c6 e4d2 e4d3 e4d4 e4d5 e4d6 e4e2 e4e3 e4e5 e4e6 e4f2 e4f3 e4f4 e4f5 e4f6 e4g2 "
             "e4g3 e4g4 e4g5 e4g6");
    CHECK_EQ(sides{"9/9/9/9/9/2k1C4/9/9/8E[] b - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.12: the ship slides orthogonally") {
    CHECK_EQ(sides{"8k/9/4p4/9/9/1p2S1P2/9/4p4/E8[] w - - 0 1"}.moves("e4"),
             "e4b4 e4c4 e4d4 e4e2 e4e3 e4e5 e4e6 e4e7 e4f4");
    CHECK_EQ(sides{"9/4k4/9/9/9/9/9/9/E3S4[] b - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"4S4/9/9/9/9/9/4k4/9/E8[] b - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.13: the general slides diagonally and steps one orthogonally only to move") {
    CHECK_EQ(sides{"8k/9/9/9/9/4G4/9/9/E8[] w - - 0 1"}.moves("e4"),
             "e4a8 e4b1 e4b7 e4c2 e4c6 e4d3 e4d4 e4d5 e4e3 e4e5 e4f3 e4f4 e4f5 e4g2 e4g6 e4h1 e4h7 e4i8");
    CHECK_EQ(sides{"8k/9/9/2p6/4p4/3pGp3/4p4/6p2/E8[] w - - 0 1"}.moves("e4"),
             "e4b1 e4c2 e4c6 e4d3 e4d5 e4f3 e4f5 e4g2 e4g6 e4h7 e4i8");
    CHECK_EQ(sides{"9/9/9/9/4k4/4G4/9/9/E8[] b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"9/9/9/9/9/4Gk3/9/9/E8[] b - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"9/9/9/9/9/4G4/9/9/E6e1[] b - - 0 1"}.status(), "check");
}

TEST_CASE("abagor 2.14: king and emperor are royal and a side has exactly one of them") {
    for (const char* royals : {"K3E4", "K3K4", "E3E4", "9"})
        CHECK_FALSE(tabia::parse_fen<abagor>(std::string{"4k4/9/9/9/9/9/9/9/"} + royals + "[] w - - 0 1").has_value());
    CHECK_EQ(sides{"s7k/9/9/9/9/9/9/9/E8[] w - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"8k/9/9/9/9/9/9/8s/E7s[] w - - 0 1"}.status(), "checkmate");
    CHECK_EQ(sides{"4s3k/9/9/9/9/9/9/4G4/4E4[] w - - 0 1"}.moves("e2"), "e2e3");
}

TEST_CASE("abagor 2.15: captures backward reach two cells and no third") {
    CHECK_EQ(sides{"5k3/9/9/9/4R4/9/9/4p4/4E4[] w - - 0 1"}.moves("e5"),
             "e5a9g e5b8 e5c7 e5d6 e5e6 e5e7 e5e8 e5e9g e5f6 e5g7 e5h8 e5i9g");
    CHECK_EQ(sides{"5k3/9/9/9/4B4/9/9/1p2p2p1/4E4[] w - - 0 1"}.moves("e5"),
             "e5a9g e5b8 e5c7 e5d6 e5e6 e5e7 e5e8 e5e9g e5f6 e5g7 e5h8 e5i9g");
    CHECK_EQ(sides{"5k3/9/9/9/4O4/9/9/1p5p1/4E4[] w - - 0 1"}.moves("e5"),
             "e5a9g e5b8 e5c7 e5d6 e5e6 e5f6 e5g7 e5h8 e5i9g");
    // The nearer of two cells, if not empty, shuts off the farther.
    CHECK_EQ(sides{"5k3/9/9/9/3PRP3/4P4/4p4/9/4E4[] w - - 0 1"}.allows("e5e3"), false);
    CHECK(sides{"5k3/9/9/9/4R4/4p4/4p4/9/4E4[] w - - 0 1"}.allows("e5e4"));
    CHECK_FALSE(sides{"5k3/9/9/9/4R4/4p4/4p4/9/4E4[] w - - 0 1"}.allows("e5e3"));
}

TEST_CASE("abagor 2.15: an attack from three cells away backward is none") {
    const auto status = [](std::string_view rest, std::string_view man) {
        return sides{std::string{"9/9/9/9/4"} + std::string{man} + "4/" + std::string{rest} + "[] b - - 0 1"}.status();
    };
    for (const char* man : {"R", "B"}) {
        CHECK_EQ(status("9/4k4/9/8E", man), "check");
        CHECK_EQ(status("9/9/4k4/8E", man), "ongoing");
    }
    for (const char* man : {"O", "B"}) {
        CHECK_EQ(status("9/2k6/9/8E", man), "check");
        CHECK_EQ(status("9/6k2/9/E8", man), "check");
        CHECK_EQ(status("9/9/1k7/8E", man), "ongoing");
        CHECK_EQ(status("9/9/7k1/E8", man), "ongoing");
    }
    // A check from two cells away can be answered between.
    CHECK_EQ(sides{"9/9/9/9/4R4/s8/4k4/9/8E[] b - - 0 1"}.moves("a4"), "a4e4");
}

TEST_CASE("abagor 2.15: pins along backward lines of two") {
    CHECK_EQ(sides{"9/9/9/9/4R4/4n4/4e4/9/8E[] b - - 0 1"}.moves("e4"), "");
    CHECK_EQ(sides{"9/9/9/9/4B4/4n4/4e4/9/8E[] b - - 0 1"}.moves("e4"), "");
    CHECK_EQ(sides{"9/9/9/9/4B4/3n5/2e6/9/8E[] b - - 0 1"}.moves("d4"), "");
    CHECK_EQ(sides{"9/9/9/9/4O4/3n5/2e6/9/8E[] b - - 0 1"}.moves("d4"), "");
    CHECK(sides{"9/9/9/9/4R4/4n4/9/4e4/8E[] b - - 0 1"}.allows("e4f2"));
    CHECK(sides{"9/9/9/9/4B4/9/4n4/4e4/8E[] b - - 0 1"}.allows("e3d2"));
    CHECK(sides{"9/9/9/9/4B4/3n5/9/1e7/8E[] b - - 0 1"}.allows("d4e2"));
    CHECK(sides{"9/9/9/9/4O4/3n5/9/1e7/8E[] b - - 0 1"}.allows("d4e2"));
    // What slides only to move pins nothing.
    CHECK(sides{"9/9/7k1/6n2/9/4R4/9/9/8E[] b - - 0 1"}.allows("g6g5"));
}

TEST_CASE("abagor 2.16: there is no castling") {
    CHECK_EQ(sides{"r3k3r/9/9/9/9/9/9/9/R3K3R[] w - - 0 1"}.moves("e1"), "e1d2 e1e2 e1f2");
}

}  // namespace
