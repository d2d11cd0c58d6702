// error: the variant has no `endings`
#include "parts.hpp"

struct endless : parts::with_board, parts::with_men, parts::with_rules, parts::with_fen {};

template void parts::play<endless>();
