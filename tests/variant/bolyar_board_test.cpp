#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/either_side.hpp"
#include "tabia/bolyar.hpp"

// The board, its corners, the array, texts of moves and dead material; the men are in bolyar_men_test.cpp.
namespace {

using tabia::bolyar;
using tabia::offset;
using sides = support::either_side<bolyar>;

bool has_cell(std::string_view text) {
    const int number = bolyar::board.named(text);
    return number >= 0 && bolyar::board.name(number).view() == text;
}

TEST_CASE("bolyar 1.1: nine files, eight ranks and four corners make 76 cells") {
    CHECK_EQ(bolyar::board.cells(), 76);
    for (const char file : std::string_view{"abcdefghi"})
        for (const char rank : std::string_view{"12345678"}) {
            const int number = bolyar::board.named(std::string{file, rank});
            REQUIRE(number >= 0);
            CHECK_EQ(bolyar::board.column(number), file - 'a' + 1);
            CHECK_EQ(bolyar::board.row(number), rank - '0');
        }
    for (const char* corner : {"z0", "j0", "z9", "j9"}) CHECK(has_cell(corner));
    for (const char* nowhere : {"z1", "z8", "a0", "i0", "a9", "i9", "j1", "j8"}) CHECK_FALSE(has_cell(nowhere));
}

TEST_CASE("bolyar 1.1: a corner touches the main board at one corner only") {
    struct touch {
        const char* corner;
        const char* neighbour;
    };
    for (const touch& pair : {touch{"z0", "a1"}, {"j0", "i1"}, {"z9", "a8"}, {"j9", "i8"}}) {
        INFO(pair.corner);
        int neighbours = 0;
        for (const offset o : tabia::square::every) {
            const int number = bolyar::board.neighbour(bolyar::board.named(pair.corner), o);
            if (number < 0) continue;
            ++neighbours;
            CHECK_EQ(bolyar::board.name(number).view(), pair.neighbour);
        }
        CHECK_EQ(neighbours, 1);
    }
}

TEST_CASE("bolyar 1.2: White's corners are dark like a1, Black's light") {
    const auto is_dark = [](std::string_view name) {
        const int number = bolyar::board.named(name);
        return (bolyar::board.column(number) + bolyar::board.row(number)) % 2 == 0;
    };
    CHECK(is_dark("a1"));
    CHECK(is_dark("z0"));
    CHECK(is_dark("j0"));
    CHECK_FALSE(is_dark("z9"));
    CHECK_FALSE(is_dark("j9"));
}

TEST_CASE("bolyar 1.2: any man whose move leads to a corner may stand there") {
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/9/K8/2 w - - 0 1"}.moves("a1"), "a1a2 a1b1 a1b2 a1z0");
    CHECK(sides{"2/4k4/9/9/9/9/9/9/1N2K4/2 w - - 0 1"}.allows("b1z0"));
    CHECK(sides{"2/4k4/9/9/9/9/9/8N/4K4/2 w - - 0 1"}.allows("i2j0"));
    CHECK(sides{"2/4k4/9/9/9/9/2O6/9/4K4/2 w - - 0 1"}.allows("c3z0"));
    CHECK(sides{"2/4k4/9/9/9/9/6B2/9/4K4/2 w - - 0 1"}.allows("g3j0"));
    CHECK(sides{"2/4k4/9/9/9/5V3/9/9/4K4/2 w - - 0 1"}.allows("f4j0"));
    CHECK(sides{"2/4k4/7S1/9/9/9/9/9/4K4/2 w - - 0 1"}.allows("h7j9b"));
}

TEST_CASE("bolyar 1.2: men go on from the corners") {
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/9/9/K1 w - - 0 1"}.moves(), "z0a1");
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/9/4K4/1N w - - 0 1"}.moves("j0"), "j0h1 j0i2");
    CHECK_EQ(sides{"1V/9/9/9/9/9/9/k8/9/1K w - - 0 1"}.moves("j9"), "j9b1 j9c2 j9d3 j9e4 j9f5 j9g6 j9h7 j9i8");
}

TEST_CASE("bolyar 1.3: lines run through the corners and have nine cells") {
    CHECK_EQ(sides{"2/3k5/9/9/9/9/9/9/4K4/V1 w - - 0 1"}.moves("z0"), "z0a1 z0b2 z0c3 z0d4 z0e5 z0f6 z0g7 z0h8");
    CHECK_EQ(sides{"2/3k5/9/9/9/9/9/9/4K4/1V w - - 0 1"}.moves("j0"), "j0b8 j0c7 j0d6 j0e5 j0f4 j0g3 j0h2 j0i1");
    CHECK(sides{"2/7V1/3k5/9/9/9/9/9/4K4/2 w - - 0 1"}.allows("h8z0"));
    CHECK(sides{"2/1V7/3k5/9/9/9/9/9/4K4/2 w - - 0 1"}.allows("b8j0"));
    CHECK_EQ(sides{"2/3k5/9/9/9/9/9/9/N3K4/V1 w - - 0 1"}.moves("z0"), "");
    CHECK_EQ(sides{"2/3k5/9/9/9/9/9/9/K8/V1 w - - 0 1"}.moves("z0"), "");
    CHECK_EQ(sides{"2/3k5/9/9/9/9/2n6/9/4K4/V1 w - - 0 1"}.moves("z0"), "z0a1 z0b2 z0c3");
}

TEST_CASE("bolyar 1.3: checks and pins reach from corner to the far end of the line") {
    CHECK_EQ(sides{"v1/4k4/9/9/9/9/9/9/7K1/2 w - - 0 1"}.status(), "check");
    CHECK_EQ(sides{"v1/4k4/9/9/9/4P4/9/9/7K1/2 w - - 0 1"}.status(), "ongoing");
    CHECK_EQ(sides{"v1/4k4/9/9/3R5/9/9/9/7K1/2 w - - 0 1"}.moves("d5"), "");
    CHECK_EQ(sides{"v1/4k4/1V7/9/9/9/9/9/7K1/2 w - - 0 1"}.moves("b7"), "b7a8 b7c6 b7d5 b7e4 b7f3 b7g2 b7z9");
    CHECK_EQ(sides{"2/1v7/4k4/9/9/9/9/9/9/1K w - - 0 1"}.status(), "checkmate");
    // A corner has no orthogonal neighbour along which anything could come.
    CHECK_EQ(sides{"2/r3k4/9/9/9/9/9/r8/9/K1 w - - 0 1"}.status(), "stalemate");
}

TEST_CASE("bolyar 1.4: the array") {
    const auto start = tabia::position<bolyar>::start();
    CHECK_EQ(to_fen(start), "ss/rnobkbonr/ppppppppp/9/9/9/9/PPPPPPPPP/RNOBKBONR/SS w KQkq - 0 1");
    CHECK_EQ(sides{to_fen(start)}.moves(),
             "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h1g3 h1i3 h2h3 h2h4 "
             "i2i3 i2i4");
}

TEST_CASE("bolyar 1.5: the first and last groups of the placement are the corners") {
    const auto pos = support::position_of<bolyar>("bv/4k4/9/9/9/9/9/9/4K4/ON w - - 0 1");
    using tabia::cell_at, tabia::color, tabia::piece;
    CHECK(pos.at(cell_at<bolyar, "z9">) == piece<bolyar>{color::black, bolyar::piece_type::bolyar});
    CHECK(pos.at(cell_at<bolyar, "j9">) == piece<bolyar>{color::black, bolyar::vizier});
    CHECK(pos.at(cell_at<bolyar, "z0">) == piece<bolyar>{color::white, bolyar::officer});
    CHECK(pos.at(cell_at<bolyar, "j0">) == piece<bolyar>{color::white, bolyar::knight});
    const auto half = support::position_of<bolyar>("1s/4k4/9/9/9/9/9/9/4K4/S1 w - - 0 1");
    CHECK_FALSE(half.at(cell_at<bolyar, "z9">).has_value());
    CHECK(half.at(cell_at<bolyar, "j9">) == piece<bolyar>{color::black, bolyar::ship});
    CHECK(half.at(cell_at<bolyar, "z0">) == piece<bolyar>{color::white, bolyar::ship});
    CHECK_FALSE(half.at(cell_at<bolyar, "j0">).has_value());
    CHECK_FALSE(tabia::parse_fen<bolyar>("4k4/9/9/9/9/9/9/4K4 w - - 0 1").has_value());
    CHECK_FALSE(tabia::parse_fen<bolyar>("sss/4k4/9/9/9/9/9/9/4K4/SS w - - 0 1").has_value());
}

TEST_CASE("bolyar 1.22: only bare kings cannot win") {
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/9/4K4/2 w - - 0 1"}.status(), "insufficient");
    CHECK_EQ(sides{"2/9/9/9/9/9/9/9/k8/1K w - - 0 1"}.status(), "insufficient");
    for (const char man : std::string_view{"PNROBSV"}) {
        INFO(std::string{man});
        const std::string line = std::string{"1"} + man + "7";
        CHECK_EQ(sides{"2/4k4/9/9/9/9/" + line + "/9/4K4/2 w - - 0 1"}.status(), "ongoing");
        CHECK_EQ(sides{"2/4k4/9/9/9/9/" + line + "/9/4K4/2 b - - 0 1"}.status(), "ongoing");
    }
    CHECK_EQ(sides{"2/4k4/9/9/9/9/9/3n5/4K4/2 w - - 0 1"}.after("e1d2").status(), "insufficient");
}

TEST_CASE("bolyar 1.23: coordinate moves, the promotion's letter always written") {
    CHECK(sides{"ss/rnobkbonr/ppppppppp/9/9/9/9/PPPPPPPPP/RNOBKBONR/SS w KQkq - 0 1"}.allows("e2e4"));
    const sides promoting{"2/4k4/P6S1/9/9/9/9/9/R3K3R/2 w KQ - 0 1"};
    CHECK_EQ(promoting.moves("a7"), "a7a8b");
    CHECK_FALSE(promoting.allows("a7a8"));
    CHECK_FALSE(promoting.allows("a7a8v"));
    CHECK_FALSE(promoting.allows("a7a8B"));
    CHECK(promoting.allows("h7j9v"));
    CHECK_FALSE(promoting.allows("h7j9"));
    CHECK(promoting.allows("e1c1"));
    CHECK_FALSE(promoting.allows("e1c1b"));
}

TEST_CASE("bolyar 1.24: SAN-like moves") {
    const sides promoting{"2/3k5/P6S1/9/9/9/9/9/R3K3R/2 w KQ - 0 1"};
    CHECK_EQ(promoting.san("e1c1"), "O-O-O+");
    CHECK_EQ(promoting.san("e1g1"), "O-O");
    CHECK_EQ(promoting.san("a7a8b"), "a8=B+");
    CHECK_EQ(promoting.san("h7j9b"), "Sj9=B");
    CHECK_EQ(promoting.san("h7j9v"), "Sj9=V");
    const sides middle{"2/k8/9/9/3p5/9/1O2B1V2/9/2K6/N1 w - - 0 1"};
    CHECK_EQ(middle.san("b3d5"), "Oxd5+");
    CHECK_EQ(middle.san("b3b4"), "Ob4");
    CHECK_EQ(middle.san("e3d4"), "Bd4");
    CHECK_EQ(middle.san("e3e8"), "Be8+");
    CHECK_EQ(middle.san("g3j0"), "Vj0");
    CHECK_EQ(middle.san("z0b1"), "Nb1");
}

}  // namespace
