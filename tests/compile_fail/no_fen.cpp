// error: the variant has no `fen`
#include "parts.hpp"

struct without_fen : parts::with_board, parts::with_men, parts::with_rules, parts::with_endings {};

template void parts::play<without_fen>();
