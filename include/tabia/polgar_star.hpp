#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/fen_double_steps.hpp"
#include "tabia/notation/fen_hands.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/double_step.hpp"
#include "tabia/rule/placement.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia {

struct polgar_star {
    static constexpr auto board = hexagons({"  .   .  ",  //
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
                                            "  .   .  "},
                                           numbered);

    enum class piece_type : std::uint8_t { king, queen, rook, bishop, knight, pawn };
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(hexagon::every), royal},
        man{queen, 'Q', slide(hexagon::every)},
        man{rook, 'R', slide(hexagon::vertical)},
        man{bishop, 'B', slide(hexagon::oblique)},
        man{knight, 'N', leap(hexagon::knight_leaps)},
        man{pawn, 'P', moves(step(hexagon::ahead)) | captures(step(hexagon::forward_oblique))},
    };

    using in_hand = hands<men<king, queen, rook, bishop, knight>>;
    using first_steps = first_double_step<pawn>;
    using rules = rule_list<counters<pawn>, in_hand, placement_phase<in_hand, "4 11 17 22 28">, first_steps,
                            promotion<men<pawn>, "10 16 21 27 34", men<queen, rook, bishop, knight>>,
                            barred<men<pawn>, "4 11 17 22 28">, at_most<pawn, 5>>;

    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<>, seventyfive_moves_draw>;

    using fen = fen_fields<fen::placement<fen::by_files>, fen::in_hand<in_hand>, fen::side_to_move,
                           fen::double_steps<first_steps>, fen::dash, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
