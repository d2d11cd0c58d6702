#pragma once

#include <array>
#include <bit>
#include <cstddef>
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

[[nodiscard]] constexpr bool any(std::uint64_t w) noexcept { return w != 0; }
[[nodiscard]] constexpr bool any(wide_word w) noexcept { return (w.low | w.high) != 0; }

[[nodiscard]] constexpr int population(wide_word w) noexcept { return population(w.low) + population(w.high); }

[[nodiscard]] constexpr bool several(std::uint64_t w) noexcept { return (w & (w - 1)) != 0; }
[[nodiscard]] constexpr bool several(wide_word w) noexcept {
    return w.low == 0 ? several(w.high) : (several(w.low) || w.high != 0);
}

/// Position of the lowest bit set; the word must not be empty.
[[nodiscard]] constexpr int lowest_bit(std::uint64_t w) noexcept { return std::countr_zero(w); }
[[nodiscard]] constexpr int lowest_bit(wide_word w) noexcept {
    return w.low != 0 ? std::countr_zero(w.low) : 64 + std::countr_zero(w.high);
}

/// Position of the highest bit set; the word must not be empty.
[[nodiscard]] constexpr int highest_bit(std::uint64_t w) noexcept { return 63 - std::countl_zero(w); }
[[nodiscard]] constexpr int highest_bit(wide_word w) noexcept {
    return w.high != 0 ? 127 - std::countl_zero(w.high) : 63 - std::countl_zero(w.low);
}

[[nodiscard]] constexpr std::uint64_t without_lowest(std::uint64_t w) noexcept { return w & (w - 1); }

/// Adds up the populations of words.
template <class Word>
class population_sum;

template <>
class population_sum<std::uint64_t> {
public:
    constexpr void add(std::uint64_t w) noexcept { sum_ += static_cast<std::uint64_t>(population(w)); }
    constexpr void add_one() noexcept { ++sum_; }
    [[nodiscard]] constexpr std::uint64_t value() const noexcept { return sum_; }

private:
    std::uint64_t sum_ = 0;
};

template <>
class population_sum<wide_word> {
public:
    constexpr void add(wide_word w) noexcept { sums_ = sums_.plus_populations(w); }
    constexpr void add_one() noexcept { ++sums_.low; }
    [[nodiscard]] constexpr std::uint64_t value() const noexcept { return sums_.low + sums_.high; }

private:
    wide_word sums_{};  ///< of low and of high words apart
};

/// The bits of a word, visited from the lowest on.
template <class Word>
class bit_walk;

template <>
class bit_walk<std::uint64_t> {
public:
    constexpr explicit bit_walk(std::uint64_t w) noexcept : rest_{w} {}
    [[nodiscard]] constexpr bool empty() const noexcept { return rest_ == 0; }
    [[nodiscard]] constexpr int lowest() const noexcept { return lowest_bit(rest_); }
    constexpr void drop_lowest() noexcept { rest_ = without_lowest(rest_); }

private:
    std::uint64_t rest_;
};

template <>
class bit_walk<wide_word> {
public:
    constexpr explicit bit_walk(wide_word w) noexcept : rest_{w.low}, later_{w.high} {
        if (rest_ == 0) turn_to_high();
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return rest_ == 0; }
    [[nodiscard]] constexpr int lowest() const noexcept { return base_ + lowest_bit(rest_); }
    constexpr void drop_lowest() noexcept {
        rest_ = without_lowest(rest_);
        if (rest_ == 0) turn_to_high();
    }

private:
    constexpr void turn_to_high() noexcept {
        rest_ = later_;
        later_ = 0;
        base_ = 64;
    }

    std::uint64_t rest_;   ///< what is left of the word under way
    std::uint64_t later_;  ///< the high word, until it is under way
    int base_ = 0;         ///< the number of the first bit under way
};

/// Every wide word of one bit: reading it takes one step, shifting it together several.
inline constexpr auto wide_bits = [] {
    std::array<wide_word, 128> bits{};
    for (std::size_t n = 0; n < 64; ++n) {
        bits[n].low = std::uint64_t{1} << n;
        bits[n + 64].high = std::uint64_t{1} << n;
    }
    return bits;
}();

/// The word with only bit `n` set.
template <class Word>
[[nodiscard]] constexpr Word bit(int n) noexcept {
    if constexpr (sizeof(Word) == 8)
        return Word{1} << n;
    else
        return wide_bits[static_cast<std::size_t>(n)];
}

constexpr void set_bit(std::uint64_t& w, int n) noexcept { w |= std::uint64_t{1} << n; }
constexpr void set_bit(wide_word& w, int n) noexcept {
    if (std::is_constant_evaluated())
        (n < 64 ? w.low : w.high) |= std::uint64_t{1} << (n & 63);
    else
        w = w | bit<wide_word>(n);
}

}  // namespace tabia::detail
