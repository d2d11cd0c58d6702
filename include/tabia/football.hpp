#pragma once

#include "tabia/articles.hpp"
#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/explain.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/fen_match.hpp"
#include "tabia/notation/san.hpp"
#include "tabia/play/full_time.hpp"
#include "tabia/play/game.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/match.hpp"
#include "tabia/rule/passes.hpp"
#include "tabia/rule/promotion.hpp"
#include "tabia/rule/team_placement.hpp"

// Chess Football: 8 × 8 and a ball. [S] marks what the source says, [R] a ruling with its reason; the articles
// common to all games stand in articles.hpp.
//
// 4.1  Goals: White defends c1 d1 e1 f1, Black c8 d8 e8 f8 [S].
// 4.2  Teams [S]: six men, the king, two pawns, and three more from a queen, two rooks, two bishops, two knights and
//      six pawns. So at most one queen, two rooks, two bishops, two knights and five pawns.
// 4.3  Two bishops must stand on cells of opposite colours when placed [R: "each bishop starts on a cell of a
//      different colour"].
// 4.4  Placement phase: before each kick-off both sides place their six men on their own half, White on ranks 1–4
//      and Black on 5–8, the king on one of his four goal cells, pawns never on own goal cells [S]. After a goal the
//      three may be chosen anew [R: a placement is a placement].
// 4.5  One man at a time, alternately, the side that kicks off beginning [R: no order is said].
// 4.6  The side that kicks off must have a man on its kick-off cell, e4 for White and e5 for Black, who must be able
//      to pass to another of its side [S: "the game is begun by the man on e4 with the ball passing it to another
//      man"]. So he is a queen, rook, bishop or knight, never a pawn, which passes only into the enemy half, and
//      never the king, who is in goal.
// 4.7  A placement is legal only if the team can still be completed under these rules [R: else a phase could not
//      end]. With m men still to place after it, k = 1 if the king is still to come, p pawns still short of two, and
//      c = 1 for the side that kicks off while its kick-off cell is empty, k + p + c ≤ m must hold; that is enough
//      while m ≥ 2.
// 4.8  For the side that kicks off, in addition: at m = 0 the man on the kick-off cell must have a pass; at m = 1
//      some last man, of a kind and on a cell allowed to it, must lead to such a team.
// 4.9  No move is counted in the placement phase.
// 4.10 Kick-off: when both teams stand, the ball lies with the man on the kick-off cell, and the kicking side's move
//      must be a pass; there always is one. After it the phase is play.
// 4.11 A turn is a move, a carry, a pass or a tackle [S for each; R: nothing else].
// 4.12 Move: a man without the ball goes as in chess, pawns one step straight forward, never two, to an empty cell.
// 4.13 Carry: the man who has the ball goes likewise to an empty cell; the ball goes with him.
// 4.14 Pass: the ball goes from its holder to another man of the same side standing where the holder could capture
//      in chess: sliders need a clear line, a pawn passes diagonally forward one cell, the king one cell, the knight
//      leaps.
// 4.15 Tackle: the enemy man who has the ball is captured as in chess, by a pawn diagonally forward. The captor
//      stands there and has the ball. No other man can ever be captured.
// 4.16 There is no check: kings move freely. The ball always has a holder during play; there are no loose balls and
//      no shots at empty cells: carrying into the goal is the shot, and what can "obstruct" it is an occupied cell
//      on the line or in the goal. There is no announcement and no second stage [R: of the source's shot only this
//      is playable].
// 4.17 A goal is scored by a side as soon as its man has the ball on one of the enemy's four goal cells, by carrying
//      it there, by a pass to a man there or by tackling there [S; R: the source's "goal line" is these four cells].
// 4.18 A goal is scored also by tackling the enemy king, wherever he is [S].
// 4.19 The ball in one's own goal, held by one's own man, is no goal [R: the source names the enemy's].
// 4.20 Promotion [S: to other men; R: queen, rook, bishop or knight, compulsory, as in chess]: a pawn arriving on
//      the enemy's last rank becomes what the mover chooses, keeping the ball if it has it. A pawn move that scores
//      is written without a promotion.
// 4.21 After a goal, or when only the two kings are left, a new placement phase begins with full teams; the side
//      next to move, which conceded or lost its last man, kicks off [S; R for two kings].
// 4.22 Time [S]: two halves of 45 moves each, that is 90 plies a half, passes and forced skips counted, placements
//      not [R: 45 by each side]. White kicks off the first half, Black the second [S].
// 4.23 A goal on the last ply counts [R: it is played].
// 4.24 When a half's last ply has been played, the first half gives way to a new placement phase with Black kicking
//      off; the second ends the match: more goals win, equal is a draw [R: no extra time is named].
// 4.25 Order of events after a move: the ply is counted; a goal is scored; then the half ends if it was its last
//      ply; else a goal or two bare kings start a new placement phase.
// 4.26 No move possible: the side skips its turn; the null move is then its only legal move [R: a game must go on].
// 4.27 FEN: placement, side to move, phase (setup, kickoff, play, over), ball cell or "-" in setup, goals
//      White-Black, half, plies played in the half, 0–89, and 90 only when over. In setup the side that kicks off is
//      the one to move when both have placed equally many, else the other. [R, by C.16: more goals than plies, a play
//      phase before any ply, with two bare kings or with the ball in goal already, contradict themselves.]
// 4.28 "over" shows the men and the ball as the last move left them, a tackled king missing, a scoring pawn
//      unpromoted, the other side to move, and 90 plies; there are no legal moves.
// 4.29 Coordinate moves: move, carry and tackle e4e5, with a promotion letter; pass e4>d2; placement Q@e4; skip
//      0000.
// 4.30 SAN-like moves: Nf3, Nxe5, Qe4>d2, Q@e4, -- for the skip, and a trailing # when the move scores.

