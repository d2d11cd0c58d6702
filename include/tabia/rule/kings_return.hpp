#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "tabia/position/attackers.hpp"
#include "tabia/position/most_moves.hpp"
#include "tabia/position/relocate.hpp"
#include "tabia/position/request.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia {

/// When a man of the types in `Who` promotes on the enemy's home cells, his side may in the same move put its `King` on
/// any cell of its own home that is empty once the man has moved, other than where he stands. Legality is judged after
/// both, so such a move may answer any check and leave any pin.
template <auto King, class Who, zone Home>
struct kings_return {
    static constexpr bool has_moves = true;

    template <class V>
    static constexpr std::size_t most_moves = [] {
        const auto homes = static_cast<std::size_t>(cells_of<V, Home>(color::white).size());
        std::size_t bound = 0;
        for (const cell<V> to : cells_of<V, Home>(color::black)) bound += detail::most_arrivals<V>(to.number()) * homes;
        return bound;
    }();

    /// True if a promotion of such a man may be accompanied.
    template <auto Man>
    static constexpr bool accompanies = Who::has(Man);

    /// Generates the returns with which a man may accompany his arrival on the cells where he promotes, whatever checks
    /// and pins there are before it.
    template <color Us, auto Man, class V, class Sink>
    [[nodiscard]] static constexpr Sink accompany(const setup<V>& s, cell<V> from, bitboard<V> arrivals,
                                                  Sink sink) noexcept {
        static_assert(is_at_the_edge<V>(),
                      "tabia: a king's home must be the edge of the board, so that no line to it goes on");
        if (s.men(Us, King).empty()) return sink;
        return add_returns<Us>(s, promoter<V>{from, arrivals, detail::arrivals<V, Man, Us>::choices}, sink);
    }

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        detail::relocate<Us>(s, m.from(), m.to(), m.becomes());
        detail::relocate<Us>(s, king_from(m), king_to(m, Us), King);
    }

    template <class V, class Text>
    static void write(move<V> m, Text& text) {
        const color side = cells_of<V, Home>(color::black).has(m.to()) ? color::white : color::black;
        text.step(m.from(), m.to()).promotion(m.becomes());
        text.add(',').step(king_from(m), king_to(m, side));
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        if (!asked.is_accompanied) return std::nullopt;
        if (s.men(Us, King).empty()) return explanation<V>{"the side has no such king who could return"};
        return explanation<V>{"no promotion goes with such a return of the king"};
    }

private:
    /// A man who promotes.
    template <class V>
    struct promoter {
        cell<V> from;
        bitboard<V> arrivals;
        std::span<const detail::arrival_choice<V>> choices;
    };

    /// Adds all returns that may go with a man's promotions.
    template <color Us, class V, class Sink>
    [[nodiscard]] [[gnu::noinline]] static constexpr Sink add_returns(const setup<V>& s, const promoter<V>& man,
                                                                      Sink sink) noexcept {
        constexpr color them = opponent(Us);
        const bitboard<V> left = s.occupied() & ~bitboard<V>{man.from};
        // Wherever the man goes, the king's home is attacked alike; only a captured man attacks it no more.
        bitboard<V> safe;
        for (const cell<V> home : cells_of<V, Home>(Us) & ~left) {
            const bitboard<V> attackers = detail::attackers<them>(s, home, left & ~s.men(Us, King), s.men(them));
            if (attackers.empty())
                safe.insert(home);
            else if (!attackers.has_several() && attackers.meets(man.arrivals))
                sink = add_return_to<Us>(s, man, attackers, bitboard<V>{home}, sink);
        }
        return safe.empty() ? sink : add_return_to<Us>(s, man, man.arrivals, safe, sink);
    }

    /// Adds returns to any of the home cells, with arrivals on any of the cells.
    template <color Us, class V, class Sink>
    [[nodiscard]] static constexpr Sink add_return_to(const setup<V>& s, const promoter<V>& man, bitboard<V> arrivals,
                                                      bitboard<V> home, Sink sink) noexcept {
        const int king = extra(s.men(Us, King).first(), Us);
        for (const detail::arrival_choice<V>& choice : man.choices)
            for (const cell<V> to : arrivals & choice.where)
                sink.each(home, move_run<V>::with_extra(
                                    move<V>::unchecked(man.from, to, choice.becomes, kind_of<V, kings_return>), king));
        return sink;
    }

    /// True if the home is the bottom row, so that no line from it goes through a cell where men promote and beyond.
    template <class V>
    [[nodiscard]] static constexpr bool is_at_the_edge() noexcept {
        for (const cell<V> c : cells_of<V, Home>(color::white))
            if (V::board.row(c.number()) != 0) return false;
        return true;
    }

    // The extra number of a move: where the king comes from, and his new cell counted from the first of his home.

    /// The extra number less the number of the king's new cell.
    template <class V>
    [[nodiscard]] static constexpr int extra(cell<V> king_from, color side) noexcept {
        constexpr bitboard<V> home = cells_of<V, Home>(color::white);
        static_assert(detail::highest_bit(home.bits()) - home.first().number() < 16,
                      "tabia: the cells of a king's home are too far apart");
        return king_from.number() * 16 - cells_of<V, Home>(side).first().number();
    }

    template <class V>
    [[nodiscard]] static constexpr cell<V> king_from(move<V> m) noexcept {
        return cell<V>::unchecked(static_cast<int>(m.extra() / 16));
    }

    template <class V>
    [[nodiscard]] static constexpr cell<V> king_to(move<V> m, color side) noexcept {
        return cell<V>::unchecked(cells_of<V, Home>(side).first().number() + static_cast<int>(m.extra() % 16));
    }
};

}  // namespace tabia
