// error: the variant has no `board`
#include "parts.hpp"

struct boardless : parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {};

template void parts::play<boardless>();
