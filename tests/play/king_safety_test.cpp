#include <doctest/doctest.h>

#include "tabia/board/diagram.hpp"
#include "tabia/play/king_safety.hpp"

namespace {

using tabia::color;
using tabia::zone;

/// Men that no game has: a hopper slides like a rook and leaps to the second cell as well.
struct hopping {
    static constexpr auto board = tabia::squares(
        {
            "........",
            "........",
            "........",
            "........",
            "........",
            "........",
            "........",
            "........",
        },
        tabia::coordinates("abcdefgh", 1));

    enum class piece_type : std::uint8_t { king, hopper };
    using enum piece_type;

    static constexpr auto pieces = tabia::piece_table{
        tabia::man{king, 'K', step(tabia::square::every), tabia::royal},
        tabia::man{hopper, 'H', slide(tabia::square::orthogonal) | leap(tabia::square::orthogonal, 2, 2)},
    };
    using rules = tabia::rule_list<>;
};

using king_safety = tabia::detail::king_safety<hopping, color::white>;

template <zone Cells>
constexpr tabia::bitboard<hopping> cells = tabia::cells_of<hopping, Cells>(color::white);

/// White's king on e1, the men of both sides that the zones name, all of them hoppers.
template <zone Whites, zone Blacks>
constexpr tabia::setup<hopping> setup = [] {
    tabia::setup<hopping> s{};
    s.put(cells<"e1">.first(), {color::white, hopping::piece_type::king});
    for (const auto c : cells<Whites>) s.put(c, {color::white, hopping::piece_type::hopper});
    for (const auto c : cells<Blacks>) s.put(c, {color::black, hopping::piece_type::hopper});
    return s;
}();

}  // namespace

TEST_CASE("king safety: a check by a leap of a man who slides too is answered only by capturing him") {
    constexpr king_safety safety{setup<"a1", "e3">};
    CHECK(safety.checkers() == cells<"e3">);
    CHECK(safety.targets() == cells<"e3">);
    CHECK_FALSE(safety.in_double_check());
}

TEST_CASE("king safety: who stands where the other leaps over is not pinned") {
    constexpr king_safety safety{setup<"e2", "e3">};
    CHECK(safety.checkers() == cells<"e3">);
    CHECK(safety.targets() == cells<"e3">);
    CHECK(safety.pinned().empty());
}

TEST_CASE("king safety: from farther away the same man only slides: one can step between, and is pinned there") {
    constexpr king_safety check{setup<"a1", "e5">};
    CHECK(check.targets() == cells<"e2-e5">);
    constexpr king_safety pin{setup<"e2", "e5">};
    CHECK_FALSE(pin.in_check());
    CHECK(pin.pinned() == cells<"e2">);
    CHECK(pin.allowed(cells<"e2">.first()) == cells<"e2-e5">);
}

TEST_CASE("king safety: two men between shield the king without being pinned, and an enemy between is not") {
    constexpr king_safety two{setup<"e2 e3", "e5">};
    CHECK_FALSE(two.in_check());
    CHECK(two.pinned().empty());
    constexpr king_safety enemy{setup<"a1", "e4 e7">};
    CHECK(enemy.checkers() == cells<"e4">);
    CHECK(enemy.pinned().empty());
}

TEST_CASE("king safety: two checks leave no cell to any man but the king") {
    constexpr king_safety safety{setup<"a1", "e3 h1">};
    CHECK(safety.checkers() == cells<"e3 h1">);
    CHECK(safety.in_double_check());
    CHECK(safety.targets().empty());
}
