#pragma once

#include "tabia/position/attackers.hpp"

namespace tabia::detail {

/// The line on which a man of `Us` shields the king from a sniper, and the sniper; all cells if he shields him from none.
/// It is looked for when it is asked for, which is rare: remembering it would cost every position.
template <color Us, class V>
[[nodiscard]] [[gnu::noinline]] constexpr bitboard<V> pin_ray(const setup<V>& s, cell<V> king, cell<V> man) noexcept {
    constexpr color them = opponent(Us);
    for (const cell<V> sniper : snipers<them>(s, king, s.men(them))) {
        const bitboard<V> line = between<V>(king, sniper);
        if ((line & s.occupied()) == bitboard<V>{man}) return line | bitboard<V>{sniper};
    }
    return board_cells<V>;
}

/// What the side to move must heed for its royal man: who gives check, who is pinned to which ray, and on which cells
/// a man that is not pinned may end his move.
template <class V, color Us, bool = has_royal<V>>
class king_safety {
public:
    static constexpr color them = opponent(Us);

    [[gnu::always_inline]] constexpr explicit king_safety(const setup<V>& s) noexcept
        : setup_{s}, king_{royal_men(s, Us).first()} {
        const bitboard<V> occupied = s.occupied();
        checkers_ = leaping_attackers<them>(s, king_, s.men(them));
        bitboard<V> answer = checkers_;
        // A leap cannot be blocked: who gives check by one is no sniper, though he may slide as well.
        const bitboard<V> others = has_leaping_sliders<V> ? s.men(them) & ~checkers_ : s.men(them);
        for (const cell<V> sniper : snipers<them>(s, king_, others)) {
            const bitboard<V> line = between<V>(king_, sniper);
            const bitboard<V> blockers = line & occupied;
            if (blockers.empty()) {
                checkers_.insert(sniper);
                answer |= line | bitboard<V>{sniper};
            } else if (!blockers.has_several()) {
                pinned_ |= blockers & s.men(Us);
            }
        }
        if (!checkers_.empty()) [[unlikely]]
            targets_ = checkers_.has_several() ? bitboard<V>{} : answer;
    }

    [[nodiscard]] constexpr cell<V> king() const noexcept { return king_; }
    [[nodiscard]] constexpr bitboard<V> checkers() const noexcept { return checkers_; }
    [[nodiscard]] constexpr bool in_check() const noexcept { return !checkers_.empty(); }
    /// True if only the king himself, or a move of many effects, can answer.
    [[nodiscard]] constexpr bool in_double_check() const noexcept { return targets_.empty(); }

    /// Own men that may only move along the line on which they shield the king.
    [[nodiscard]] constexpr bitboard<V> pinned() const noexcept { return pinned_; }
    /// Where a man that is not pinned may end: anywhere, or where he answers the check.
    [[nodiscard]] constexpr bitboard<V> targets() const noexcept { return targets_; }

    /// Where a pinned man may end.
    [[nodiscard]] constexpr bitboard<V> allowed(cell<V> man) const noexcept {
        return targets_ & pin_ray<Us>(setup_, king_, man);
    }

    /// The steps open to the royal man, known once they have been generated.
    [[nodiscard]] constexpr bitboard<V> royal_steps() const noexcept { return royal_steps_; }
    constexpr void note_royal_steps(bitboard<V> steps) noexcept { royal_steps_ = steps; }

private:
    const setup<V>& setup_;
    cell<V> king_;
    bitboard<V> checkers_;
    bitboard<V> pinned_;
    bitboard<V> targets_ = board_cells<V>;
    bitboard<V> royal_steps_;
};

/// In a game without a royal man there is nothing to heed.
template <class V, color Us>
class king_safety<V, Us, false> {
public:
    constexpr explicit king_safety(const setup<V>&) noexcept {}

    [[nodiscard]] static constexpr bool in_check() noexcept { return false; }
    [[nodiscard]] static constexpr bool in_double_check() noexcept { return false; }
    [[nodiscard]] static constexpr bitboard<V> pinned() noexcept { return {}; }
    [[nodiscard]] static constexpr bitboard<V> targets() noexcept { return board_cells<V>; }
    [[nodiscard]] static constexpr bitboard<V> allowed(cell<V>) noexcept { return board_cells<V>; }
    [[nodiscard]] static constexpr bitboard<V> royal_steps() noexcept { return board_cells<V>; }
};

}  // namespace tabia::detail
