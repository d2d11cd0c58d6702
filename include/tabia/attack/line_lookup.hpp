#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tabia/attack/lines.hpp"

namespace tabia::detail {

/// The largest number of cells, besides the man's own, on any line of an axis.
template <class V, std::size_t Axis>
inline constexpr int longest_line = [] {
    int longest = 0;
    for (const line_halves<V>& line : line_masks<V, Axis>)
        longest = std::max(longest, (line.above | line.below).size());
    return longest;
}();

#if defined(__BMI2__)

[[nodiscard]] inline std::uint64_t extract_bits(std::uint64_t from, std::uint64_t mask) noexcept {
    return __builtin_ia32_pext_di(from, mask);
}
[[nodiscard]] inline std::uint64_t deposit_bits(std::uint64_t from, std::uint64_t mask) noexcept {
    return __builtin_ia32_pdep_di(from, mask);
}

/// The bits of a word that a mask selects, gathered at the low end.
[[nodiscard]] [[gnu::always_inline]] inline std::size_t gathered(std::uint64_t bits, std::uint64_t mask, std::uint8_t) noexcept {
    return extract_bits(bits, mask);
}
[[nodiscard]] [[gnu::always_inline]] inline std::size_t gathered(wide_word bits, wide_word mask, std::uint8_t low_bits) noexcept {
    return extract_bits(bits.low, mask.low) | extract_bits(bits.high, mask.high) << low_bits;
}

/// The attacks along one axis, looked up by the gathered bits of the line.
template <class V, std::size_t Axis>
struct line_lookup {
    using word = typename bitboard<V>::word;

    struct entry {
        word inner;             ///< the line without the cell and without its two ends, which hide nothing
        std::uint32_t offset;   ///< where the cell's attacks begin
        std::uint8_t low_bits;  ///< how many bits of `inner` lie in the low word
    };

    [[nodiscard]] static constexpr word inner_of(line_halves<V> line) noexcept {
        const word above = line.above.bits();
        const word below = line.below.bits();
        return (any(above) ? above ^ bit<word>(highest_bit(above)) : word{}) |
               (any(below) ? without_lowest(below) : word{});
    }

    static constexpr std::size_t size = [] {
        std::size_t total = 0;
        for (const line_halves<V>& line : line_masks<V, Axis>) total += std::size_t{1} << population(inner_of(line));
        return total;
    }();

    std::array<entry, static_cast<std::size_t>(V::board.span())> entries{};
    std::array<bitboard<V>, size> attacks{};

    constexpr line_lookup() noexcept {
        std::uint32_t next = 0;
        for (std::size_t n = 0; n < entries.size(); ++n) {
            const line_halves<V> line = line_masks<V, Axis>[n];
            const word inner = inner_of(line);
            entries[n] = {inner, next, static_cast<std::uint8_t>(population(low_word(inner)))};
            // Counting through the subsets of a mask this way meets them in the order of their gathered bits.
            word occupied{};
            do {
                attacks[next++] = obstructed<V>(line, bitboard<V>{occupied});
                occupied = (occupied - inner) & inner;
            } while (any(occupied));
        }
    }

    [[nodiscard]] [[gnu::always_inline]] bitboard<V> look_up(cell<V> from, bitboard<V> occupied) const noexcept {
        const entry& e = entries[static_cast<std::size_t>(from.number())];
        return attacks[e.offset + gathered(occupied.bits(), e.inner, e.low_bits)];
    }
};

template <class V, std::size_t Axis>
inline constexpr line_lookup<V, Axis> lookup{};

template <class V, std::size_t Axis>
inline constexpr bool is_tabulated = longest_line<V, Axis> <= 11;

#endif

/// The cells that a man sees along one axis: the empty ones and the first man on either side.
template <class V, std::size_t Axis>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> line_attacks(cell<V> from, bitboard<V> occupied) noexcept {
#if defined(__BMI2__)
    if constexpr (is_tabulated<V, Axis>)
        if (!std::is_constant_evaluated()) return lookup<V, Axis>.look_up(from, occupied);
#endif
    return obstructed<V>(line_masks<V, Axis>[static_cast<std::size_t>(from.number())], occupied);
}

}  // namespace tabia::detail
