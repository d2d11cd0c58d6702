// error: the diagram has more or fewer columns than file letters
#include "parts.hpp"

struct misnamed : parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {
    static constexpr auto board = tabia::squares({"r..k", "....", "....", "R..K"}, tabia::coordinates("abc"));
};

template void parts::play<misnamed>();
