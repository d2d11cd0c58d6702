// error: the diagram is not a rectangle
#include "parts.hpp"

struct ragged : parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {
    static constexpr auto board = tabia::squares({"r..k", "...", "....", "R..K"}, tabia::coordinates("abcd"));
};

template void parts::play<ragged>();
