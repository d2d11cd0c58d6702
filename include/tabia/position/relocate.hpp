#pragma once

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// Takes a man of `Us` from one cell to another, where he becomes a man of a type; whatever stood there is gone.
/// Clearing both cells everywhere costs less than asking what stood on them.
template <color Us, class V>
[[gnu::always_inline]] constexpr void relocate(setup<V>& s, cell<V> from, cell<V> to, piece_type<V> becomes) noexcept {
    s.clear(bitboard<V>{from} | bitboard<V>{to});
    s.put(to, {Us, becomes});
}

}  // namespace tabia::detail
