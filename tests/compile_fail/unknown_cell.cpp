// error: a rule names a cell that the board does not have
#include "parts.hpp"

struct beyond : parts::with_board, parts::with_men, parts::with_endings, parts::with_fen {
    using rules = tabia::rule_list<tabia::barred<tabia::men<parts::kind::rook>, "a5">>;
};

template void parts::play<beyond>();
