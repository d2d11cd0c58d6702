#pragma once

#include "tabia/articles.hpp"
#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/explain.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/fen_hands.hpp"
#include "tabia/notation/san.hpp"
#include "tabia/play/game.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/kings_return.hpp"
#include "tabia/rule/placement.hpp"
#include "tabia/rule/production.hpp"
#include "tabia/rule/promotion.hpp"

// Abagor: 9 × 9. [S] marks what the source says, [R] a ruling with its reason; the articles common to all games
// stand in articles.hpp.
//
// 2.1  Array: on rank 1 from a to i rook, knight, officer, bolyar, king, bolyar, officer, knight, rook. The princes
//      stand before the bolyars, on d2 and f2; e2 and e8 are empty; the three central pawns stand one rank further,
//      on d3, e3 and f3 [S]. Black's men stand opposite.
// 2.2  Nine pawns a side [R: the source's "no central pawn before the king" means that e2 and e8 are vacant].
// 2.3  Square brackets in FEN hold the hands, as in crazyhouse; the castling and en-passant fields are always "-".
// 2.4  The king steps forward, in 3 directions, to move or capture; sideways and backward, in 5, only to capture.
// 2.5  The emperor steps in 8 directions.
// 2.6  The pawn steps straight forward to an empty cell and captures diagonally forward; never two cells, so there
//      is no en passant.
// 2.7  The knight makes the knight's leaps: the forward ones to move or capture, the backward ones only to capture.
//      He also slides straight forward and along both forward diagonals, to move only [R: without limit and added to
//      his quiet forward leaps, with a second description of the game].
// 2.8  The rook slides forward to move or capture; sideways only to capture; up to 2 backward only to capture. He
//      also slides along both forward diagonals, to move only [R: without limit, likewise].
// 2.9  The officer slides along both forward diagonals to move or capture; up to 2 along both backward diagonals
//      only to capture; and steps one straight forward, to move only.
// 2.10 The bolyar slides in the 3 forward directions to move or capture; sideways only to capture; up to 2 in the 3
//      backward directions only to capture.
// 2.11 The prince leaps to any cell of the surrounding 5 × 5 square: forward cells to move or capture, sideways and
//      backward cells only to capture.
// 2.12 The ship slides orthogonally, as the orthodox rook.
// 2.13 The general slides diagonally; he also steps one orthogonally, in 4 directions, to move only [R: backward
//      too, with a second description].
// 2.14 King and emperor are royal; a side has exactly one of them.
// 2.15 The limit of the rook's, officer's and bolyar's backward captures is "up to two" [R, with a second
//      description].
// 2.16 There is no castling [S].
// 2.17 Hands [S]: a captured knight, rook, officer, bolyar or prince goes to the captor's hand, in the captor's
//      colour [R: else it could not serve him]; captured pawns, ships and generals are gone.
// 2.18 Instead of moving, a side may place a man from its hand on one of its two home corners, a1 and i1, for Black
//      a9 and i9, if that cell is empty. Placing may block a check, give check or mate [R: nothing bars it].
// 2.19 Promotion on arrival at the enemy last rank, 9 for White and 1 for Black, is compulsory [S]: knight, rook,
//      officer, bolyar and prince become a general, the pawn a ship, the king an emperor; emperor, ship and general
//      are unchanged.
// 2.20 King's return [S]: when a pawn, knight, rook, officer, bolyar or prince promotes, its owner may in the same
//      move put his king on any cell of his own first rank, 1 for White and 9 for Black, other than where he stands,
//      that is empty once the promoting man has moved; not if he has an emperor.
// 2.21 The return is optional [S: "can"]; the king may be anywhere, on that rank already too [R: no place is named].
// 2.22 Legality is judged only after both: a promotion with return may parry a check or unpin the promoting man [R:
//      C.7].
// 2.23 Pawn production [S]: a side with an emperor may, instead of moving, put a new pawn on its second rank, 2 or
//      for Black 8, on the emperor's file, if that cell is empty, that file holds no pawn of its own, and it has
//      fewer than nine pawns.
// 2.24 Production counts as the move; it may block a check, give check or mate [R: nothing bars it].
// 2.25 No material is insufficient: even two bare kings can still become emperors and produce pawns [R].
// 2.26 Coordinate moves: e3e4; the promotion letter always written, d8d9g, a8a9s, e8e9e; with return a comma and the
//      king's step, d8d9g,e4c1; placement R@a1; production P@e2.
// 2.27 SAN-like moves: Bd9=G, Bd9=G,Kc1, R@a1, P@e2, with + and #.

