#pragma once

#include <optional>

#include "tabia/play/endings.hpp"
#include "tabia/rule/match.hpp"

namespace tabia {

/// The match is over: more goals win, equal is a draw.
struct full_time {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        if (now.at.phase != match_phase::over) return std::nullopt;
        const auto [white, black] = now.at.goals;
        if (white == black) return outcome{std::nullopt, reason::full_time};
        return outcome{white > black ? color::white : color::black, reason::full_time};
    }
};

}  // namespace tabia
