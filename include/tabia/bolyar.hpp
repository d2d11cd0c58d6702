#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/bonus.hpp"
#include "tabia/rule/castling.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/double_step.hpp"
#include "tabia/rule/en_passant.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia {

struct bolyar {
    static constexpr auto board = squares({"s         s",  //
                                           " rnobkbonr ",
                                           " ppppppppp ",
                                           " ......... ",
                                           " ......... ",
                                           " ......... ",
                                           " ......... ",
                                           " PPPPPPPPP ",
                                           " RNOBKBONR ",
                                           "S         S"},
                                          coordinates("zabcdefghij", 0));

    enum class piece_type : std::uint8_t { king, pawn, knight, rook, officer, bolyar, ship, vizier };
    using piece_type::king, piece_type::pawn, piece_type::knight, piece_type::rook;
    using piece_type::officer, piece_type::ship, piece_type::vizier;  // in here `bolyar` alone would be the game

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every), royal},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
        man{knight, 'N', leap(square::knight_leaps)},
        man{rook, 'R', slide(square::orthogonal)},
        man{officer, 'O', slide(square::diagonal) | moves(step(square::ahead))},
        man{piece_type::bolyar, 'B', slide(square::orthogonal) | moves(slide(square::diagonal))},
        man{ship, 'S',
            moves(leap(forward(square::every) + sideways(square::every), 1, 2)) |
                captures(leap(square::orthogonal, 1, 2))},
        man{vizier, 'V', slide(square::every)},
    };

    using first_steps = double_step<pawn, "a2-i2">;
    using passing = en_passant<first_steps>;
    using castles = castling<king, rook,  //
                             wing<'K', king_goes<"e1", "g1">, rook_goes<"i1", "f1">>,
                             wing<'Q', king_goes<"e1", "c1">, rook_goes<"a1", "d1">>>;
    using new_ships = bonus<ship, "z0 j0">;
    using rules = rule_list<
        counters<pawn>, first_steps, passing, castles, new_ships,
        promotion<men<pawn, rook, officer, knight, ship>, "a8-i8", men<piece_type::bolyar>>,
        promotion<men<officer>, "z9 j9", men<piece_type::bolyar>>,
        promotion<men<knight>, "z9 j9", men<piece_type::bolyar>, new_ships>,
        promotion<men<ship>, "z9 j9", men<piece_type::bolyar>>,
        promotion<men<ship>, "z9 j9", men<vizier>, new_ships>,
        barred<men<pawn>, "a1-i1 z0 j0 z9 j9">, barred<men<rook>, "z0 j0 z9 j9">, at_most<pawn, 9>>;

    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<>, seventyfive_moves_draw>;

    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::castling_rights<castles>,
                           fen::en_passant_cell<passing>, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
