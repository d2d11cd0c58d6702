// error: move<tabia::chess> ... move<other>
#include "parts.hpp"

#include "tabia/chess.hpp"

struct other : parts::with_board, parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {};

void play_elsewhere(tabia::position<other>& pos, tabia::move<tabia::chess> move) { pos.play(move); }
