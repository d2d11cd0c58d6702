#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tabia/notation/result.hpp"

namespace tabia::detail {

/// Why a text is no legal move, if the legal move most like it begins with the same `agreed` characters.
[[nodiscard]] inline parse_error no_such_move(std::string_view text, std::size_t agreed) {
    if (text.empty()) return {0, "no move"};
    if (agreed == text.size()) return {agreed, "the move is not complete"};
    return {agreed, "no legal move goes on with '" + std::string{text.substr(agreed)} + "'" +
                        (agreed == 0 ? "" : " after '" + std::string{text.substr(0, agreed)} + "'")};
}

}  // namespace tabia::detail
