// error: the men are not in the order of `piece_type`, each once
#include "parts.hpp"

struct disordered : parts::with_board, parts::with_rules, parts::with_endings, parts::with_fen {
    using piece_type = parts::kind;
    static constexpr auto pieces = tabia::piece_table{parts::rook_man, parts::king_man};
};

template void parts::play<disordered>();
