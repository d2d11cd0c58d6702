#pragma once

#include <array>
#include <cstddef>

#include "tabia/attack/masks.hpp"

namespace tabia::detail {

template <class V>
inline constexpr auto between_table = [] {
    std::array<mask_array<V>, static_cast<std::size_t>(V::board.span())> table{};
    for (int from = 0; from < V::board.span(); ++from) {
        if (!V::board.is_cell(from)) continue;
        mask_array<V>& row = table[static_cast<std::size_t>(from)];
        for (std::size_t axis = 0; axis < axes<V>.count; ++axis)
            for (const offset o : {axes<V>.list[axis], -axes<V>.list[axis]}) {
                bitboard<V> passed;
                for (int to = V::board.neighbour(from, o); to >= 0; to = V::board.neighbour(to, o)) {
                    row[static_cast<std::size_t>(to)] = passed;
                    passed.insert(cell<V>::unchecked(to));
                }
            }
    }
    return table;
}();

/// The cells strictly between two cells of one line; empty if they share none.
template <class V>
[[nodiscard]] constexpr bitboard<V> between(cell<V> a, cell<V> b) noexcept {
    return between_table<V>[static_cast<std::size_t>(a.number())][static_cast<std::size_t>(b.number())];
}

}  // namespace tabia::detail