namespace tabia {

/// Abagor: one-way men that retreat only by capturing, on 9 × 9. Articles 2.1–2.27 above.
struct abagor {
    static constexpr auto board = squares(
        {
            "rnobkbonr",
            "pppc.cppp",
            "...ppp...",
            ".........",
            ".........",
            ".........",
            "...PPP...",
            "PPPC.CPPP",
            "RNOBKBONR",
        },
        coordinates("abcdefghi"));

    // clang-format off
    enum class piece_type : std::uint8_t { king, emperor, pawn, knight, rook, officer, bolyar, prince, ship, general };
    // clang-format on
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K',  // 2.4, 2.14
            step(forward(square::every)) | captures(step(sideways(square::every) + backward(square::every))), royal},
        man{emperor, 'E', step(square::every), royal},                                          // 2.5, 2.14
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},  // 2.6
        man{knight, 'N',                                                                        // 2.7
            leap(forward(square::knight_leaps)) | captures(leap(backward(square::knight_leaps))) |
                moves(slide(forward(square::every)))},
        man{rook, 'R',  // 2.8, 2.15
            slide(square::ahead) | captures(slide(sideways(square::every))) |
                captures(slide(backward(square::orthogonal), up_to{2})) | moves(slide(square::forward_diagonal))},
        man{officer, 'O',  // 2.9, 2.15
            slide(square::forward_diagonal) | captures(slide(backward(square::diagonal), up_to{2})) |
                moves(step(square::ahead))},
        man{bolyar, 'B',  // 2.10, 2.15
            slide(forward(square::every)) | captures(slide(sideways(square::every))) |
                captures(slide(backward(square::every), up_to{2}))},
        man{prince, 'C',  // 2.11
            leap(forward(square::around_two)) |
                captures(leap(sideways(square::around_two) + backward(square::around_two)))},
        man{ship, 'S', slide(square::orthogonal)},                                     // 2.12
        man{general, 'G', slide(square::diagonal) | moves(step(square::orthogonal))},  // 2.13
    };

    using returning = men<pawn, knight, rook, officer, bolyar, prince>;
    using in_hand = hands<men<knight, rook, officer, bolyar, prince>>;                                     // 2.17
    using rules = rule_list<counters<pawn>,                                                                // C.13
                            in_hand, captures_to_hand<in_hand>,                                            // 2.17
                            placement<in_hand, "a1 i1">,                                                   // 2.18
                            promotion<men<knight, rook, officer, bolyar, prince>, "a9-i9", men<general>>,  // 2.19
                            promotion<men<pawn>, "a9-i9", men<ship>>,                                      // 2.19
                            promotion<men<king>, "a9-i9", men<emperor>>,                                   // 2.19
                            kings_return<king, returning, "a1-i1">,  // 2.20–2.22
                            production<emperor, pawn, "a2-i2", 9>,   // 2.23
                            barred<men<pawn>, "a1-i1">,              // C.17
                            at_most<pawn, 9>>;                       // C.17

    // C.8, 2.25, C.10
    using endings = ending_list<checkmate, stalemate_draws, fivefold_repetition_draw, seventyfive_moves_draw>;
    using claims = claim_list<threefold_repetition, fifty_moves>;  // C.9

    // C.14, 2.3
    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::in_hand<in_hand>, fen::side_to_move, fen::dash,
                           fen::dash, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
