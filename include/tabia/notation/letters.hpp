#pragma once

#include <optional>

#include "tabia/piece/piece_table.hpp"

namespace tabia::detail {

/// The man whose FEN letter this is, or nothing.
template <class V>
[[nodiscard]] constexpr std::optional<piece<V>> man_of_letter(char c) noexcept {
    for (const auto& m : V::pieces)
        for (const color side : {color::white, color::black})
            if (c == letter(piece<V>{side, m.type})) return piece<V>{side, m.type};
    return std::nullopt;
}

}  // namespace tabia::detail
