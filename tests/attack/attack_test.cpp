#include <doctest/doctest.h>

#include <utility>

#include "support/boards.hpp"
#include "support/dice.hpp"
#include "support/walking.hpp"
#include "tabia/attack/between.hpp"
#include "tabia/attack/steps.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::bitboard;
using tabia::cell;
using tabia::color;
using tabia::detail::purpose;

template <class V>
bitboard<V> random_men(support::dice& random) {
    bitboard<V> men;
    const std::size_t sparseness = 1 + random.below(10);
    for (const cell<V> c : tabia::board_cells<V>)
        if (random.once_in(sparseness)) men |= bitboard<V>{c};
    return men;
}

/// The cells seen in one direction, up to and with the first man.
template <class V>
bitboard<V> seen(cell<V> from, tabia::offset direction, bitboard<V> occupied) {
    bitboard<V> cells;
    for (int n = V::board.neighbour(from.number(), direction); n >= 0; n = V::board.neighbour(n, direction)) {
        cells |= bitboard<V>{cell<V>::unchecked(n)};
        if (occupied.has(cell<V>::unchecked(n))) break;
    }
    return cells;
}

template <class V, std::size_t Axis>
void check_axis(bitboard<V> occupied) {
    constexpr tabia::offset direction = tabia::detail::axes<V>.list[Axis];
    for (const cell<V> c : tabia::board_cells<V>) {
        const bitboard<V> expected = seen(c, direction, occupied) | seen(c, -direction, occupied);
        const auto& line = tabia::detail::line_masks<V, Axis>[static_cast<std::size_t>(c.number())];
        REQUIRE(tabia::detail::obstructed<V>(line, occupied) == expected);
        REQUIRE(tabia::detail::line_attacks<V, 1u << Axis>(c, occupied) == expected);
    }
}

template <class V>
void check_lines(bitboard<V> occupied) {
    [&]<std::size_t... Axis>(std::index_sequence<Axis...>) { (check_axis<V, Axis>(occupied), ...); }
    (std::make_index_sequence<tabia::detail::axes<V>.count>{});
}

TEST_CASE_TEMPLATE("lines: what is seen along every axis from every cell", V, tabia::chess, boards::wide,
                   boards::star) {
    support::dice random{21};
    check_lines<V>({});
    check_lines<V>(tabia::board_cells<V>);
    for (int round = 0; round < 150; ++round) check_lines<V>(random_men<V>(random));
}

TEST_CASE("lines: the axes in use are those along which men slide") {
    CHECK_EQ(tabia::detail::axes<tabia::chess>.count, 4);
    CHECK_EQ(tabia::detail::axes<boards::wide>.count, 4);
    CHECK_EQ(tabia::detail::axes<boards::star>.count, 3);
}

template <class V, auto Man, color Side>
void check_reach(bitboard<V> occupied) {
    using reach = tabia::detail::reach<V, Man, Side>;
    const tabia::piece<V> man{Side, Man};
    const tabia::detail::landing_cells<V> landing{~occupied, occupied};
    for (const cell<V> c : tabia::board_cells<V>) {
        const auto captures = support::walked(man, c, occupied, true);
        const auto moves = support::walked(man, c, occupied, false);
        REQUIRE(reach::attacks(c, occupied) == captures);
        REQUIRE(reach::template all<purpose::move>(c, occupied) == moves);
        REQUIRE(reach::targets(c, occupied, landing) == ((moves & ~occupied) | (captures & occupied)));
        for (const cell<V> to : tabia::board_cells<V>) {
            const bool reaches = support::walked(man, c, {}, true).has(to);
            REQUIRE_EQ((reach::leaping_attackers(to) | reach::sliding_attackers(to)).has(c), reaches);
        }
    }
}

TEST_CASE_TEMPLATE("reach: every man of both sides from every cell", V, tabia::chess, boards::wide, boards::star) {
    support::dice random{22};
    for (int round = 0; round < 4; ++round) {
        const auto occupied = round == 0 ? bitboard<V>{} : random_men<V>(random);
        tabia::detail::for_each_type<V>([&]<auto Man>() {
            check_reach<V, Man, color::white>(occupied);
            check_reach<V, Man, color::black>(occupied);
        });
    }
}

TEST_CASE_TEMPLATE("between: the cells inside a line, none for cells of no common line", V, tabia::chess, boards::wide,
                   boards::star) {
    for (const cell<V> a : tabia::board_cells<V>) {
        bitboard<V> in_line;
        for (std::size_t axis = 0; axis < tabia::detail::axes<V>.count; ++axis)
            for (const tabia::offset o : {tabia::detail::axes<V>.list[axis], -tabia::detail::axes<V>.list[axis]})
                for (const cell<V> b : seen<V>(a, o, {})) {
                    in_line |= bitboard<V>{b};
                    const auto expected = seen(a, o, bitboard<V>{b}) ^ bitboard<V>{b};
                    REQUIRE(tabia::detail::between(a, b) == expected);
                }
        for (const cell<V> b : tabia::board_cells<V> & ~in_line) REQUIRE(tabia::detail::between(a, b).empty());
    }
}

TEST_CASE("steps: a set of pawns moves as its men do") {
    using V = tabia::chess;
    support::dice random{23};
    for (int round = 0; round < 100; ++round) {
        const auto pawns = random_men<V>(random);
        bitboard<V> moves;
        bitboard<V> captures;
        for (const cell<V> c : pawns) {
            moves |= support::walked<V>({color::black, V::pawn}, c, {}, false);
            captures |= support::walked<V>({color::black, V::pawn}, c, {}, true);
        }
        CHECK(tabia::detail::stepped<V, V::pawn, color::black, purpose::move>(pawns) == moves);
        CHECK(tabia::detail::stepped<V, V::pawn, color::black, purpose::capture>(pawns) == captures);
    }
}

}  // namespace
