#pragma once

#include <cstddef>
#include <type_traits>

#include "tabia/position/move.hpp"

namespace tabia {

/// The special rules of a variant, in the order in which they act. A rule is a type; whatever of this it has is used:
///
/// - `template <class V> struct state` — what a position must remember for it; `setup<V>` inherits it.
/// - `start(setup)` — fills that state for the array.
/// - `generate<Us>(setup, safety, sink)` — moves of its own; they have a `move_kind` of their own.
/// - `governs(setup)` — true while no moves but its own exist, a phase in which no royal man is in danger.
/// - `only_governs` — true if it has no moves while it does not govern; then it is not asked for them.
/// - `remember<Us>(men, move, remembered)` — what is to be remembered of any move of the men, told before they move.
/// - `is_bookkeeping` — true if no legal move depends on what it remembers; counting moves leaves it out.
/// - `make<Us>(setup, move)` — carries out its own moves, where relocating the man is not all.
/// - `after<Us>(setup, move)` — what it does after any move. In it as in `make` the other side is to move already.
/// - `identify(setup, sink)` — adds to what makes two positions the same, in every position equally many parts.
/// - `flaw(setup)` — why a setup cannot arise in the game.
/// - `write(move, text)` — its own moves, told to a text of any notation in the words that `detail::tell` lists.
/// - `scores(before, after)` — true if the move between two setups scores.
/// - `objection<Us>(setup, request)` — why what a text asks for is not one of its own moves, if that is what it asks for.
/// - `phase` — in words, why no moves but its own exist while it governs.
/// - `most_moves<V>` — a bound on how many moves of its own there can be.
/// - `capturable(setup, side)` — the men of a side that may be captured, where not all.
/// - `accompanies<Man>`, `accompany<Us, Man>(setup, from, arrivals, sink)` — moves it makes of a man's promotions.
/// - `unpromoted<Us>(setup, origin)` — arrivals that are no promotions; `stays_unpromoted(setup, side)` — who stands so.
/// - `misplaced(setup, side)` — men that cannot stand where they do.
///
/// Rules that only qualify others (promotion, barred, at_most, …) are looked for by those who heed them.
template <class... Rules>
struct rule_list {
    static constexpr std::size_t size = sizeof...(Rules);

    /// Calls `f.template operator()<Rule>()` for each rule in order.
    template <class F>
    [[gnu::always_inline]] static constexpr void for_each(F&& f) {
        (f.template operator()<Rules>(), ...);
    }

    /// True if `f.template operator()<Rule>()` holds for any rule.
    template <class F>
    [[gnu::always_inline]] static constexpr bool any_of(F&& f) {
        return (f.template operator()<Rules>() || ...);
    }
};

namespace detail {

/// A rule whose moves are of a kind of their own marks itself with `static constexpr bool has_moves = true`.
template <class Rule>
concept makes_moves = Rule::has_moves;

/// A rule that has moves only in a phase that it governs marks itself with `static constexpr bool only_governs = true`.
template <class Rule>
concept only_governs = Rule::only_governs;

template <class Rule>
struct no_state {};

template <class Rule, class V>
struct state_of {
    using type = no_state<Rule>;
};
template <class Rule, class V>
requires requires { typename Rule::template state<V>; }
struct state_of<Rule, V> {
    using type = typename Rule::template state<V>;
};

template <class V, class Rules>
struct states;
template <class V, class... Rules>
struct states<V, rule_list<Rules...>> : state_of<Rules, V>::type... {};

template <class V, class Rule>
[[nodiscard]] constexpr move_kind find_kind() noexcept {
    unsigned kind = static_cast<unsigned>(move_kind::first_of_rules);
    bool found = false;
    V::rules::for_each([&]<class Candidate>() {
        found = found || std::is_same_v<Candidate, Rule>;
        if constexpr (makes_moves<Candidate>)
            if (!found) ++kind;
    });
    return static_cast<move_kind>(kind);
}

}  // namespace detail

namespace detail {

/// True while a rule governs the position: a phase apart from ordinary play.
template <class V, class Setup>
[[nodiscard]] constexpr bool is_governed(const Setup& s) noexcept {
    return V::rules::any_of([&]<class Rule>() {
        if constexpr (requires { Rule::governs(s); })
            return Rule::governs(s);
        else
            return false;
    });
}

}  // namespace detail

/// The kind that marks the moves of a rule.
template <class V, class Rule>
inline constexpr move_kind kind_of = detail::find_kind<V, Rule>();

}  // namespace tabia
