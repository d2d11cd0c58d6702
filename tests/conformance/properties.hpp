#pragma once

#include <map>
#include <string>

#include "support/texts.hpp"
#include "support/walking.hpp"

namespace conformance {

/// Attackers, pins and check as the library finds them by masks are those found by walking cell by cell.
template <class V>
void check_attacks(const tabia::position<V>& pos) {
    INFO(to_fen(pos));
    for (const tabia::cell<V> c : tabia::board_cells<V>)
        for (const tabia::color side : {tabia::color::white, tabia::color::black})
            REQUIRE(pos.attackers(c, side) == support::walked_attackers(pos.state(), c, side));
    REQUIRE(pos.pinned() == support::walked_pins(pos.state()));
    bool check = false;
    for (const tabia::cell<V> royal : support::royal_cells(pos.state(), pos.turn()))
        check = check || !pos.attackers(royal, opponent(pos.turn())).empty();
    REQUIRE_EQ(pos.is_check(), check);
}

/// No legal move leaves the mover's royal man attacked, and `after` is `play`.
template <class V>
void check_moves_are_safe(const tabia::position<V>& pos) {
    INFO(to_fen(pos));
    for (const tabia::move<V> m : pos.legal_moves()) {
        INFO(to_string(m));
        const auto next = pos.after(m);
        auto played = pos;
        played.play(m);
        REQUIRE_EQ(to_fen(played), to_fen(next));
        for (const tabia::cell<V> royal : support::royal_cells(next.state(), pos.turn()))
            REQUIRE(next.attackers(royal, opponent(pos.turn())).empty());
    }
}

/// Checks that positions hash alike exactly when their FEN, but for halfmove clock and move number, is the same.
template <class V>
class hash_book {
public:
    void check(const tabia::position<V>& pos) {
        std::string text = to_fen(pos);
        if constexpr (requires { pos.state().halfmove_clock; })
            for (int counter = 0; counter < 2; ++counter) text.erase(text.rfind(' '));
        INFO(text);
        const auto [known, is_new] = hashes_.emplace(text, pos.hash());
        REQUIRE_EQ(known->second, pos.hash());
        const auto [taken, is_first] = texts_.emplace(pos.hash(), text);
        REQUIRE_EQ(taken->second, text);
    }

private:
    std::map<std::string, std::uint64_t> hashes_;
    std::map<std::uint64_t, std::string> texts_;
};

/// Every legal move is read back from its text; any other text is refused, and says where it goes wrong.
template <class V>
void check_move_texts(const tabia::position<V>& pos) {
    const std::string before = to_fen(pos);
    INFO(before);
    for (const support::named_move<V>& each : support::sorted_moves(pos)) {
        INFO(each.text);
        const auto read = tabia::parse_move(pos, each.text);
        REQUIRE(read.has_value());
        REQUIRE(*read == each.move);
        REQUIRE(pos.is_legal(each.move));
        const std::string longer = each.text + '!';
        const auto refused = tabia::parse_move(pos, longer);
        REQUIRE_FALSE(refused.has_value());
        REQUIRE_EQ(refused.error().offset, each.text.size());
        REQUIRE_FALSE(refused.error().reason.empty());
    }
    REQUIRE_EQ(to_fen(pos), before);
}

}  // namespace conformance
