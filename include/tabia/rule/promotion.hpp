#pragma once

#include <cstddef>
#include <type_traits>

#include "tabia/board/zone.hpp"
#include "tabia/position/setup.hpp"
#include "tabia/rule/men.hpp"

namespace tabia {

/// Compulsory promotion: a man of these types that arrives on the zone becomes one of the choices. With a `Bonus` rule
/// the move is of that rule's kind, which carries it out.
template <class Who, zone Where, class Choices, class Bonus = void>
struct promotion;

template <auto... Types, zone Where, auto... Choices, class Bonus>
struct promotion<men<Types...>, Where, men<Choices...>, Bonus> {
    using promoting = men<Types...>;
    using choices = men<Choices...>;
    using promotes = void;  ///< marks the rule for `arrivals`

    template <class V>
    [[nodiscard]] static constexpr move_kind kind() noexcept {
        if constexpr (std::is_void_v<Bonus>)
            return move_kind::promotion;
        else
            return kind_of<V, Bonus>;
    }

    template <class V>
    [[nodiscard]] static constexpr bitboard<V> zone_for(color side) noexcept {
        return cells_of<V, Where>(side);
    }

    template <class V>
    [[nodiscard]] static constexpr std::size_t most_choices(int to) noexcept {
        const bitboard<V> both = zone_for<V>(color::white) | zone_for<V>(color::black);
        return both.has(cell<V>::unchecked(to)) ? choices::size : 1;
    }

    template <class V>
    [[nodiscard]] static constexpr bitboard<V> misplaced(const setup<V>& s, color side) noexcept {
        return (s.men(side, Types) | ...) & zone_for<V>(side);
    }
};

namespace detail {

/// The promotions that await men of one type and side where they arrive.
template <class V, piece_type<V> Man, color Side>
struct arrivals {
    /// All cells on which the man promotes.
    static constexpr bitboard<V> zone = [] {
        bitboard<V> cells;
        V::rules::for_each([&]<class Rule>() {
            if constexpr (requires { typename Rule::promotes; })
                if (Rule::promoting::has(Man)) cells |= Rule::template zone_for<V>(Side);
        });
        return cells;
    }();

    /// Calls `f.template operator()<Choice, Kind>(zone)` for each choice, its kind of move and the cells that offer it.
    template <class F>
    [[gnu::always_inline]] static constexpr void for_each_choice(F&& f) {
        V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
            if constexpr (requires { typename Rule::promotes; }) {
                if constexpr (Rule::promoting::has(Man)) {
                    constexpr bitboard<V> where = Rule::template zone_for<V>(Side);
                    Rule::choices::for_each([&]<piece_type<V> Choice>() __attribute__((always_inline)) {
                        f.template operator()<Choice, Rule::template kind<V>()>(where);
                    });
                }
            }
        });
    }
};

}  // namespace detail

}  // namespace tabia
