#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "tabia/position/flaw.hpp"
#include "tabia/position/request.hpp"
#include "tabia/rule/entering.hpp"
#include "tabia/rule/hands.hpp"

namespace tabia {

namespace detail {

/// What all placements from hand share: a man of a hand is put on an empty cell of the zone. `Rule` is the rule itself.
template <class Rule, class Hands, zone Where>
struct placing : entering {
    static constexpr bool has_moves = true;

    template <class V>
    static constexpr std::size_t most_moves =
        Hands::kinds::size * static_cast<std::size_t>(cells_of<V, Where>(color::white).size());

    template <color Us, class V, class Safety, class Sink>
    [[gnu::always_inline]] static constexpr void generate(const setup<V>& s, const Safety& safety,
                                                          Sink& sink) noexcept {
        const bitboard<V> targets = cells_of<V, Where>(Us) & ~s.occupied() & safety.targets();
        if (targets.empty()) return;
        Hands::kinds::for_each([&]<piece_type<V> Type>() __attribute__((always_inline)) {
            if (Hands::template count<Type>(s, Us) != 0)
                sink.each(targets, move_run<V>::entering(Type, kind_of<V, Rule>));
        });
    }

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        s.put(m.to(), {Us, m.becomes()});
        Hands::kinds::for_each([&]<piece_type<V> Type>() {
            if (m.becomes() == Type) --Hands::template count<Type>(s, Us);
        });
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        std::optional<explanation<V>> found;
        Hands::kinds::for_each([&]<piece_type<V> Type>() {
            if (!asked.places(Type)) return;
            if (Hands::template count<Type>(s, Us) == 0)
                found = explanation<V>{"no such man is in hand"};
            else if (!cells_of<V, Where>(Us).has(asked.to))
                found = explanation<V>{"men are not placed there", asked.to};
            else if (s.occupied().has(asked.to))
                found = explanation<V>{"the cell is not empty", asked.to};
        });
        return found;
    }
};

}  // namespace detail

/// Instead of moving, a side may place a man from its hand on an empty cell of its zone.
template <class Hands, zone Where>
struct placement : detail::placing<placement<Hands, Where>, Hands, Where> {};

/// The game begins with both sides placing one man of each of the hands' kinds on their home cells, alternately, White
/// first; nothing else happens until all stand.
template <class Hands, zone Home>
struct placement_phase : detail::placing<placement_phase<Hands, Home>, Hands, Home> {
    static constexpr bool only_governs = true;
    static constexpr std::string_view phase = "until all men in hand are placed nothing else happens";

    template <class V>
    static constexpr void start(setup<V>& s) noexcept {
        for (const color side : {color::white, color::black})
            Hands::kinds::for_each([&]<piece_type<V> Type>() { Hands::template count<Type>(s, side) = 1; });
    }

    template <class V>
    [[nodiscard]] static constexpr bool governs(const setup<V>& s) noexcept {
        return !Hands::are_empty(s);
    }

    /// While men are in hand, the board shows the array, the men already placed and nothing else.
    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw(const setup<V>& s) noexcept {
        if (!governs(s)) return std::nullopt;
        if (s.halfmove_clock != 0) return tabia::flaw<V>{"in the placement phase the halfmove clock stands at 0"};
        std::optional<tabia::flaw<V>> found;
        bitboard<V> placed;
        Hands::kinds::for_each([&]<piece_type<V> Type>() {
            placed |= s.men(Type);
            for (const color side : {color::white, color::black})
                if (!found && s.men(side, Type).size() + Hands::template count<Type>(s, side) != 1)
                    found =
                        tabia::flaw<V>{"in the placement phase each side has one man of each kind, placed or in hand"};
        });
        const setup<V> array = starting_setup<V>();
        const std::array<bitboard<V>, 2> homes{placed & s.men(color::white), placed & s.men(color::black)};
        if (!found && (s.men(color::white) != (array.men(color::white) | homes[0]) ||
                       s.men(color::black) != (array.men(color::black) | homes[1])))
            found = tabia::flaw<V>{"in the placement phase no man of the array has moved"};
        for (const color side : {color::white, color::black})
            if (const bitboard<V> astray = homes[index(side)] & ~cells_of<V, Home>(side); !found && !astray.empty())
                found = tabia::flaw<V>{"in the placement phase men stand on their home cells", astray.first()};
        if constexpr (requires { s.unmoved_pawns; })
            if (!found && s.unmoved_pawns != array.unmoved_pawns)
                found = tabia::flaw<V>{"in the placement phase every pawn has its double step"};
        if (!found && homes[0].size() - homes[1].size() != (s.turn == color::white ? 0 : 1))
            found = tabia::flaw<V>{"in the placement phase the sides place by turns, White first"};
        return found;
    }
};

}  // namespace tabia
