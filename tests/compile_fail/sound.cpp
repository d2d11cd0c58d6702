// compiles
#include "parts.hpp"

struct sound : parts::with_board, parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {};

template void parts::play<sound>();
