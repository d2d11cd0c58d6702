// error: the variant has no `rules`
#include "parts.hpp"

struct lawless : parts::with_board, parts::with_men, parts::with_endings, parts::with_fen {};

template void parts::play<lawless>();
