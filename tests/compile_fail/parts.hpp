#pragma once

#include "tabia/board/diagram.hpp"
#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"
#include "tabia/play/game.hpp"
#include "tabia/play/perft.hpp"
#include "tabia/rule/barred.hpp"

/// A small sound variant in pieces: each case puts them together with one fault.
namespace parts {

enum class kind : std::uint8_t { king, rook };

inline constexpr auto king_man = tabia::man{kind::king, 'K', step(tabia::square::every), tabia::royal};
inline constexpr auto rook_man = tabia::man{kind::rook, 'R', slide(tabia::square::orthogonal)};

struct with_board {
    static constexpr auto board = tabia::squares({"r..k", "....", "....", "R..K"}, tabia::coordinates("abcd"));
};
struct with_men {
    using piece_type = kind;
    static constexpr auto pieces = tabia::piece_table{king_man, rook_man};
};
struct with_rules {
    using rules = tabia::rule_list<>;
};
struct with_endings {
    using endings = tabia::ending_list<tabia::checkmate, tabia::stalemate_draws>;
    using claims = tabia::claim_list<>;
};
struct with_fen {
    using fen = tabia::fen_fields<tabia::fen::placement<tabia::fen::by_ranks>, tabia::fen::side_to_move>;
};

/// Uses the variant as a game: its start, moves, FEN and end.
template <class V>
void play() {
    const auto start = tabia::position<V>::start();
    for (const auto move : start.legal_moves()) static_cast<void>(to_fen(start.after(move)) + to_string(move));
    static_cast<void>(tabia::parse_fen<V>("") && start.outcome());
}

}  // namespace parts
