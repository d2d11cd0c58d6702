#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tabia/play/outcome.hpp"

namespace tabia {

/// What stands against a move, claim or declaration in a game.
enum class refusal_cause : std::uint8_t { game_over, illegal_move, no_draw_to_claim };

/// The cause in words.
[[nodiscard]] constexpr std::string_view to_string(refusal_cause cause) noexcept {
    switch (cause) {
        case refusal_cause::game_over: return "the game is over";
        case refusal_cause::illegal_move: return "the move is not legal here";
        case refusal_cause::no_draw_to_claim: break;
    }
    return "there is no draw to claim";
}

/// Why a game has refused a move, claim or declaration, which then has changed nothing.
struct refusal {
    refusal_cause cause;
    std::optional<outcome> ended;  ///< how the game has ended, if that is the cause

    friend constexpr bool operator==(const refusal&, const refusal&) noexcept = default;
};

/// The refusal in one line: `the game is over: checkmate`.
[[nodiscard]] inline std::string to_string(const refusal& refused) {
    std::string text{to_string(refused.cause)};
    if (refused.ended) text.append(": ").append(to_string(refused.ended->reason));
    return text;
}

}  // namespace tabia
