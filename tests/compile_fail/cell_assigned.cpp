// error: cell<tabia::chess> ... cell<other>
#include "parts.hpp"

#include "tabia/chess.hpp"

struct other : parts::with_board, parts::with_men, parts::with_rules, parts::with_endings, parts::with_fen {};

tabia::cell<other> assigned_cell() {
    tabia::cell<other> cell = tabia::cell_at<tabia::chess, "a1">;
    return cell;
}
