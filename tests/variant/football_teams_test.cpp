#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

#include "support/football_positions.hpp"
#include "support/texts.hpp"
#include "tabia/football.hpp"

// Goals, teams and the order of placing: articles 4.1 to 4.6 and 4.9. Where teams could not be completed is in
// football_completion_test.cpp.
namespace {

using support::after_all;
using support::football_of;
using support::mirrored_fen;
using support::placeable;
using support::placements_of;
using tabia::color;
using tabia::football;

using pitch = tabia::position<football>;

/// The cells of the ranks on one's own half that a predicate allows.
template <class Allowed>
std::set<std::string> own_half(color side, Allowed allowed) {
    std::set<std::string> cells;
    for (char file = 'a'; file <= 'h'; ++file)
        for (int rank = 1; rank <= 4; ++rank)
            if (allowed(file, rank))
                cells.insert(std::string{file} + std::to_string(side == color::white ? rank : 9 - rank));
    return cells;
}

bool is_goal_cell(char file, int rank) { return rank == 1 && file >= 'c' && file <= 'f'; }

TEST_CASE("football 4.1: each side's goal is the four cells c to f on its first rank") {
    for (char file = 'a'; file <= 'h'; ++file) {
        // The man with the ball stands below the last rank and carries it there.
        std::string placement = "8/";
        if (file > 'a') placement += static_cast<char>('0' + (file - 'a'));
        placement += 'R';
        if (file < 'h') placement += static_cast<char>('0' + ('h' - file));
        const std::string full = placement + "/8/8/8/8/7k/K7 w play " + std::string{file} + "7 0-0 1 6";
        const std::string up = std::string{file} + "7" + file + "8";
        const bool is_goal = file >= 'c' && file <= 'f';
        INFO(full);
        const auto white = support::after(football_of(full), up);
        CHECK_EQ(white.state().goals[0], is_goal ? 1 : 0);
        CHECK_EQ(white.state().goals[1], 0);
        const auto black = support::after(football_of(mirrored_fen(full)), support::mirrored_moves(up));
        CHECK_EQ(black.state().goals[0], 0);
        CHECK_EQ(black.state().goals[1], is_goal ? 1 : 0);
    }
}

TEST_CASE("football 4.2: the first placement has 159 moves for the side that kicks off and 160 for the other") {
    const auto start = pitch::start();
    CHECK_EQ(start.count_legal_moves(), 159u);
    for (const auto m : start.legal_moves()) {
        INFO(to_string(m));
        CHECK_EQ(start.after(m).count_legal_moves(), 160u);
    }
    static_assert(tabia::perft(pitch::start(), 1) == 159);
    // And the same for Black, who kicks off the second half.
    const auto second = football_of("8/8/8/8/8/8/8/8 b setup - 0-0 2 0");
    CHECK_EQ(second.count_legal_moves(), 159u);
    for (const auto m : second.legal_moves()) CHECK_EQ(second.after(m).count_legal_moves(), 160u);
}

/// The letters of the men that may be placed as the next; the sides exchanged, they are the same.
std::string placeable_in(const std::string& fen) {
    const std::string letters = placeable(football_of(fen));
    CHECK_EQ(placeable(football_of(mirrored_fen(fen))), letters);
    return letters;
}

TEST_CASE("football 4.2: one king, one queen, two rooks, two bishops, two knights and five pawns at most") {
    // White, who does not kick off, answers Black's last placement.
    CHECK_EQ(placeable_in("3k4/8/8/8/8/8/8/8 w setup - 0-0 1 9"), "BKNPQR");
    CHECK_EQ(placeable_in("3k4/7p/8/8/8/8/8/2K5 w setup - 0-0 1 9"), "BNPQR");
    CHECK_EQ(placeable_in("3k4/7p/8/8/8/8/8/Q7 w setup - 0-0 1 9"), "BKNPR");
    CHECK_EQ(placeable_in("3k4/6pp/8/8/8/8/8/RR6 w setup - 0-0 1 9"), "BKNPQ");
    CHECK_EQ(placeable_in("3k4/6pp/8/8/8/8/8/BB6 w setup - 0-0 1 9"), "KNPQR");
    CHECK_EQ(placeable_in("3k4/6pp/8/8/8/8/8/NN6 w setup - 0-0 1 9"), "BKPQR");
    CHECK_EQ(placeable_in("3k4/6pp/8/4q3/8/8/PP6/R7 w setup - 0-0 1 9"), "BKNPQR");
    CHECK_EQ(placeable_in("3k4/5ppp/8/4q3/8/8/PPPP4/8 w setup - 0-0 1 9"), "BKNPQR");
    CHECK_EQ(placeable_in("3k4/5ppp/8/r3q3/8/8/PPPPP3/8 w setup - 0-0 1 9"), "K");
    CHECK_EQ(placeable_in("3k4/5ppp/8/r3q3/8/8/PPPP4/2K5 w setup - 0-0 1 9"), "BNPQR");
}

TEST_CASE("football 4.2: five pawns are enough even when the sixth man is still free") {
    // With the king there, the sixth man may be the fifth pawn; a sixth pawn would take the king's place.
    CHECK_EQ(placeable_in("3k4/5ppp/8/r3q3/8/8/PPPPP3/8 w setup - 0-0 1 9"), "K");
    CHECK_FALSE(tabia::parse_fen<football>("3k4/5ppp/8/r3q3/n7/8/PPPPPP2/8 b setup - 0-0 1 9").has_value());
}

TEST_CASE("football 4.2: six men, among them two pawns") {
    const auto kickoff = after_all(pitch::start(), "Q@e4 Q@e5 K@e1 K@e8 P@a2 P@a7 P@b2 P@b7 N@c3 N@c6 N@f3");
    CHECK_EQ(placeable(kickoff), "BNPR");
    const auto complete = support::after(kickoff, "N@f6");
    CHECK_EQ(to_fen(complete), "4k3/pp6/2n2n2/4q3/4Q3/2N2N2/PP6/4K3 w kickoff e4 0-0 1 0");
    CHECK_EQ(placeable(complete), "");
}

TEST_CASE("football 4.3: two bishops must stand on cells of opposite colours") {
    const auto is_dark = [](char file, int rank) { return (file - 'a' + rank) % 2 == 1; };
    const auto is_light = [&](char file, int rank) { return !is_dark(file, rank); };
    const auto dark = after_all(pitch::start(), "B@a1 B@a8");
    CHECK(placements_of(dark, 'B') == own_half(color::white, is_light));
    CHECK_FALSE(support::allows(dark, "B@c1"));
    CHECK(support::allows(dark, "B@b1"));
    const auto black_light = support::after(dark, "Q@e4");
    // a8 is light, so the other goes on a dark cell; counted from Black's side the colours are exchanged.
    CHECK(placements_of(black_light, 'B') == own_half(color::black, is_light));
    CHECK(support::allows(black_light, "B@b8"));
    CHECK_FALSE(support::allows(black_light, "B@c8"));
    const auto light = after_all(pitch::start(), "B@b1 B@b8");
    CHECK(placements_of(light, 'B') == own_half(color::white, is_dark));
    CHECK(placements_of(support::after(light, "Q@e4"), 'B') == own_half(color::black, is_dark));
}

TEST_CASE("football 4.4: each man on his own half, the king in goal, pawns out of it") {
    const auto all = [](char, int) { return true; };
    const auto off_kick_off = [](char file, int rank) { return file != 'e' || rank != 4; };
    const auto start = pitch::start();
    for (const char letter : {'Q', 'R', 'B', 'N'}) CHECK(placements_of(start, letter) == own_half(color::white, all));
    CHECK(placements_of(start, 'K') == own_half(color::white, is_goal_cell));
    CHECK(placements_of(start, 'P') ==
          own_half(color::white, [&](char f, int r) { return off_kick_off(f, r) && !is_goal_cell(f, r); }));
    const auto black = support::after(start, "Q@e4");
    for (const char letter : {'Q', 'R', 'B', 'N'}) CHECK(placements_of(black, letter) == own_half(color::black, all));
    CHECK(placements_of(black, 'K') == own_half(color::black, is_goal_cell));
    CHECK(placements_of(black, 'P') == own_half(color::black, [](char f, int r) { return !is_goal_cell(f, r); }));
}

TEST_CASE("football 4.4: after a goal the three may be chosen anew") {
    // White has played with a queen, a rook and a knight; now he takes none of them.
    const std::string scored = "4k3/R7/8/8/8/8/N5PP/Q3K3 w play a7 0-0 1 30";
    const auto anew = after_all(football_of(scored), "a7c7 e8f8 c7c8");
    CHECK_EQ(to_fen(anew), "8/8/8/8/8/8/8/8 b setup - 1-0 1 33");
    CHECK_EQ(placeable(anew), "BKNPQR");
    const auto other = after_all(anew, "Q@e5 B@e4 R@a8 B@d4 R@b8 P@a2 K@e8 P@b2 P@a7 K@e1 P@b7 P@c2");
    CHECK_EQ(to_fen(other), "rr2k3/pp6/8/4q3/3BB3/8/PPP5/4K3 b kickoff e5 1-0 1 33");
}

TEST_CASE("football 4.5: one man at a time, alternately, the side that kicks off beginning") {
    auto pos = pitch::start();
    color turn = color::white;
    for (const auto* text :
         {"Q@e4", "Q@e5", "K@e1", "K@e8", "P@a2", "P@a7", "P@b2", "P@b7", "N@c3", "N@c6", "N@f3", "N@f6"}) {
        CHECK_EQ(pos.turn(), turn);
        pos = support::after(pos, text);
        turn = opponent(turn);
    }
    CHECK_EQ(pos.turn(), color::white);
    pos = after_all(football_of("8/8/8/8/8/8/8/8 b setup - 0-0 2 0"), "K@e8 K@e1");
    CHECK_EQ(pos.turn(), color::black);
}

TEST_CASE("football 4.6: on the kick-off cell stands a queen, rook, bishop or knight of the side that kicks off") {
    const auto start = pitch::start();
    CHECK_EQ(support::moves_text(start, "P@e4"), "");
    CHECK_EQ(support::moves_text(start, "K@e4"), "");
    for (const auto* text : {"Q@e4", "R@e4", "B@e4", "N@e4"}) CHECK(support::allows(start, text));
    // The other side's e5 is a cell like any other.
    CHECK(support::allows(support::after(start, "Q@a1"), "P@e5"));
    const auto black_kicks = football_of("8/8/8/8/8/8/8/8 b setup - 0-0 2 0");
    CHECK_EQ(support::moves_text(black_kicks, "P@e5"), "");
    for (const auto* text : {"Q@e5", "R@e5", "B@e5", "N@e5"}) CHECK(support::allows(black_kicks, text));
    CHECK(support::allows(support::after(black_kicks, "Q@a8"), "P@e4"));
}

TEST_CASE("football 4.9: no move is counted in the placement phase") {
    auto pos = football_of("8/8/8/8/8/8/8/8 w setup - 3-1 1 44");
    for (const auto* text :
         {"Q@e4", "Q@e5", "K@e1", "K@e8", "P@a2", "P@a7", "P@b2", "P@b7", "N@c3", "N@c6", "N@f3", "N@f6"}) {
        pos = support::after(pos, text);
        CHECK_EQ(pos.state().plies, 44);
        CHECK_EQ(pos.state().half, 1);
    }
    CHECK_EQ(support::after(pos, "e4>e1").state().plies, 45);
}

}  // namespace
