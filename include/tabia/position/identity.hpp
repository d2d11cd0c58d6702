#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// Calls `take(word)` for each 64-bit word of what makes two positions the same: men, side to move and what the rules
/// add (hands, rights, a legal en-passant capture …), but no counters.
template <class V, class Take>
constexpr void identify(const setup<V>& s, Take&& take) noexcept {
    const auto sink = [&take](auto part) {
        if constexpr (!std::is_same_v<decltype(part), bitboard<V>>) {
            take(std::uint64_t{part});
        } else if constexpr (V::board.span() <= 64) {
            take(part.bits());
        } else {
            take(part.bits().low);
            take(part.bits().high);
        }
    };
    for (const bitboard<V>& men : s.by_color) sink(men);
    for (const bitboard<V>& men : s.by_type) sink(men);
    sink(index(s.turn));
    V::rules::for_each([&]<class Rule>() {
        if constexpr (requires { Rule::identify(s, sink); }) Rule::identify(s, sink);
    });
}

/// Sums the words it is fed up to 64 well-mixed bits.
class hasher {
public:
    constexpr void operator()(std::uint64_t word) noexcept {
        // Each place has a key of its own, so that no word waits for the one before to be mixed.
        key_ += 0x9E3779B97F4A7C15u;
        sum_ += mixed(word ^ key_);
    }
    [[nodiscard]] constexpr std::uint64_t value() const noexcept { return sum_; }

private:
    /// Multiplying by an odd constant spreads bits upwards, the shifts bring them down again. Once is not enough: the
    /// highest bit would come out as itself and one other.
    [[nodiscard]] static constexpr std::uint64_t mixed(std::uint64_t bits) noexcept {
        bits = (bits ^ bits >> 32) * 0x9E3779B97F4A7C15u;
        bits = (bits ^ bits >> 29) * 0xD6E8FEB86659FD93u;
        return bits ^ bits >> 32;
    }

    std::uint64_t key_ = 0;
    std::uint64_t sum_ = 0;
};

/// All that makes two positions the same, word by word.
template <class V>
class identity {
public:
    constexpr explicit identity(const setup<V>& s) noexcept {
        identify(s, [this](std::uint64_t word) {
            if (size_ < capacity) words_[size_] = word;
            ++size_;
        });
    }

    /// What has not been kept whole is the same as nothing: a repetition is never claimed by mistake.
    friend constexpr bool operator==(const identity& a, const identity& b) noexcept {
        return a.size_ <= capacity && a.size_ == b.size_ && a.words_ == b.words_;
    }

private:
    static constexpr std::size_t capacity = [] {
        std::size_t words = 0;
        identify(starting_setup<V>(), [&words](std::uint64_t) { ++words; });
        return words;
    }();

    std::array<std::uint64_t, capacity> words_{};
    std::size_t size_ = 0;
};

}  // namespace tabia::detail
