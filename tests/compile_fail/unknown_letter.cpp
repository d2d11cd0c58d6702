// error: the diagram draws a letter that no man has
#include "parts.hpp"

struct stranger : parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {
    static constexpr auto board = tabia::squares({"q..k", "....", "....", "Q..K"}, tabia::coordinates("abcd"));
};

template void parts::play<stranger>();
