// error: cell<tabia::chess> ... cell<other>
#include "parts.hpp"

#include "tabia/chess.hpp"

struct other : parts::with_board, parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {};

bool look(const tabia::bitboard<other>& cells) { return cells.has(tabia::cell_at<tabia::chess, "a1">); }
