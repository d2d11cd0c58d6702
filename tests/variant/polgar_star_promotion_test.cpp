#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "support/polgar_star_positions.hpp"

// Promotion, dead pawns and mummies: articles 3.14 and 3.15. Every case looks at both sides.
namespace {

using support::check_after;
using support::check_goes;
using support::star;
using tabia::polgar_star;

constexpr std::array<int, 5> white_home{4, 11, 17, 22, 28};
constexpr std::array<int, 5> black_home{10, 16, 21, 27, 34};

bool is_one_of(const std::array<int, 5>& cells, int cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// A position with a white pawn on one cell and, for it to take, black rooks on others; kings out of the way.
star with_pawn(int pawn, std::string_view rooks) {
    for (const auto& [white, black] : {std::pair{1, 37}, {37, 1}, {34, 4}, {4, 34}, {28, 10}, {19, 10}}) {
        star s{"P" + std::to_string(pawn) + " K" + std::to_string(white) + " k" + std::to_string(black) + ' '};
        for (const std::string& cell : support::words_of(std::string{rooks})) s.men += "r" + cell + ' ';
        if (pawn == white || pawn == black) continue;
        const auto pos = tabia::parse_fen<polgar_star>(fen_of(s));
        if (pos && !pos->is_check()) return s;
    }
    FAIL("no place for the kings with a pawn on ", pawn, " and rooks on ", std::string{rooks});
    return {};
}

TEST_CASE("polgar_star 3.14: promotion to queen, rook, bishop or knight, compulsory") {
    check_goes({"P26 K1 k37"}, 26, "27b 27n 27q 27r");
    check_after({"P26 K1 k37", 'w', "-", "7 9"}, "26-27q", {"Q27 K1 k37", 'b', "-", "0 9"});
    check_after({"P26 K1 k37", 'w', "-", "7 9"}, "26-27r", {"R27 K1 k37", 'b', "-", "0 9"});
    check_after({"P26 K1 k37", 'w', "-", "7 9"}, "26-27b", {"B27 K1 k37", 'b', "-", "0 9"});
    check_after({"P26 K1 k37", 'w', "-", "7 9"}, "26-27n", {"N27 K1 k37", 'b', "-", "0 9"});
    check_after({"P26 r21 K1 k37", 'w', "-", "7 9"}, "26-21n", {"N21 K1 k37", 'b', "-", "0 9"});
}

TEST_CASE("polgar_star 3.14: on the enemy's five home cells by a step") {
    check_goes({"P9 K1 k37"}, 9, "10b 10n 10q 10r");
    check_goes({"P15 K1 k37"}, 15, "16b 16n 16q 16r");
    check_goes({"P20 K1 k37"}, 20, "21b 21n 21q 21r");
    check_goes({"P26 K1 k37"}, 26, "27b 27n 27q 27r");
    check_goes({"P33 K1 k37"}, 33, "34b 34n 34q 34r");
}

TEST_CASE("polgar_star 3.14: on the enemy's five home cells by capture") {
    check_goes({"P9 r10 r16 K1 k37"}, 9, "16b 16n 16q 16r");
    check_goes({"P20 r15 r21 r26 K4 k28"}, 20, "15 26");
    check_goes({"P15 r16 r21 r9 K1 k37"}, 15, "9 21b 21n 21q 21r");
    check_goes({"P26 r27 r21 r33 K1 k37"}, 26, "21b 21n 21q 21r 33");
    check_goes({"P33 r34 r27 K1 k37"}, 33, "27b 27n 27q 27r");
}

TEST_CASE("polgar_star 3.14: nowhere else, from no cell of the board") {
    std::size_t promotions = 0;
    std::size_t others = 0;
    for (int from = 1; from <= 37; ++from) {
        // No pawn stands on a home cell: C.17.
        if (is_one_of(white_home, from) || is_one_of(black_home, from)) continue;
        for (int to = 1; to <= 37; ++to) {
            if (to == from) continue;
            for (const std::string& rook : {std::string{}, std::to_string(to)}) {
                const star s = with_pawn(from, rook);
                const auto targets = support::goes(support::position_of(s), from);
                const auto pawn_comes = [&, cell = to](std::string_view choice) {
                    return std::count(targets.begin(), targets.end(), std::pair{cell, std::string{choice}}) == 1;
                };
                INFO(fen_of(s), " from ", from, " to ", to);
                if (is_one_of(black_home, to)) {
                    CHECK_FALSE(pawn_comes(""));
                    if (pawn_comes("q")) ++promotions;
                } else {
                    for (const auto* choice : {"q", "r", "b", "n"}) CHECK_FALSE(pawn_comes(choice));
                    if (pawn_comes("")) ++others;
                }
            }
        }
    }
    // Five by a step; by capture onto 10 and 34 nobody, onto 16, 21 and 27 from two cells each but for home cells.
    CHECK_EQ(promotions, 9u);
    CHECK_GT(others, 40u);
}

TEST_CASE("polgar_star 3.14: not on one's own home cells, nor on the tips 1 and 37, nor on 3 and 36") {
    check_goes({"P2 K19 k34"}, 2, "3");
    check_goes({"P35 K19 k10"}, 35, "36");
    check_goes({"P36 r37 K19 k10"}, 36, "");
    check_goes({"P35 r37 K19 k10"}, 35, "36 37");
    check_goes({"P2 r1 K19 k34"}, 2, "1 3");
    check_goes({"P12 r11 r13 r17 K1 k37"}, 12, "");
}

TEST_CASE("polgar_star 3.15: the steps 2-3 and 35-36 of dead pawns stay legal") {
    check_goes({"P2 K19 k34"}, 2, "3");
    check_goes({"P35 K19 k10"}, 35, "36");
    check_goes({"P3 K19 k34"}, 3, "");
    check_goes({"P36 K19 k10"}, 36, "");
    check_after({"P2 K19 k34"}, "2-3", {"P3 K19 k34", 'b'});
    check_after({"p3 K19 k34", 'b'}, "3-2", {"p2 K19 k34", 'w', "-", "0 2"});
    check_after({"p36 K19 k10", 'b'}, "36-35", {"p35 K19 k10", 'w', "-", "0 2"});
}

TEST_CASE("polgar_star 3.15: a dead pawn that captures can promote") {
    check_goes({"P3 n8 K19 k34"}, 3, "8");
    check_goes({"P2 r7 K19 k34"}, 2, "3 7");
    check_goes({"P36 r32 K19 k10"}, 36, "32");
    check_goes({"P35 r31 K19 k10"}, 35, "31 36");
    check_after({"P3 n8 K19 k34"}, "3-8 34-33 8-9 33-34 9-10q", {"Q10 K19 k34", 'b', "-", "0 3"});
}

TEST_CASE("polgar_star 3.15: a mummy can do nothing but capture") {
    check_goes({"P1 K19 k34"}, 1, "");
    check_goes({"P37 K19 k10"}, 37, "");
    check_goes({"P1 r3 r2 K19 k34"}, 1, "3");
    check_goes({"P37 r36 r35 K19 k10"}, 37, "36");
    check_after({"P1 r3 K19 k34"}, "1-3", {"P3 K19 k34", 'b'});
}

TEST_CASE("polgar_star 3.15: pawns may stand there, and they never double-step") {
    for (const auto* men : {"P1 p2 P3 K19 k34", "P35 p36 P37 K19 k10", "p1 P2 p3 K19 k34", "p35 P36 p37 K19 k10"})
        CHECK(tabia::parse_fen<polgar_star>(fen_of(star{men})).has_value());
    for (const auto* cell : {"1", "2", "3", "35", "36", "37"})
        CHECK_FALSE(tabia::parse_fen<polgar_star>(fen_of(star{std::string{"P"} + cell + " K19 k34", 'w', cell})));
}

}  // namespace
