#pragma once

#include <cstddef>
#include <optional>

#include "tabia/attack/steps.hpp"
#include "tabia/position/flaw.hpp"
#include "tabia/position/setup.hpp"
#include "tabia/position/request.hpp"

namespace tabia {

namespace detail {

/// What all double steps share: `Rule` tells by `eligible` which men of type `Pawn` may go two cells straight forward,
/// if both are empty.
template <class Rule, auto Pawn>
struct double_stepping {
    static constexpr bool has_moves = true;
    static constexpr auto pawn = Pawn;

    /// One step straight forward.
    template <class V, color Us>
    using ahead = shift<V, Us, V::pieces[Pawn].goes.list[0].direction>;

    template <color Us, class V, class Safety, class Sink>
    [[gnu::always_inline]] static constexpr void generate(const setup<V>& s, const Safety& safety,
                                                          Sink& sink) noexcept {
        const bitboard<V> pawns = s.men(Us, Pawn) & Rule::template eligible<V>(s, Us);
        const auto add = [&](bitboard<V> from, bitboard<V> allowed) __attribute__((always_inline)) {
            const bitboard<V> empty = ~s.occupied();
            const bitboard<V> to = ahead<V, Us>::of(ahead<V, Us>::of(from) & empty) & empty & allowed;
            sink.each(to, move_run<V>::by(2 * ahead<V, Us>::difference, Pawn, kind_of<V, Rule>));
        };
        add(pawns & ~safety.pinned(), safety.targets());
        for (const cell<V> c : pawns& safety.pinned()) add(bitboard<V>{c}, safety.allowed(c));
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        if (asked.form != request_form::step || !s.men(Us, Pawn).has(asked.from)) return std::nullopt;
        const bitboard<V> passed = ahead<V, Us>::of(bitboard<V>{asked.from});
        if (ahead<V, Us>::of(passed) != bitboard<V>{asked.to}) return std::nullopt;
        if (!Rule::template eligible<V>(s, Us).has(asked.from))
            return explanation<V>{"a man goes two cells only as his first move", asked.from};
        const bitboard<V> obstacles = (passed | bitboard<V>{asked.to}) & s.occupied();
        if (obstacles.empty()) return std::nullopt;
        return explanation<V>{"the way is not empty", passed.meets(obstacles) ? passed.first() : asked.to};
    }
};

}  // namespace detail

/// A man of type `Pawn` that stands on the zone may go two cells straight forward, if both are empty. His first path
/// in the piece table is the straight step.
template <auto Pawn, zone Start>
struct double_step : detail::double_stepping<double_step<Pawn, Start>, Pawn> {
    template <class V>
    static constexpr std::size_t most_moves = static_cast<std::size_t>(cells_of<V, Start>(color::white).size());

    template <class V>
    [[nodiscard]] static constexpr bitboard<V> eligible(const setup<V>&, color side) noexcept {
        return cells_of<V, Start>(side);
    }
};

/// As his first move, a man of type `Pawn` of the array may go two cells straight forward, if both are empty. The right
/// is the man's own: another that comes to the cell has none.
template <auto Pawn>
struct first_double_step : detail::double_stepping<first_double_step<Pawn>, Pawn> {
    template <class V>
    struct state {
        bitboard<V> unmoved_pawns;  ///< the pawns of both sides that have not moved yet
    };

    template <class V>
    static constexpr std::size_t most_moves = static_cast<std::size_t>(drawn_men<V>().men(color::white, Pawn).size());

    template <class V>
    [[nodiscard]] static constexpr bitboard<V> eligible(const setup<V>& s, color) noexcept {
        return s.unmoved_pawns;
    }

    /// The pawns of both sides that stand where pawns of theirs began the game.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> pawns_at_home(const setup<V>& s) noexcept {
        constexpr men_on_board<V> array = drawn_men<V>();
        return (s.men(color::white, Pawn) & array.men(color::white, Pawn)) |
               (s.men(color::black, Pawn) & array.men(color::black, Pawn));
    }

    template <class V>
    static constexpr void start(setup<V>& s) noexcept {
        s.unmoved_pawns = s.men(Pawn);
    }

    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw(const setup<V>& s) noexcept {
        const bitboard<V> missing = s.unmoved_pawns & ~pawns_at_home(s);
        if (missing.empty()) return std::nullopt;
        return tabia::flaw<V>{"no pawn stands there where it began the game", missing.first()};
    }

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void remember(const men_on_board<V>&, move<V> m,
                                                           remembered<V>& r) noexcept {
        r.unmoved_pawns &= ~(bitboard<V>{m.from()} | bitboard<V>{m.to()});
    }

    template <class V, class Sink>
    static constexpr void identify(const setup<V>& s, Sink& sink) noexcept {
        sink(s.unmoved_pawns);
    }
};

}  // namespace tabia
