#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tabia/board/wide_word.hpp"

namespace tabia::detail {

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
