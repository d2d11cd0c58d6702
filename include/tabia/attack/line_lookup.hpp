#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tabia/attack/lines.hpp"

namespace tabia::detail {

// Sets of axes are bits: bit n stands for axis n.

/// Calls `f.template operator()<Axis>()` for each axis of a set.
template <unsigned Axes, class F>
[[gnu::always_inline]] constexpr void for_each_axis(F&& f) {
    if constexpr (Axes != 0) {
        f.template operator()<static_cast<std::size_t>(std::countr_zero(Axes))>();
        for_each_axis<(Axes & (Axes - 1))>(f);
    }
}

/// What is seen along the axes by obstruction difference.
template <class V, unsigned Axes>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> computed_attacks(cell<V> from,
                                                                            bitboard<V> occupied) noexcept {
    bitboard<V> seen;
    for_each_axis<Axes>([&]<std::size_t Axis>() __attribute__((always_inline)) {
        seen |= obstructed<V>(line_masks<V, Axis>[static_cast<std::size_t>(from.number())], occupied);
    });
    return seen;
}

// On two words the computation is long. Out of line gcc compiles it faster and runs it as fast; clang runs it a quarter
// slower.
#if defined(__clang__)
#define TABIA_APART [[gnu::always_inline]]
#else
#define TABIA_APART [[gnu::noinline]]
#endif

/// The same on boards of two words.
template <class V, unsigned Axes>
[[nodiscard]] TABIA_APART constexpr bitboard<V> computed_wide_attacks(cell<V> from, bitboard<V> occupied) noexcept {
    return computed_attacks<V, Axes>(from, occupied);
}

#undef TABIA_APART

/// A line without its two ends, which hide nothing.
template <class V>
[[nodiscard]] constexpr bitboard<V> inner_cells(line_halves<V> line) noexcept {
    if (!line.above.empty()) line.above ^= bitboard<V>{cell<V>::unchecked(highest_bit(line.above.bits()))};
    if (!line.below.empty()) line.below ^= bitboard<V>{line.below.first()};
    return line.above | line.below;
}

/// For each cell, the other cells of its lines whose men hide something from a man on it.
template <class V, unsigned Axes>
inline constexpr auto hiding_cells = [] {
    std::array<bitboard<V>, static_cast<std::size_t>(V::board.span())> cells{};
    for_each_axis<Axes>([&]<std::size_t Axis>() {
        for (std::size_t n = 0; n < cells.size(); ++n) cells[n] |= inner_cells<V>(line_masks<V, Axis>[n]);
    });
    return cells;
}();

/// The cells of the lines that lie behind a cell, as seen from another.
template <class V, unsigned Axes>
[[nodiscard]] constexpr bitboard<V> cells_behind(cell<V> c, cell<V> from) noexcept {
    bitboard<V> behind;
    for_each_axis<Axes>([&]<std::size_t Axis>() {
        const line_halves<V> line = line_masks<V, Axis>[static_cast<std::size_t>(from.number())];
        const line_halves<V> beyond = line_masks<V, Axis>[static_cast<std::size_t>(c.number())];
        if (line.above.has(c)) behind |= beyond.above;
        if (line.below.has(c)) behind |= beyond.below;
    });
    return behind;
}

/// How many ways there are, over all cells, to occupy what hides something along the axes.
template <class V, unsigned Axes>
inline constexpr std::size_t occupations = [] {
    std::size_t total = 0;
    for (const bitboard<V> hiding : hiding_cells<V, Axes>) total += std::size_t{1} << hiding.size();
    return total;
}();

/// The most entries of a table of lines.
inline constexpr std::size_t largest_line_table = 8192;

/// True if a table of all that may be seen along the axes stays small.
template <class V, unsigned Axes>
inline constexpr bool is_tabulated = occupations<V, Axes> <= largest_line_table;

#if defined(__BMI2__)

/// Gathers at the low end the bits of a word that a mask selects.
template <class Word>
struct gatherer {
    Word mask{};

    constexpr gatherer() noexcept = default;
    constexpr explicit gatherer(Word w) noexcept : mask{w} {}
    [[nodiscard]] [[gnu::always_inline]] std::size_t operator()(Word bits) const noexcept {
        return __builtin_ia32_pext_di(bits, mask);
    }
};

template <>
struct gatherer<wide_word> {
    wide_word mask{};
    std::size_t low = 0;  ///< how many bits come from the low word

    constexpr gatherer() noexcept = default;
    constexpr explicit gatherer(wide_word w) noexcept
        : mask{w}, low{static_cast<std::size_t>(population(w.low))} {}
    [[nodiscard]] [[gnu::always_inline]] std::size_t operator()(wide_word bits) const noexcept {
        return __builtin_ia32_pext_di(bits.low, mask.low) | __builtin_ia32_pext_di(bits.high, mask.high) << low;
    }
};

/// What is seen along the axes, looked up by the gathered bits of their lines.
template <class V, unsigned Axes>
struct line_table {
    struct entry {
        gatherer<typename bitboard<V>::word> hiding;  ///< of the cells whose men hide something
        std::size_t first;                            ///< where the cell's attacks begin
    };

    std::array<entry, static_cast<std::size_t>(V::board.span())> entries{};
    std::array<bitboard<V>, occupations<V, Axes>> attacks{};

    constexpr line_table() noexcept {
        std::size_t next = 0;
        for (std::size_t n = 0; n < entries.size(); ++n) {
            const cell<V> from = cell<V>::unchecked(static_cast<int>(n));
            const bitboard<V> hiding = hiding_cells<V, Axes>[n];
            entries[n] = {gatherer{hiding.bits()}, next};
            std::array<bitboard<V>, std::bit_width(largest_line_table)> not_behind{};
            std::size_t bits = 0;
            for (const cell<V> c : hiding) not_behind[bits++] = ~cells_behind<V, Axes>(c, from);
            attacks[next] = computed_attacks<V, Axes>(from, {});
            // Each man more hides what is behind him.
            for (std::size_t men = 1; men < std::size_t{1} << bits; ++men)
                attacks[next + men] =
                    attacks[next + (men & (men - 1))] & not_behind[static_cast<std::size_t>(std::countr_zero(men))];
            next += std::size_t{1} << bits;
        }
    }

    [[nodiscard]] [[gnu::always_inline]] bitboard<V> look_up(cell<V> from, bitboard<V> occupied) const noexcept {
        const entry& e = entries[static_cast<std::size_t>(from.number())];
        return attacks[e.first + e.hiding(occupied.bits())];
    }
};

template <class V, unsigned Axes>
inline constexpr line_table<V, Axes> table_of_lines{};

#endif

/// The cells that a man sees along the axes: the empty ones and the first man on either side.
template <class V, unsigned Axes>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> line_attacks(cell<V> from, bitboard<V> occupied) noexcept {
#if defined(__BMI2__)
    if constexpr (is_tabulated<V, Axes>)
        if (!std::is_constant_evaluated()) return table_of_lines<V, Axes>.look_up(from, occupied);
#endif
    if constexpr (V::board.span() <= 64)
        return computed_attacks<V, Axes>(from, occupied);
    else
        return computed_wide_attacks<V, Axes>(from, occupied);
}

}  // namespace tabia::detail
