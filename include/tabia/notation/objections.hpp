#pragma once

#include <optional>
#include <string_view>

#include "tabia/play/king_safety.hpp"
#include "tabia/play/make.hpp"
#include "tabia/position/request.hpp"
#include "tabia/rule/promotion.hpp"

namespace tabia::detail {

/// A sink that looks for one move among those generated: what the request asks for.
template <class V>
class request_finder {
public:
    constexpr explicit request_finder(const request<V>& asked) noexcept : asked_{asked} {}

    constexpr void each(bitboard<V> cells, move_run<V> run) noexcept {
        for (const cell<V> c : cells) one(run(c));
    }
    constexpr void one(move<V> m) noexcept {
        const bool enters = m.from() == m.to();
        if (m.from() != asked_.from || m.to() != asked_.to || enters != (asked_.form == request_form::placement))
            return;
        if (!enters || asked_.becomes == m.becomes()) found_ = m;
    }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return found_ ? 1 : 0; }
    [[nodiscard]] constexpr const std::optional<move<V>>& found() const noexcept { return found_; }

private:
    const request<V>& asked_;
    std::optional<move<V>> found_;
};

/// Finds what there is to object to a request of `Us` that is not legal, in a position that is sound.
template <class V, color Us>
class objections {
public:
    static constexpr color them = opponent(Us);

    constexpr explicit objections(const setup<V>& s) noexcept : s_{s} {}

    [[nodiscard]] constexpr explanation<V> to(const request<V>& asked) const noexcept {
        if (const auto found = of_phase(asked)) return *found;
        if (asked.form == request_form::step)
            if (const auto found = to_mover(asked)) return *found;
        if (const auto found = of_rules(asked)) return *found;
        if (asked.is_accompanied) return made_by_nobody;
        if (const auto m = made_by_rules(asked))
            return asked.form == request_form::step && asked.becomes ? no_promotion(asked) : of_safety(*m);
        if (asked.form == request_form::step) return to_step(asked);
        return made_by_nobody;
    }

private:
    using objection = std::optional<explanation<V>>;

    static constexpr explanation<V> made_by_nobody{"no rule of the game makes such a move"};

    [[nodiscard]] static constexpr explanation<V> no_promotion(const request<V>& asked) noexcept {
        return {"the man does not promote there", asked.to};
    }

    template <class Rule>
    [[nodiscard]] constexpr objection of_rule(const request<V>& asked) const noexcept {
        if constexpr (requires { Rule::template objection<Us>(s_, asked); })
            return Rule::template objection<Us>(s_, asked);
        else
            return std::nullopt;
    }

    /// If a rule governs the position: what it says, or else why nothing but its own moves exists.
    [[nodiscard]] constexpr objection of_phase(const request<V>& asked) const noexcept {
        objection found;
        V::rules::for_each([&]<class Rule>() {
            if constexpr (requires { Rule::governs(s_); })
                if (!found && Rule::governs(s_)) {
                    found = of_rule<Rule>(asked);
                    if (!found) found = explanation<V>{Rule::phase};
                }
        });
        return found;
    }

    [[nodiscard]] constexpr objection of_rules(const request<V>& asked) const noexcept {
        objection found;
        V::rules::for_each([&]<class Rule>() {
            if (!found) found = of_rule<Rule>(asked);
        });
        return found;
    }

    [[nodiscard]] constexpr objection to_mover(const request<V>& asked) const noexcept {
        if (s_.men(them).has(asked.from)) return explanation<V>{"the man there is the other side's", asked.from};
        if (!s_.men(Us).has(asked.from)) return explanation<V>{"no man stands there", asked.from};
        return std::nullopt;
    }

    /// The move asked for, if only danger to the royal man can keep a rule from making it.
    [[nodiscard]] constexpr std::optional<move<V>> made_by_rules(const request<V>& asked) const noexcept {
        request_finder<V> finder{asked};
        const bool enters_or_goes = asked.form == request_form::placement ||
                                    (asked.form == request_form::step && !s_.men(Us).has(asked.to));
        const king_safety<V, Us, false> no_danger{s_};
        V::rules::for_each([&]<class Rule>() {
            if constexpr (requires { Rule::template generate<Us>(s_, no_danger, finder); })
                if (enters_or_goes) Rule::template generate<Us>(s_, no_danger, finder);
        });
        return finder.found();
    }

