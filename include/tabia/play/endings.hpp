#pragma once

#include <optional>

#include "tabia/play/outcome.hpp"
#include "tabia/position/attackers.hpp"
#include "tabia/rule/men.hpp"

namespace tabia {

/// What an ending or a claim looks at: the setup, whether the side to move is in check, whether it has a legal move, and
/// how often the position has stood in the game, this time included.
template <class V>
struct situation {
    const setup<V>& at;
    bool in_check;
    bool has_moves;
    int occurrences = 1;
};

namespace detail {

/// Tries conditions in order and gives what the first one that holds gives.
template <class... Conditions>
struct first_to_hold {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test([[maybe_unused]] const situation<V>& now) noexcept {
        std::optional<outcome> found;
        static_cast<void>(((found = Conditions::test(now)).has_value() || ...));
        return found;
    }
};

[[nodiscard]] constexpr std::optional<outcome> draw_if(bool holds, reason why) noexcept {
    return holds ? std::optional{outcome{std::nullopt, why}} : std::nullopt;
}

}  // namespace detail

/// The ways in which a game ends by itself, in the order in which they are tried. An ending is a type with
/// `test(situation)`, which gives an outcome or nothing.
template <class... Endings>
struct ending_list : detail::first_to_hold<Endings...> {};

/// No legal move and the royal man attacked: the other side wins.
struct checkmate {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        if (now.has_moves || !now.in_check) return std::nullopt;
        return outcome{opponent(now.at.turn), reason::checkmate};
    }
};

/// No legal move and the royal man not attacked: a draw.
struct stalemate_draws {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        return detail::draw_if(!now.has_moves && !now.in_check, reason::stalemate);
    }
};

/// Nobody can ever mate: bare kings, or beside the kings one man of a type in `Alone`, or only men of one type in
/// `OnOneShade` that all stand on cells of one colour.
template <class Alone = men<>, class OnOneShade = men<>>
struct insufficient_material {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        const bitboard<V> others = now.at.occupied() & ~detail::royal_men(now.at, color::white) &
                                   ~detail::royal_men(now.at, color::black);
        return detail::draw_if(is_dead(now.at, others), reason::insufficient_material);
    }

private:
    template <class V>
    [[nodiscard]] static constexpr bool is_dead(const setup<V>& s, bitboard<V> others) noexcept {
        if (others.empty()) return true;
        bool dead = false;
        Alone::for_each(
            [&]<piece_type<V> Man>() { dead = dead || ((others & ~s.men(Man)).empty() && !others.has_several()); });
        OnOneShade::for_each([&]<piece_type<V> Man>() {
            const bitboard<V> dark = others & dark_cells<V>;
            dead = dead || ((others & ~s.men(Man)).empty() && (dark.empty() || dark == others));
        });
        return dead;
    }
};

/// The position stands for the fifth time, which only a game can tell: a draw.
struct fivefold_repetition_draw {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        return detail::draw_if(now.occurrences >= 5, reason::fivefold_repetition);
    }
};

/// 75 moves of each side without capture, pawn move or another of the acts that `counters` counts from: a draw.
struct seventyfive_moves_draw {
    template <class V>
    [[nodiscard]] static constexpr std::optional<outcome> test(const situation<V>& now) noexcept {
        return detail::draw_if(now.at.halfmove_clock >= 150, reason::seventyfive_moves);
    }
};

}  // namespace tabia
