#pragma once

#include <cstddef>
#include <optional>

#include "tabia/position/attackers.hpp"
#include "tabia/position/flaw.hpp"
#include "tabia/position/relocate.hpp"
#include "tabia/position/request.hpp"
#include "tabia/rule/double_step.hpp"

namespace tabia {

/// A pawn that has just gone two cells by the rule `DoubleStep` may be captured by a pawn as if it had gone only one.
template <class DoubleStep>
struct en_passant {
    static constexpr bool has_moves = true;
    using first_steps = DoubleStep;
    static constexpr auto pawn = DoubleStep::pawn;

    template <class V>
    struct state {
        std::optional<cell<V>> passed;  ///< the cell just passed over, if an enemy pawn attacks it
    };

    template <class V>
    static constexpr std::size_t most_moves = V::pieces[pawn].goes.count;

    /// The pawns that may legally capture on the passed cell.
    template <color Us, class V>
    [[nodiscard]] static constexpr bitboard<V> capturers(const setup<V>& s) noexcept {
        if (!s.passed) return {};
        bitboard<V> able;
        for (const cell<V> from : detail::reach<V, pawn, Us>::leaping_attackers(*s.passed) & s.men(Us, pawn))
            if (leaves_king_safe<Us>(s, from)) able.insert(from);
        return able;
    }

    /// The same for the side to move.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> capturers_of_turn(const setup<V>& s) noexcept {
        return s.turn == color::white ? capturers<color::white>(s) : capturers<color::black>(s);
    }

    /// The cell of the pawn that has passed the cell, as `Us` sees it who may capture it.
    template <color Us, class V>
    [[nodiscard]] static constexpr cell<V> victim(cell<V> passed) noexcept {
        using step = typename DoubleStep::template ahead<V, opponent(Us)>;
        return cell<V>::unchecked(passed.number() + step::difference);
    }

    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw(const setup<V>& s) noexcept {
        if (!s.passed) return std::nullopt;
        const bool possible = s.turn == color::white ? may_have_stepped<color::black>(s, *s.passed)
                                                     : may_have_stepped<color::white>(s, *s.passed);
        if (possible) return std::nullopt;
        return tabia::flaw<V>{"no pawn can just have passed this cell", *s.passed};
    }

    template <color Us, class V, class Safety, class Sink>
    [[gnu::always_inline]] static constexpr void generate(const setup<V>& s, const Safety&, Sink& sink) noexcept {
        if (!s.passed) [[likely]]
            return;
        sink.each(capturers<Us>(s), move_run<V>::to(*s.passed, pawn, kind_of<V, en_passant>));
    }

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        s.clear(bitboard<V>{victim<Us, V>(m.to())});
        detail::relocate<Us>(s, m.from(), m.to(), m.becomes());
    }

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void after(setup<V>& s, move<V> m) noexcept {
        s.passed.reset();
        if (m.kind() != kind_of<V, DoubleStep>) return;
        constexpr color them = opponent(Us);
        const cell<V> passed = cell<V>::unchecked(m.from().number() + DoubleStep::template ahead<V, Us>::difference);
        if (detail::reach<V, pawn, them>::leaping_attackers(passed).meets(s.men(them, pawn))) s.passed = passed;
    }

    template <class V, class Text>
    static void write(move<V> m, Text& text) {
        text.capture(m.from(), m.to());
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        if (asked.form != request_form::step || s.passed != asked.to || capturers<Us>(s).has(asked.from))
            return std::nullopt;
        const bitboard<V> able = detail::reach<V, pawn, Us>::leaping_attackers(asked.to) & s.men(Us, pawn);
        if (!able.has(asked.from)) return std::nullopt;
        return explanation<V>{"capturing en passant would lay the royal man open"};
    }

    template <class V, class Sink>
    static constexpr void identify(const setup<V>& s, Sink& sink) noexcept {
        sink(capturers_of_turn(s).empty() ? bitboard<V>{} : bitboard<V>{*s.passed});
    }

private:
    /// True if a pawn of `Us` may have made its double step over the cell in the last move.
    template <color Us, class V>
    [[nodiscard]] static constexpr bool may_have_stepped(const setup<V>& s, cell<V> passed) noexcept {
        using step = typename DoubleStep::template ahead<V, Us>;
        const bitboard<V> over{passed};
        const bitboard<V> start = DoubleStep::template eligible<V>(s, Us) & over.shifted(-step::difference);
        return step::of(start) == over && !(over | start).meets(s.occupied()) &&
               step::of(over).meets(s.men(Us, pawn));
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr bool leaves_king_safe(const setup<V>& s, cell<V> from) noexcept {
        if constexpr (has_royal<V>) {
            constexpr color them = opponent(Us);
            const bitboard<V> captured{victim<Us, V>(*s.passed)};
            const bitboard<V> occupied = (s.occupied() ^ captured ^ bitboard<V>{from}) | bitboard<V>{*s.passed};
            const cell<V> king = detail::royal_men(s, Us).first();
            return !detail::is_attacked<them>(s, king, occupied, s.men(them) ^ captured);
        } else {
            return true;
        }
    }
};

}  // namespace tabia
