#pragma once

#include <cstddef>
#include <utility>

#include "tabia/attack/between.hpp"
#include "tabia/attack/steps.hpp"
#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// Calls `f.template operator()<Type>()` for each type of man, in the order of the table.
template <class V, class F>
[[gnu::always_inline]] constexpr void for_each_type(F&& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline)) {
        (f.template operator()<static_cast<piece_type<V>>(I)>(), ...);
    }
    (std::make_index_sequence<type_count<V>>{});
}

/// The destinations of a man as `reach` tells them, out of line, for what is seldom asked.
template <color Us, auto Man, class V>
[[nodiscard]] [[gnu::noinline]] constexpr bitboard<V> destinations(const setup<V>& s, cell<V> from,
                                                                   landing_cells<V> landing) noexcept {
    return reach<V, Man, Us>::targets(from, s.occupied(), landing);
}

/// Men of `Side` among `candidates` that would capture on the cell by a leap.
template <color Side, class V>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> leaping_attackers(const setup<V>& s, cell<V> to,
                                                                             bitboard<V> candidates) noexcept {
    bitboard<V> found;
    for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
        if constexpr (movement_facts<V, Man>::has(manner::leap, purpose::capture))
            found |= reach<V, Man, Side>::leaping_attackers(to) & s.men(Man);
    });
    return found & candidates;
}

/// Men of `Side` among `candidates` that would capture on the cell by a slide, were nothing between.
template <color Side, class V>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> snipers(const setup<V>& s, cell<V> to,
                                                                   bitboard<V> candidates) noexcept {
    bitboard<V> found;
    for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
        if constexpr (movement_facts<V, Man>::has(manner::slide, purpose::capture))
            found |= reach<V, Man, Side>::sliding_attackers(to) & s.men(Man);
    });
    return found & candidates;
}

/// Men of `Side` among `candidates` that attack the cell on a board so occupied.
template <color Side, class V>
[[nodiscard]] constexpr bitboard<V> attackers(const setup<V>& s, cell<V> to, bitboard<V> occupied,
                                              bitboard<V> candidates) noexcept {
    bitboard<V> found = leaping_attackers<Side>(s, to, candidates);
    for (const cell<V> sniper : snipers<Side>(s, to, candidates))
        if (!between<V>(to, sniper).meets(occupied)) found.insert(sniper);
    return found;
}

/// True if a man of `Side` among `candidates` attacks the cell on a board so occupied.
template <color Side, class V>
[[nodiscard]] [[gnu::noinline]] constexpr bool is_attacked(const setup<V>& s, cell<V> to, bitboard<V> occupied,
                                                           bitboard<V> candidates) noexcept {
    if (!leaping_attackers<Side>(s, to, candidates).empty()) return true;
    for (const cell<V> sniper : snipers<Side>(s, to, candidates))
        if (!between<V>(to, sniper).meets(occupied)) return true;
    return false;
}

/// The royal men of a side: one, unless the setup is unsound or the variant has none.
template <class V>
[[nodiscard]] constexpr bitboard<V> royal_men(const setup<V>& s, color side) noexcept {
    bitboard<V> royals;
    for (const auto& m : V::pieces)
        if (m.rank == dignity::royal) royals |= s.men(m.type);
    return royals & s.men(side);
}

/// Every cell that men of `Side` among `candidates` attack on a board so occupied.
template <color Side, class V>
[[nodiscard]] [[gnu::noinline]] constexpr bitboard<V> attacked_cells(const setup<V>& s, bitboard<V> occupied,
                                                                     bitboard<V> candidates) noexcept {
    bitboard<V> cells;
    for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
        const bitboard<V> men = s.men(Man) & candidates;
        if constexpr (movement_facts<V, Man>::only_steps)
            cells |= stepped<V, Man, Side, purpose::capture>(men);
        else
            men.for_each([&](cell<V> c)
                             __attribute__((always_inline)) { cells |= reach<V, Man, Side>::attacks(c, occupied); });
    });
    return cells;
}

}  // namespace tabia::detail
