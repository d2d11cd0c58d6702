#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/board/zone.hpp"
#include "tabia/piece/piece_table.hpp"
#include "tabia/position/rule_list.hpp"

/// Boards and men that no game has, for what one game alone would not show.
namespace boards {

/// A board of squares that needs two machine words, with holes in it and men that go by every sort of path.
struct wide {
    static constexpr auto board = tabia::squares(
        {
            "..........",
            ".....A....",
            "..  ......",
            "..........",
            ".... .....",
            ".... .....",
            "..........",
            "..  ......",
            ".....a....",
            "..........",
        },
        tabia::coordinates("zabcdefghi", 0));

    enum class piece_type : std::uint8_t { queen, archer, elephant, guard, lefthander };
    using enum piece_type;

    static constexpr tabia::directions to_the_left{{{{-1, 0}, {-1, 1}}}, 2};
    static constexpr tabia::directions leap_to_the_left{{{{-2, 1}}}, 1};

    static constexpr auto pieces = tabia::piece_table{
        tabia::man{queen, 'Q', slide(tabia::square::every)},
        tabia::man{archer, 'A',
                   slide(forward(tabia::square::every)) | captures(slide(sideways(tabia::square::every))) |
                       captures(slide(backward(tabia::square::every), tabia::up_to{2}))},
        tabia::man{
            elephant, 'E',
            captures(leap(tabia::square::orthogonal, 1, 2)) | moves(leap(tabia::square::forward_diagonal, 2, 3))},
        tabia::man{guard, 'G', step(tabia::square::every) | moves(slide(tabia::square::ahead))},
        // No game has a man who goes otherwise to the left than to the right.
        tabia::man{lefthander, 'L', slide(to_the_left) | captures(leap(leap_to_the_left))},
    };
    using rules = tabia::rule_list<>;
};

/// A hexagram of hexagons, whose cells are numbered.
struct star {
    static constexpr auto board = tabia::hexagons(
        {
            "  .   .  ",
            "   . .   ",
            "  . . .  ",
            "   . .   ",
            "  . . .  ",
            " . . . . ",
            ". . . . .",
            " . . . . ",
            "  . . .  ",
            "   . .   ",
            "  . . .  ",
            "   . .   ",
            "  .   .  ",
        },
        tabia::numbered);

    enum class piece_type : std::uint8_t { queen, rook, bishop, knight };
    using enum piece_type;

    static constexpr auto pieces = tabia::piece_table{
        tabia::man{queen, 'Q', slide(tabia::hexagon::every)},
        tabia::man{rook, 'R', slide(tabia::hexagon::vertical)},
        tabia::man{bishop, 'B', slide(tabia::hexagon::oblique)},
        tabia::man{knight, 'N', leap(tabia::hexagon::knight_leaps)},
    };
    using rules = tabia::rule_list<>;
};

}  // namespace boards
