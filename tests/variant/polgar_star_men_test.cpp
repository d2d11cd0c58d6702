#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/polgar_star_positions.hpp"

// How the men go: articles 3.7 to 3.13. Every case looks at both sides.
namespace {

using support::check_after;
using support::check_goes;
using support::star;

TEST_CASE("polgar_star 3.7: the king steps in six directions") {
    check_goes({"K19 k37"}, 19, "13 14 18 20 24 25");
    check_goes({"K19 P14 n20 k37"}, 19, "13 18 20 24 25");
    // Not beside the other king: 24 and 30 are neighbours, 30 and 31 too.
    check_goes({"K19 k30"}, 19, "13 14 18 20 25");
    check_goes({"K19 k31"}, 19, "13 14 18 20");
}

TEST_CASE("polgar_star 3.7: there is no castling") {
    check_goes({"K17 R4 R28 k37"}, 17, "11 12 18 22 23");
    check_goes({"K22 R28 k1", 'w', "-", "0 6"}, 22, "17 23 29");
    check_goes({"K11 R4 k37", 'w', "-", "0 6"}, 11, "5 12 17");
}

TEST_CASE("polgar_star 3.8: the queen slides in six directions") {
    check_goes({"Q19 K1 k37"}, 19, "6 8 13 14 17 18 20 21 24 25 30 32");
    // Up to a man of her own side, up to and onto an enemy, and not beyond.
    check_goes({"Q19 K1 P13 P20 p25 n18 k37"}, 19, "8 14 18 24 25 30");
}

TEST_CASE("polgar_star 3.9: the rook slides up and down only") {
    check_goes({"R19 K1 k37"}, 19, "17 18 20 21");
    check_goes({"R19 K1 n21 n18 k37"}, 19, "18 20 21");
    check_goes({"R31 K1 P33 k11"}, 31, "28 29 30 32");
}

TEST_CASE("polgar_star 3.10: the bishop slides in the four oblique directions") {
    check_goes({"B19 K1 k37"}, 19, "6 8 13 14 24 25 30 32");
    check_goes({"B19 K1 P30 r13 k37"}, 19, "8 13 14 24 25 32");
    // Along the edge of the star and through both points of a long line.
    check_goes({"B1 K19 k33"}, 1, "2 3 6 8 12 15 17 21 22 27 28 34");
    check_goes({"B5 K1 k33"}, 5, "11 12 18 24 31 36");
}

TEST_CASE("polgar_star 3.11: the knight leaps to twelve cells") {
    check_goes({"N19 K1 k37"}, 19, "2 3 5 9 11 16 22 27 29 33 35 36");
    // Over whatever stands around him; onto enemies, not onto his own.
    check_goes({"N19 P13 P14 P18 p20 p24 p25 P29 n36 K1 k37"}, 19, "2 3 5 9 11 16 22 27 33 35 36");
    check_goes({"N1 K19 k37"}, 1, "5 9 13 14");
    check_goes({"N28 K9 k37"}, 28, "11 18 24 35");
}

TEST_CASE("polgar_star 3.12: the pawn steps straight forward to an empty cell") {
    check_goes({"P19 K1 k37"}, 19, "20");
    check_goes({"P19 n20 K1 k37"}, 19, "");
    check_goes({"P19 P20 K1 k37"}, 19, "");
    check_goes({"P6 K1 k37"}, 6, "7");
    // 5 to 6 is up its file, not towards the middle.
    check_goes({"P5 K1 k37"}, 5, "6");
}

TEST_CASE("polgar_star 3.12: two straight forward as its first move, if both are empty") {
    const auto pawn_on_18 = [](const std::string& others) { return star{"P18 K1 k37" + others, 'w', "18"}; };
    check_goes(pawn_on_18(""), 18, "19 20");
    check_goes(pawn_on_18(" n20"), 18, "19");
    check_goes(pawn_on_18(" N20"), 18, "19");
    check_goes(pawn_on_18(" n19"), 18, "");
    check_goes(pawn_on_18(" N19"), 18, "");
    check_after(pawn_on_18(""), "18-20", {"P20 K1 k37", 'b', "-", "0 1"});
    for (const int start : {5, 12, 18, 23, 29}) {
        const std::string cell = std::to_string(start);
        const std::string two_cells = std::to_string(start + 1) + ' ' + std::to_string(start + 2);
        check_goes({"P" + cell + " K10 k34", 'w', cell}, start, two_cells);
    }
}

TEST_CASE("polgar_star 3.12: never two as a later move") {
    check_goes({"P18 K1 k37"}, 18, "19");
    check_after({"P18 K1 k37", 'w', "18"}, "18-19 37-36 19-20", {"P20 K1 k36", 'b', "-", "0 2"});
    check_goes({"P19 K1 k37"}, 19, "20");
    // Another pawn's right does not help.
    check_goes({"P12 P18 K1 k37", 'w', "12"}, 18, "19");
    check_goes({"P12 P18 K1 k37", 'w', "12"}, 12, "13 14");
}

TEST_CASE("polgar_star 3.12: the pawn captures on the two oblique forward cells") {
    check_goes({"P18 r13 r14 r24 r25 K1 k34", 'w', "18"}, 18, "13 19 20 24");
    check_goes({"P18 n12 n17 n23 K1 k34", 'w', "18"}, 18, "19 20");
    check_goes({"P18 N13 N24 K1 k34", 'w', "18"}, 18, "19 20");
    check_goes({"P18 n19 b13 r24 K1 k34", 'w', "18"}, 18, "13 24");
    check_after({"P18 r24 K1 k34", 'w', "18", "7 9"}, "18-24", {"P24 K1 k34", 'b', "-", "0 9"});
    // Across the files' ends: 31 is beside 36, and 35 beside 30.
    check_goes({"P30 n24 n31 n35 K1 k10"}, 30, "24 35");
}

TEST_CASE("polgar_star 3.12: there is no en passant") {
    // 13 and 24 are where a black pawn attacks 18 and 19 from; 14 and 25 attack the cell that has been passed.
    const auto passed = [](const std::string& pawn) {
        return support::after(support::position_of(star{"P18 " + pawn + " K1 k37", 'w', "18"}), "18-20");
    };
    CHECK_EQ(support::moves_text(passed("p14"), "14-"), "14-13");
    CHECK_EQ(support::moves_text(passed("p25"), "25-"), "25-24");
    CHECK_EQ(support::moves_text(passed("p15"), "15-"), "15-14 15-20");
    const auto passed_by_black = support::after(support::position_of(star{"p20 P24 K1 k37", 'b', "20"}), "20-18");
    CHECK_EQ(support::moves_text(passed_by_black, "24-"), "24-25");
    // Nor does any field of the FEN ask for it.
    CHECK_FALSE(tabia::parse_fen<tabia::polgar_star>("K/2/7/6/2Pp1/6/7/2/k[] b - 19 0 1").has_value());
}

TEST_CASE("polgar_star 3.13: a pawn that captured onto another's start cell has lost the double step") {
    // The pawn of 18 has taken on 24; a knight has come to 18, and the pawn of 12 takes it there.
    const star start{"P12 P18 b24 n26 K1 k37", 'w', "12,18"};
    check_after(start, "18-24 26-18 12-18", {"P18 P24 K1 k37", 'b', "-", "0 2"});
    check_goes({"P18 P24 K1 k37", 'w', "-"}, 18, "19");
    const auto limping = support::after_all(support::position_of(start), "18-24 26-18 12-18 37-36");
    CHECK_EQ(support::moves_text(limping, "18-"), "18-19");
    const auto black =
        support::after_all(support::position_of(turned(start)), support::turned_moves("18-24 26-18 12-18 37-36"));
    CHECK_EQ(support::moves_text(black, "20-"), "20-19");
}

TEST_CASE("polgar_star 3.13: neither has one that takes where a pawn was taken before it had moved") {
    const star start{"P12 P18 n26 K1 k37", 'w', "12,18"};
    check_after(start, "1-2 26-18", {"P12 n18 K2 k37", 'w', "12", "0 2"});
    const std::string_view moves = "1-2 26-18 12-18 37-36";
    CHECK_EQ(support::moves_text(support::after_all(support::position_of(start), moves), "18-"), "18-19");
    const auto black = support::after_all(support::position_of(turned(start)), support::turned_moves(moves));
    CHECK_EQ(support::moves_text(black, "20-"), "20-19");
}

TEST_CASE("polgar_star 3.13: a start cell vacated and re-occupied by another man gives no right") {
    const star start{"P18 N26 K1 k37", 'w', "18"};
    check_after(start, "18-19 37-36 26-18 36-37", {"P19 N18 K1 k37", 'w', "-", "3 3"});
}

TEST_CASE("polgar_star 3.13: the enemy's start cells give no right either") {
    // A white pawn takes an unmoved black one: the right of that cell is gone, for both sides.
    const star start{"P19 p20 p26 K1 k37", 'w', "20,26"};
    check_goes(start, 19, "");
    check_after({"P14 p20 p26 K1 k37", 'w', "20,26"}, "14-20", {"P20 p26 K1 k37", 'b', "26"});
}

TEST_CASE("polgar_star 3.13: the others keep their rights") {
    check_after({"P5 P12 P18 P23 P29 p20 K1 k37", 'w', "5,12,18,20,23,29"}, "23-24",
                {"P5 P12 P18 P24 P29 p20 K1 k37", 'b', "5,12,18,20,29"});
    check_after({"P5 P12 P18 K1 k37", 'w', "5,12,18"}, "1-2", {"P5 P12 P18 K2 k37", 'b', "5,12,18", "1 1"});
}

}  // namespace
