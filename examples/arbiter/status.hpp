#pragma once

#include <string_view>

#include <tabia/variants.hpp>

namespace arbiter {

/// The one word that says how the position stands.
template <class V>
std::string_view status(const tabia::position<V>& pos) {
    if (const auto end = pos.outcome()) {
        switch (end->reason) {
            case tabia::reason::checkmate: return "checkmate";
            case tabia::reason::stalemate: return "stalemate";
            case tabia::reason::insufficient_material: return "insufficient";
            case tabia::reason::seventyfive_moves: return "seventyfive";
            case tabia::reason::full_time:
                if (!end->winner) return "draw";
                return *end->winner == tabia::color::white ? "white_wins" : "black_wins";
            default: break;  // the others need a history or a player's word
        }
    }
    return pos.is_check() ? "check" : "ongoing";
}

}  // namespace arbiter
