#include <doctest/doctest.h>

#include "support/boards.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::chess;
using tabia::color;

TEST_CASE("movement: a step, a leap and a slide") {
    constexpr auto step = tabia::step(tabia::square::ahead);
    CHECK_EQ(step.count, 1);
    CHECK_FALSE(step.list[0].slides);
    CHECK_EQ(step.list[0].most, 1);
    constexpr auto leap = tabia::leap(tabia::square::orthogonal, 1, 2);
    CHECK_EQ(leap.count, 4);
    CHECK_EQ(leap.list[0].least, 1);
    CHECK_EQ(leap.list[0].most, 2);
    CHECK_FALSE(leap.list[0].slides);
    constexpr auto slide = tabia::slide(tabia::square::diagonal);
    CHECK(slide.list[3].slides);
    CHECK_GE(slide.list[3].most, tabia::diagram::longest_side);
    CHECK_EQ(tabia::slide(tabia::square::diagonal, tabia::up_to{2}).list[0].most, 2);
}

TEST_CASE("movement: what it is for, and unions") {
    constexpr auto pawn = moves(step(tabia::square::ahead)) | captures(step(tabia::square::forward_diagonal));
    CHECK_EQ(pawn.count, 3);
    CHECK(pawn.list[0].moves);
    CHECK_FALSE(pawn.list[0].captures);
    CHECK_FALSE(pawn.list[1].moves);
    CHECK(pawn.list[1].captures);
    constexpr auto either = tabia::step(tabia::square::ahead);
    CHECK(either.list[0].moves);
    CHECK(either.list[0].captures);
}

TEST_CASE("piece table: order, letters and royal men") {
    CHECK(chess::pieces.is_in_order());
    CHECK(chess::pieces.has_distinct_letters());
    CHECK_EQ(tabia::type_count<chess>, 6);
    CHECK(tabia::has_royal<chess>);
    CHECK_FALSE(tabia::has_royal<boards::wide>);
    CHECK_EQ(chess::pieces[chess::knight].letter, 'N');
    CHECK(chess::pieces[chess::king].rank == tabia::royal);
    CHECK(chess::pieces[chess::queen].rank == tabia::dignity::common);
}

enum class kind : std::uint8_t { first, second };

TEST_CASE("piece table: faults are told") {
    using tabia::man;
    using tabia::piece_table;
    constexpr auto step = tabia::step(tabia::square::every);
    CHECK_FALSE(piece_table{man{kind::second, 'S', step}, man{kind::first, 'F', step}}.is_in_order());
    CHECK_FALSE(piece_table{man{kind::first, 'F', step}, man{kind::first, 'G', step}}.is_in_order());
    CHECK_FALSE(piece_table{man{kind::first, 'F', step}, man{kind::second, 'F', step}}.has_distinct_letters());
    CHECK_FALSE(piece_table{man{kind::first, 'f', step}, man{kind::second, 'G', step}}.has_distinct_letters());
}

TEST_CASE("piece: letters are capitals for White") {
    CHECK_EQ(letter(tabia::piece<chess>{color::white, chess::queen}), 'Q');
    CHECK_EQ(letter(tabia::piece<chess>{color::black, chess::queen}), 'q');
    CHECK(tabia::piece<chess>{color::white, chess::pawn} != tabia::piece<chess>{color::black, chess::pawn});
    CHECK(tabia::detail::man_of_letter<chess>('n') == tabia::piece<chess>{color::black, chess::knight});
    CHECK_FALSE(tabia::detail::man_of_letter<chess>('x').has_value());
    CHECK_FALSE(tabia::detail::man_of_letter<chess>('\0').has_value());
}

}  // namespace
