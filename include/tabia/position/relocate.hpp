#pragma once

#include <cstddef>

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// Takes a man of `Us` from one cell to another, where he becomes a man of a type; whatever stood there is gone. The men
/// are those of `before`, which is the setup itself or what it has been copied from: reading them there does not wait for
/// the copy. Clearing both cells everywhere costs less than asking what stood on them.
template <color Us, class V>
[[gnu::always_inline]] constexpr void relocate(setup<V>& s, const setup<V>& before, cell<V> from, cell<V> to,
                                               piece_type<V> becomes) noexcept {
    const bitboard<V> others = ~(bitboard<V>{from} | bitboard<V>{to});
    for (std::size_t i = 0; i < s.by_type.size(); ++i) s.by_type[i] = before.by_type[i] & others;
    for (std::size_t i = 0; i < s.by_color.size(); ++i) s.by_color[i] = before.by_color[i] & others;
    s.put(to, {Us, becomes});
}

/// The same within one setup.
template <color Us, class V>
[[gnu::always_inline]] constexpr void relocate(setup<V>& s, cell<V> from, cell<V> to, piece_type<V> becomes) noexcept {
    relocate<Us>(s, s, from, to, becomes);
}

}  // namespace tabia::detail
