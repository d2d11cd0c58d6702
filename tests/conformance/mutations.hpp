#pragma once

#include <string>
#include <string_view>

#include "support/dice.hpp"
#include "support/texts.hpp"

namespace conformance {

/// A text with one to four random changes: a character put in, taken out, replaced or doubled, or the rest cut off.
[[nodiscard]] inline std::string mutated(std::string text, support::dice& random) {
    constexpr std::string_view alphabet = "KQRBNPOSVCEGkqrbnposvceg0123456789abcdefghij/[]-,. wbx\n\t\xff";
    for (std::size_t change = 1 + random.below(4); change > 0; --change) {
        const std::size_t where = random.below(text.size() + 1);
        const char c = alphabet[random.below(alphabet.size())];
        switch (random.below(9)) {
            case 0:
            case 1: text.insert(where, 1, c); break;
            case 2:
            case 3: text.erase(where, 1); break;
            case 4: text.insert(where, text.substr(where, 1 + random.below(4))); break;
            case 5:
                if (random.once_in(4)) text.resize(where);
                break;
            default:
                if (where < text.size()) text[where] = c;
        }
    }
    return text;
}

/// Whatever text is read, it is either refused with a reason and an offset inside it, or read as a position whose FEN
/// reads as itself.
template <class V>
[[nodiscard]] bool check_reading(const std::string& text) {
    INFO(text);
    const auto pos = tabia::parse_fen<V>(text);
    if (!pos) {
        REQUIRE_FALSE(pos.error().reason.empty());
        REQUIRE_LE(pos.error().offset, text.size());
        return false;
    }
    const std::string fen = to_fen(*pos);
    const auto again = tabia::parse_fen<V>(fen);
    INFO(fen, " -- ", again ? std::string{} : to_string(again.error()));
    REQUIRE(again.has_value());
    REQUIRE_EQ(to_fen(*again), fen);
    REQUIRE_EQ(pos->count_legal_moves(), pos->legal_moves().size());
    REQUIRE_LE(pos->count_legal_moves(), tabia::move_list<V>::capacity());
    static_cast<void>(pos->outcome());
    return true;
}

}  // namespace conformance
