// error: cell<other> ... cell<tabia::chess>
#include "parts.hpp"

#include "tabia/chess.hpp"

struct other : parts::with_board, parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {};

bool compared = tabia::cell_at<other, "a1"> == tabia::cell_at<tabia::chess, "a1">;
