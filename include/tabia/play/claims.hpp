#pragma once

#include <optional>

#include "tabia/play/endings.hpp"

namespace tabia {

/// The draws that the side to move may claim, in the order in which they are tried. A claim is a type with
/// `test(situation)`, which gives an outcome or nothing.
template <class... Claims>
struct claim_list : detail::first_to_hold<Claims...> {};

/// The position stands for the third time.
struct threefold_repetition {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        return detail::draw_if(now.occurrences >= 3, reason::threefold_repetition);
    }
};

/// 50 moves of each side without capture, pawn move or another of the acts that `counters` counts from.
struct fifty_moves {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        return detail::draw_if(now.at.halfmove_clock >= 100, reason::fifty_moves);
    }
};

}  // namespace tabia
