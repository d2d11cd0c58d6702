#include <doctest/doctest.h>

#include "support/boards.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::cell_at;
using tabia::cells_of;
using tabia::chess;
using tabia::color;

TEST_CASE("zone: rectangles, lists and Black's mirror image") {
    CHECK_EQ(cells_of<chess, "a2-h2">(color::white).size(), 8);
    CHECK(cells_of<chess, "a2-h2">(color::white).has(cell_at<chess, "e2">));
    CHECK(cells_of<chess, "a2-h2">(color::black).has(cell_at<chess, "e7">));
    CHECK_FALSE(cells_of<chess, "a2-h2">(color::black).has(cell_at<chess, "e2">));
    CHECK_EQ(cells_of<chess, "c3-f6">(color::white).size(), 16);
    CHECK_EQ(cells_of<chess, "a1 h1 d4-e5">(color::white).size(), 6);
    CHECK_EQ(tabia::board_cells<chess>.size(), 64);
}

TEST_CASE("zone: numbered cells, holes left out") {
    CHECK_EQ(cells_of<boards::star, "4 11 17 22 28">(color::white).size(), 5);
    CHECK(cells_of<boards::star, "4 11 17 22 28">(color::black).has(cell_at<boards::star, "21">));
    CHECK_EQ(cells_of<boards::wide, "z2-i2">(color::white).size(), 8);
    CHECK_EQ(tabia::board_cells<boards::wide>.size(), 94);
}

TEST_CASE("zone: what is no list of cells is told") {
    using tabia::detail::parse_zone;
    CHECK(parse_zone<chess>("a1 b2").sound);
    for (const auto* text : {"", "i1", "a9", "a1-", "-a1", "a1,b2", "a1  b1", "a1-b", "h1-a1", "e"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_zone<chess>(text).sound);
    }
}

TEST_CASE("cell: name and number") {
    CHECK_EQ(name(cell_at<chess, "e4">).view(), "e4");
    CHECK_EQ(cell_at<chess, "b1">.number(), 1);
    CHECK_EQ(name(cell_at<boards::star, "37">).view(), "37");
    CHECK(cell_at<chess, "a1"> != cell_at<chess, "a2">);
}

TEST_CASE("color: opponents and indices") {
    static_assert(opponent(color::white) == color::black);
    static_assert(opponent(color::black) == color::white);
    static_assert(index(color::white) == 0 && index(color::black) == 1);
}

TEST_CASE("direction: parts of a set as White sees it") {
    using namespace tabia::square;
    CHECK_EQ(every.count, 8);
    CHECK_EQ(forward(every).count, 3);
    CHECK_EQ(sideways(every).count, 2);
    CHECK_EQ(backward(every).count, 3);
    CHECK_EQ(orthogonal.count, 4);
    CHECK_EQ(diagonal.count, 4);
    CHECK_EQ(knight_leaps.count, 8);
    CHECK_EQ(around_two.count, 24);
    CHECK_EQ(ahead.count, 1);
    CHECK(ahead.list[0] == tabia::offset{0, 1});
    CHECK_EQ((ahead + forward_diagonal).count, 3);
    for (const tabia::offset o : forward(every)) CHECK_GT(o.dy, 0);
    CHECK(-tabia::offset{1, -2} == tabia::offset{-1, 2});
}

TEST_CASE("direction: hexagons have six neighbours and twelve knight's leaps") {
    using namespace tabia::hexagon;
    CHECK_EQ(every.count, 6);
    CHECK_EQ(vertical.count, 2);
    CHECK_EQ(oblique.count, 4);
    CHECK_EQ(knight_leaps.count, 12);
    for (const tabia::offset leap : knight_leaps) {
        // Twice one direction and once another that is 60° from it.
        int ways = 0;
        for (const tabia::offset a : every)
            for (const tabia::offset b : every) {
                const int dot = 3 * a.dx * b.dx + a.dy * b.dy;
                if (2 * a.dx + b.dx == leap.dx && 2 * a.dy + b.dy == leap.dy && dot == 2) ++ways;
            }
        CHECK_EQ(ways, 1);
    }
}

}  // namespace
