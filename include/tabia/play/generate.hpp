#pragma once

#include <span>

#include "tabia/play/accompany.hpp"
#include "tabia/play/king_safety.hpp"
#include "tabia/play/origin.hpp"
#include "tabia/play/sink.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia::detail {

/// Generates the legal moves of `Us` into a sink, without trying any move out: royal steps to cells not attacked, then
/// the other men within what checks and pins allow, then the moves that the variant's rules add.
template <class V, color Us, class Sink>
class generator {
public:
    static constexpr color them = opponent(Us);

    [[gnu::always_inline]] constexpr generator(const setup<V>& s, Sink sink) noexcept
        : s_{s}, safety_{s}, sink_{sink}, occupied_{s.occupied()} {}

    /// Generates every legal move and gives the sink back.
    [[gnu::always_inline]] constexpr Sink run() noexcept {
        for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
            if constexpr (V::pieces[Man].rank == dignity::royal) royal_moves<Man>();
        });
        if (!safety_.in_double_check()) {
            set_landing_cells();
            for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
                if constexpr (V::pieces[Man].rank != dignity::royal) free_moves<Man>();
            });
            if (!safety_.pinned().empty()) [[unlikely]]
                sink_ = pinned_moves(s_, sink_);
        }
        // In check, and for pinned men, what has been generated so far leaves out moves that only an effect makes
        // legal.
        if constexpr (has_accompanied<V>)
            if (const bitboard<V> left_out = safety_.in_check() ? s_.men(Us) : safety_.pinned(); !left_out.empty())
                sink_ = accompany_all<Us>(s_, left_out, sink_);
        V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
            if constexpr (!only_governs<Rule> && requires { Rule::template generate<Us>(s_, safety_, sink_); })
                Rule::template generate<Us>(s_, safety_, sink_);
        });
        return sink_;
    }