    [[nodiscard]] constexpr explanation<V> to_step(const request<V>& asked) const noexcept {
        explanation<V> found{"the man does not go there", asked.to};
        for_each_type<V>([&]<piece_type<V> Man>() {
            if (s_.men(Us, Man).has(asked.from)) found = to_step_of<Man>(asked);
        });
        return found;
    }

    template <piece_type<V> Man>
    [[nodiscard]] constexpr explanation<V> to_step_of(const request<V>& asked) const noexcept {
        using goes = reach<V, Man, Us>;
        const bitboard<V> to{asked.to};
        const bool is_empty = !s_.occupied().has(asked.to);
        const bool moves = goes::template all<purpose::move>(asked.from, s_.occupied()).meets(to);
        const bool captures = goes::attacks(asked.from, s_.occupied()).meets(to);
        if (!moves && !captures) return out_of_reach<Man>(asked);
        if (s_.men(Us).has(asked.to)) return {"a man of one's own stands there", asked.to};
        if (is_empty && !moves) return {"the man goes there only to capture", asked.to};
        if (!is_empty && !captures) return {"the man does not capture there", asked.to};
        if (!is_empty && !is_capturable(asked.to)) return {"the man there cannot be captured", asked.to};
        return to_arrival<Man>(asked);
    }

    /// The man would go there on an empty board, or not even then.
    template <piece_type<V> Man>
    [[nodiscard]] constexpr explanation<V> out_of_reach(const request<V>& asked) const noexcept {
        using goes = reach<V, Man, Us>;
        const bitboard<V> ever = goes::template all<purpose::move>(asked.from, {}) | goes::attacks(asked.from, {});
        if (!ever.has(asked.to)) return {"the man does not go there", asked.to};
        const bitboard<V> obstacles = between<V>(asked.from, asked.to) & s_.occupied();
        for (const cell<V> c : obstacles)
            if (!between<V>(asked.from, c).meets(obstacles)) return {"the way is not empty", c};
        return {"the man does not go there", asked.to};
    }

    [[nodiscard]] constexpr bool is_capturable(cell<V> c) const noexcept {
        bool capturable = true;
        V::rules::for_each([&]<class Rule>() {
            if constexpr (requires { Rule::capturable(s_, them); })
                capturable = capturable && Rule::capturable(s_, them).has(c);
        });
        return capturable;
    }

    /// The man reaches the cell: what he becomes there must be right, and the royal man safe.
    template <piece_type<V> Man>
    [[nodiscard]] constexpr explanation<V> to_arrival(const request<V>& asked) const noexcept {
        using at = arrivals<V, Man, Us>;
        if (!at::zone.has(asked.to)) {
            if (asked.becomes) return no_promotion(asked);
            return of_safety(move<V>::unchecked(asked.from, asked.to, Man));
        }
        if (!asked.becomes) return {"it must be said what the man becomes", asked.to};
        std::optional<move<V>> promotion;
        for (const arrival_choice<V>& choice : at::choices)
            if (choice.where.has(asked.to) && asked.becomes == choice.becomes)
                promotion = move<V>::unchecked(asked.from, asked.to, choice.becomes, choice.kind);
        if (!promotion) return {"the man does not become that there", asked.to};
        return of_safety(*promotion);
    }

    /// What the move does to the royal man, which is all that can be said against it.
    [[nodiscard]] constexpr explanation<V> of_safety(move<V> m) const noexcept {
        setup<V> after = s_.without_men();
        make_move<Us, bookkeeping::no>(after, s_, m);
        const bitboard<V> enemies = attackers_of_royal(after);
        if (enemies.empty()) return {"the rules do not allow it here", m.to()};
        const cell<V> attacker = enemies.first();
        if (royal_men(s_, Us).has(m.from())) return {"the royal man would be attacked", attacker};
        if (const bitboard<V> checkers = attackers_of_royal(s_) & enemies; !checkers.empty())
            return {"the move does not answer the check", checkers.first()};
        return {"the man is pinned", attacker};
    }

    [[nodiscard]] static constexpr bitboard<V> attackers_of_royal(const setup<V>& s) noexcept {
        const bitboard<V> royals = royal_men(s, Us);
        return royals.empty() ? bitboard<V>{} : attackers<them>(s, royals.first(), s.occupied(), s.men(them));
    }

    const setup<V>& s_;
};

}  // namespace tabia::detail
