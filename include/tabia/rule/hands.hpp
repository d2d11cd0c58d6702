#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tabia/position/setup.hpp"
#include "tabia/rule/men.hpp"

namespace tabia {

/// Men in hand, by side and type.
template <class Kinds>
struct hands;

template <auto... Types>
struct hands<men<Types...>> {
    using kinds = men<Types...>;

    /// How many men a side has in hand, by their place in `kinds`: one machine word.
    using counts = std::array<std::uint8_t, 8>;
    static_assert(kinds::size <= counts{}.size(), "tabia: more kinds of men in hand than a hand has room for");

    template <class V>
    struct state {
        std::array<counts, 2> in_hand{};  ///< by side
    };

    /// The place of a type in the list of kinds.
    template <auto Type>
    static constexpr std::size_t place = [] {
        std::size_t n = 0;
        bool found = false;
        ((found = found || Types == Type, n += found ? 0u : 1u), ...);
        return n;
    }();

    /// How many men of a type a side has in hand.
    template <auto Type, class V>
    [[nodiscard]] static constexpr std::uint8_t& count(remembered<V>& r, color side) noexcept {
        return r.in_hand[index(side)][place<Type>];
    }
    template <auto Type, class V>
    [[nodiscard]] static constexpr std::uint8_t count(const remembered<V>& r, color side) noexcept {
        return r.in_hand[index(side)][place<Type>];
    }

    /// True if neither side has a man in hand.
    template <class V>
    [[nodiscard]] static constexpr bool are_empty(const setup<V>& s) noexcept {
        return (std::bit_cast<std::uint64_t>(s.in_hand[0]) | std::bit_cast<std::uint64_t>(s.in_hand[1])) == 0;
    }

    template <class V, class Sink>
    static constexpr void identify(const setup<V>& s, Sink& sink) noexcept {
        for (const counts& hand : s.in_hand) {
            std::uint64_t word = 0;
            for (const std::uint8_t count : hand) word = word << 8 | count;
            sink(word);
        }
    }
};

/// A captured man of the hands' kinds goes to the captor's hand, in the captor's colour.
template <class Hands>
struct captures_to_hand {
    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void remember(const men_on_board<V>& before, move<V> m,
                                                           remembered<V>& r) noexcept {
        const bitboard<V> captured = before.men(opponent(Us)) & bitboard<V>{m.to()};
        if (captured.empty()) return;
        Hands::kinds::for_each([&]<piece_type<V> Type>() __attribute__((always_inline)) {
            if (before.men(Type).meets(captured)) ++Hands::template count<Type>(r, Us);
        });
    }
};

}  // namespace tabia
