#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/notation/fen_match.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/match.hpp"
#include "tabia/rule/passes.hpp"
#include "tabia/rule/promotion.hpp"
#include "tabia/rule/team_placement.hpp"

namespace tabia {

struct football {
    static constexpr auto board = squares({"........",  //
                                           "........",
                                           "........",
                                           "........",
                                           "........",
                                           "........",
                                           "........",
                                           "........"},
                                          coordinates("abcdefgh"));

    enum class piece_type : std::uint8_t { king, queen, rook, bishop, knight, pawn };
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every)},
        man{queen, 'Q', slide(square::every)},
        man{rook, 'R', slide(square::orthogonal)},
        man{bishop, 'B', slide(square::diagonal)},
        man{knight, 'N', leap(square::knight_leaps)},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
    };

    using match = tabia::match<king, "c8-f8", 90>;
    using teams = team_placement<6, kick_off<"e4", men<queen, rook, bishop, knight>>, bishop,  //
                                 team_men<king, 1, 1, "c1-f1">, team_men<queen, 0, 1, "a1-h4">,
                                 team_men<rook, 0, 2, "a1-h4">, team_men<bishop, 0, 2, "a1-h4">,
                                 team_men<knight, 0, 2, "a1-h4">, team_men<pawn, 2, 5, "a1-b1 g1-h1 a2-h4">>;
    using rules = rule_list<ball, match, teams, passes,
                            promotion<men<pawn>, "a8-h8", men<queen, rook, bishop, knight>>, skips>;

    using endings = ending_list<full_time>;

    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::phase, fen::ball_cell, fen::score,
                           fen::half, fen::plies<match>>;
};

}  // namespace tabia
