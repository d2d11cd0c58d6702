// How do I add a game of my own? In a file like this one: the variant's traits, and everything else follows from them.
//
// Los Alamos chess (1956), the first game like chess that a computer played: 6 × 6, no bishops, no double step, no
// castling; a pawn becomes a queen, rook or knight.

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string_view>
#include <vector>

#include <tabia/board/diagram.hpp>
#include <tabia/notation/fen.hpp>
#include <tabia/notation/san.hpp>
#include <tabia/play/game.hpp>
#include <tabia/play/perft.hpp>
#include <tabia/rule/barred.hpp>
#include <tabia/rule/counters.hpp>
#include <tabia/rule/promotion.hpp>

namespace {

using namespace tabia;

struct los_alamos {
    static constexpr auto board = squares(
        {
            "rnqknr",
            "pppppp",
            "......",
            "......",
            "PPPPPP",
            "RNQKNR",
        },
        coordinates("abcdef"));

    enum class piece_type : std::uint8_t { king, queen, rook, knight, pawn };
    using enum piece_type;

    static constexpr auto pieces = piece_table{
        man{king, 'K', step(square::every), royal},
        man{queen, 'Q', slide(square::every)},
        man{rook, 'R', slide(square::orthogonal)},
        man{knight, 'N', leap(square::knight_leaps)},
        man{pawn, 'P', moves(step(square::ahead)) | captures(step(square::forward_diagonal))},
    };

    using rules = rule_list<counters<pawn>, promotion<men<pawn>, "a6-f6", men<queen, rook, knight>>,
                            barred<men<pawn>, "a1-f1">, at_most<pawn, 6>>;
    using endings = ending_list<checkmate, stalemate_draws, insufficient_material<men<knight>>,
                                fivefold_repetition_draw, seventyfive_moves_draw>;
    using claims = claim_list<threefold_repetition, fifty_moves>;
    using fen = fen_fields<fen::placement<fen::by_ranks>, fen::side_to_move, fen::dash, fen::dash,
                           fen::halfmove_clock, fen::move_number>;
};

// The compiler has counted two plies already.
static_assert(perft(position<los_alamos>::start(), 2) == 100);

constexpr std::string_view usage =
    "usage: own_variant [MOVE...]\n"
    "plays the moves, told like 'Na3' or 'd3', from the array of Los Alamos chess and tells what can follow\n";

void tell(const game<los_alamos>& played) {
    const auto pos = played.position();
    std::cout << to_fen(pos) << '\n';
    if (const auto end = played.outcome()) {
        std::cout << "the game is over: " << to_string(end->reason) << '\n';
        return;
    }
    std::cout << "legal moves:";
    for (const auto move : pos.legal_moves()) std::cout << ' ' << to_san(pos, move);
    std::cout << '\n';
    for (int depth = 1; depth <= 5; ++depth)
        std::cout << "games of " << depth << (depth == 1 ? " ply: " : " plies: ") << perft(pos, depth) << '\n';
}

}  // namespace

int main(int count, char** texts) {
    const std::vector<std::string_view> arguments(texts + (count > 0 ? 1 : 0), texts + count);
    game<los_alamos> played;
    for (const std::string_view text : arguments) {
        if (text == "--help" || text == "-h") {
            std::cout << usage;
            return 0;
        }
        const auto move = parse_san(played.position(), text);
        if (!move) {
            const std::size_t number = played.moves().size() + 1;
            std::cerr << "own_variant: move " << number << ", " << to_string(move.error()) << '\n' << usage;
            return 2;
        }
        if (const auto refused = played.play(*move)) {
            std::cerr << "own_variant: " << to_string(*refused) << '\n';
            return 2;
        }
    }
    tell(played);
}
