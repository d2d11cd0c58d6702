#include <doctest/doctest.h>

#include <set>
#include <string>

#include "support/boards.hpp"
#include "tabia/chess.hpp"

namespace {

std::string name_of(const tabia::diagram& board, int x, int y) {
    return std::string{board.name(board.number(x, y)).view()};
}

TEST_CASE_TEMPLATE("diagram: every cell has a number and a name of its own", V, tabia::chess, boards::wide,
                   boards::star) {
    constexpr const tabia::diagram& board = V::board;
    std::set<std::string> names;
    int cells = 0;
    for (int y = 0; y < board.height(); ++y)
        for (int x = 0; x < board.width(); ++x) {
            const int number = board.number(x, y);
            if (number < 0) continue;
            ++cells;
            CHECK_LT(number, board.span());
            CHECK(board.is_cell(number));
            CHECK_EQ(board.column(number), x);
            CHECK_EQ(board.row(number), y);
            CHECK(names.emplace(board.name(number).view()).second);
            CHECK_EQ(board.named(board.name(number).view()), number);
        }
    CHECK_EQ(cells, board.cells());
    CHECK(board.is_sound());
    CHECK(board.is_named());
}

TEST_CASE_TEMPLATE("diagram: a displacement is the same difference of numbers everywhere", V, tabia::chess,
                   boards::wide, boards::star) {
    constexpr const tabia::diagram& board = V::board;
    for (const tabia::directions& set :
         {tabia::square::around_two, tabia::hexagon::every + tabia::hexagon::knight_leaps})
        for (const tabia::offset o : set)
            for (const tabia::cell<V> c : tabia::board_cells<V>) {
                const int to = board.neighbour(c.number(), o);
                CHECK_EQ(to, board.number(board.column(c.number()) + o.dx, board.row(c.number()) + o.dy));
                if (to >= 0) CHECK_EQ(to - c.number(), board.difference(o));
            }
}

TEST_CASE_TEMPLATE("diagram: mirroring twice leads back", V, tabia::chess, boards::wide, boards::star) {
    for (const tabia::cell<V> c : tabia::board_cells<V>) {
        const int mirrored = V::board.mirrored(c.number());
        REQUIRE_GE(mirrored, 0);
        CHECK_EQ(V::board.mirrored(mirrored), c.number());
        CHECK_EQ(V::board.row(mirrored), V::board.height() - 1 - V::board.row(c.number()));
    }
}

TEST_CASE("diagram: the chessboard is numbered a1 to h8 in 64 bits") {
    constexpr const tabia::diagram& board = tabia::chess::board;
    CHECK_EQ(board.cells(), 64);
    CHECK_EQ(board.span(), 64);
    CHECK_EQ(board.named("a1"), 0);
    CHECK_EQ(board.named("h1"), 7);
    CHECK_EQ(board.named("a8"), 56);
    CHECK_EQ(board.named("h8"), 63);
    CHECK_EQ(board.drawn(board.named("e1")), 'K');
    CHECK_EQ(board.drawn(board.named("d8")), 'q');
    CHECK_EQ(board.drawn(board.named("e4")), '.');
    CHECK_FALSE(board.is_numbered());
}

TEST_CASE("diagram: blanks are no cells") {
    constexpr const tabia::diagram& board = boards::wide::board;
    CHECK_EQ(board.cells(), 94);
    CHECK_GT(board.span(), 64);
    CHECK_EQ(board.number(2, 2), -1);
    CHECK_EQ(board.number(4, 5), -1);
    CHECK_EQ(board.number(-1, 0), -1);
    CHECK_EQ(board.number(0, 10), -1);
    CHECK_EQ(board.neighbour(board.number(1, 2), {1, 0}), -1);
}

TEST_CASE("diagram: file letters and ranks that begin at 0") {
    CHECK_EQ(name_of(boards::wide::board, 0, 0), "z0");
    CHECK_EQ(name_of(boards::wide::board, 9, 9), "i9");
    CHECK_EQ(boards::wide::board.named("b2"), boards::wide::board.named("b2 and more"));
    CHECK_EQ(boards::wide::board.named("a2"), boards::wide::board.number(1, 2));
    CHECK_EQ(boards::wide::board.named("b7"), -1);
    CHECK_EQ(boards::wide::board.named(""), -1);
    CHECK_EQ(boards::wide::board.named("b"), -1);
    CHECK_EQ(boards::wide::board.named("k1"), -1);
}

TEST_CASE("diagram: numbered cells run from bottom to top, file after file") {
    constexpr const tabia::diagram& board = boards::star::board;
    CHECK(board.is_numbered());
    CHECK_EQ(board.cells(), 37);
    CHECK_LE(board.span(), 64);
    CHECK_EQ(name_of(board, 0, 6), "1");
    CHECK_EQ(name_of(board, 1, 5), "2");
    CHECK_EQ(name_of(board, 2, 0), "4");
    CHECK_EQ(name_of(board, 2, 12), "10");
    CHECK_EQ(name_of(board, 4, 2), "17");
    CHECK_EQ(name_of(board, 8, 6), "37");
}

TEST_CASE("diagram: the longest name that opens a text counts") {
    constexpr const tabia::diagram& board = boards::star::board;
    CHECK_EQ(board.name(board.named("1-2")).view(), "1");
    CHECK_EQ(board.name(board.named("12-2")).view(), "12");
    CHECK_EQ(board.name(board.named("123")).view(), "12");
    CHECK_EQ(board.name(board.named("38")).view(), "3");
    CHECK_EQ(board.named("0"), -1);
    CHECK_EQ(board.named("x"), -1);
}

TEST_CASE("diagram: ranks of two digits") {
    constexpr auto tall =
        tabia::squares({"..", "..", "..", "..", "..", "..", "..", "..", "..", "..", ".."}, tabia::coordinates("ab"));
    CHECK_EQ(tall.name(tall.number(0, 10)).view(), "a11");
    CHECK_EQ(tall.named("b11"), tall.number(1, 10));
    CHECK_EQ(tall.named("b1"), tall.number(1, 0));
}

TEST_CASE("diagram: unsound pictures are told") {
    using tabia::coordinates;
    CHECK_FALSE(tabia::squares({"...", ".."}, coordinates("abc")).is_sound());
    CHECK_FALSE(tabia::squares({}, coordinates("")).is_sound());
    CHECK_FALSE(tabia::squares({"   "}, coordinates("abc")).is_sound());
    CHECK_FALSE(tabia::squares({"........................."}, coordinates("abcdefghijklmnopqrstuvwxy")).is_sound());
    CHECK_FALSE(
        tabia::squares({"............", "............", "............", "............", "............", "............",
                        "............", "............", "............", "............", "............"},
                       coordinates("abcdefghijkl"))
            .is_sound());
    CHECK_FALSE(tabia::hexagons({"..", ".."}, tabia::numbered).is_sound());
    CHECK(tabia::hexagons({". ", " ."}, tabia::numbered).is_sound());
    CHECK_FALSE(tabia::squares({"..."}, coordinates("ab")).is_named());
    CHECK_FALSE(tabia::squares({"..."}, coordinates("abcd")).is_named());
}

}  // namespace
