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
#include "tabia/rule/castling.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/double_step.hpp"
#include "tabia/rule/en_passant.hpp"
#include "tabia/rule/promotion.hpp"

// Orthodox chess, by the FIDE Laws of Chess: the yardstick, because its perft numbers are published and every peer
// can be measured on it. The articles common to all games stand in articles.hpp.
//
// 0.1  The game is played by the rules of FIDE, with standard FEN, UCI coordinate moves and SAN.
// 0.2  The king steps in 8 directions; the queen slides in 8, the rook along ranks and files, the bishop along
//      diagonals; the knight leaps two cells one way and one across.
// 0.3  A pawn steps straight forward to an empty cell and captures one step diagonally forward; from its own second
//      rank it may go two cells straight forward if both are empty.
// 0.4  En passant: a pawn that has just gone two cells may be captured by a pawn, in the very next move, as if it
//      had gone only one.
// 0.5  Castling: the king goes two cells towards a rook, which goes to the cell he crossed. Neither has moved, all
//      cells between them are empty, and the king's start, crossed and final cells are not attacked.
// 0.6  A pawn that arrives on the last rank becomes a queen, rook, bishop or knight of its side.
// 0.7  Insufficient material is K–K, K+N–K, and kings with any number of bishops, of either side, all standing on
//      one colour.

namespace tabia {

/// Orthodox chess. Articles 0.1–0.7 above.
struct chess {
    static constexpr auto board = squares(
        {
            "rnbqkbnr",
            "pppppppp",
            "........",
            "........",
            "........",
            "........",
            "PPPPPPPP",
            "RNBQKBNR",
        },
        coordinates("abcdefgh"));

    enum class piece_type : std::uint8_t { king, pawn, knight, bishop, rook, queen };
    using enum piece_type;

    // Articles 0.2 and 0.3.
    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every), royal},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
        man{knight, 'N', leap(square::knight_leaps)},
        man{bishop, 'B', slide(square::diagonal)},
        man{rook, 'R', slide(square::orthogonal)},
        man{queen, 'Q', slide(square::every)},
    };

    using first_steps = double_step<pawn, "a2-h2">;  // 0.3
    using passing = en_passant<first_steps>;         // 0.4
    using castles = castling<king, rook,             // 0.5
                             wing<'K', king_goes<"e1", "g1">, rook_goes<"h1", "f1">>,
                             wing<'Q', king_goes<"e1", "c1">, rook_goes<"a1", "d1">>>;
    using rules = rule_list<counters<pawn>,                 // C.13
                            first_steps, passing, castles,  // 0.3, 0.4, 0.5
                            promotion<men<pawn>, "a8-h8",   // 0.6
                                      men<queen, rook, bishop, knight>>,
                            barred<men<pawn>, "a1-h1">,  // C.17
                            at_most<pawn, 8>>;           // C.17

    // Articles C.8, 0.7 and C.10.
    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<men<knight>, men<bishop>>,
                                fivefold_repetition_draw, seventyfive_moves_draw>;
    using claims = claim_list<threefold_repetition, fifty_moves>;  // Article C.9.

    // Articles C.14 to C.16.
    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::castling_rights<castles>,
                           fen::en_passant_cell<passing>, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
