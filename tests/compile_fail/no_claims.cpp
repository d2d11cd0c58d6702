// error: the variant has no `claims`
#include "parts.hpp"

struct unclaimed : parts::with_board, parts::with_men, parts::with_rules, parts::with_fen {
    using endings = parts::with_endings::endings;
};

template void parts::play<unclaimed>();
