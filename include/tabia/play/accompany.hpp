#pragma once

#include "tabia/position/attackers.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia::detail {

// What rules add to promotions, as the hook `accompany` of `rule_list` says.

/// True if a rule of the variant adds something to promotions of such men.
template <class V, piece_type<V> Man>
inline constexpr bool is_accompanied = V::rules::any_of([]<class Rule>() {
    if constexpr (requires { Rule::template accompanies<Man>; })
        return Rule::template accompanies<Man>;
    else
        return false;
});

/// True if a rule of the variant adds something to promotions of any men.
template <class V>
inline constexpr bool has_accompanied = [] {
    bool found = false;
    for_each_type<V>([&]<piece_type<V> Man>() { found = found || is_accompanied<V, Man>; });
    return found;
}();

/// Lets the rules add what they have to a man's promotions among the cells reached.
template <color Us, auto Man, class V, class Sink>
[[nodiscard]] [[gnu::always_inline]] constexpr Sink accompany(const setup<V>& s, cell<V> from, bitboard<V> reached,
                                                              Sink sink) noexcept {
    const bitboard<V> promoting = reached & arrivals<V, Man, Us>::zone;
    if (promoting.empty()) return sink;
    V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
        if constexpr (requires { requires Rule::template accompanies<Man>; })
            sink = Rule::template accompany<Us, Man>(s, from, promoting, sink);
    });
    return sink;
}

/// The same for all promotions of these men, heeding neither checks nor pins.
template <color Us, class V, class Sink>
[[nodiscard]] [[gnu::noinline]] constexpr Sink accompany_all(const setup<V>& s, bitboard<V> men, Sink sink) noexcept {
    const bitboard<V> occupied = s.occupied();
    const landing_cells<V> landing{~occupied, s.men(opponent(Us))};
    for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
        if constexpr (is_accompanied<V, Man>)
            for (const cell<V> c : s.men(Us, Man) & men)
                sink = accompany<Us, Man>(s, c, reach<V, Man, Us>::targets(c, occupied, landing), sink);
    });
    return sink;
}

}  // namespace tabia::detail
