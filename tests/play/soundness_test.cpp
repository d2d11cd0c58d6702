#include <doctest/doctest.h>

#include <string>

#include "tabia/bolyar.hpp"
#include "tabia/chess.hpp"
#include "tabia/polgar_star.hpp"

// Setups that no FEN tells, but a program may put together.

namespace {

using tabia::bitboard;
using tabia::bolyar;
using tabia::cell_at;
using tabia::chess;
using tabia::color;
using tabia::polgar_star;

/// What `find_flaw` says and where, or "sound".
template <class V>
std::string flaw_of(const tabia::setup<V>& s) {
    const auto found = tabia::find_flaw(s);
    if (!found) return "sound";
    return std::string{found->reason} + (found->where ? ", " + std::string{name(*found->where).view()} : "");
}

template <class V>
tabia::setup<V> array() {
    return tabia::position<V>::start().state();
}

TEST_CASE("find_flaw: the arrays have none") {
    CHECK_EQ(flaw_of(array<chess>()), "sound");
    CHECK_EQ(flaw_of(array<bolyar>()), "sound");
    CHECK_EQ(flaw_of(array<polgar_star>()), "sound");
}

TEST_CASE("find_flaw: who may still castle stands at home") {
    for (const color side : {color::white, color::black}) {
        const bool white = side == color::white;
        auto s = array<chess>();
        const auto rook = white ? cell_at<chess, "h1"> : cell_at<chess, "h8">;
        s.clear(bitboard<chess>{rook});
        CHECK_EQ(flaw_of(s), "a king or rook that may still castle is not at home, " + std::string{name(rook).view()});
        s.put(rook, {opponent(side), chess::rook});
        CHECK_EQ(flaw_of(s), "a king or rook that may still castle is not at home, " + std::string{name(rook).view()});
        s.unmoved &= ~bitboard<chess>{rook};
        s.clear(bitboard<chess>{rook});
        CHECK_EQ(flaw_of(s), "sound");
    }
    auto moved = array<bolyar>();
    moved.clear(bitboard<bolyar>{cell_at<bolyar, "e1">});
    moved.put(cell_at<bolyar, "e4">, {color::white, bolyar::king});
    CHECK_EQ(flaw_of(moved), "a king or rook that may still castle is not at home, e1");
}

TEST_CASE("find_flaw: a pawn stands behind the cell it has just passed") {
    auto s = tabia::parse_fen<chess>("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")->state();
    CHECK_EQ(flaw_of(s), "sound");
    s.passed = cell_at<chess, "e6">;
    CHECK_EQ(flaw_of(s), "no pawn can just have passed this cell, e6");
    s.passed = cell_at<chess, "d6">;
    s.turn = color::black;
    CHECK_EQ(flaw_of(s), "no pawn can just have passed this cell, d6");
}

TEST_CASE("find_flaw: a pawn that may step twice stands where it began") {
    auto s = tabia::parse_fen<polgar_star>(
                 "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1[] w 5,9,12,15,18,20,23,26,29,33 - 0 6")
                 ->state();
    CHECK_EQ(flaw_of(s), "sound");
    for (const auto cell : {cell_at<polgar_star, "6">, cell_at<polgar_star, "1">, cell_at<polgar_star, "16">}) {
        auto wrong = s;
        wrong.unmoved_pawns.insert(cell);
        CHECK_EQ(flaw_of(wrong),
                 "no pawn stands there where it began the game, " + std::string{name(cell).view()});
    }
    s.clear(bitboard<polgar_star>{cell_at<polgar_star, "9">});
    s.put(cell_at<polgar_star, "9">, {color::white, polgar_star::pawn});
    CHECK_EQ(flaw_of(s), "no pawn stands there where it began the game, 9");
}

}  // namespace
