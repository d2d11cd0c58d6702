// error: the variant has no `pieces`
#include "parts.hpp"

struct without_pieces : parts::with_board, parts::with_rules, parts::with_endings, parts::with_fen {
    using piece_type = parts::kind;
};

template void parts::play<without_pieces>();
