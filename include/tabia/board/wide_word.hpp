#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace tabia::detail {

/// The number of bits set.
[[nodiscard]] constexpr int population(std::uint64_t w) noexcept {
#if defined(__x86_64__) && !defined(__POPCNT__) && !defined(__clang__)
    // Without the instruction gcc would call its library; the sums of pairs, nibbles and bytes cost less.
    w -= w >> 1 & 0x5555555555555555;
    w = (w & 0x3333333333333333) + (w >> 2 & 0x3333333333333333);
    w = (w + (w >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<int>(w * 0x0101010101010101 >> 56);
#else
    return std::popcount(w);
#endif
}

/// The bits of a board of 65 to 128 cells: two machine words, combined as one vector.
struct alignas(16) wide_word {
    std::uint64_t low;
    std::uint64_t high;

    friend constexpr bool operator==(wide_word, wide_word) noexcept = default;

    friend constexpr wide_word operator&(wide_word a, wide_word b) noexcept {
        if (is_plain()) return {a.low & b.low, a.high & b.high};
        return of_vector(a.as_vector() & b.as_vector());
    }
    friend constexpr wide_word operator|(wide_word a, wide_word b) noexcept {
        if (is_plain()) return {a.low | b.low, a.high | b.high};
        return of_vector(a.as_vector() | b.as_vector());
    }
    friend constexpr wide_word operator^(wide_word a, wide_word b) noexcept {
        if (is_plain()) return {a.low ^ b.low, a.high ^ b.high};
        return of_vector(a.as_vector() ^ b.as_vector());
    }
    friend constexpr wide_word operator~(wide_word a) noexcept {
        if (is_plain()) return {~a.low, ~a.high};
        return of_vector(~a.as_vector());
    }

    friend constexpr wide_word operator<<(wide_word a, int n) noexcept {
        if (n == 0) return a;
        if (n >= 64) return {0, a.low << (n - 64)};
        if (is_plain()) return {a.low << n, (a.high << n) | (a.low >> (64 - n))};
        return of_vector(a.as_vector() << n | vector{0, a.low} >> (64 - n));
    }
    friend constexpr wide_word operator>>(wide_word a, int n) noexcept {
        if (n == 0) return a;
        if (n >= 64) return {a.high >> (n - 64), 0};
        if (is_plain()) return {(a.low >> n) | (a.high << (64 - n)), a.high >> n};
        return of_vector(a.as_vector() >> n | vector{a.high, 0} << (64 - n));
    }
    friend constexpr wide_word operator-(wide_word a, wide_word b) noexcept {
        return {a.low - b.low, a.high - b.high - (a.low < b.low ? 1u : 0u)};
    }

    /// To each of the two words, as a number, the population of the other word in its place.
    [[nodiscard]] [[gnu::always_inline]] constexpr wide_word plus_populations(wide_word of) const noexcept {
#if defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
        if (!std::is_constant_evaluated()) return of_vector(as_vector() + population_vector(of.as_vector()));
#endif
        return {low + static_cast<std::uint64_t>(population(of.low)),
                high + static_cast<std::uint64_t>(population(of.high))};
    }

private:
    /// True if the words are combined one by one: in constant evaluation, and without SSE 4.1, where what goes from
    /// vectors to single words and back takes the detour of memory.
    [[nodiscard]] static constexpr bool is_plain() noexcept {
#if defined(__SSE4_1__) || !defined(__SSE2__)
        return std::is_constant_evaluated();
#else
        return true;
#endif
    }

    using vector = std::uint64_t __attribute__((vector_size(16)));

    // Put together and taken apart element by element, which both compilers see through; neither may read the object
    // itself as a vector without a detour through memory.
    [[nodiscard]] [[gnu::always_inline]] vector as_vector() const noexcept { return vector{low, high}; }
    [[nodiscard]] [[gnu::always_inline]] static wide_word of_vector(vector v) noexcept { return {v[0], v[1]}; }

#if defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
    [[nodiscard]] [[gnu::always_inline]] static vector population_vector(vector v) noexcept {
        using numbers = long long __attribute__((vector_size(16)));
#if defined(__clang__)
        return std::bit_cast<vector>(__builtin_ia32_vpopcntq_128(std::bit_cast<numbers>(v)));
#else
        return std::bit_cast<vector>(__builtin_ia32_vpopcountq_v2di(std::bit_cast<numbers>(v)));
#endif
    }
#endif
};

}  // namespace tabia::detail
