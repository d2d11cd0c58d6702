#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

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

/// What a man may become on the cells where he arrives.
template <class V>
struct arrival_choice {
    piece_type<V> becomes;
    move_kind kind;
    bitboard<V> where;  ///< the cells that offer it
    bitboard<V> again;  ///< those of them where an earlier choice is offered too
};

/// The promotions that await men of one type and side where they arrive.
template <class V, piece_type<V> Man, color Side>
class arrivals {
    /// Calls `f.template operator()<Rule>()` for each rule by which the man promotes.
    template <class F>
    static constexpr void for_each_rule(F f) {
        V::rules::for_each([&]<class Rule>() {
            if constexpr (requires { typename Rule::promotes; })
                if constexpr (Rule::promoting::has(Man)) f.template operator()<Rule>();
        });
    }

    static constexpr std::size_t number_of_choices() {
        std::size_t n = 0;
        for_each_rule([&]<class Rule>() { n += Rule::choices::size; });
        return n;
    }

public:
    /// All cells on which the man promotes.
    static constexpr bitboard<V> zone = [] {
        bitboard<V> cells;
        for_each_rule([&]<class Rule>() { cells |= Rule::template zone_for<V>(Side); });
        return cells;
    }();

    /// All choices.
    static constexpr auto choices = [] {
        std::array<arrival_choice<V>, number_of_choices()> list{};
        std::size_t n = 0;
        bitboard<V> seen;
        for_each_rule([&]<class Rule>() {
            const bitboard<V> where = Rule::template zone_for<V>(Side);
            Rule::choices::for_each([&]<piece_type<V> Choice>() {
                list[n++] = {Choice, Rule::template kind<V>(), where, where & seen};
                seen |= where;
            });
        });
        return list;
    }();

    /// Calls `f(cells)` for each choice that competes with earlier ones, with the cells where it does.
    template <class F>
    [[gnu::always_inline]] static constexpr void for_each_alternative(F&& f) {
        [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline)) {
            ((choices[I].again.empty() ? void() : f(choices[I].again)), ...);
        }
        (std::make_index_sequence<choices.size()>{});
    }

    /// True if somewhere there is more than one choice.
    static constexpr bool has_alternatives = [] {
        for (const arrival_choice<V>& c : choices)
            if (!c.again.empty()) return true;
        return false;
    }();
};

}  // namespace detail

}  // namespace tabia