private:
    /// Sets where men who are not pinned may end: on which empty cells and on which enemy men.
    [[gnu::always_inline]] constexpr void set_landing_cells() noexcept {
        landing_ = {~occupied_ & safety_.targets(), capturable_men() & safety_.targets()};
    }

    /// The enemy men that may be captured: all, unless a rule says otherwise.
    [[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> capturable_men() const noexcept {
        bitboard<V> men = s_.men(them);
        V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
            if constexpr (requires { Rule::capturable(s_, them); }) men &= Rule::capturable(s_, them);
        });
        return men;
    }

    template <piece_type<V> Man>
    [[gnu::always_inline]] constexpr void royal_moves() noexcept {
        const cell<V> king = safety_.king();
        if (royal_types<V> > 1 && !s_.men(Man).has(king)) return;
        bitboard<V> steps = reach<V, Man, Us>::targets(king, occupied_, {~occupied_, s_.men(them)});
        const bitboard<V> lifted = occupied_ ^ bitboard<V>{king};
        // A map of all attacks pays once more than two cells would have to be asked about.
        if (steps.size() > 2) {
            steps &= ~attacked_cells<them>(s_, lifted, s_.men(them));
        } else {
            for (const cell<V> c : steps)
                if (is_attacked<them>(s_, c, lifted, s_.men(them))) steps ^= bitboard<V>{c};
        }
        safety_.note_royal_steps(steps);
        arrive<Man>(king, steps);
    }

    /// The moves of the men of a type that are not pinned.
    template <piece_type<V> Man>
    [[gnu::always_inline]] constexpr void free_moves() noexcept {
        const bitboard<V> men = s_.men(Us, Man) & ~safety_.pinned();
        if constexpr (movement_facts<V, Man>::only_steps) {
            shift_all<Man, purpose::move>(men, landing_.empty);
            shift_all<Man, purpose::capture>(men, landing_.capturable);
        } else {
            men.for_each([&](cell<V> c) __attribute__((always_inline)) {
                const bitboard<V> reached = reach<V, Man, Us>::targets(c, occupied_, landing_);
                arrive<Man>(c, reached);
                if (is_accompanied<V, Man> && !safety_.in_check()) sink_ = accompany<Us, Man>(s_, c, reached, sink_);
            });
        }
    }

    /// The moves of the pinned men, each along its ray. Pins are rare, so a generator of its own keeps them apart: what
    /// is computed twice costs less than having it in the way of the others.
    [[nodiscard]] [[gnu::noinline]] static constexpr Sink pinned_moves(const setup<V>& s, Sink sink) noexcept {
        generator g{s, sink};
        g.set_landing_cells();
        for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
            if constexpr (V::pieces[Man].rank != dignity::royal)
                for (const cell<V> c : s.men(Us, Man) & g.safety_.pinned())
                    g.template arrive<Man>(c, destinations<Us, Man>(s, c, g.landing_) & g.safety_.allowed(c));
        });
        return g.sink_;
    }

    template <piece_type<V> Man, purpose What>
    [[gnu::always_inline]] constexpr void shift_all(bitboard<V> men, bitboard<V> allowed) noexcept {
        for_each_step<V, Man, Us, What>([&]<class Shift>() __attribute__((always_inline)) {
            const bitboard<V> targets = Shift::of(men) & allowed;
            arrive<Man>(targets, shifted_origin<V, Shift>{});
            if (is_accompanied<V, Man> && !safety_.in_check())
                for (const cell<V> to : targets & arrivals<V, Man, Us>::zone)
                    sink_ = accompany<Us, Man>(s_, cell<V>::unchecked(to.number() - Shift::difference),
                                               bitboard<V>{to}, sink_);
        });
    }

    template <piece_type<V> Man>
    [[gnu::always_inline]] constexpr void arrive(cell<V> from, bitboard<V> targets) noexcept {
        arrive<Man>(targets, single_origin<V>{from});
    }

    /// The targets on which a man of the type promotes.
    template <piece_type<V> Man, class Origin>
    [[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> promotion_cells(Origin origin) const noexcept {
        bitboard<V> zone = arrivals<V, Man, Us>::zone;
        V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
            if constexpr (requires { Rule::template unpromoted<Us>(s_, origin); })
                zone &= ~Rule::template unpromoted<Us>(s_, origin);
        });
        return zone;
    }

    /// Men of a type come to the targets; some promote there.
    template <piece_type<V> Man, class Origin>
    [[gnu::always_inline]] constexpr void arrive(bitboard<V> targets, Origin origin) noexcept {
        using at = arrivals<V, Man, Us>;
        constexpr bool counts_once = Sink::only_counts && !at::has_alternatives;
        bitboard<V> promoting;
        if constexpr (!at::zone.empty() && !counts_once) promoting = targets & promotion_cells<Man>(origin);
        if constexpr (Sink::only_counts)
            sink_.each(targets, origin.run(Man, move_kind::ordinary));
        else
            sink_.each(targets ^ promoting, origin.run(Man, move_kind::ordinary));
        if (!promoting.empty()) [[unlikely]] {
            // One promotion of each arrival has been counted already.
            if constexpr (Sink::only_counts)
                at::for_each_alternative([&](bitboard<V> cells) __attribute__((always_inline)) {
                    sink_.each(promoting & cells, origin.run(Man, move_kind::promotion));
                });
            else
                sink_ = promote(promoting, origin, at::choices, sink_);
        }
    }

    /// Lists the promotions of arrivals, apart from all other moves, as they are rare.
    template <class Origin>
    [[nodiscard]] [[gnu::noinline]] static constexpr Sink promote(bitboard<V> promoting, Origin origin,
                                                                  std::span<const arrival_choice<V>> choices,
                                                                  Sink sink) noexcept {
        for (const arrival_choice<V>& choice : choices)
            sink.each(promoting & choice.where, origin.run(choice.becomes, choice.kind));
        return sink;
    }

    const setup<V>& s_;
    king_safety<V, Us> safety_;
    Sink sink_;
    bitboard<V> occupied_;
    landing_cells<V> landing_;
};

/// Generates the legal moves into a sink: those of the rule that governs the position, or those of play.
template <color Us, class V, class Sink>
[[nodiscard]] [[gnu::always_inline]] constexpr Sink generate(const setup<V>& s, Sink sink) noexcept {
    const bool governed = V::rules::any_of([&]<class Rule>() __attribute__((always_inline)) {
        if constexpr (requires { Rule::governs(s); })
            if (Rule::governs(s)) {
                Rule::template generate<Us>(s, king_safety<V, Us, false>{s}, sink);
                return true;
            }
        return false;
    });
    return governed ? sink : generator<V, Us, Sink>{s, sink}.run();
}

/// The number of legal moves, whoever is to move. Inline where it is used: perft counts what it has just made.
template <class V>
[[nodiscard]] [[gnu::always_inline]] constexpr std::size_t count_moves(const setup<V>& s) noexcept {
    return s.turn == color::white ? generate<color::white>(s, move_counter<V>{}).size()
                                  : generate<color::black>(s, move_counter<V>{}).size();
}

template <color Us, class V>
constexpr void list_moves(const setup<V>& s, move_list<V>& list) noexcept {
    list.fill([&](move<V>* buffer) { return generate<Us>(s, move_lister<V>{buffer}).size(); });
}

}  // namespace tabia::detail
