#pragma once

/// Orthodox chess, by the laws of FIDE. Source: Laws of Chess, articles 3, 5 and 9, and RULES 0 of the project.

#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/castling.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/double_step.hpp"
#include "tabia/rule/en_passant.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia {

struct chess {
    static constexpr auto board = squares({"rnbqkbnr",  //
                                           "pppppppp",
                                           "........",
                                           "........",
                                           "........",
                                           "........",
                                           "PPPPPPPP",
                                           "RNBQKBNR"},
                                          coordinates("abcdefgh"));

    enum class piece_type : std::uint8_t { king, pawn, knight, bishop, rook, queen };
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every), royal},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
        man{knight, 'N', leap(square::knight_leaps)},
        man{bishop, 'B', slide(square::diagonal)},
        man{rook, 'R', slide(square::orthogonal)},
        man{queen, 'Q', slide(square::every)},
    };

    using first_steps = double_step<pawn, "a2-h2">;
    using passing = en_passant<first_steps>;
    using castles = castling<king, rook,  //
                             wing<'K', king_goes<"e1", "g1">, rook_goes<"h1", "f1">>,
                             wing<'Q', king_goes<"e1", "c1">, rook_goes<"a1", "d1">>>;
    using rules = rule_list<counters<pawn>, first_steps, passing, castles,
                            promotion<men<pawn>, "a8-h8", men<queen, rook, bishop, knight>>,  //
                            barred<men<pawn>, "a1-h1">, at_most<pawn, 8>>;

    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<men<knight>, men<bishop>>,
                                seventyfive_moves_draw>;

    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::castling_rights<castles>,
                           fen::en_passant_cell<passing>, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
