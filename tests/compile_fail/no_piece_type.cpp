// error: the variant has no `piece_type`
#include "parts.hpp"

struct without_types : parts::with_board, parts::with_rules, parts::with_endings, parts::with_fen {
    static constexpr auto pieces = parts::with_men::pieces;
};

template void parts::play<without_types>();
