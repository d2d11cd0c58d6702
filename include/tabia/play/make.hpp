#pragma once

#include "tabia/position/relocate.hpp"

namespace tabia::detail {

/// Whether a move keeps the books too: the counters that no legal move depends on.
enum class bookkeeping : bool { no, yes };

/// True if the rule only keeps books.
template <class Rule>
concept keeps_books = Rule::is_bookkeeping;

/// Plays a legal move of `Us`: what the rules remember of it, the men themselves, what the rules do after it. The men come
/// from `before`, and those of the setup are replaced, so that nobody need copy men first and wait for the copy; `before`
/// may be the setup itself.
template <color Us, bookkeeping Books = bookkeeping::yes, class V>
[[gnu::always_inline]] constexpr void make_move(setup<V>& s, const men_on_board<V>& before, move<V> m) noexcept {
    V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
        constexpr bool acts = Books == bookkeeping::yes || !keeps_books<Rule>;
        if constexpr (acts && requires { Rule::template remember<Us>(before, m, s); })
            Rule::template remember<Us>(before, m, s);
    });
    s.turn = opponent(Us);
    const bool made_by_rule = m.kind() > move_kind::promotion &&
                              V::rules::any_of([&]<class Rule>() __attribute__((always_inline)) {
                                  if constexpr (requires { Rule::template make<Us>(s, m); })
                                      if (m.kind() == kind_of<V, Rule>) [[unlikely]] {
                                          static_cast<men_on_board<V>&>(s) = before;
                                          Rule::template make<Us>(s, m);
                                          return true;
                                      }
                                  return false;
                              });
    if (!made_by_rule) relocate<Us>(before, s, m.from(), m.to(), m.becomes());
    V::rules::for_each([&]<class Rule>() __attribute__((always_inline)) {
        if constexpr (requires { Rule::template after<Us>(s, m); }) Rule::template after<Us>(s, m);
    });
}

}  // namespace tabia::detail
