#pragma once

#include "tabia/articles.hpp"
#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/explain.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/san.hpp"
#include "tabia/play/game.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/bonus.hpp"
#include "tabia/rule/castling.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/double_step.hpp"
#include "tabia/rule/en_passant.hpp"
#include "tabia/rule/promotion.hpp"

// Bolyar chess: 9 × 8 and four outer corners. [S] marks what the source says, [R] a ruling with its reason; the
// articles common to all games stand in articles.hpp. How old the game is, is disputed; its rules are here, no
// historical claim.
//
// 1.1  Board. Files a–i and ranks 1–8, and four cells that touch this main board only diagonally at its corners: z0
//      beyond a1, j0 beyond i1, z9 beyond a8, j9 beyond i8: 76 cells. As coordinates, file z is 0, a to i are 1 to
//      9, j is 10, and ranks run from 0 to 9 [R: names; the source has none].
// 1.2  z0 and j0 are White's corners and dark like a1; z9 and j9 are Black's and light [S]. The corners are ordinary
//      cells: any man whose move leads there may stand there.
// 1.3  A line of movement runs through the corners: the diagonal z0–a1–b2 … h8 has nine cells. A corner has no
//      orthogonal neighbour.
// 1.4  Array: on rank 1 from a to i rook, knight, officer, bolyar, king, bolyar, officer, knight, rook; nine pawns
//      on rank 2; a ship on each of White's corners; Black's men opposite.
// 1.5  In FEN the first and last groups of the placement are the corner cells z9 j9 and z0 j0, left to right.
// 1.6  The king steps in 8 directions.
// 1.7  The pawn goes as in chess: a step forward to an empty cell; from its own second rank two forward if both
//      cells are empty; a capture one step diagonally forward; en passant.
// 1.8  The knight and the rook go as in chess.
// 1.9  The officer slides diagonally; he also steps one straight forward, to an empty cell only.
// 1.10 The bolyar slides in 8 directions; he captures only orthogonally, so his diagonal slides are moves only.
// 1.11 The ship moves 1 or 2 cells forward, diagonally forward or sideways and captures 1 or 2 cells orthogonally,
//      backward too, always leaping [S: leaping, capturing only orthogonally, going backward only to capture]. "In
//      all directions, one or two cells" is read as the eight directions [R: a second description adds the knight's
//      leaps, the source does not]; so diagonally backward it can neither move nor capture.
// 1.12 The vizier, or general, slides in 8 directions, as a queen.
// 1.13 Castling: king e1–c1 and rook a1–d1, the right Q, or king e1–g1 and rook i1–f1, the right K; for Black on
//      rank 8 [S: only "long" castling; R: on both wings, since three men stand between king and rook on each, and a
//      second description agrees].
// 1.14 Conditions as in chess: neither has moved, all cells between are empty, and the king's start, crossed and
//      final cells are not attacked. The ships' whereabouts do not matter [S].
// 1.15 The enemy last rank is rank 8 for White and rank 1 for Black; the enemy corners are z9 and j9 for White, z0
//      and j0 for Black. Who becomes what there is [S]; that it is compulsory is said of the knight and ruled for
//      all [R]; the king is never changed [R].
// 1.16 On the enemy last rank a pawn, rook, officer, knight or ship becomes a bolyar.
// 1.17 On an enemy corner an officer becomes a bolyar. Pawns and rooks cannot arrive there.
// 1.18 On an enemy corner a knight becomes a bolyar with bonus [R: both sentences of the source apply].
// 1.19 On an enemy corner a ship becomes, as its mover chooses [S], a bolyar without bonus [R: only the vizier's
//      sentence gives one] or a vizier with bonus.
// 1.20 A bolyar, vizier or king that arrives in either place is unchanged and brings no bonus.
// 1.21 Bonus: a new ship of the mover appears on each of the mover's own corners that is empty after the move; an
//      occupied corner gets none [S]. It is automatic, not a choice [R: the source states it as a fact]. So there
//      may be more than two ships.
// 1.22 Insufficient material is K–K only [R: any other man can reach a mating promotion].
// 1.23 Coordinate moves: e2e4; a7a8b, the promotion letter always written; h7j9v; e1c1 for castling.
// 1.24 SAN-like moves are as in chess, with the letters above, O-O-O towards the a-file and O-O towards the i-file.

namespace tabia {

/// Bolyar chess: 9 × 8 and four outer corners. Articles 1.1–1.24 above.
struct bolyar {
    static constexpr auto board = squares(
        {
            "s         s",
            " rnobkbonr ",
            " ppppppppp ",
            " ......... ",
            " ......... ",
            " ......... ",
            " ......... ",
            " PPPPPPPPP ",
            " RNOBKBONR ",
            "S         S",
        },
        coordinates("zabcdefghij", 0));

    enum class piece_type : std::uint8_t { king, pawn, knight, rook, officer, bolyar, ship, vizier };
    using piece_type::king, piece_type::pawn, piece_type::knight, piece_type::rook;
    using piece_type::officer, piece_type::ship, piece_type::vizier;  // in here `bolyar` alone would be the game

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every), royal},                                                // 1.6
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},     // 1.7
        man{knight, 'N', leap(square::knight_leaps)},                                              // 1.8
        man{rook, 'R', slide(square::orthogonal)},                                                 // 1.8
        man{officer, 'O', slide(square::diagonal) | moves(step(square::ahead))},                   // 1.9
        man{piece_type::bolyar, 'B', slide(square::orthogonal) | moves(slide(square::diagonal))},  // 1.10
        man{ship, 'S',                                                                             // 1.11
            moves(leap(forward(square::every) + sideways(square::every), 1, 2)) |
                captures(leap(square::orthogonal, 1, 2))},
        man{vizier, 'V', slide(square::every)},  // 1.12
    };

    using first_steps = double_step<pawn, "a2-i2">;  // 1.7
    using passing = en_passant<first_steps>;         // 1.7
    using castles = castling<king, rook,             // 1.13, 1.14
                             wing<'K', king_goes<"e1", "g1">, rook_goes<"i1", "f1">>,
                             wing<'Q', king_goes<"e1", "c1">, rook_goes<"a1", "d1">>>;
    using new_ships = bonus<ship, "z0 j0">;  // 1.21
    using rules = rule_list<counters<pawn>,  // C.13
                            first_steps, passing, castles, new_ships,
                            promotion<men<pawn, rook, officer, knight, ship>, "a8-i8",  // 1.16
                                      men<piece_type::bolyar>>,
                            promotion<men<officer>, "z9 j9", men<piece_type::bolyar>>,            // 1.17
                            promotion<men<knight>, "z9 j9", men<piece_type::bolyar>, new_ships>,  // 1.18
                            promotion<men<ship>, "z9 j9", men<piece_type::bolyar>>,               // 1.19
                            promotion<men<ship>, "z9 j9", men<vizier>, new_ships>,                // 1.19
                            barred<men<pawn>, "a1-i1 z0 j0 z9 j9">,                               // C.17
                            barred<men<rook>, "z0 j0 z9 j9">,                                     // C.17, 1.17
                            at_most<pawn, 9>>;                                                    // C.17

    // C.8, 1.22, C.10
    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<>, fivefold_repetition_draw,
                                seventyfive_moves_draw>;
    using claims = claim_list<threefold_repetition, fifty_moves>;  // C.9

    // C.14, 1.5
    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::castling_rights<castles>,
                           fen::en_passant_cell<passing>, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
