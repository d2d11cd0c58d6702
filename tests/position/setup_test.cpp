#include <doctest/doctest.h>

#include <type_traits>

#include "tabia/chess.hpp"

namespace {

using tabia::cell_at;
using tabia::chess;
using tabia::color;
using piece = tabia::piece<chess>;

TEST_CASE("setup: men are put, found and taken away") {
    tabia::setup<chess> s{};
    CHECK(s.occupied().empty());
    constexpr auto e4 = cell_at<chess, "e4">;
    constexpr auto d5 = cell_at<chess, "d5">;
    s.put(e4, {color::white, chess::rook});
    s.put(d5, {color::black, chess::knight});
    CHECK(s.at(e4) == piece{color::white, chess::rook});
    CHECK(s.at(d5) == piece{color::black, chess::knight});
    CHECK_FALSE(s.at(cell_at<chess, "e5">).has_value());
    CHECK_EQ(s.occupied().size(), 2);
    CHECK(s.men(color::white).first() == e4);
    CHECK(s.men(chess::knight).first() == d5);
    CHECK(s.men(color::white, chess::knight).empty());
    s.clear(tabia::bitboard<chess>{e4} | tabia::bitboard<chess>{d5});
    CHECK(s.occupied().empty());
    CHECK(s.men(chess::rook).empty());
}

TEST_CASE("setup: the array is the diagram's") {
    constexpr auto array = tabia::position<chess>::start().state();
    static_assert(array.occupied().size() == 32);
    static_assert(array.men(color::white, chess::king).first() == cell_at<chess, "e1">);
    static_assert(array.men(color::black, chess::queen).first() == cell_at<chess, "d8">);
    CHECK_EQ(array.turn, color::white);
    CHECK_EQ(array.halfmove_clock, 0);
    CHECK_EQ(array.move_number, 1);
    CHECK_EQ(array.unmoved.size(), 6);
    CHECK_FALSE(array.passed.has_value());
}

TEST_CASE("setup and position: small values that copy by their bytes") {
    static_assert(std::is_trivially_copyable_v<tabia::setup<chess>>);
    static_assert(std::is_trivially_copyable_v<tabia::position<chess>>);
    static_assert(sizeof(tabia::position<chess>) <= 88);
}

}  // namespace
