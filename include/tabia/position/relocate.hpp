#pragma once

#include <cstddef>

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// The men after one of `Us` has gone from one cell to another, where he becomes a man of a type; whatever stood there is
/// gone. Clearing both cells everywhere costs less than asking what stood on them. `after` may be the men themselves.
template <color Us, class V>
[[gnu::always_inline]] constexpr void relocate(const men_on_board<V>& men, men_on_board<V>& after, cell<V> from,
                                               cell<V> to, piece_type<V> becomes) noexcept {
    const bitboard<V> others = ~(bitboard<V>{from} | bitboard<V>{to});
    for (std::size_t i = 0; i < men.by_type.size(); ++i) after.by_type[i] = men.by_type[i] & others;
    for (std::size_t i = 0; i < men.by_color.size(); ++i) after.by_color[i] = men.by_color[i] & others;
    after.put(to, {Us, becomes});
}

/// The same in place.
template <color Us, class V>
[[gnu::always_inline]] constexpr void relocate(men_on_board<V>& men, cell<V> from, cell<V> to,
                                               piece_type<V> becomes) noexcept {
    relocate<Us>(men, men, from, to, becomes);
}

}  // namespace tabia::detail
