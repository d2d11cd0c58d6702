// error: the board does not look the same to both sides
#include "parts.hpp"

struct lopsided : parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {
    static constexpr auto board = tabia::squares({"r..k", "....", ".. .", "R..K"}, tabia::coordinates("abcd"));
};

template void parts::play<lopsided>();
