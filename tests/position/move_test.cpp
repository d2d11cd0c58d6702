#include <doctest/doctest.h>

#include <type_traits>

#include "tabia/chess.hpp"
#include "tabia/position/move_list.hpp"

namespace {

using tabia::chess;
using move = tabia::move<chess>;

TEST_CASE("move: holds all its parts in 32 bits") {
    static_assert(sizeof(move) == 4);
    static_assert(std::is_trivially_copyable_v<move>);
    for (const auto from : tabia::board_cells<chess>)
        for (const auto to : tabia::board_cells<chess>) {
            const move m = move::unchecked(from, to, chess::queen, tabia::move_kind::promotion, 2047);
            REQUIRE(m.from() == from);
            REQUIRE(m.to() == to);
            REQUIRE(m.becomes() == chess::queen);
            REQUIRE(m.kind() == tabia::move_kind::promotion);
            REQUIRE_EQ(m.extra(), move::largest_extra);
        }
}

TEST_CASE("move: equal if every part is") {
    using tabia::cell_at;
    constexpr auto a = cell_at<chess, "a7">;
    constexpr auto b = cell_at<chess, "a8">;
    constexpr move m = move::unchecked(a, b, chess::queen, tabia::move_kind::promotion);
    CHECK(m == move::unchecked(a, b, chess::queen, tabia::move_kind::promotion));
    CHECK(m != move::unchecked(b, a, chess::queen, tabia::move_kind::promotion));
    CHECK(m != move::unchecked(a, b, chess::rook, tabia::move_kind::promotion));
    CHECK(m != move::unchecked(a, b, chess::queen));
    CHECK(m != move::unchecked(a, b, chess::queen, tabia::move_kind::promotion, 1));
}

TEST_CASE("move kinds: each rule that makes moves has its own") {
    constexpr auto first_steps = tabia::kind_of<chess, chess::first_steps>;
    constexpr auto passing = tabia::kind_of<chess, chess::passing>;
    constexpr auto castles = tabia::kind_of<chess, chess::castles>;
    CHECK_EQ(first_steps, tabia::move_kind::first_of_rules);
    CHECK(first_steps != passing);
    CHECK(passing != castles);
    CHECK(castles != first_steps);
    CHECK_LT(static_cast<unsigned>(castles), move::most_kinds);
}

TEST_CASE("move list: counts, copies and is walked through") {
    CHECK(tabia::move_list<chess>{}.empty());
    tabia::move_list<chess> list = tabia::position<chess>::start().legal_moves();
    REQUIRE_EQ(list.size(), 20);
    CHECK_FALSE(list.empty());
    CHECK_EQ(list.end() - list.begin(), 20);
    const tabia::move_list<chess> copy = list;
    list = tabia::move_list<chess>{};
    CHECK(list.empty());
    CHECK(list.begin() == list.end());
    REQUIRE_EQ(copy.size(), 20);
    std::size_t i = 0;
    for (const move m : copy) CHECK(m == copy[i++]);
    list = copy;
    CHECK_EQ(list.size(), 20);
    CHECK(list[19] == copy[19]);
}

TEST_CASE("move list: has room for the position of most moves known") {
    // 218 moves, the record of N. Petrović, 1964.
    const auto pos = tabia::parse_fen<chess>("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    REQUIRE(pos.has_value());
    CHECK_EQ(pos->legal_moves().size(), 218);
    CHECK_EQ(pos->count_legal_moves(), 218);
    CHECK_GE(tabia::move_list<chess>::capacity(), 218);
}

}  // namespace
