#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/polgar_star_positions.hpp"
#include "tabia/polgar_star.hpp"

// How positions and moves are written: articles 3.18 to 3.20.
namespace {

using support::after_all;
using support::star;
using tabia::polgar_star;

using star_position = tabia::position<polgar_star>;

constexpr std::string_view array_fen =
    "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1[KQRBNkqrbn] w 5,9,12,15,18,20,23,26,29,33 - 0 1";

std::string rewritten(std::string_view fen) { return to_fen(support::position_of<polgar_star>(fen)); }

/// The long algebraic text of the move with this coordinate text, which reads as that move again.
std::string san_of(const star& s, std::string_view text) {
    const auto pos = support::position_of(s);
    const auto move = tabia::parse_move(pos, text);
    INFO(std::string{text}, " in ", to_fen(pos));
    REQUIRE(move.has_value());
    const std::string san = to_san(pos, *move);
    const auto read = tabia::parse_san(pos, san);
    REQUIRE(read.has_value());
    CHECK_EQ(to_string(*read), text);
    return san;
}

TEST_CASE("polgar_star 3.18: the FEN of the array") {
    CHECK_EQ(to_fen(star_position::start()), array_fen);
    CHECK_EQ(rewritten(array_fen), array_fen);
}

TEST_CASE("polgar_star 3.18: files left to right, each bottom to top") {
    const star s{"N1 n2 R3 K4 R10 b11 r16 q17 k21 Q22 N27 P30 p32 r35 R36 n37", 'w', "-", "3 40"};
    CHECK_EQ(fen_of(s), "N/nR/K5R/b4r/q3k/Q4N/2P1p2/rR/n[] w - - 3 40");
    CHECK_EQ(rewritten(fen_of(s)), fen_of(s));
    const auto pos = support::position_of(s);
    for (const auto& man : support::words_of(s.men)) {
        std::string found;
        for (const auto c : tabia::board_cells<polgar_star>)
            if (name(c).view() == man.substr(1) && pos.at(c)) found = letter(*pos.at(c));
        CHECK_EQ(found, man.substr(0, 1));
    }
}

TEST_CASE("polgar_star 3.18: hands are written White's first, in the order of the men, and read in any order") {
    const auto pos = after_all(star_position::start(), "B@28 R@10 K@4 K@34");
    CHECK_EQ(to_fen(pos), "1/2/KP3pr/1P2p1/1P1p1/1P2p1/BP3pk/2/1[QRNqbn] w 5,9,12,15,18,20,23,26,29,33 - 0 3");
    CHECK_EQ(rewritten("1/2/KP3pr/1P2p1/1P1p1/1P2p1/BP3pk/2/1[nbNqQR] w 5,9,12,15,18,20,23,26,29,33 - 0 3"),
             to_fen(pos));
    CHECK_EQ(to_fen(after_all(pos, "Q@11 Q@16 R@17 B@21 N@22 N@27")),
             "1/2/KP3pr/QP2pq/RP1pb/NP2pn/BP3pk/2/1[] w 5,9,12,15,18,20,23,26,29,33 - 0 6");
}

TEST_CASE("polgar_star 3.18: the pawns that may still double-step, in ascending order or a dash") {
    const std::string men = "1/2/KP3pr/QP2pq/RP1pb/NP2pn/BP3pk/2/1[] w ";
    CHECK_EQ(rewritten(men + "33,29,26,23,20,18,15,12,9,5 - 0 6"), men + "5,9,12,15,18,20,23,26,29,33 - 0 6");
    CHECK_EQ(rewritten(men + "20,5 - 0 6"), men + "5,20 - 0 6");
    CHECK_EQ(rewritten(men + "- - 0 6"), men + "- - 0 6");
    const auto pos = support::position_of<polgar_star>(men + "5,9,12,15,18,20,23,26,29,33 - 0 6");
    CHECK_EQ(to_fen(after_all(pos, "12-14 9-7")),
             "1/2/KP1p2r/Q2Ppq/RP1pb/NP2pn/BP3pk/2/1[] w 5,15,18,20,23,26,29,33 - 0 7");
}

TEST_CASE("polgar_star 3.19: the move number rises after Black's turns, placements included") {
    auto pos = star_position::start();
    std::uint32_t number = 1;
    for (const auto* text : {"K@4", "K@34", "Q@11", "Q@27", "R@17", "R@21", "B@22", "B@16", "N@28", "N@10"}) {
        CHECK_EQ(pos.state().move_number, number);
        if (pos.turn() == tabia::color::black) ++number;
        pos = support::after(pos, text);
    }
    CHECK_EQ(pos.state().move_number, 6u);
    pos = after_all(pos, "18-19 33-32");
    CHECK_EQ(pos.state().move_number, 7u);
    CHECK_EQ(support::after(pos, "5-6").state().move_number, 7u);
}

TEST_CASE("polgar_star 3.20: moves in coordinate text use the printed numbers") {
    const auto start = star_position::start();
    CHECK(support::allows(start, "K@22"));
    for (const auto* text : {"k@22", "@22", "K@022", "K22", "K@2", "K@222"}) CHECK_FALSE(support::allows(start, text));
    const auto pawn = support::position_of(star{"P18 K1 k37", 'w', "18"});
    CHECK_EQ(support::moves_text(pawn, "18"), "18-19 18-20");
    for (const auto* text : {"1820", "18-020", "18–20", "18-20q", "P18-20"}) CHECK_FALSE(support::allows(pawn, text));
    const auto promoting = support::position_of(star{"P26 K1 k37"});
    CHECK_EQ(support::moves_text(promoting, "26"), "26-27b 26-27n 26-27q 26-27r");
    for (const auto* text : {"26-27", "26-27N", "26-27k", "26-27p"}) CHECK_FALSE(support::allows(promoting, text));
    // Black's promotion is written with a small letter too, his placed man with a capital one.
    CHECK_EQ(support::moves_text(support::position_of(star{"p12 k37 K1", 'b'}), "12"), "12-11b 12-11n 12-11q 12-11r");
    CHECK_EQ(support::moves_text(support::after(start, "K@4"), "K@1"), "K@10 K@16");
}

TEST_CASE("polgar_star 3.20: long algebraic moves") {
    CHECK_EQ(san_of({"P18 K1 k37", 'w', "18"}, "18-20"), "18-20");
    CHECK_EQ(san_of({"K8 Q28 k4"}, "28-32"), "Q28-32");
    CHECK_EQ(san_of({"P26 r21 K1 k4"}, "26-21n"), "26x21=N");
    CHECK_EQ(san_of({"P26 r21 K1 k4"}, "26-27n"), "26-27=N");
    CHECK_EQ(san_of({"N19 r36 K1 k4"}, "19-36"), "N19x36");
    CHECK_EQ(san_of({"p12 R17 k37 K34", 'b'}, "12-17r"), "12x17=R");
    CHECK_EQ(san_of({"K8 B5 k37"}, "8-7"), "K8-7");
    const auto start = star_position::start();
    CHECK_EQ(to_san(start, *tabia::parse_move(start, "K@22")), "K@22");
}

TEST_CASE("polgar_star 3.20: check and mate are marked") {
    CHECK_EQ(san_of({"K8 Q28 k10"}, "28-32"), "Q28-32#");
    CHECK_EQ(san_of({"K21 P26 k10"}, "26-27n"), "26-27=N#");
    CHECK_EQ(san_of({"K8 Q28 k37"}, "28-32"), "Q28-32+");
    CHECK_EQ(san_of({"K1 B4 k36"}, "4-37"), "B4-37+");
    CHECK_EQ(san_of({"K1 N19 k10"}, "19-3"), "N19-3+");
    CHECK_EQ(san_of({"K1 P8 k16"}, "8-9"), "8-9+");
    CHECK_EQ(san_of({"k30 q10 K28", 'b'}, "10-6"), "Q10-6#");
}

}  // namespace
