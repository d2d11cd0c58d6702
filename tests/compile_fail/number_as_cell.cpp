// error: int ... cell<tabia::chess>
#include "parts.hpp"

#include "tabia/chess.hpp"

tabia::cell<tabia::chess> numbered() { return 12; }
