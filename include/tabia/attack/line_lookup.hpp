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

/// The attacks along one axis of a one-word board, looked up by the extracted bits of the line.
template <class V, std::size_t Axis>
struct board_lookup {
    struct entry {
        std::uint64_t inner;   ///< the line without the cell and without its two ends, which hide nothing
        std::uint32_t offset;  ///< where the cell's attacks begin
    };

    [[nodiscard]] static constexpr std::uint64_t inner_of(line_halves<V> line) noexcept {
        const std::uint64_t above = line.above.bits();
        const std::uint64_t below = line.below.bits();
        return (above == 0 ? 0 : above ^ bit<std::uint64_t>(highest_bit(above))) | (below & (below - 1));
    }

    static constexpr std::size_t size = [] {
        std::size_t total = 0;
        for (const line_halves<V>& line : line_masks<V, Axis>) total += std::size_t{1} << population(inner_of(line));
        return total;
    }();

    std::array<entry, static_cast<std::size_t>(V::board.span())> entries{};
    std::array<bitboard<V>, size> attacks{};

    constexpr board_lookup() noexcept {
        std::uint32_t next = 0;
        for (std::size_t n = 0; n < entries.size(); ++n) {
            const line_halves<V> line = line_masks<V, Axis>[n];
            const std::uint64_t inner = inner_of(line);
            entries[n] = {inner, next};
            // Counting through the subsets of a mask this way meets them in the order of their extracted bits.
            std::uint64_t occupied = 0;
            do {
                attacks[next++] = obstructed<V>(line, bitboard<V>{occupied});
                occupied = (occupied - inner) & inner;
            } while (occupied != 0);
        }
    }

    [[nodiscard]] bitboard<V> look_up(cell<V> from, bitboard<V> occupied) const noexcept {
        const entry& e = entries[static_cast<std::size_t>(from.number())];
        return attacks[e.offset + extract_bits(occupied.bits(), e.inner)];
    }
};

/// What is seen along a line of up to 8 cells beside the man: [cells below him][occupied cells, lowest first].
using line_pattern = std::uint16_t;
inline constexpr auto seen_patterns = [] {
    constexpr std::size_t sizes = std::size_t{1} << 8;
    std::array<std::array<line_pattern, sizes>, 9> seen{};
    for (std::size_t below = 0; below < seen.size(); ++below)
        for (std::size_t occupied = 0; occupied < sizes; ++occupied) {
            std::size_t pattern = 0;
            for (std::size_t n = below; n < 8; ++n) {
                pattern |= std::size_t{1} << n;
                if ((occupied >> n & 1) != 0) break;
            }
            for (std::size_t n = below; n-- > 0;) {
                pattern |= std::size_t{1} << n;
                if ((occupied >> n & 1) != 0) break;
            }
            seen[below][occupied] = static_cast<line_pattern>(pattern);
        }
    return seen;
}();

/// The attacks along one axis of a two-word board: the line is gathered from both words, looked up in the one small
/// table that all lines share and laid back on the board; large tables would not stay in the nearest cache.
template <class V, std::size_t Axis>
struct gathered_lookup {
    struct entry {
        wide_word line;      ///< the line without the cell
        std::uint8_t low;    ///< how many of its cells lie in the low word
        std::uint8_t below;  ///< how many lie below the cell
    };

    std::array<entry, static_cast<std::size_t>(V::board.span())> entries{};

    constexpr gathered_lookup() noexcept {
        for (std::size_t n = 0; n < entries.size(); ++n) {
            const line_halves<V> halves = line_masks<V, Axis>[n];
            const wide_word line = (halves.above | halves.below).bits();
            entries[n] = {line, static_cast<std::uint8_t>(population(line.low)),
                          static_cast<std::uint8_t>(halves.below.size())};
        }
    }

    [[nodiscard]] bitboard<V> look_up(cell<V> from, bitboard<V> occupied) const noexcept {
        const entry& e = entries[static_cast<std::size_t>(from.number())];
        const wide_word bits = occupied.bits();
        const std::uint64_t gathered = extract_bits(bits.low, e.line.low) | extract_bits(bits.high, e.line.high)
                                                                                << e.low;
        const std::uint64_t seen = seen_patterns[e.below][gathered];
        return bitboard<V>{wide_word{deposit_bits(seen, e.line.low), deposit_bits(seen >> e.low, e.line.high)}};
    }
};

template <class V, std::size_t Axis>
inline constexpr std::conditional_t<(V::board.span() <= 64), board_lookup<V, Axis>, gathered_lookup<V, Axis>> lookup{};

template <class V, std::size_t Axis>
inline constexpr bool is_tabulated = longest_line<V, Axis> <= (V::board.span() <= 64 ? 11 : 8);

#endif

/// The cells that a man sees along one axis: the empty ones and the first man on either side.
template <class V, std::size_t Axis>
[[nodiscard]] constexpr bitboard<V> line_attacks(cell<V> from, bitboard<V> occupied) noexcept {
#if defined(__BMI2__)
    if constexpr (is_tabulated<V, Axis>)
        if (!std::is_constant_evaluated()) return lookup<V, Axis>.look_up(from, occupied);
#endif
    return obstructed<V>(line_masks<V, Axis>[static_cast<std::size_t>(from.number())], occupied);
}

}  // namespace tabia::detail
