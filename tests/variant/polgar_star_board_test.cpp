#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

#include "support/polgar_star_positions.hpp"
#include "support/texts.hpp"
#include "tabia/polgar_star.hpp"

// The board, the array and the placement phase: articles 3.1 to 3.6.
namespace {

using support::after_all;
using support::check_goes;
using support::moves_text;
using tabia::color;
using tabia::perft;
using tabia::polgar_star;

using star_position = tabia::position<polgar_star>;

static_assert(perft(star_position::start(), 1) == 25);
static_assert(perft(star_position::start(), 2) == 625);

/// The cells of some men as a text: "4 11 17".
std::string cells_text(tabia::bitboard<polgar_star> cells) {
    std::string text;
    for (const auto c : cells) text += (text.empty() ? "" : " ") + std::string{name(c).view()};
    return text;
}

/// One of each kind for one side, on all home cells: "K@4 Q@11 …".
constexpr std::string_view all_placed = "K@4 K@34 Q@11 Q@27 R@17 R@21 B@22 B@16 N@28 N@10";

TEST_CASE("polgar_star 3.1: nine files of 1, 2, 7, 6, 5, 6, 7, 2 and 1 cells, numbered from bottom to top") {
    CHECK_EQ(tabia::board_cells<polgar_star>.size(), 37);
    // A rook goes through the whole of his file, and nowhere else.
    check_goes({"R1 K19 k34"}, 1, "");
    check_goes({"R2 K19 k34"}, 2, "3");
    check_goes({"R4 K19 k34"}, 4, "5 6 7 8 9 10");
    check_goes({"R11 K30 k34"}, 11, "12 13 14 15 16");
    check_goes({"R17 K30 k34"}, 17, "18 19 20 21");
    check_goes({"R22 K14 k10"}, 22, "23 24 25 26 27");
    check_goes({"R28 K19 k10"}, 28, "29 30 31 32 33 34");
    check_goes({"R35 K19 k10"}, 35, "36");
    check_goes({"R37 K19 k10"}, 37, "");
}

TEST_CASE("polgar_star 3.2: the neighbours of the six tips") {
    check_goes({"K1 k37"}, 1, "2 3");
    check_goes({"K4 k37"}, 4, "5 11");
    check_goes({"K10 k37"}, 10, "9 16");
    check_goes({"K28 k1"}, 28, "22 29");
    check_goes({"K34 k1"}, 34, "27 33");
    check_goes({"K37 k1"}, 37, "35 36");
}

TEST_CASE("polgar_star 3.2: the neighbours inside and along the edges") {
    check_goes({"K19 k37"}, 19, "13 14 18 20 24 25");
    check_goes({"K12 k37"}, 12, "5 6 11 13 17 18");
    check_goes({"K31 k4"}, 31, "24 25 30 32 35 36");
    check_goes({"K2 k37"}, 2, "1 3 6 7");
    check_goes({"K3 k37"}, 3, "1 2 7 8");
    check_goes({"K6 k37"}, 6, "2 5 7 12 13");
    check_goes({"K8 k37"}, 8, "3 7 9 14 15");
    check_goes({"K9 k37"}, 9, "8 10 15 16");
    check_goes({"K17 k37"}, 17, "11 12 18 22 23");
    check_goes({"K29 k1"}, 29, "22 23 28 30");
    check_goes({"K30 k1"}, 30, "23 24 29 31 35");
}

TEST_CASE("polgar_star 3.3: the array is ten pawns") {
    const auto start = star_position::start();
    CHECK_EQ(cells_text(start.men(color::white)), "5 12 18 23 29");
    CHECK_EQ(cells_text(start.men(color::black)), "9 15 20 26 33");
    CHECK_EQ(cells_text(start.men(color::white, polgar_star::pawn)), "5 12 18 23 29");
    CHECK_EQ(cells_text(start.men(color::black, polgar_star::pawn)), "9 15 20 26 33");
}

TEST_CASE("polgar_star 3.3: the home cells are five a side") {
    const auto start = star_position::start();
    CHECK_EQ(moves_text(start, "K@"), "K@11 K@17 K@22 K@28 K@4");
    CHECK_EQ(moves_text(support::after(start, "K@4"), "K@"), "K@10 K@16 K@21 K@27 K@34");
}

TEST_CASE("polgar_star 3.4: king, queen, rook, bishop and knight of each side, in any order, by turns") {
    const auto start = star_position::start();
    CHECK_EQ(start.turn(), color::white);
    CHECK_EQ(moves_text(start),
             "B@11 B@17 B@22 B@28 B@4 K@11 K@17 K@22 K@28 K@4 N@11 N@17 N@22 N@28 N@4 Q@11 Q@17 Q@22 Q@28 Q@4 "
             "R@11 R@17 R@22 R@28 R@4");
    const auto black = after_all(start, "N@22");
    CHECK_EQ(black.turn(), color::black);
    CHECK_EQ(moves_text(black),
             "B@10 B@16 B@21 B@27 B@34 K@10 K@16 K@21 K@27 K@34 N@10 N@16 N@21 N@27 N@34 Q@10 Q@16 Q@21 Q@27 Q@34 "
             "R@10 R@16 R@21 R@27 R@34");
    // What is placed is no longer in hand, and its cell no longer empty; White's knight takes nothing from Black.
    const auto white = after_all(black, "Q@10");
    CHECK_EQ(white.turn(), color::white);
    CHECK_EQ(moves_text(white), "B@11 B@17 B@28 B@4 K@11 K@17 K@28 K@4 Q@11 Q@17 Q@28 Q@4 R@11 R@17 R@28 R@4");
    const auto last = after_all(start, "K@4 K@34 Q@11 Q@27 R@17 R@21 B@22 B@16 N@28");
    CHECK_EQ(moves_text(last), "N@10");
}

TEST_CASE("polgar_star 3.4: so many placements in any order") {
    auto pos = star_position::start();
    for (const std::size_t branching : {25u, 25u, 16u, 16u, 9u, 9u, 4u, 4u, 1u, 1u}) {
        INFO(to_fen(pos));
        CHECK_EQ(pos.count_legal_moves(), branching);
        CHECK_EQ(pos.legal_moves().size(), branching);
        pos.play(pos.legal_moves()[branching / 2]);
    }
}

TEST_CASE("polgar_star 3.5: after ten placements White moves, and nothing is placed any more") {
    const auto pos = after_all(star_position::start(), all_placed);
    CHECK_EQ(pos.turn(), color::white);
    CHECK_EQ(moves_text(pos, "18-"), "18-19");
    CHECK_EQ(to_fen(pos), "1/2/KP3pn/QP2pb/RP1pr/BP2pq/NP3pk/2/1[] w 5,9,12,15,18,20,23,26,29,33 - 0 6");
    for (const auto m : pos.legal_moves()) CHECK(m.from() != m.to());
}

/// Plays every way to place the men that are left, always the first kind in hand, and calls `visit` at the end.
template <class Visit>
void place_all(const star_position& pos, Visit& visit) {
    const auto moves = pos.legal_moves();
    if (moves[0].from() != moves[0].to()) {
        visit(pos);
        return;
    }
    for (const auto m : moves)
        if (m.becomes() == moves[0].becomes()) place_all(pos.after(m), visit);
}

TEST_CASE("polgar_star 3.5: 120 arrays a side, 14 400 in all; 3.6: none of them gives check") {
    std::set<std::string> arrays;
    std::set<std::string> whites;
    std::set<std::string> blacks;
    std::size_t checks = 0;
    const auto note = [&](const star_position& pos) {
        arrays.insert(to_fen(pos));
        const auto side_text = [&pos](color side) {
            std::string text;
            for (const auto c : pos.men(side)) text += letter(*pos.at(c));
            return text;
        };
        whites.insert(side_text(color::white));
        blacks.insert(side_text(color::black));
        for (const color side : {color::white, color::black})
            if (!pos.attackers(pos.men(side, polgar_star::king).first(), opponent(side)).empty()) ++checks;
    };
    place_all(star_position::start(), note);
    CHECK_EQ(arrays.size(), 14'400u);
    CHECK_EQ(whites.size(), 120u);
    CHECK_EQ(blacks.size(), 120u);
    CHECK_EQ(checks, 0u);
}

TEST_CASE("polgar_star 3.6: no draw counts in the placement phase") {
    tabia::game<polgar_star> game;
    for (const std::string& text : support::words_of(std::string{all_placed})) {
        INFO(to_fen(game.position()));
        CHECK_EQ(game.position().state().halfmove_clock, 0);
        CHECK_FALSE(game.position().is_check());
        CHECK_FALSE(game.outcome().has_value());
        CHECK_FALSE(game.claimable_draw().has_value());
        CHECK_EQ(game.occurrences(), 1);
        const auto move = tabia::parse_move(game.position(), text);
        REQUIRE(move.has_value());
        REQUIRE_FALSE(game.play(*move).has_value());
    }
    CHECK_EQ(game.position().state().halfmove_clock, 0);
}

TEST_CASE("polgar_star 3.6: no placement is barred, whatever stands opposite") {
    // The two kings in one file with nothing but pawns between them, then everything in one file.
    const auto pos = after_all(star_position::start(), "K@17 K@21 R@4 R@10 Q@28 Q@34");
    CHECK_EQ(moves_text(pos), "B@11 B@22 N@11 N@22");
    CHECK_EQ(moves_text(support::after(pos, "B@22")), "B@16 B@27 N@16 N@27");
}

TEST_CASE("polgar_star 3.6: before the kings are placed nobody is in check or pinned") {
    const auto pos = tabia::position<tabia::polgar_star>::start();
    CHECK_FALSE(pos.is_check());
    CHECK(pos.pinned().empty());
    CHECK_FALSE(pos.after(pos.legal_moves()[0]).is_check());
    CHECK(pos.after(pos.legal_moves()[0]).pinned().empty());
}

}  // namespace
