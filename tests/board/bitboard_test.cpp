#include <doctest/doctest.h>

#include <vector>

#include "support/boards.hpp"
#include "support/dice.hpp"
#include "tabia/chess.hpp"

namespace {

/// A set kept as one truth value a number, to compare with.
template <class V>
std::vector<bool> flags_of(tabia::bitboard<V> set) {
    std::vector<bool> flags(static_cast<std::size_t>(V::board.span()));
    for (std::size_t n = 0; n < flags.size(); ++n) flags[n] = set.has(tabia::cell<V>::unchecked(static_cast<int>(n)));
    return flags;
}

template <class V>
tabia::bitboard<V> random_set(support::dice& random) {
    tabia::bitboard<V> set;
    const std::size_t sparseness = 1 + random.below(8);
    for (const tabia::cell<V> c : tabia::board_cells<V>)
        if (random.once_in(sparseness)) set.insert(c);
    return set;
}

TEST_CASE_TEMPLATE("bitboard: empty set and sets of one cell", V, tabia::chess, boards::wide, boards::star) {
    constexpr tabia::bitboard<V> nothing;
    CHECK(nothing.empty());
    CHECK_EQ(nothing.size(), 0);
    CHECK_FALSE(nothing.has_several());
    CHECK(nothing.begin() == nothing.end());
    for (const tabia::cell<V> c : tabia::board_cells<V>) {
        const tabia::bitboard<V> one{c};
        CHECK_EQ(one.size(), 1);
        CHECK(one.first() == c);
        CHECK(one.has(c));
        CHECK_FALSE(one.has_several());
        CHECK((one ^ one).empty());
        for (const tabia::cell<V> other : tabia::board_cells<V>) {
            CHECK_EQ(one.has(other), other == c);
            CHECK_EQ((one | tabia::bitboard<V>{other}).has_several(), other != c);
        }
    }
}

TEST_CASE_TEMPLATE("bitboard: operators work cell by cell", V, tabia::chess, boards::wide, boards::star) {
    support::dice random{11};
    for (int round = 0; round < 200; ++round) {
        const auto a = random_set<V>(random);
        const auto b = random_set<V>(random);
        const auto in_a = flags_of(a);
        const auto in_b = flags_of(b);
        const auto both = flags_of(a & b);
        const auto either = flags_of(a | b);
        const auto one = flags_of(a ^ b);
        const auto without = flags_of(a & ~b);
        for (std::size_t n = 0; n < in_a.size(); ++n) {
            REQUIRE_EQ(both[n], in_a[n] && in_b[n]);
            REQUIRE_EQ(either[n], in_a[n] || in_b[n]);
            REQUIRE_EQ(one[n], in_a[n] != in_b[n]);
            REQUIRE_EQ(without[n], in_a[n] && !in_b[n]);
        }
        CHECK_EQ(a.meets(b), !(a & b).empty());
        auto changed = a;
        changed |= b;
        CHECK(changed == (a | b));
        changed &= b;
        CHECK(changed == b);
        changed ^= b;
        CHECK(changed.empty());
    }
}

TEST_CASE_TEMPLATE("bitboard: iteration meets every cell once, in rising order", V, tabia::chess, boards::wide,
                   boards::star) {
    support::dice random{12};
    for (int round = 0; round < 200; ++round) {
        const auto set = random_set<V>(random);
        int last = -1;
        int cells = 0;
        for (const tabia::cell<V> c : set) {
            REQUIRE(set.has(c));
            REQUIRE_GT(c.number(), last);
            if (cells == 0) REQUIRE(set.first() == c);
            last = c.number();
            ++cells;
        }
        REQUIRE_EQ(cells, set.size());
        tabia::bitboard<V> rest = set;
        set.for_each([&](tabia::cell<V> c) {
            REQUIRE_FALSE(rest.empty());
            REQUIRE(c == rest.first());
            rest ^= tabia::bitboard<V>{c};
        });
        CHECK(rest.empty());
    }
}

TEST_CASE_TEMPLATE("bitboard: insert adds one cell, in constant evaluation too", V, tabia::chess, boards::wide,
                   boards::star) {
    tabia::bitboard<V> set;
    for (const tabia::cell<V> c : tabia::board_cells<V>) {
        const auto before = set;
        set.insert(c);
        CHECK(set == (before | tabia::bitboard<V>{c}));
        const auto after = set;
        set.insert(c);
        CHECK(set == after);
    }
    constexpr auto whole = [] {
        tabia::bitboard<V> all;
        for (int n = 0; n < V::board.span(); ++n)
            if (V::board.is_cell(n)) all.insert(tabia::cell<V>::unchecked(n));
        return all;
    }();
    static_assert(whole == tabia::board_cells<V>);
}

TEST_CASE_TEMPLATE("bitboard: populations add up, in constant evaluation too", V, tabia::chess, boards::wide) {
    using sum_type = tabia::detail::population_sum<typename tabia::bitboard<V>::word>;
    support::dice random{14};
    sum_type sum;
    std::uint64_t expected = 0;
    for (int round = 0; round < 100; ++round) {
        const auto set = random_set<V>(random);
        sum.add(set.bits());
        sum.add_one();
        for (const bool flag : flags_of(set)) expected += flag ? 1u : 0u;
        ++expected;
    }
    CHECK_EQ(sum.value(), expected);
    constexpr auto whole = [] {
        sum_type all;
        all.add(tabia::board_cells<V>.bits());
        return all.value();
    }();
    static_assert(whole == static_cast<std::uint64_t>(V::board.cells()));
}

TEST_CASE_TEMPLATE("bitboard: shifting adds to every number, across the words", V, tabia::chess, boards::wide) {
    support::dice random{13};
    for (int difference = 1 - V::board.span(); difference < V::board.span(); ++difference) {
        const auto set = random_set<V>(random);
        const auto shifted = set.shifted(difference) & tabia::board_cells<V>;
        for (const tabia::cell<V> c : tabia::board_cells<V>) {
            const int origin = c.number() - difference;
            const bool expected = origin >= 0 && origin < V::board.span() && set.has(tabia::cell<V>::unchecked(origin));
            REQUIRE_EQ(shifted.has(c), expected);
        }
    }
}

TEST_CASE("words: a wide word subtracts with borrow and finds its ends") {
    using tabia::detail::wide_word;
    constexpr wide_word one{1, 0};
    static_assert(wide_word{0, 1} - one == wide_word{~std::uint64_t{0}, 0});
    static_assert(wide_word{0, 0} - one == wide_word{~std::uint64_t{0}, ~std::uint64_t{0}});
    static_assert(wide_word{5, 7} - wide_word{3, 2} == wide_word{2, 5});
    for (int n = 0; n < 128; ++n) {
        const auto bit = tabia::detail::bit<wide_word>(n);
        CHECK_EQ(tabia::detail::lowest_bit(bit), n);
        CHECK_EQ(tabia::detail::highest_bit(bit), n);
        CHECK((one << n) == bit);
        CHECK((bit >> n) == one);
        tabia::detail::bit_walk<wide_word> walk{bit};
        REQUIRE_FALSE(walk.empty());
        CHECK_EQ(walk.lowest(), n);
        walk.drop_lowest();
        CHECK(walk.empty());
        CHECK_EQ(tabia::detail::several(bit | one), n != 0);
    }
}

}  // namespace
