#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "tabia/play/endings.hpp"
#include "tabia/play/generate.hpp"
#include "tabia/play/make.hpp"
#include "tabia/play/soundness.hpp"
#include "tabia/play/variant_check.hpp"
#include "tabia/position/identity.hpp"

namespace tabia {

/// A position of variant `V` that can arise in the game: a small value, trivially copyable, that knows its legal moves
/// and how they are played. It has no history; `game<V>` has.
template <class V>
class position : detail::checked_variant<V> {
public:
    /// The array with which the game begins.
    [[nodiscard]] static constexpr position start() noexcept { return position{starting_setup<V>()}; }
    /// The setup as a position; that `find_flaw` finds nothing in it is the caller's promise.
    [[nodiscard]] static constexpr position unchecked(const setup<V>& s) noexcept { return position{s}; }

    /// The side to move.
    [[nodiscard]] constexpr color turn() const noexcept { return setup_.turn; }
    /// The man on a cell, or nothing.
    [[nodiscard]] constexpr std::optional<piece<V>> at(cell<V> c) const noexcept { return setup_.at(c); }
    /// The cells of all men of a side.
    [[nodiscard]] constexpr bitboard<V> men(color side) const noexcept { return setup_.men(side); }
    /// The cells of a side's men of one type.
    [[nodiscard]] constexpr bitboard<V> men(color side, piece_type<V> type) const noexcept {
        return setup_.men(side, type);
    }
    /// Everything the position is made of, the states of the variant's rules included.
    [[nodiscard]] constexpr const setup<V>& state() const noexcept { return setup_; }

    /// True if the royal man of the side to move is attacked.
    [[nodiscard]] constexpr bool is_check() const noexcept { return detail::is_in_check(setup_, turn()); }
    /// The men of a side that attack a cell: they could capture an enemy there.
    [[nodiscard]] constexpr bitboard<V> attackers(cell<V> c, color side) const noexcept {
        return side == color::white ? detail::attackers<color::white>(setup_, c, setup_.occupied(), setup_.men(side))
                                    : detail::attackers<color::black>(setup_, c, setup_.occupied(), setup_.men(side));
    }
    /// The men of the side to move that may not leave the line on which they shield their royal man.
    [[nodiscard]] constexpr bitboard<V> pinned() const noexcept {
        // A royal man still in hand, in a placement phase, needs no shield.
        if (detail::royal_men(setup_, turn()).empty()) return {};
        return turn() == color::white ? detail::king_safety<V, color::white>{setup_}.pinned()
                                      : detail::king_safety<V, color::black>{setup_}.pinned();
    }

    /// Every legal move, in no order to rely on. Counters and dead material end a game; they do not empty the list.
    [[nodiscard]] constexpr move_list<V> legal_moves() const noexcept {
        move_list<V> list;
        if (turn() == color::white)
            detail::list_moves<color::white>(setup_, list);
        else
            detail::list_moves<color::black>(setup_, list);
        return list;
    }
    /// How many legal moves there are, without listing them.
    [[nodiscard]] constexpr std::size_t count_legal_moves() const noexcept { return detail::count_moves(setup_); }
    /// True if the move is one of the legal moves here.
    [[nodiscard]] constexpr bool is_legal(move<V> m) const noexcept {
        const move_list<V> list = legal_moves();
        return std::find(list.begin(), list.end(), m) != list.end();
    }

    /// Plays a move. It must be legal here: debug builds check that, others do not.
    constexpr void play(move<V> m) noexcept {
        assert(is_legal(m));
        play_unchecked(m);
    }
    /// Plays a move that is known to be legal here.
    constexpr void play_unchecked(move<V> m) noexcept { play_from(setup_, m); }
    /// The position after a move, which must be legal here; debug builds check that.
    [[nodiscard]] constexpr position after(move<V> m) const noexcept {
        assert(is_legal(m));
        return position{setup_, m};
    }

    /// How the game has ended, as far as one position can tell, or nothing; the variant's endings in their order.
    [[nodiscard]] constexpr std::optional<tabia::outcome> outcome() const noexcept {
        return V::endings::test(situation<V>{setup_, is_check(), count_legal_moves() != 0});
    }

    /// True if it is the same position, as repetitions are counted: men, side to move, hands, rights and legal
    /// en-passant captures are the same, whatever the counters say (RULES, draws common to four games).
    [[nodiscard]] constexpr bool repeats(const position& other) const noexcept {
        return detail::identity<V>{setup_} == detail::identity<V>{other.setup_};
    }
    /// 64 bits that are equal for positions that repeat each other and differ for others almost surely.
    [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
        detail::hasher bits;
        detail::identify(setup_, bits);
        return bits.value();
    }

private:
    constexpr explicit position(const setup<V>& s) noexcept : setup_{s} {}
    /// The position after a legal move from a setup.
    constexpr position(const setup<V>& before, move<V> m) noexcept : setup_{before.without_men()} {
        play_from(before, m);
    }

    /// Plays a legal move of men who may be those of the setup itself.
    constexpr void play_from(const men_on_board<V>& before, move<V> m) noexcept {
        if (turn() == color::white)
            detail::make_move<color::white>(setup_, before, m);
        else
            detail::make_move<color::black>(setup_, before, m);
    }

    setup<V> setup_;
};

}  // namespace tabia
