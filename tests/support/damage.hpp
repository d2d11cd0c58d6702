#pragma once

#include <string>
#include <string_view>

#include "support/dice.hpp"

namespace support {

/// A text of a move with one to three characters put in, taken out or replaced at random.
[[nodiscard]] inline std::string damaged(std::string text, dice& random) {
    constexpr std::string_view alphabet = "KQRBNPOSVCEGkqrbnosvgabcdefghi0123456789x-=@>,+# \xff";
    for (std::size_t changes = 1 + random.below(3); changes > 0; --changes) {
        const std::size_t where = random.below(text.size() + 1);
        const std::size_t taken = random.below(2);
        text.replace(where, taken, random.below(2), alphabet[random.below(alphabet.size())]);
    }
    return text;
}

}  // namespace support
