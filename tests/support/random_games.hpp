#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "support/dice.hpp"
#include "support/texts.hpp"

namespace support {

/// How often each sort of move has been played: by the rule that makes it, what a man is promoted to and where, and
/// whether the rule had more to say.
template <class V>
class tally {
public:
    [[nodiscard]] static std::string sort_of(tabia::move<V> m) {
        std::string sort = std::to_string(static_cast<int>(m.kind()));
        if (m.kind() == tabia::move_kind::promotion) {
            sort += letter(tabia::piece<V>{tabia::color::white, m.becomes()});
            sort += name(m.to()).view();
        }
        if (m.extra() != 0) sort += '+';
        return sort;
    }

    void add(tabia::move<V> m) {
        ++by_sort_[sort_of(m)];
        ++by_kind_[m.kind()];
    }
    [[nodiscard]] std::size_t played(tabia::move<V> m) const { return count(by_sort_, sort_of(m)); }
    [[nodiscard]] std::size_t played(tabia::move_kind kind) const { return count(by_kind_, kind); }

private:
    template <class Key>
    [[nodiscard]] static std::size_t count(const std::map<Key, std::size_t>& counts, const Key& key) {
        const auto found = counts.find(key);
        return found == counts.end() ? 0 : found->second;
    }

    std::map<std::string, std::size_t> by_sort_;
    std::map<tabia::move_kind, std::size_t> by_kind_;
};

/// One of the moves at random, of which there must be one: half the time from those of the sort least often played.
template <class V>
[[nodiscard]] named_move<V> choose(dice& random, std::vector<named_move<V>> moves, const tally<V>& seen) {
    if (random.once_in(2)) {
        const auto less = [&seen](const auto& a, const auto& b) { return seen.played(a.move) < seen.played(b.move); };
        const std::size_t least = seen.played(std::min_element(moves.begin(), moves.end(), less)->move);
        std::erase_if(moves, [&](const auto& each) { return seen.played(each.move) != least; });
    }
    return moves[random.below(moves.size())];
}

/// Calls `visit(position)` for the positions of random games of at most `plies` plies.
template <class V, class Visit>
void for_each_position(std::uint64_t seed, std::size_t games, std::size_t plies, Visit visit) {
    dice random{seed};
    tally<V> seen;
    for (std::size_t game = 0; game < games; ++game) {
        auto pos = tabia::position<V>::start();
        for (std::size_t ply = 0; ply < plies; ++ply) {
            visit(pos);
            const auto moves = sorted_moves(pos);
            if (moves.empty()) break;
            const tabia::move<V> chosen = choose(random, moves, seen).move;
            seen.add(chosen);
            pos.play(chosen);
        }
    }
}

}  // namespace support
