#pragma once

#include "tabia/play/king_safety.hpp"
#include "tabia/play/sink.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia::detail {

/// Generates the legal moves of `Us` into a sink, without trying any move out: royal steps to cells not attacked, then
/// the other men within what checks and pins allow, then the moves that the variant's rules add.
template <class V, color Us, class Sink>
class generator {
public:
    static constexpr color them = opponent(Us);

    [[gnu::always_inline]] constexpr generator(const setup<V>& s, Sink& sink) noexcept
        : s_{s}, safety_{s}, sink_{sink}, occupied_{s.occupied()} {}

    constexpr void run() noexcept {
        for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
            if constexpr (V::pieces[Man].rank == dignity::royal) royal_moves<Man>();
        });
        if (!safety_.in_double_check()) {
            quiet_ = ~occupied_ & safety_.targets();
            capturable_ = capturable_men() & safety_.targets();
            for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
                if constexpr (V::pieces[Man].rank != dignity::royal) common_moves<Man>();
            });
        }
        for_each_type<V>([&]<piece_type<V> Man>() __attribute__((always_inline)) {
            if constexpr (is_accompanied<Man>()) accompanied_moves<Man>();
        });
        V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
            if constexpr (requires { Rule::template generate<Us>(s_, safety_, sink_); })
                Rule::template generate<Us>(s_, safety_, sink_);
        });
    }

private:
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
        if (!s_.men(Man).has(king)) return;
        bitboard<V> steps = reach<V, Man, Us>::targets(king, occupied_, ~occupied_, s_.men(them));
        const bitboard<V> lifted = occupied_ ^ bitboard<V>{king};
        // A map of all attacks pays once more than two cells would have to be asked about.
        if (steps.size() > 2) {
            steps &= ~attacked_cells<them>(s_, lifted, s_.men(them));
        } else {
            for (const cell<V> c : steps)
                if (is_attacked<them>(s_, c, lifted, s_.men(them))) steps ^= bitboard<V>{c};
        }
        arrive<Man>(king, steps);
    }

    template <piece_type<V> Man>
    [[gnu::always_inline]] constexpr void common_moves() noexcept {
        const bitboard<V> men = s_.men(Us, Man);
        if constexpr (movement_facts<V, Man>::only_steps) {
            shift_all<Man, purpose::move>(men & ~safety_.pinned(), quiet_);
            shift_all<Man, purpose::capture>(men & ~safety_.pinned(), capturable_);
        } else {
            for (const cell<V> c : men & ~safety_.pinned())
                arrive<Man>(c, reach<V, Man, Us>::targets(c, occupied_, quiet_, capturable_));
        }
        for (const cell<V> c : men& safety_.pinned())
            arrive<Man>(c, reach<V, Man, Us>::targets(c, occupied_, quiet_, capturable_) & safety_.allowed(c));
    }

    /// True if a rule of the variant adds something to promotions of such men.
    template <piece_type<V> Man>
    [[nodiscard]] static constexpr bool is_accompanied() noexcept {
        return V::rules::any_of([]<class Rule>() {
            if constexpr (requires { Rule::template accompanies<Man>; })
                return Rule::template accompanies<Man>;
            else
                return false;
        });
    }

    /// The promotions that a rule adds something to: that may answer any check and leave any pin.
    template <piece_type<V> Man>
    [[gnu::always_inline]] constexpr void accompanied_moves() noexcept {
        for (const cell<V> c : s_.men(Us, Man)) {
            const bitboard<V> reached = reach<V, Man, Us>::targets(c, occupied_, ~occupied_, s_.men(them));
            const bitboard<V> promoting = reached & arrivals<V, Man, Us>::zone;
            if (promoting.empty()) continue;
            V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
                if constexpr (requires { Rule::template accompanies<Man>; })
                    Rule::template accompany<Us, Man>(s_, c, promoting, sink_);
            });
        }
    }

    template <piece_type<V> Man, purpose What>
    [[gnu::always_inline]] constexpr void shift_all(bitboard<V> men, bitboard<V> allowed) noexcept {
        for_each_step<V, Man, Us, What>([&]<class Shift>() __attribute__((always_inline)) {
            arrive<Man>(Shift::of(men) & allowed, shifted_origin<Shift>{});
        });
    }

    template <piece_type<V> Man>
    [[gnu::always_inline]] constexpr void arrive(cell<V> from, bitboard<V> targets) noexcept {
        arrive<Man>(targets, single_origin{from});
    }

    /// Where one man comes from, whatever his target.
    struct single_origin {
        cell<V> from;

        [[gnu::always_inline]] constexpr cell<V> operator()(cell<V>) const noexcept { return from; }
        /// The cells that men on the given cells come to.
        [[nodiscard]] constexpr bitboard<V> targets_of(bitboard<V> cells) const noexcept {
            return cells.has(from) ? board_cells<V> : bitboard<V>{};
        }
    };

    /// Where men who all make the same step come from.
    template <class Shift>
    struct shifted_origin {
        [[gnu::always_inline]] constexpr cell<V> operator()(cell<V> to) const noexcept {
            return cell<V>::unchecked(to.number() - Shift::difference);
        }
        [[nodiscard]] constexpr bitboard<V> targets_of(bitboard<V> cells) const noexcept { return Shift::of(cells); }
    };

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

    /// Men of a type come to the targets, each from `origin(target)`; some promote there.
    template <piece_type<V> Man, class Origin>
    [[gnu::always_inline]] constexpr void arrive(bitboard<V> targets, Origin origin) noexcept {
        using at = arrivals<V, Man, Us>;
        bitboard<V> promoting;
        if constexpr (!at::zone.empty()) promoting = targets & promotion_cells<Man>(origin);
        sink_.each(
            targets ^ promoting, [&](cell<V> to) __attribute__((always_inline)) {
                return move<V>::unchecked(origin(to), to, Man);
            });
        if constexpr (!at::zone.empty()) {
            if (promoting.empty()) return;
            at::for_each_choice([&]<piece_type<V> Choice, move_kind Kind>(bitboard<V> where)
                                    __attribute__((always_inline)) {
                                        sink_.each(
                                            promoting & where, [&](cell<V> to) __attribute__((always_inline)) {
                                                return move<V>::unchecked(origin(to), to, Choice, Kind);
                                            });
                                    });
        }
    }

    const setup<V>& s_;
    king_safety<V, Us> safety_;
    Sink& sink_;
    bitboard<V> occupied_;
    bitboard<V> quiet_;
    bitboard<V> capturable_;
};

/// Generates the legal moves into a sink: those of the rule that governs the position, or those of play.
template <color Us, class V, class Sink>
[[gnu::always_inline]] constexpr void generate(const setup<V>& s, Sink& sink) noexcept {
    const bool governed = V::rules::any_of([&]<class Rule>() __attribute__((always_inline)) {
        if constexpr (requires { Rule::governs(s); })
            if (Rule::governs(s)) {
                Rule::template generate<Us>(s, king_safety<V, Us, false>{s}, sink);
                return true;
            }
        return false;
    });
    if (!governed) generator<V, Us, Sink>{s, sink}.run();
}

template <color Us, class V>
[[nodiscard]] constexpr std::size_t count_moves(const setup<V>& s) noexcept {
    move_counter<V> counter;
    generate<Us>(s, counter);
    return counter.size();
}

template <color Us, class V>
constexpr void list_moves(const setup<V>& s, move_list<V>& list) noexcept {
    move_lister<V> lister{list};
    generate<Us>(s, lister);
}

}  // namespace tabia::detail
