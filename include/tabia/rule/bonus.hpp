#pragma once

#include "tabia/position/relocate.hpp"
#include "tabia/rule/men.hpp"

namespace tabia {

/// A promotion with a bonus: besides, a new man of type `Gift` appears on each of the mover's own cells of the zone
/// that is empty after the move. It can shield nobody: legality asks the cells to end every line they are on.
template <auto Gift, zone Where>
struct bonus {
    static constexpr bool has_moves = true;

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        static_assert(ends_its_lines<V>(), "tabia: a bonus man could shield a king, which no generator looks for");
        detail::relocate<Us>(s, m.from(), m.to(), m.becomes());
        for (const cell<V> c : cells_of<V, Where>(Us) & ~s.occupied()) s.put(c, {Us, Gift});
    }

    template <class V, class Text>
    static void write(move<V> m, Text& text) {
        text.step(m.from(), m.to()).promotion(m.becomes());
    }

private:
    /// True if no line goes through a cell of the zone: it has no two neighbours opposite each other.
    template <class V>
    [[nodiscard]] static constexpr bool ends_its_lines() noexcept {
        for (const cell<V> c : cells_of<V, Where>(color::white))
            for (const auto& m : V::pieces)
                for (const path& p : m.goes)
                    if (p.slides && V::board.neighbour(c.number(), p.direction) >= 0 &&
                        V::board.neighbour(c.number(), -p.direction) >= 0)
                        return false;
        return true;
    }
};

}  // namespace tabia
