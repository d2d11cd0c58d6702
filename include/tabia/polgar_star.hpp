#pragma once

#include "tabia/articles.hpp"
#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/explain.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/fen_double_steps.hpp"
#include "tabia/notation/fen_hands.hpp"
#include "tabia/notation/san.hpp"
#include "tabia/play/game.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/double_step.hpp"
#include "tabia/rule/placement.hpp"
#include "tabia/rule/promotion.hpp"

// Polgar star chess: a hexagram of 37 hexagons. [S] marks what the source says, [R] a ruling with its reason; the
// articles common to all games stand in articles.hpp.
//
// 3.1  Board. Nine vertical files of 1, 2, 7, 6, 5, 6, 7, 2 and 1 cells, numbered 1–37 from bottom to top within a
//      file, files left to right: 1; 2–3; 4–10; 11–16; 17–21; 22–27; 28–34; 35–36; 37.
// 3.2  A cell has up to six neighbours: up, down, and four oblique ones, up-left, up-right, down-right and
//      down-left.
// 3.3  Array: only pawns, White's on 5, 12, 18, 23, 29 and Black's on 9, 15, 20, 26, 33. The home cells are White's
//      4, 11, 17, 22, 28 and Black's 10, 16, 21, 27, 34.
// 3.4  Placement phase [S]: king, queen, rook, bishop and knight of each side are placed one at a time, alternately,
//      on that side's empty home cells in any order; White first [R, as in the one other published implementation].
// 3.5  After ten placements White moves. There are 14 400 arrays.
// 3.6  No draw counts in this phase, and no placement is barred for check; none can give one.
// 3.7  The king steps in 6 directions; there is no castling [S].
// 3.8  The queen slides in 6 directions.
// 3.9  The rook slides up and down only [S].
// 3.10 The bishop slides in the 4 oblique directions.
// 3.11 The knight leaps to the 12 cells two steps in one direction and one more at 60°.
// 3.12 The pawn steps straight forward to an empty cell; as its first move two straight forward, if both are empty;
//      it captures on the two oblique forward cells; there is no en passant [S].
// 3.13 A pawn that captured onto another pawn's start cell has lost the double step, a "limping" pawn [S]: the right
//      belongs to the pawn, not to the cell.
// 3.14 Promotion is compulsory, to queen, rook, bishop or knight, on the enemy's five home cells [S] and nowhere
//      else [R: the source names no other cell].
// 3.15 A pawn on 2, 3, 35 or 36, a "dead" one, must capture at least once before it can promote; White's steps 2–3
//      and 35–36 and Black's 3–2 and 36–35 stay legal. On 1 or 37, a "mummy", it can do nothing but capture. These
//      are names for what the board brings about, not extra rules.
// 3.16 Insufficient material is K–K only [R: a lone bishop or knight can mate on this board; published problems do].
// 3.17 50-move rule: no capture and no pawn move [R: the inventor's English; the Russian names only pawns].
// 3.18 FEN: files 1–9 separated by "/", each bottom to top, then the hands, the side to move, the pawns that may
//      still double-step (cell numbers in ascending order, separated by commas, or "-"), "-", halfmove clock, move
//      number. Once the hands are empty they are written "[]".
// 3.19 The move number rises after Black's turns, placements included.
// 3.20 Moves use the printed numbers. Coordinate: 18-20, 26-27n for a promotion, placement K@22. Long algebraic:
//      18-20, Q28-32, 26x27=N, K@22, with + and #.

namespace tabia {

/// Polgar star chess: 37 hexagons, players place their men first. Articles 3.1–3.20 above.
struct polgar_star {
    static constexpr auto board = hexagons(
        {
            "  .   .  ",
            "   . .   ",
            "  p . p  ",
            "   p p   ",
            "  . p .  ",
            " . . . . ",
            ". . . . .",
            " . . . . ",
            "  . P .  ",
            "   P P   ",
            "  P . P  ",
            "   . .   ",
            "  .   .  ",
        },
        numbered);

    enum class piece_type : std::uint8_t { king, queen, rook, bishop, knight, pawn };
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(hexagon::every), royal},                                             // 3.7
        man{queen, 'Q', slide(hexagon::every)},                                                  // 3.8
        man{rook, 'R', slide(hexagon::vertical)},                                                // 3.9
        man{bishop, 'B', slide(hexagon::oblique)},                                               // 3.10
        man{knight, 'N', leap(hexagon::knight_leaps)},                                           // 3.11
        man{pawn, 'P', moves(step(hexagon::ahead)) | captures(step(hexagon::forward_oblique))},  // 3.12
    };

    using in_hand = hands<men<king, queen, rook, bishop, knight>>;
    using first_steps = first_double_step<pawn>;                                 // 3.12, 3.13
    using rules = rule_list<counters<pawn>,                                      // C.13, 3.17
                            in_hand, placement_phase<in_hand, "4 11 17 22 28">,  // 3.4–3.6
                            first_steps,                                         // 3.12, 3.13
                            promotion<men<pawn>, "10 16 21 27 34",               // 3.14
                                      men<queen, rook, bishop, knight>>,
                            barred<men<pawn>, "4 11 17 22 28">,  // C.17
                            at_most<pawn, 5>>;                   // C.17

    // C.8, 3.16, C.10
    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<>, fivefold_repetition_draw,
                                seventyfive_moves_draw>;
    using claims = claim_list<threefold_repetition, fifty_moves>;  // C.9

    // 3.18
    using fen = fen_fields<fen::placement<fen::by_files>, fen::in_hand<in_hand>, fen::side_to_move,
                           fen::double_steps<first_steps>, fen::dash, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
