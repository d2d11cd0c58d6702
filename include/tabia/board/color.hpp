#pragma once

#include <cstdint>

namespace tabia {

/// The two sides. White is the side whose forward is up the board.
enum class color : std::uint8_t { white, black };

/// The other side.
[[nodiscard]] constexpr color opponent(color side) noexcept {
    return side == color::white ? color::black : color::white;
}

/// The side as an array index: White 0, Black 1.
[[nodiscard]] constexpr unsigned index(color side) noexcept { return static_cast<unsigned>(side); }

}  // namespace tabia
