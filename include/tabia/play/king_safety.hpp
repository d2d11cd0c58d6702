#pragma once

#include "tabia/position/attackers.hpp"

namespace tabia::detail {

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
        for (const cell<V> sniper : snipers<them>(s, king_, s.men(them) & ~checkers_)) {
            const bitboard<V> line = between<V>(king_, sniper);
            const bitboard<V> blockers = line & occupied;
            if (blockers.empty()) {
                checkers_.insert(sniper);
                answer |= line | bitboard<V>{sniper};
            } else if (!blockers.has_several() && blockers.meets(s.men(Us))) {
                pinned_ |= blockers;
            }
        }
        in_double_check_ = checkers_.has_several();
        if (!checkers_.empty()) targets_ = in_double_check_ ? bitboard<V>{} : answer;
    }

    [[nodiscard]] constexpr cell<V> king() const noexcept { return king_; }
    [[nodiscard]] constexpr bitboard<V> checkers() const noexcept { return checkers_; }
    [[nodiscard]] constexpr bool in_check() const noexcept { return !checkers_.empty(); }
    /// True if only the king himself, or a move of many effects, can answer.
    [[nodiscard]] constexpr bool in_double_check() const noexcept { return in_double_check_; }

    /// Own men that may only move along the line on which they shield the king.
    [[nodiscard]] constexpr bitboard<V> pinned() const noexcept { return pinned_; }
    /// Where a man that is not pinned may end: anywhere, or where he answers the check.
    [[nodiscard]] constexpr bitboard<V> targets() const noexcept { return targets_; }

    /// Where a pinned man may end. His ray is looked for when it is asked for, which is rare: remembering it would cost
    /// every position.
    [[nodiscard]] constexpr bitboard<V> allowed(cell<V> man) const noexcept {
        for (const cell<V> sniper : snipers<them>(setup_, king_, setup_.men(them))) {
            const bitboard<V> line = between<V>(king_, sniper);
            if ((line & setup_.occupied()) == bitboard<V>{man}) return (line | bitboard<V>{sniper}) & targets_;
        }
        return targets_;
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
    bool in_double_check_;
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
