#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/damage.hpp"
#include "support/effort.hpp"
#include "support/random_games.hpp"
#include "support/texts.hpp"
#include "tabia/variants.hpp"

namespace {

using support::position_of;
using tabia::abagor;
using tabia::bolyar;
using tabia::chess;
using tabia::football;
using tabia::polgar_star;
using tabia::position;

template <class V>
std::string why(const position<V>& pos, std::string_view text) {
    return to_string(tabia::explain(pos, text));
}

template <class V>
std::string why(std::string_view fen, std::string_view text) {
    return why(position_of<V>(fen), text);
}

TEST_CASE("explain: a text that is no text of a move") {
    const auto start = position<chess>::start();
    CHECK_EQ(why(start, ""), "at 0: expected a cell of the board");
    CHECK_EQ(why(start, "i2i4"), "at 0: expected a cell of the board");
    CHECK_EQ(why(start, "e2"), "at 2: expected a cell of the board");
    CHECK_EQ(why(start, "e2e9"), "at 2: expected a cell of the board");
    CHECK_EQ(why(start, "e2e4e5"), "at 4: the text goes on after the move");
    CHECK_EQ(why(start, "e2e4Q"), "at 4: the text goes on after the move");
    CHECK_EQ(why(start, "e2e4,"), "at 5: expected a cell of the board");
    CHECK_EQ(why(start, "@e4"), "at 0: expected a cell of the board");
    CHECK_EQ(why(start, "X@e4"), "at 0: no man has this letter");
    CHECK_EQ(why(start, "q@e4"), "at 0: no man has this letter");
    CHECK_EQ(why(start, "Q@"), "at 2: expected a cell of the board");
    CHECK_EQ(why(position<polgar_star>::start(), "1820"), "at 2: expected '-'");
}

TEST_CASE("explain: moves that the game does not know") {
    const auto start = position<chess>::start();
    for (const auto* text : {"Q@e4", "e2>d1", "0000", "e2e4,e1e2"})
        CHECK_EQ(why(start, text), "no rule of the game makes such a move");
}

TEST_CASE("explain: a legal move is legal") {
    const auto found = tabia::explain(position<chess>::start(), "e2e4");
    CHECK(found.is_legal);
    CHECK_EQ(to_string(found), "the move is legal");
}

TEST_CASE("explain: who goes, and where he does not") {
    const auto start = position<chess>::start();
    CHECK_EQ(why(start, "e4e5"), "no man stands there: e4");
    CHECK_EQ(why(start, "e7e5"), "the man there is the other side's: e7");
    CHECK_EQ(why(start, "e2e5"), "the man does not go there: e5");
    CHECK_EQ(why(start, "e2e2"), "the man does not go there: e2");
    CHECK_EQ(why(start, "g1e2"), "a man of one's own stands there: e2");
    CHECK_EQ(why(start, "a1a5"), "the way is not empty: a2");
    CHECK_EQ(why(start, "e2d3"), "the man goes there only to capture: d3");
    CHECK_EQ(why(start, "e2e4q"), "the man does not promote there: e4");
    CHECK_EQ(why(start, "e2e3q"), "the man does not promote there: e3");
    const auto blocked = support::after_all(start, "e2e4 e7e5");
    CHECK_EQ(why(blocked, "e4e5"), "the man does not capture there: e5");
    CHECK_EQ(why(blocked, "e4e6"), "a man goes two cells only as his first move: e4");
    constexpr auto standing = "4k3/8/8/8/8/2n4n/P1P4P/4K3 w - - 0 1";
    CHECK_EQ(why<chess>(standing, "c2c4"), "the way is not empty: c3");
    CHECK_EQ(why<chess>("4k3/8/8/8/n7/8/P7/4K3 w - - 0 1", "a2a4"), "the way is not empty: a4");
}

TEST_CASE("explain: promotions") {
    constexpr auto fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
    CHECK_EQ(why<chess>(fen, "a7a8"), "it must be said what the man becomes: a8");
    CHECK_EQ(why<chess>(fen, "a7a8k"), "the man does not become that there: a8");
}

TEST_CASE("explain: the king in danger") {
    constexpr auto pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    CHECK_EQ(why<chess>(pinned, "e2c3"), "the man is pinned: e8");
    constexpr auto checked = "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1";
    CHECK_EQ(why<chess>(checked, "a2a3"), "the move does not answer the check: e8");
    CHECK_EQ(why<chess>(checked, "a2a4"), "the move does not answer the check: e8");
    CHECK_EQ(why<chess>(checked, "e1e2"), "the royal man would be attacked: e8");
    constexpr auto pinned_and_checked = "4r2k/8/8/8/8/6b1/4N3/4K3 w - - 0 1";
    CHECK_EQ(why<chess>(pinned_and_checked, "e2g3"), "the man is pinned: e8");
    CHECK_EQ(why<chess>(pinned_and_checked, "e2c3"), "the move does not answer the check: g3");
    CHECK_EQ(why<chess>("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5d6"),
             "capturing en passant would lay the royal man open");
}

TEST_CASE("explain: castling") {
    CHECK_EQ(why(position<chess>::start(), "e1g1"), "the way of castling is not empty: f1");
    CHECK_EQ(why<chess>("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1"), "the right to castle there is lost");
    CHECK_EQ(why<chess>("4k3/8/8/8/8/8/8/1N2K2R w K - 0 1", "e1c1"), "the right to castle there is lost");
    CHECK_EQ(why<chess>("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"), "the way of castling is not empty: b1");
    CHECK_EQ(why<chess>("k3r3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "castling does not answer a check: e8");
    CHECK_EQ(why<chess>("k4r2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
             "the king would castle through or into an attack: f1");
    CHECK_EQ(why<chess>("k5r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
             "the king would castle through or into an attack: g1");
    CHECK_EQ(why<chess>("k7/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1q"), "the man does not promote there: g1");
}

TEST_CASE("explain: Bolyar chess, where men capture otherwise than they move") {
    const auto start = position<bolyar>::start();
    CHECK_EQ(why(start, "z0a1"), "a man of one's own stands there: a1");
    CHECK_EQ(why(start, "e1g1"), "the way of castling is not empty: f1");
    constexpr auto fen = "2/2k6/9/9/9/6p2/9/4B4/4K4/2 w - - 0 1";
    CHECK_EQ(why<bolyar>(fen, "e2g4"), "the man does not capture there: g4");
    CHECK_EQ(why<bolyar>(fen, "e2h5"), "the way is not empty: g4");
    CHECK_EQ(why<bolyar>(fen, "e2f4"), "the man does not go there: f4");
}

TEST_CASE("explain: placements, productions and the king's return in Abagor") {
    constexpr auto fen = "1k7/3B5/9/9/9/9/9/9/N3K4[R] w - - 0 1";
    CHECK_EQ(why<abagor>(fen, "O@i1"), "no such man is in hand");
    CHECK_EQ(why<abagor>(fen, "R@e5"), "men are not placed there: e5");
    CHECK_EQ(why<abagor>(fen, "R@a1"), "the cell is not empty: a1");
    CHECK_EQ(why<abagor>(fen, "G@i1"), "no rule of the game makes such a move");
    CHECK_EQ(why<abagor>(fen, "P@e2"), "the side has nobody who produces men");
    CHECK_EQ(why<abagor>(fen, "d8d9g,e1a1"), "no promotion goes with such a return of the king");
    CHECK_EQ(why<abagor>("1k7/9/9/4s4/9/9/9/9/4K4[R] w - - 0 1", "R@a1"), "the move does not answer the check: e6");
    constexpr auto producing = "1k7/9/9/9/9/4P4/9/1n7/1E7[] w - - 0 1";
    CHECK_EQ(why<abagor>(producing, "P@e2"), "men are produced on another cell, on the file of their producer: b1");
    CHECK_EQ(why<abagor>(producing, "P@b2"), "the cell is not empty: b2");
    CHECK_EQ(why<abagor>("1k7/9/9/9/1P7/9/9/9/1E7[] w - - 0 1", "P@b2"), "such a man stands on the file already: b5");
    CHECK_EQ(why<abagor>("1k7/9/9/9/9/9/9/9/1E7[R] w - - 0 1", "e1e2,b1b2"), "no man stands there: e1");
}

TEST_CASE("explain: the placement phase of Polgar star chess") {
    const auto start = position<polgar_star>::start();
    CHECK_EQ(why(start, "18-20"), "until all men in hand are placed nothing else happens");
    CHECK_EQ(why(start, "P@4"), "until all men in hand are placed nothing else happens");
    CHECK_EQ(why(start, "K@5"), "men are not placed there: 5");
    const auto begun = support::after_all(start, "K@4 K@10");
    CHECK_EQ(why(begun, "K@11"), "no such man is in hand");
    CHECK_EQ(why(begun, "Q@4"), "the cell is not empty: 4");
}

TEST_CASE("explain: the phases, passes and tackles of Chess Football") {
    const auto start = position<football>::start();
    CHECK_EQ(why(start, "e4e5"), "until both teams stand nothing but placing men happens");
    CHECK_EQ(why(start, "K@e4"), "such a man is not placed there: e4");
    const auto begun = support::after_all(start, "Q@e4 Q@e5");
    CHECK_EQ(why(begun, "Q@d4"), "the team has as many such men as it may have");
    CHECK_EQ(why(begun, "R@e4"), "the cell is not empty: e4");
    const auto almost = support::after_all(begun, "R@a1 R@a8 R@b1 R@b8");
    CHECK_EQ(why(almost, "B@c3"), "the team could not be completed so that the rules allow it");
    const auto kickoff = support::after_all(almost, "K@c1 K@c8 P@a2 P@a7 P@b2 P@b7");
    CHECK_EQ(why(kickoff, "e4e3"), "the kick-off is a pass");
    CHECK_EQ(why(kickoff, "a1>b1"), "the ball is not there: a1");
    constexpr auto play = "3k2pp/8/1pb5/8/qPR1B2P/8/8/4K1Q1 w play e1 0-0 1 6";
    CHECK_EQ(why<football>(play, "e1>f2"), "no man of one's own stands there to pass to: f2");
    CHECK_EQ(why<football>(play, "e1>g1"), "the man with the ball does not reach the other: g1");
    CHECK_EQ(why<football>(play, "e4c6"), "the man there cannot be captured: c6");
    CHECK_EQ(why<football>(play, "0000"), "a side skips its turn only if it can do nothing else");
    CHECK_EQ(why<football>(play, "Q@a1"), "men are placed only before a kick-off");
    CHECK_EQ(why<football>("1k4p1/2b5/4q1Bp/2P1n3/8/2P5/2K5/N3R3 w play e6 0-0 2 9", "e6>c2"),
             "the other side has the ball: e6");
}

/// The move is said to be legal exactly if it is, and what is not is given a reason.
template <class V>
void check_explanation(const position<V>& pos, const std::string& text) {
    INFO(text, " in ", to_fen(pos));
    const auto found = tabia::explain(pos, text);
    REQUIRE_EQ(found.is_legal, support::allows(pos, text));
    REQUIRE_FALSE(found.reason.empty());
    if (found.offset) REQUIRE_LE(*found.offset, text.size());
    REQUIRE_NE(found.reason, "the rules do not allow it here");
}

TEST_CASE_TEMPLATE("explain claims legal what is legal and finds a reason against all else", V, chess, bolyar, abagor,
                   polgar_star, football) {
    support::dice random{10};
    const tabia::bitboard<V> board = tabia::board_cells<V>;
    const std::string hyphen = V::board.is_numbered() ? "-" : "";
    support::for_each_position<V>(11, support::games(3), 100, [&](const auto& pos) {
        for (const auto m : pos.legal_moves()) {
            check_explanation(pos, to_string(m));
            check_explanation(pos, support::damaged(to_string(m), random));
        }
        for (const tabia::cell<V> from : pos.men(pos.turn()))
            for (const tabia::cell<V> to : board)
                if (random.once_in(4))
                    check_explanation(pos, std::string{name(from).view()} + hyphen + std::string{name(to).view()});
        for (const auto& man : V::pieces)
            for (const tabia::cell<V> to : board)
                if (random.once_in(8))
                    check_explanation(pos, std::string{man.letter, '@'} + std::string{name(to).view()});
    });
}

}  // namespace
