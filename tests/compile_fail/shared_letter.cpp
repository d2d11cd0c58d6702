// error: two men share a letter
#include "parts.hpp"

struct ambiguous : parts::with_board, parts::with_rules, parts::with_endings, parts::with_fen {
    enum class piece_type : std::uint8_t { king, rook, rider };
    static constexpr auto pieces = tabia::piece_table{
        tabia::man{piece_type::king, 'K', step(tabia::square::every), tabia::royal},
        tabia::man{piece_type::rook, 'R', slide(tabia::square::orthogonal)},
        tabia::man{piece_type::rider, 'R', leap(tabia::square::knight_leaps)},
    };
};

template void parts::play<ambiguous>();
