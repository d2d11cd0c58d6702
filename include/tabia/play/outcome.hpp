#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tabia/board/color.hpp"

namespace tabia {

/// Why a game is over. Resignation, agreement and time are the caller's to say; the library never infers them.
enum class reason : std::uint8_t {
    checkmate,
    stalemate,
    insufficient_material,
    seventyfive_moves,
    fivefold_repetition,
    threefold_repetition,
    fifty_moves,
    full_time,
    resignation,
    agreement,
    time,
};

/// The reason in words.
[[nodiscard]] constexpr std::string_view to_string(reason r) noexcept {
    switch (r) {
        case reason::checkmate: return "checkmate";
        case reason::stalemate: return "stalemate";
        case reason::insufficient_material: return "insufficient material";
        case reason::seventyfive_moves: return "75 moves without progress";
        case reason::fivefold_repetition: return "fivefold repetition";
        case reason::threefold_repetition: return "threefold repetition";
        case reason::fifty_moves: return "50 moves without progress";
        case reason::full_time: return "full time";
        case reason::resignation: return "resignation";
        case reason::agreement: return "agreement";
        case reason::time: break;
    }
    return "time";
}

/// How a game has ended: the winner, or nobody in a draw, and why.
struct outcome {
    std::optional<color> winner;
    tabia::reason reason;

    friend constexpr bool operator==(const outcome&, const outcome&) noexcept = default;
};

}  // namespace tabia
