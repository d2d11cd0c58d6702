#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "support/dice.hpp"
#include "support/effort.hpp"
#include "support/football_positions.hpp"
#include "tabia/football.hpp"

// A placement is legal only if the team can still be completed: articles 4.7 and 4.8.
namespace {

using support::check_moves;
using support::football_of;
using support::mirrored_fen;
using tabia::football;

// White places in what follows; each look is taken from Black's side too. The letters and cells are those of moves.

/// White is to place, and as many men of Black stand as of White, or one more if it is Black who kicks off.
std::string white_places(std::string_view white_half, std::size_t black_men) {
    constexpr std::array<std::string_view, 7> black{"8/8",          "3k4/8",         "3k4/p7",         "3k4/pp6",
                                                    "r2k4/pp6/8/8", "r2k3r/pp6/8/8", "r2k3r/pp6/8/4q3"};
    std::string fen{black[black_men]};
    if (black_men < 4) fen += "/8/8";
    return fen + '/' + std::string{white_half} + " w setup - 0-0 1 5";
}

/// So many placements are legal, for White and for Black.
void check_count(const std::string& fen, std::size_t expected) {
    INFO(fen);
    CHECK_EQ(football_of(fen).count_legal_moves(), expected);
    CHECK_EQ(football_of(mirrored_fen(fen)).count_legal_moves(), expected);
}

TEST_CASE("football 4.7: the men still to come must do for king and pawns") {
    // King and two pawns are missing, and three men are still to come.
    const std::string three = white_places("4Q3/8/N7/B7", 3);
    CHECK_EQ(support::placeable(football_of(three)), "KP");
    CHECK_EQ(support::placeable(football_of(mirrored_fen(three))), "KP");
    check_moves(three, "K", "K@c1 K@d1 K@e1 K@f1");
    // One more to come, and one of any kind is free.
    const std::string four = white_places("4Q3/8/N7/8", 2);
    CHECK_EQ(support::placeable(football_of(four)), "BKNPR");
    CHECK_EQ(support::placeable(football_of(mirrored_fen(four))), "BKNPR");
}

TEST_CASE("football 4.7: the kick-off cell is filled in time by the side that kicks off") {
    // King, two pawns and the man who kicks off are to come, and no fifth.
    const std::string four = white_places("8/8/N7/R7", 2);
    for (const auto* letter : {"N", "Q", "R", "B"}) check_moves(four, letter, std::string{letter} + "@e4");
    check_moves(four, "K", "K@c1 K@d1 K@e1 K@f1");
    CHECK_EQ(support::placements_of(football_of(four), 'P').size(), 25u);
    // Who does not kick off need not think of it.
    const std::string answering = white_places("8/8/N7/R7", 3);
    for (const char letter : {'Q', 'R', 'B', 'N'})
        CHECK_EQ(support::placements_of(football_of(answering), letter).size(), 30u);
}

TEST_CASE("football 4.7: who does not kick off is held to king and pawns only") {
    CHECK_EQ(support::placeable(football_of(white_places("8/8/N7/RB6", 4))), "KP");
    // His last man may stand where he pleases, and nobody needs a pass.
    check_count(white_places("4N3/8/PP6/R1K5", 6), 4 * 27 + 24);
    check_count(white_places("4P3/8/P7/RRK5", 6), 3 * 27 + 24);
}

TEST_CASE("football 4.8: the last man must give the man on the kick-off cell a pass") {
    const std::string rook = white_places("4R3/8/PP6/N1K5", 5);
    check_moves(rook, "N", "N@a4 N@b4 N@c4 N@d4 N@e1 N@e2 N@e3 N@f4 N@g4 N@h4");
    check_moves(rook, "P", "P@a4 P@b4 P@c4 P@d4 P@e2 P@e3 P@f4 P@g4 P@h4");
    check_count(rook, 4 * 10 + 9);
    // If he has one already, anybody anywhere.
    check_count(white_places("R3R3/8/PP6/2K5", 5), 3 * 27 + 24);
}

TEST_CASE("football 4.8: the last man goes to an empty kick-off cell, and must have a pass there") {
    // On e4 a bishop reaches d3; a rook or a knight nobody; the queen stands already.
    check_moves(white_places("8/3P4/P7/N1K4Q", 5), "", "B@e4");
    check_moves(white_places("8/8/P3P3/N1K4R", 5), "", "B@e4 Q@e4 R@e4");
    check_moves(white_places("8/6P1/P7/N1K3R1", 5), "", "N@e4");
}

TEST_CASE("football 4.8: the last man but one with a knight on the kick-off cell and the king still to come") {
    // The knight never reaches his own king in goal: whoever comes before must stand in his reach.
    const std::string knight = white_places("4N3/8/PP6/7R", 4);
    for (const auto* letter : {"Q", "R", "B", "N", "P"}) {
        const std::string man = std::string{letter} + '@';
        check_moves(knight, letter, man + "c3 " + man + "d2 " + man + "f2 " + man + "g3");
    }
    check_moves(knight, "K", "K@c1 K@d1 K@e1 K@f1");
}

TEST_CASE("football 4.8: the last man but one with a bishop on the kick-off cell and the king still to come") {
    const std::string bishop = white_places("4B3/8/PP6/R7", 4);
    for (const auto* letter : {"Q", "R", "N", "P"}) {
        const std::string man = std::string{letter} + '@';
        check_moves(bishop, letter, man + "b1 " + man + "c2 " + man + "d3 " + man + "f3 " + man + "g2 " + man + "h1");
    }
    // The second bishop stands on the other colour, where the first cannot pass.
    check_moves(bishop, "B", "");
    check_moves(bishop, "K", "K@c1 K@d1 K@e1 K@f1");
}

TEST_CASE("football 4.8: no placement is refused after which the last man can still do it") {
    // The queen, or a rook, passes to the king on e1.
    CHECK_EQ(support::placements_of(football_of(white_places("4Q3/8/PP6/7R", 4)), 'N').size(), 28u);
    CHECK_EQ(support::placements_of(football_of(white_places("4R3/8/PP6/7R", 4)), 'N').size(), 28u);
    // The second pawn comes last, in the knight's reach.
    CHECK_EQ(support::placements_of(football_of(white_places("4N3/8/P7/2K4R", 4)), 'Q').size(), 28u);
    // Somebody on e4 will reach the knight on h1: the queen or the bishop, whichever is left.
    CHECK_EQ(support::placements_of(football_of(white_places("8/8/PP6/2K4N", 4)), 'Q').size(), 28u);
    // Nobody can be reached from e4: the man placed now stands there, or where a man there reaches him.
    CHECK_EQ(support::placements_of(football_of(white_places("8/8/P7/R2K2P1", 4)), 'Q').size(), 21u);
    CHECK_EQ(support::placements_of(football_of(white_places("8/8/P7/R2K2P1", 4)), 'N').size(), 21u);
    check_moves(white_places("8/8/P7/R2K2P1", 4), "Q@a", "Q@a4");
}

// ---- compared with trying everything ---------------------------------------------------------------------------

/// White's half of the pitch: a letter or NUL for each cell, a1 first.
using half = std::array<char, 32>;
constexpr std::size_t kick_off_cell = 28;
constexpr std::string_view kinds = "KQRBNP";

std::size_t count(const half& team, char letter) {
    return static_cast<std::size_t>(std::count(team.begin(), team.end(), letter));
}

std::size_t size(const half& team) { return team.size() - count(team, '\0'); }

/// True if the man on e4 has another of his team in reach; lines between two men of one half stay inside it.
bool has_pass(const half& team) {
    const char man = team[kick_off_cell];
    const auto reaches = [&](int dx, int dy, bool slides) {
        for (int x = 4 + dx, y = 3 + dy; x >= 0 && x < 8 && y >= 0 && y < 4; x += dx, y += dy) {
            if (team[static_cast<std::size_t>(y * 8 + x)] != '\0') return true;
            if (!slides) break;
        }
        return false;
    };
    bool found = false;
    for (int dx = -2; dx <= 2; ++dx)
        for (int dy = -2; dy <= 2; ++dy) {
            const int square = dx * dx + dy * dy;
            if (square == 1 && (man == 'R' || man == 'Q')) found = found || reaches(dx, dy, true);
            if (square == 2 && (man == 'B' || man == 'Q')) found = found || reaches(dx, dy, true);
            if (square == 5 && man == 'N') found = found || reaches(dx, dy, false);
        }
    return found;
}

/// True if the man may be placed there as far as kinds, numbers and cells go.
bool may_stand(const half& team, char letter, std::size_t cell, bool kicks) {
    const bool in_goal = cell >= 2 && cell <= 5;
    if (team[cell] != '\0' || (letter == 'K' && !in_goal) || (letter == 'P' && in_goal)) return false;
    if (kicks && cell == kick_off_cell && (letter == 'K' || letter == 'P')) return false;
    const std::size_t most = letter == 'K' || letter == 'Q' ? 1 : letter == 'P' ? 5 : 2;
    if (count(team, letter) >= most) return false;
    const auto shade = [](std::size_t c) { return (c / 8 + c % 8) % 2; };
    for (std::size_t other = 0; other < team.size(); ++other)
        if (letter == 'B' && team[other] == 'B' && shade(other) == shade(cell)) return false;
    return true;
}

/// True if some men make it a whole team that may stand so: all are tried.
bool can_be_completed(half& team, bool kicks) {
    const std::size_t to_place = 6 - size(team);
    const std::size_t missing = 1 - count(team, 'K') + 2 - std::min<std::size_t>(2, count(team, 'P'));
    if (missing > to_place) return false;
    if (to_place == 0) return !kicks || has_pass(team);
    for (const char letter : kinds)
        for (std::size_t cell = 0; cell < team.size(); ++cell) {
            if (!may_stand(team, letter, cell, kicks)) continue;
            team[cell] = letter;
            const bool completed = can_be_completed(team, kicks);
            team[cell] = '\0';
            if (completed) return true;
        }
    return false;
}

std::string name_of(std::size_t cell) { return {static_cast<char>('a' + cell % 8), static_cast<char>('1' + cell / 8)}; }

/// Every placement that leaves a team that can be completed, by trying; sorted.
std::string tried_placements(half team, bool kicks) {
    std::set<std::string> found;
    for (const char letter : kinds)
        for (std::size_t cell = 0; cell < team.size(); ++cell) {
            if (!may_stand(team, letter, cell, kicks)) continue;
            team[cell] = letter;
            if (can_be_completed(team, kicks)) found.insert(std::string{letter} + '@' + name_of(cell));
            team[cell] = '\0';
        }
    std::string texts;
    for (const std::string& text : found) texts += (texts.empty() ? "" : " ") + text;
    return texts;
}

/// So many men at random: often a light man on e4, and often no king yet.
half random_team(support::dice& random, std::size_t men, bool kicks) {
    half team{};
    if (!random.once_in(3)) team[kick_off_cell] = random.once_in(3) ? "QR"[random.below(2)] : "BN"[random.below(2)];
    while (size(team) < men) {
        const char letter = random.once_in(2) ? 'P' : kinds[random.below(kinds.size())];
        const std::size_t cell = random.below(team.size());
        if (may_stand(team, letter, cell, kicks)) team[cell] = letter;
    }
    return team;
}

std::string half_text(const half& team) {
    std::string text;
    for (std::size_t rank = 4; rank-- > 0;) {
        for (std::size_t file = 0; file < 8; ++file) {
            const char man = team[rank * 8 + file];
            text += man == '\0' ? '1' : man;
        }
        if (rank > 0) text += '/';
    }
    // Runs of empty cells are written as one number.
    std::string joined;
    for (const char c : text) {
        if (c == '1' && !joined.empty() && joined.back() >= '1' && joined.back() <= '7')
            ++joined.back();
        else
            joined += c;
    }
    return joined;
}

TEST_CASE("football 4.7, 4.8: the placements are those after which trying everything completes the team") {
    support::dice random{48};
    std::size_t dead_ends = 0;
    std::size_t restricted = 0;
    for (std::size_t round = 0; round < support::games(900); ++round) {
        const bool kicks = !random.once_in(6);
        const std::size_t men = 3 + random.below(3);
        half team = random_team(random, men, kicks);
        const std::string fen = white_places(half_text(team), kicks ? men : men + 1);
        INFO(fen);
        if (!can_be_completed(team, kicks)) {
            ++dead_ends;
            const auto white = tabia::parse_fen<football>(fen);
            REQUIRE_FALSE(white.has_value());
            REQUIRE_EQ(white.error().reason, "White's team cannot be completed");
            const auto black = tabia::parse_fen<football>(mirrored_fen(fen));
            REQUIRE_FALSE(black.has_value());
            REQUIRE_EQ(black.error().reason, "Black's team cannot be completed");
            continue;
        }
        const std::string expected = tried_placements(team, kicks);
        if (kicks && men == 4 && team[kick_off_cell] != '\0' && count(team, 'K') == 0 && expected.size() < 300)
            ++restricted;
        REQUIRE_EQ(support::moves_text(football_of(fen)), expected);
        REQUIRE_EQ(support::moves_text(football_of(mirrored_fen(fen))), support::mirrored_moves(expected, true));
    }
    CHECK_GT(dead_ends, 0u);
    CHECK_GT(restricted, 0u);
}

}  // namespace
