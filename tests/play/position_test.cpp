#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/texts.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::bitboard;
using tabia::cell_at;
using tabia::chess;
using tabia::color;
using position = tabia::position<chess>;

static_assert(tabia::perft(position::start(), 0) == 1);
static_assert(tabia::perft(position::start(), 1) == 20);
static_assert(tabia::perft(position::start(), 2) == 400);
static_assert(position::start().legal_moves().size() == 20);

bitboard<chess> cells(std::string_view names) { return tabia::detail::parse_zone<chess>(names).cells; }

TEST_CASE("position: looking at the start") {
    const position pos = position::start();
    CHECK_EQ(pos.turn(), color::white);
    CHECK(pos.at(cell_at<chess, "d1">) == tabia::piece<chess>{color::white, chess::queen});
    CHECK_FALSE(pos.at(cell_at<chess, "d4">).has_value());
    CHECK(pos.men(color::black) == cells("a7-h8"));
    CHECK(pos.men(color::white, chess::knight) == cells("b1 g1"));
    CHECK_FALSE(pos.is_check());
    CHECK(pos.pinned().empty());
    CHECK_FALSE(pos.outcome().has_value());
}

TEST_CASE("position: attackers of either side") {
    const auto pos = support::position_of<chess>("4k3/8/2n5/4p3/3P4/5N2/8/4K3 w - - 0 1");
    CHECK(pos.attackers(cell_at<chess, "e5">, color::white) == cells("d4 f3"));
    CHECK(pos.attackers(cell_at<chess, "d4">, color::black) == cells("c6 e5"));
    CHECK(pos.attackers(cell_at<chess, "d4">, color::white) == cells("f3"));
    CHECK(pos.attackers(cell_at<chess, "a4">, color::white).empty());
    CHECK(pos.attackers(cell_at<chess, "d5">, color::white).empty());
}

TEST_CASE("position: attackers stand in each other's way") {
    const auto pos = support::position_of<chess>("3rk3/3r4/8/8/8/8/3Q4/3RK3 w - - 0 1");
    CHECK(pos.attackers(cell_at<chess, "d5">, color::white) == cells("d2"));
    CHECK(pos.attackers(cell_at<chess, "d5">, color::black) == cells("d7"));
}

TEST_CASE("position: pinned men of the side to move") {
    const auto pos = support::position_of<chess>("4r2k/8/1b5b/8/3R1N2/2P1B3/5P2/q1B3K1 w - - 0 1");
    CHECK(pos.pinned() == cells("c1"));
    const auto other = support::position_of<chess>("k3r3/8/8/b7/4N3/2N5/8/4K3 w - - 0 1");
    CHECK(other.pinned() == cells("c3 e4"));
    const auto two_between = support::position_of<chess>("k3r3/8/4B3/8/4N3/8/8/4K3 w - - 0 1");
    CHECK(two_between.pinned().empty());
    const auto enemy_between = support::position_of<chess>("k3r3/8/4n3/8/4N3/8/8/4K3 w - - 0 1");
    CHECK(enemy_between.pinned().empty());
    const auto enemy_alone = support::position_of<chess>("k3r3/8/4n3/8/8/8/8/4K3 w - - 0 1");
    CHECK(enemy_alone.pinned().empty());
}

TEST_CASE("position: after leaves the position, play changes it") {
    position pos = position::start();
    const auto move = tabia::parse_move(pos, "e2e4");
    REQUIRE(move.has_value());
    const position next = pos.after(*move);
    CHECK(pos.is_legal(*move));
    CHECK_EQ(to_fen(pos), to_fen(position::start()));
    pos.play(*move);
    CHECK_EQ(to_fen(pos), to_fen(next));
    CHECK_FALSE(pos.is_legal(*move));
    CHECK_EQ(pos.turn(), color::black);
}

TEST_CASE("position: counters empty no list of moves") {
    const auto pos = support::position_of<chess>("4k3/8/8/8/8/8/8/4K3 w - - 150 100");
    CHECK(pos.outcome().has_value());
    CHECK_EQ(pos.count_legal_moves(), 5);
}

TEST_CASE("perft: depth 0 and a position without moves") {
    CHECK_EQ(tabia::perft(position::start(), 0), 1);
    const auto mated = support::position_of<chess>("R3k3/7R/8/8/8/8/8/4K3 b - - 0 1");
    CHECK_EQ(tabia::perft(mated, 0), 1);
    CHECK_EQ(tabia::perft(mated, 1), 0);
    CHECK_EQ(tabia::perft(mated, 4), 0);
    CHECK(tabia::divide(mated, 2).moves.empty());
}

TEST_CASE("divide: tells root moves apart") {
    const auto roots = tabia::divide(position::start(), 3);
    REQUIRE_EQ(roots.moves.size(), 20);
    for (std::size_t i = 0; i < roots.moves.size(); ++i) {
        if (to_string(roots.moves[i]) == "e2e4") CHECK_EQ(roots.games[i], 600);
        if (to_string(roots.moves[i]) == "a2a3") CHECK_EQ(roots.games[i], 380);
    }
}

TEST_CASE("outcome: reasons in words") {
    using tabia::reason;
    CHECK_EQ(to_string(reason::checkmate), "checkmate");
    CHECK_EQ(to_string(reason::stalemate), "stalemate");
    CHECK_EQ(to_string(reason::insufficient_material), "insufficient material");
    CHECK_EQ(to_string(reason::time), "time");
    CHECK_EQ(tabia::outcome{color::white, reason::time}, tabia::outcome{color::white, reason::time});
    CHECK_NE(tabia::outcome{color::white, reason::time}, tabia::outcome{color::black, reason::time});
}

}  // namespace
