#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/no_such_move.hpp"
#include "tabia/notation/san_words.hpp"
#include "tabia/notation/tell.hpp"
#include "tabia/play/position.hpp"

namespace tabia {

namespace detail {

/// True if the text, which has no marks, is a text of the move.
template <class V>
[[nodiscard]] bool is_san_of(const position<V>& pos, move<V> m, std::string_view text) {
    san_reader<V> reader{pos.state(), text};
    tell(m, reader);
    return reader.has_read_all();
}

/// The move in the shortest words that no other legal move shares.
template <class V>
[[nodiscard]] std::string san_without_marks(const position<V>& pos, move<V> m) {
    const move_list<V> legal = pos.legal_moves();
    std::string text;
    for (const origin shown : origins) {
        san_writer<V> writer{pos.state(), m.from(), shown};
        tell(m, writer);
        text = writer.text();
        const bool is_shared = std::any_of(legal.begin(), legal.end(),
                                           [&](move<V> other) { return other != m && is_san_of(pos, other, text); });
        if (!is_shared) break;
    }
    return text;
}

/// `#` if the move mates or scores, `+` if it gives check.
template <class V>
[[nodiscard]] std::string_view mark_of(const position<V>& before, const position<V>& after) {
    const bool scores = V::rules::any_of([&]<class Rule>() {
        if constexpr (requires { Rule::scores(before.state(), after.state()); })
            return Rule::scores(before.state(), after.state());
        else
            return false;
    });
    if (scores) return "#";
    if (!after.is_check()) return "";
    return after.count_legal_moves() == 0 ? "#" : "+";
}

/// The error of a text that several legal moves share.
template <class V>
[[nodiscard]] parse_error ambiguity(const position<V>& pos, std::string_view text) {
    std::string named;
    std::string last;
    for (const move<V> m : pos.legal_moves()) {
        if (!is_san_of(pos, m, text)) continue;
        if (!last.empty()) named += (named.empty() ? "" : ", ") + last;
        last = to_string(m);
    }
    return {0, "ambiguous: " + named + " and " + last};
}

}  // namespace detail

/// The move, which must be legal here, in standard algebraic notation: `Nf3`, `exd6`, `O-O`, `a8=Q+`, `R@a1`; on boards
/// whose cells are numbered in long algebraic: `Q28-32`.
template <class V>
[[nodiscard]] std::string to_san(const position<V>& pos, move<V> m) {
    return detail::san_without_marks(pos, m).append(detail::mark_of(pos, pos.after(m)));
}

/// Reads a move in algebraic notation; only a legal move comes out, and only if the text fits no other. It may lack or
/// have marks (`+`, `#`, `!`, `?`), lack the `=` of a promotion, castle with zeros and say more than it must of where a
/// man comes from.
template <class V>
[[nodiscard]] expected<move<V>, parse_error> parse_san(const position<V>& pos, std::string_view text) {
    text = text.substr(0, text.find_last_not_of("+#!?") + 1);
    std::optional<move<V>> found;
    std::size_t agreed = 0;
    for (const move<V> m : pos.legal_moves()) {
        detail::san_reader<V> reader{pos.state(), text};
        detail::tell(m, reader);
        agreed = std::max(agreed, reader.agreed());
        if (!reader.has_read_all()) continue;
        if (found) return detail::ambiguity(pos, text);
        found = m;
    }
    if (found) return *found;
    return detail::no_such_move(text, agreed);
}

}  // namespace tabia
