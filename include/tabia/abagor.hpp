#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/fen_hands.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/placement.hpp"
#include "tabia/rule/kings_return.hpp"
#include "tabia/rule/production.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia {

struct abagor {
    static constexpr auto board = squares({"rnobkbonr",  //
                                           "pppc.cppp",
                                           "...ppp...",
                                           ".........",
                                           ".........",
                                           ".........",
                                           "...PPP...",
                                           "PPPC.CPPP",
                                           "RNOBKBONR"},
                                          coordinates("abcdefghi"));

    enum class piece_type : std::uint8_t {
        king,
        emperor,
        pawn,
        knight,
        rook,
        officer,
        bolyar,
        prince,
        ship,
        general
    };
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K',
            step(forward(square::every)) | captures(step(sideways(square::every) + backward(square::every))), royal},
        man{emperor, 'E', step(square::every), royal},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
        man{knight, 'N',
            leap(forward(square::knight_leaps)) | captures(leap(backward(square::knight_leaps))) |
                moves(slide(forward(square::every)))},
        man{rook, 'R',
            slide(square::ahead) | captures(slide(sideways(square::every))) |
                captures(slide(backward(square::orthogonal), up_to{2})) | moves(slide(square::forward_diagonal))},
        man{officer, 'O',
            slide(square::forward_diagonal) | captures(slide(backward(square::diagonal), up_to{2})) |
                moves(step(square::ahead))},
        man{bolyar, 'B',
            slide(forward(square::every)) | captures(slide(sideways(square::every))) |
                captures(slide(backward(square::every), up_to{2}))},
        man{prince, 'C',
            leap(forward(square::around_two)) |
                captures(leap(sideways(square::around_two) + backward(square::around_two)))},
        man{ship, 'S', slide(square::orthogonal)},
        man{general, 'G', slide(square::diagonal) | moves(step(square::orthogonal))},
    };

    using in_hand = hands<men<knight, rook, officer, bolyar, prince>>;
    using rules = rule_list<
        counters<pawn>, in_hand, captures_to_hand<in_hand>, placement<in_hand, "a1 i1">,
        kings_return<king, men<pawn, knight, rook, officer, bolyar, prince>, "a1-i1">,
        production<emperor, pawn, "a2-i2", 9>,
        promotion<men<knight, rook, officer, bolyar, prince>, "a9-i9", men<general>>,
        promotion<men<pawn>, "a9-i9", men<ship>>, promotion<men<king>, "a9-i9", men<emperor>>,
        barred<men<pawn>, "a1-i1">, at_most<pawn, 9>>;

    using endings = ending_list<checkmate, stalemate_draws, seventyfive_moves_draw>;

    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::in_hand<in_hand>, fen::side_to_move, fen::dash,
                           fen::dash, fen::halfmove_clock, fen::move_number>;
};

}  // namespace tabia