namespace tabia {

/// Chess Football: a ball, goals and halves; no check. Articles 4.1–4.30 above.
struct football {
    static constexpr auto board = squares(
        {
            "........",
            "........",
            "........",
            "........",
            "........",
            "........",
            "........",
            "........",
        },
        coordinates("abcdefgh"));

    enum class piece_type : std::uint8_t { king, queen, rook, bishop, knight, pawn };
    using enum piece_type;

    // 4.12; none is royal: 4.16
    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every)},
        man{queen, 'Q', slide(square::every)},
        man{rook, 'R', slide(square::orthogonal)},
        man{bishop, 'B', slide(square::diagonal)},
        man{knight, 'N', leap(square::knight_leaps)},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
    };

    using match = tabia::match<king, "c8-f8", 90>;                                            // 4.1, 4.17–4.25
    using teams = team_placement<6, kick_off<"e4", men<queen, rook, bishop, knight>>,         // 4.2, 4.6
                                 bishop,                                                      // 4.3
                                 team_men<king, 1, 1, "c1-f1">,                               // 4.4
                                 team_men<queen, 0, 1, "a1-h4">,                              // 4.2, 4.4
                                 team_men<rook, 0, 2, "a1-h4">,                               // 4.2, 4.4
                                 team_men<bishop, 0, 2, "a1-h4">,                             // 4.2, 4.4
                                 team_men<knight, 0, 2, "a1-h4">,                             // 4.2, 4.4
                                 team_men<pawn, 2, 5, "a1-b1 g1-h1 a2-h4">>;                  // 4.2, 4.4
    using rules = rule_list<ball,                                                             // 4.13, 4.15
                            match, teams,                                                     // 4.4–4.9, 4.17–4.25
                            passes,                                                           // 4.10, 4.14
                            promotion<men<pawn>, "a8-h8", men<queen, rook, bishop, knight>>,  // 4.20
                            skips>;                                                           // 4.26

    // 4.24
    using endings = ending_list<full_time>;
    using claims = claim_list<>;

    // 4.27
    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::phase, fen::ball_cell, fen::score,
                           fen::half, fen::plies<match>>;
};

}  // namespace tabia
