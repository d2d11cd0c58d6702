#pragma once

#include <optional>

#include "tabia/position/attackers.hpp"
#include "tabia/position/flaw.hpp"

namespace tabia {

namespace detail {

template <class V>
[[nodiscard]] constexpr bool is_in_check(const setup<V>& s, color side) noexcept {
    if constexpr (has_royal<V>) {
        const bitboard<V> royals = royal_men(s, side);
        if (royals.empty()) return false;
        const cell<V> king = royals.first();
        const bitboard<V> enemies = s.men(opponent(side));
        return side == color::white ? is_attacked<color::black>(s, king, s.occupied(), enemies)
                                    : is_attacked<color::white>(s, king, s.occupied(), enemies);
    } else {
        return false;
    }
}

template <class V>
[[nodiscard]] constexpr std::optional<flaw<V>> royal_flaw(const setup<V>& s) noexcept {
    for (const color side : {color::white, color::black}) {
        const bitboard<V> royals = royal_men(s, side);
        if (royals.empty()) return flaw<V>{side == color::white ? "White has no royal man" : "Black has no royal man"};
        if (royals.has_several())
            return flaw<V>{
                side == color::white ? "White has more than one royal man" : "Black has more than one royal man",
                royals.first()};
    }
    return std::nullopt;
}

/// Men that may stand on a promotion cell as they are, because the game ended there.
template <class V>
[[nodiscard]] constexpr bitboard<V> unpromoted_men(const setup<V>& s, color side) noexcept {
    bitboard<V> men;
    V::rules::for_each([&]<class Rule>() {
        if constexpr (requires { Rule::stays_unpromoted(s, side); }) men |= Rule::stays_unpromoted(s, side);
    });
    return men;
}

template <class V, class Rule>
[[nodiscard]] constexpr std::optional<flaw<V>> flaw_by(const setup<V>& s) noexcept {
    for (const color side : {color::white, color::black}) {
        if constexpr (requires { Rule::misplaced(s, side); })
            if (const bitboard<V> men = Rule::misplaced(s, side) & ~unpromoted_men(s, side); !men.empty())
                return flaw<V>{"such a man cannot stand on this cell", men.first()};
        if constexpr (requires { Rule::most; })
            if (s.men(side, Rule::type).size() > Rule::most)
                return flaw<V>{side == color::white ? "White has more men of a kind than there can be"
                                                    : "Black has more men of a kind than there can be",
                               s.men(side, Rule::type).first()};
    }
    if constexpr (requires { Rule::flaw(s); })
        return Rule::flaw(s);
    else
        return std::nullopt;
}

}  // namespace detail

/// The first reason found why the setup cannot be a position of the game, or nothing.
template <class V>
[[nodiscard]] constexpr std::optional<flaw<V>> find_flaw(const setup<V>& s) noexcept {
    std::optional<flaw<V>> found;
    if (has_royal<V> && !detail::is_governed<V>(s)) found = detail::royal_flaw(s);
    V::rules::for_each([&]<class Rule>() {
        if (!found) found = detail::flaw_by<V, Rule>(s);
    });
    if (!found && detail::is_in_check(s, opponent(s.turn)))
        found = flaw<V>{"the side that is not to move is in check", detail::royal_men(s, opponent(s.turn)).first()};
    return found;
}

}  // namespace tabia
