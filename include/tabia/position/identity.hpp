#pragma once

#include <cstdint>

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// Feeds what makes two positions the same to `sink(bitboard)` or `sink(number)`: men, side to move and what the rules
/// add (hands, rights, a legal en-passant capture …), but no counters.
template <class V, class Sink>
constexpr void identify(const setup<V>& s, Sink&& sink) noexcept {
    for (const bitboard<V>& men : s.by_color) sink(men);
    for (const bitboard<V>& men : s.by_type) sink(men);
    sink(std::uint64_t{index(s.turn)});
    V::rules::for_each([&]<class Rule>() {
        if constexpr (requires { Rule::identify(s, sink); }) Rule::identify(s, sink);
    });
}

/// A sink that folds what it is fed into 64 well-mixed bits.
template <class V>
class hasher {
public:
    constexpr void operator()(std::uint64_t number) noexcept {
        // Multiplying by an odd constant spreads bits upwards, the shifts bring them down again. Once is not enough: the
        // highest bit would come out as itself and one other, which a man on that cell of the next set would undo.
        state_ ^= number;
        state_ = (state_ ^ state_ >> 32) * 0x9E3779B97F4A7C15u;
        state_ = (state_ ^ state_ >> 29) * 0xD6E8FEB86659FD93u;
    }
    constexpr void operator()(bitboard<V> cells) noexcept {
        if constexpr (V::board.span() <= 64) {
            (*this)(cells.bits());
        } else {
            (*this)(cells.bits().low);
            (*this)(cells.bits().high);
        }
    }
    [[nodiscard]] constexpr std::uint64_t value() const noexcept { return state_ ^ state_ >> 32; }

private:
    std::uint64_t state_ = 0;
};

}  // namespace tabia::detail
