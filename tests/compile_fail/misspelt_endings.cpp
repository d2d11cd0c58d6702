// error: the variant has no `endings`
#include "parts.hpp"

struct misspelt : parts::with_board, parts::with_men, parts::with_rules, parts::with_fen {
    using ending = parts::with_endings::endings;
};

template void parts::play<misspelt>();
