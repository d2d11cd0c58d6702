#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "tabia/position/request.hpp"
#include "tabia/rule/match.hpp"

namespace tabia {

/// The ball goes from its man to another of the same side, standing where the first could capture.
struct passes {
    static constexpr bool has_moves = true;
    static constexpr std::string_view phase = "the kick-off is a pass";

    template <class V>
    static constexpr std::size_t most_moves = static_cast<std::size_t>(V::board.cells());

    /// The kick-off is a pass.
    template <class V>
    [[nodiscard]] static constexpr bool governs(const setup<V>& s) noexcept {
        return s.phase == match_phase::kickoff;
    }

    /// The men to whom a man of `Us` on the cell could pass.
    template <color Us, class V>
    [[nodiscard]] static constexpr bitboard<V> receivers(const setup<V>& s, cell<V> from) noexcept {
        bitboard<V> reached;
        detail::for_each_type<V>([&]<piece_type<V> Man>() {
            if (s.men(Us, Man).has(from)) reached = detail::reach<V, Man, Us>::attacks(from, s.occupied());
        });
        return reached & s.men(Us);
    }

    template <color Us, class V, class Safety, class Sink>
    static constexpr void generate(const setup<V>& s, const Safety&, Sink& sink) noexcept {
        if (!s.men(Us).meets(ball::cell_of(s))) return;
        const cell<V> from = *s.ball;
        sink.each(receivers<Us>(s, from), move_run<V>::from(from, piece_type<V>{}, kind_of<V, passes>));
    }

    template <color Us, class V>
    static constexpr void make(setup<V>&, move<V>) noexcept {}

    template <class V, class Text>
    static void write(move<V> m, Text& text) {
        text.pass(m.from(), m.to());
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        if (asked.form != request_form::pass) return std::nullopt;
        if (s.ball != asked.from) return explanation<V>{"the ball is not there", asked.from};
        if (!s.men(Us).has(asked.from)) return explanation<V>{"the other side has the ball", asked.from};
        if (!s.men(Us).has(asked.to)) return explanation<V>{"no man of one's own stands there to pass to", asked.to};
        return explanation<V>{"the man with the ball does not reach the other", asked.to};
    }
};

/// A side that can do nothing else skips its turn. This rule stands last among those that make moves.
struct skips {
    static constexpr bool has_moves = true;

    template <class V>
    static constexpr std::size_t most_moves = 1;

    template <color Us, class V, class Safety, class Sink>
    [[gnu::always_inline]] static constexpr void generate(const setup<V>& s, const Safety&, Sink& sink) noexcept {
        if (sink.size() == 0) sink.one(move<V>::unchecked(*s.ball, *s.ball, piece_type<V>{}, kind_of<V, skips>));
    }

    template <color Us, class V>
    static constexpr void make(setup<V>&, move<V>) noexcept {}

    template <class V, class Text>
    static void write(move<V>, Text& text) {
        text.skip();
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>&, const request<V>& asked) noexcept {
        if (asked.form != request_form::skip) return std::nullopt;
        return explanation<V>{"a side skips its turn only if it can do nothing else"};
    }
};

}  // namespace tabia
