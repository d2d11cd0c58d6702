#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/games.hpp"
#include "support/polgar_star_positions.hpp"

// How games end: articles 3.16 and 3.17, and C.8 to C.11 with the men of the star. Every case looks at both sides.
namespace {

using support::check_after;
using support::check_status;
using support::star;
using tabia::color;
using tabia::outcome;
using tabia::polgar_star;
using tabia::reason;

using star_game = tabia::game<polgar_star>;

/// The moves of the side to move that mate at once, in coordinate text.
std::string mating_moves(const star& s) {
    const auto pos = support::position_of(s);
    std::string mates;
    for (const auto& each : support::sorted_moves(pos))
        if (support::status_of(pos.after(each.move)) == "checkmate") mates += (mates.empty() ? "" : " ") + each.text;
    return mates;
}

void check_mates(const star& s, std::string_view expected) {
    INFO(fen_of(s));
    CHECK_EQ(mating_moves(s), expected);
    CHECK_EQ(mating_moves(turned(s)), support::turned_moves(expected));
}

TEST_CASE("polgar_star 3.16: two bare kings are a draw") {
    check_status({"K19 k37"}, "insufficient");
    check_status({"K19 k37", 'b'}, "insufficient");
    check_status({"K1 k34", 'w', "-", "33 60"}, "insufficient");
    const auto pos = support::after(support::position_of(star{"K19 p20 k37"}), "19-20");
    CHECK(pos.outcome() == outcome{std::nullopt, reason::insufficient_material});
}

TEST_CASE("polgar_star 3.16: a lone man of any other kind is enough, on either side") {
    for (const auto* man : {"B5", "N4", "R5", "Q5", "P5"})
        for (const char turn : {'w', 'b'}) check_status({std::string{"K20 k34 "} + man, turn}, "ongoing");
    check_status({"K19 k37 B5", 'b'}, "ongoing");
    check_status({"K19 k37 N5", 'b'}, "ongoing");
    check_status({"K19 k37 n4 b9", 'w'}, "ongoing");
    check_status({"K19 k34 P2", 'w'}, "ongoing");
}

TEST_CASE("polgar_star 3.16: a lone bishop or knight can mate") {
    check_mates({"K8 B5 k10"}, "5-36");
    check_mates({"K8 N5 k10"}, "5-3");
    check_after({"K8 B5 k10"}, "5-36", {"K8 B36 k10", 'b', "-", "1 1"});
    check_status({"K8 B36 k10", 'b'}, "checkmate");
    check_status({"K8 N3 k10", 'b'}, "checkmate");
    check_status({"K32 B15 k34", 'b'}, "checkmate");
}

TEST_CASE("polgar_star C.8: no move is mate in check and otherwise a draw by stalemate") {
    check_status({"K32 B15 k34", 'b'}, "checkmate");
    check_status({"K32 B15 k37", 'b'}, "stalemate");
    check_mates({"K8 Q28 k10"}, "28-32");
    check_mates({"K21 P26 k10"}, "26-27n");
    check_status({"K21 P26 k10"}, "ongoing");
    for (const auto* other : {"26-27q", "26-27r", "26-27b"})
        CHECK_NE(support::status_of(support::after(support::position_of(star{"K21 P26 k10"}), other)), "checkmate");
    CHECK(support::position_of(star{"K32 B15 k34", 'b'}).outcome() == outcome{color::white, reason::checkmate});
    CHECK(support::position_of(turned(star{"K32 B15 k34", 'b'})).outcome() == outcome{color::black, reason::checkmate});
    CHECK(support::position_of(star{"K32 B15 k37", 'b'}).outcome() == outcome{std::nullopt, reason::stalemate});
}

/// The halfmove clock after a move in a position where it stood at 30.
int clock_after(const star& s, std::string_view move) {
    star counted = s;
    counted.counters = "30 50";
    const int clock = support::after(support::position_of(counted), move).state().halfmove_clock;
    CHECK_EQ(support::after(support::position_of(turned(counted)), support::turned_moves(move)).state().halfmove_clock,
             clock);
    return clock;
}

TEST_CASE("polgar_star 3.17: captures and pawn moves set the clock to 0, all else counts") {
    const star s{"K1 k34 Q5 R11 B22 N28 P12 P20", 'w', "12"};
    CHECK_EQ(clock_after(s, "12-13"), 0);
    CHECK_EQ(clock_after({"K1 k37 P12 p24", 'w', "12"}, "12-14"), 0);
    CHECK_EQ(clock_after(s, "20-21q"), 0);
    CHECK_EQ(clock_after({"K1 k37 P5 r12"}, "5-12"), 0);
    CHECK_EQ(clock_after({"K1 k37 R11 r14"}, "11-14"), 0);
    CHECK_EQ(clock_after({"K1 k37 N28 p24"}, "28-24"), 0);
    CHECK_EQ(clock_after(s, "5-6"), 31);
    CHECK_EQ(clock_after({"K1 k37 R11 r26"}, "11-13"), 31);
    CHECK_EQ(clock_after(s, "22-17"), 31);
    CHECK_EQ(clock_after(s, "28-18"), 31);
    CHECK_EQ(clock_after(s, "1-2"), 31);
}

/// A game from a position with this clock.
star_game game_at(const star& s, int clock) {
    star counted = s;
    counted.counters = std::to_string(clock) + " 90";
    return star_game{support::position_of(counted)};
}

TEST_CASE("polgar_star 3.17: 50 moves can be claimed, 75 end the game") {
    for (const star& s : {star{"K1 k37 R11"}, turned(star{"K1 k37 R11"})}) {
        const std::string quiet = s.turn == 'w' ? "11-12" : "27-26";
        auto game = game_at(s, 98);
        support::play_all(game, quiet);
        CHECK_FALSE(game.claimable_draw().has_value());
        game = game_at(s, 99);
        CHECK_FALSE(game.claimable_draw().has_value());
        CHECK(game.claimable_draw(support::move_in(game, quiet)) == reason::fifty_moves);
        support::play_all(game, quiet);
        CHECK(game.claimable_draw() == reason::fifty_moves);
        CHECK_FALSE(game.outcome().has_value());
        game = game_at(s, 149);
        CHECK_FALSE(game.outcome().has_value());
        support::play_all(game, quiet);
        CHECK(game.outcome() == outcome{std::nullopt, reason::seventyfive_moves});
    }
}

TEST_CASE("polgar_star 3.17: mate on the hundredth ply of the count is a mate, and on the hundred and fiftieth") {
    for (const star& s : {star{"K8 B5 k10"}, turned(star{"K8 B5 k10"})})
        for (const int clock : {99, 149}) {
            auto game = game_at(s, clock);
            const std::string mate = s.turn == 'w' ? "5-36" : "33-2";
            CHECK_FALSE(game.claimable_draw(support::move_in(game, mate)).has_value());
            support::play_all(game, mate);
            CHECK_EQ(game.position().state().halfmove_clock, clock + 1);
            CHECK(game.outcome() == outcome{s.turn == 'w' ? color::white : color::black, reason::checkmate});
            CHECK_FALSE(game.claimable_draw().has_value());
        }
}

TEST_CASE("polgar_star C.12: the pawns' rights to the double step make positions differ") {
    const auto with = support::position_of(star{"K1 k37 P18 p20", 'w', "18,20"});
    CHECK(with.repeats(support::position_of(star{"K1 k37 P18 p20", 'w', "18,20", "9 9"})));
    CHECK_FALSE(with.repeats(support::position_of(star{"K1 k37 P18 p20", 'w', "18"})));
    CHECK_FALSE(with.repeats(support::position_of(star{"K1 k37 P18 p20", 'w', "20"})));
}

}  // namespace
