#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "tabia/board/bitboard.hpp"
#include "tabia/position/move_list.hpp"

namespace tabia::detail {

#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)

using byte_vector = char __attribute__((vector_size(64)));
using short_byte_vector = unsigned char __attribute__((vector_size(16)));
using move_vector = std::uint32_t __attribute__((vector_size(64)));

inline constexpr byte_vector every_number = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};

[[nodiscard]] [[gnu::always_inline]] inline move_vector widened(short_byte_vector bytes) noexcept {
#if defined(__clang__)
    return __builtin_convertvector(bytes, move_vector);
#else
    // gcc 12 would convert one element after the other.
    using bytes_in = char __attribute__((vector_size(16)));
    using numbers_out = int __attribute__((vector_size(64)));
    constexpr unsigned short all = 0xFFFF;
    return std::bit_cast<move_vector>(
        __builtin_ia32_pmovzxbd512_mask(std::bit_cast<bytes_in>(bytes), numbers_out{}, static_cast<short>(all)));
#endif
}

/// Writes the moves of one word of cells sixteen at a time. All that makes a run of moves is linear in the number of the
/// cell: two moves of the run tell the others.
template <class V, class Make>
[[nodiscard]] [[gnu::always_inline]] inline move<V>* write_word(move<V>* next, std::uint64_t cells, int base,
                                                                Make&& make) noexcept {
    const auto bits = [&](int n) { return std::bit_cast<std::uint32_t>(make(cell<V>::unchecked(n))); };
    const std::uint32_t slope = bits(65) - bits(64);
    const std::uint32_t start = bits(64) - (64 - static_cast<std::uint32_t>(base)) * slope;
    const int count = population(cells);
    for (int written = 0; written < count; written += 16) {
        const byte_vector numbers = __builtin_ia32_compressqi512_mask(every_number, byte_vector{}, cells);
        const short_byte_vector sixteen = std::bit_cast<short_byte_vector>(
            __builtin_shufflevector(numbers, numbers, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
        const move_vector moves = widened(sixteen) * slope + start;
        std::memcpy(static_cast<void*>(next + written), &moves, sizeof moves);
        if (count <= written + 16) break;
        for (int n = 0; n < 16; ++n) cells = without_lowest(cells);
    }
    return next + count;
}

#else

/// Writes the moves of one word of cells four at a time: fewer turns of the loop are fewer to mispredict.
template <class V, class Make>
[[nodiscard]] [[gnu::always_inline]] inline move<V>* write_word(move<V>* next, std::uint64_t cells, int base,
                                                                Make&& make) noexcept {
    move<V>* const end = next + population(cells);
    while (next < end)
        for (int n = 0; n < 4; ++n) {
            *next++ = make(cell<V>::unchecked(base + lowest_bit(cells)));
            cells = without_lowest(cells);
        }
    return end;
}

#endif

/// Writes one move for each cell, `make(cell)`, and gives the end of what has been written. Behind it there must be
/// `moves_at_once` places more.
template <class V, class Make>
[[nodiscard]] [[gnu::always_inline]] constexpr move<V>* write_moves(move<V>* next, bitboard<V> cells,
                                                                    Make&& make) noexcept {
    if (std::is_constant_evaluated()) {
        for (const cell<V> c : cells) *next++ = make(c);
        return next;
    }
    if constexpr (V::board.span() <= 64)
        return write_word(next, cells.bits(), 0, make);
    else
        return write_word(write_word(next, cells.bits().low, 0, make), cells.bits().high, 64, make);
}

}  // namespace tabia::detail
