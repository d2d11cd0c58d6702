#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "tabia/board/bitboard.hpp"
#include "tabia/position/move_list.hpp"

namespace tabia::detail {

#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)

using byte_vector = char __attribute__((vector_size(64)));
using short_byte_vector = char __attribute__((vector_size(16)));
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
    using numbers = int __attribute__((vector_size(64)));
    constexpr unsigned short all = 0xFFFF;
    return std::bit_cast<move_vector>(
        __builtin_ia32_pmovzxbd512_mask(bytes, numbers{}, static_cast<short>(all)));
#endif
}

/// Writes a run of moves, sixteen at a time, and gives its end.
template <class V>
[[nodiscard]] [[gnu::always_inline]] inline move<V>* write_run(move<V>* next, std::uint64_t cells,
                                                               move_run<V> run) noexcept {
    move<V>* const end = next + population(cells);
    while (next < end) {
        const byte_vector numbers = __builtin_ia32_compressqi512_mask(every_number, byte_vector{}, cells);
        const auto sixteen = std::bit_cast<short_byte_vector>(
            __builtin_shufflevector(numbers, numbers, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
        const move_vector moves = widened(sixteen) * run.slope + run.start;
        std::memcpy(static_cast<void*>(next), &moves, sizeof moves);
        next += 16;
        if (next < end) [[unlikely]]
            for (int n = 0; n < 16; ++n) cells = without_lowest(cells);
    }
    return end;
}

#else

/// Writes a run of moves, four at a time (fewer turns of the loop are fewer to mispredict), and gives its end.
template <class V>
[[nodiscard]] [[gnu::noinline]] inline move<V>* write_run(move<V>* next, std::uint64_t cells, move_run<V> run) noexcept {
    move<V>* const end = next + population(cells);
    while (next < end)
        for (int n = 0; n < 4; ++n) {
            *next++ = run(cell<V>::unchecked(lowest_bit(cells)));
            cells = without_lowest(cells);
        }
    return end;
}

#endif

/// Writes the moves of a run for the cells and gives the end of what has been written. Behind it there must be
/// `moves_at_once` places more.
template <class V>
[[nodiscard]] [[gnu::always_inline]] constexpr move<V>* write_moves(move<V>* next, bitboard<V> cells,
                                                                    move_run<V> run) noexcept {
    if (std::is_constant_evaluated()) {
        for (const cell<V> c : cells) *next++ = run(c);
    } else if constexpr (V::board.span() <= 64) {
        if (cells.bits() != 0) next = write_run(next, cells.bits(), run);
    } else {
        if (cells.bits().low != 0) next = write_run(next, cells.bits().low, run);
        if (cells.bits().high != 0) next = write_run(next, cells.bits().high, {run.start + 64 * run.slope, run.slope});
    }
    return next;
}

}  // namespace tabia::detail
