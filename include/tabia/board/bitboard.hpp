#pragma once

#include <cstdint>
#include <iterator>
#include <type_traits>

#include "tabia/board/cell.hpp"
#include "tabia/board/words.hpp"

namespace tabia {

/// A set of cells of the board of variant `V`: one bit a cell, in one machine word or two.
template <class V>
class bitboard {
public:
    using word = std::conditional_t<(V::board.span() <= 64), std::uint64_t, detail::wide_word>;

    /// The empty set.
    constexpr bitboard() noexcept : bits_{} {}
    /// The set of one cell.
    constexpr explicit bitboard(cell<V> c) noexcept : bits_{detail::bit<word>(c.number())} {}
    /// The set whose bits are given, bit n for the cell of lattice number n; not checked.
    constexpr explicit bitboard(word bits) noexcept : bits_{bits} {}

    [[nodiscard]] constexpr word bits() const noexcept { return bits_; }

    [[nodiscard]] constexpr bool empty() const noexcept { return !detail::any(bits_); }
    [[nodiscard]] constexpr int size() const noexcept { return detail::population(bits_); }
    [[nodiscard]] constexpr bool has(cell<V> c) const noexcept { return !(*this & bitboard{c}).empty(); }
    [[nodiscard]] constexpr bool meets(bitboard other) const noexcept { return !(*this & other).empty(); }
    /// True if two cells or more are in the set.
    [[nodiscard]] constexpr bool has_several() const noexcept { return detail::several(bits_); }
    /// The cell of the lowest number; the set must not be empty.
    [[nodiscard]] constexpr cell<V> first() const noexcept { return cell<V>::unchecked(detail::lowest_bit(bits_)); }

    friend constexpr bool operator==(bitboard, bitboard) noexcept = default;
    friend constexpr bitboard operator&(bitboard a, bitboard b) noexcept { return bitboard{a.bits_ & b.bits_}; }
    friend constexpr bitboard operator|(bitboard a, bitboard b) noexcept { return bitboard{a.bits_ | b.bits_}; }
    friend constexpr bitboard operator^(bitboard a, bitboard b) noexcept { return bitboard{a.bits_ ^ b.bits_}; }
    /// Every bit turned, those outside the board too: mask before counting.
    friend constexpr bitboard operator~(bitboard a) noexcept { return bitboard{~a.bits_}; }
    constexpr bitboard& operator&=(bitboard b) noexcept { return *this = *this & b; }
    constexpr bitboard& operator|=(bitboard b) noexcept { return *this = *this | b; }
    constexpr bitboard& operator^=(bitboard b) noexcept { return *this = *this ^ b; }

    /// Adds one cell.
    constexpr void insert(cell<V> c) noexcept { detail::set_bit(bits_, c.number()); }

    /// Every cell moved by a constant difference of numbers; the caller masks cells that would leave the board.
    [[nodiscard]] constexpr bitboard shifted(int difference) const noexcept {
        return bitboard{difference >= 0 ? bits_ << difference : bits_ >> -difference};
    }

    /// Visits the cells in the order of their numbers.
    class iterator {
    public:
        constexpr explicit iterator(word bits) noexcept : rest_{bits} {}
        constexpr cell<V> operator*() const noexcept { return cell<V>::unchecked(rest_.lowest()); }
        constexpr iterator& operator++() noexcept {
            rest_.drop_lowest();
            return *this;
        }
        friend constexpr bool operator==(const iterator& it, std::default_sentinel_t) noexcept {
            return it.rest_.empty();
        }

    private:
        detail::bit_walk<word> rest_;
    };
    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator{bits_}; }
    [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }

    /// Calls `f(cell)` for each cell in the order of their numbers: a loop for hot paths, word by word.
    template <class F>
    [[gnu::always_inline]] constexpr void for_each(F&& f) const noexcept {
        if constexpr (V::board.span() <= 64) {
            for (std::uint64_t rest = bits_; rest != 0; rest = detail::without_lowest(rest))
                f(cell<V>::unchecked(detail::lowest_bit(rest)));
        } else {
            const std::uint64_t later = bits_.high;
            std::uint64_t rest = bits_.low;
#pragma GCC unroll 1
            for (int first = 0; first != 128; first += 64) {
                for (; rest != 0; rest = detail::without_lowest(rest))
                    f(cell<V>::unchecked(first + detail::lowest_bit(rest)));
                rest = later;
            }
        }
    }

private:
    word bits_;
};

}  // namespace tabia
