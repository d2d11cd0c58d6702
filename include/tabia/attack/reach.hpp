#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tabia/attack/line_lookup.hpp"

namespace tabia::detail {

/// How a path is gone.
enum class manner : std::uint8_t { leap, slide };
/// What a path is gone for.
enum class purpose : std::uint8_t { move, capture };

[[nodiscard]] constexpr bool serves(const path& p, manner how, purpose what) noexcept {
    return p.slides == (how == manner::slide) && (what == purpose::move ? p.moves : p.captures);
}

/// The axes along which a man of a side slides for the purpose, one bit each.
template <class V>
[[nodiscard]] constexpr unsigned slide_axes(const movement& goes, color side, purpose what) noexcept {
    unsigned used = 0;
    for (const path& p : goes)
        for (std::size_t n = 0; n < axes<V>.count; ++n)
            if (serves(p, manner::slide, what) && axes<V>.list[n] == rising<V>(seen_by(side, p.direction)))
                used |= 1u << n;
    return used;
}

/// What is known of a man's movement at compile time, so that only the work it needs is compiled.
template <class V, piece_type<V> Man>
struct movement_facts {
    static constexpr const movement& goes = V::pieces[Man].goes;

    [[nodiscard]] static constexpr bool has(manner how, purpose what) noexcept {
        for (const path& p : goes)
            if (serves(p, how, what)) return true;
        return false;
    }

    /// True if every path serves both purposes, so that one mask tells both.
    static constexpr bool alike = [] {
        for (const path& p : goes)
            if (!p.moves || !p.captures) return false;
        return true;
    }();

    /// True if each path has its like in the direction that its own is turned to.
    template <class Turn>
    [[nodiscard]] static constexpr bool is_symmetric(Turn turned) noexcept {
        for (const path& p : goes) {
            path like = p;
            like.direction = turned(p.direction);
            bool found = false;
            for (const path& q : goes) found = found || q == like;
            if (!found) return false;
        }
        return true;
    }

    /// True if White's and Black's men go alike.
    static constexpr bool colorless = is_symmetric([](offset o) { return seen_by(color::black, o); });

    /// True if the man goes to the left as to the right: then he comes from where an opposing man of the type goes.
    static constexpr bool reversible = is_symmetric([](offset o) { return -seen_by(color::black, o); });

    /// True if the man slides both ways and without limit along each of his axes: seen lines need no mask.
    [[nodiscard]] static constexpr bool unlimited(purpose what) noexcept {
        for (const path& p : goes) {
            if (!serves(p, manner::slide, what)) continue;
            bool back = false;
            for (const path& q : goes)
                back = back ||
                       (serves(q, manner::slide, what) && q.direction == -p.direction && q.most >= any_distance.cells);
            if (!back) return false;
        }
        return true;
    }

    /// True if the man only steps, in at most three directions: all such men together move by shifts.
    static constexpr bool only_steps = [] {
        for (const path& p : goes)
            if (p.slides || p.most != 1) return false;
        return goes.count <= 3;
    }();
};

template <class V>
using mask_array = std::array<bitboard<V>, static_cast<std::size_t>(V::board.span())>;

/// Adds to the masks what a path of unlimited slides reaches: half of each line of its axis.
template <class V, std::size_t Axis = 0>
constexpr void add_lines(mask_array<V>& masks, offset direction) noexcept {
    if constexpr (Axis < axes<V>.count) {
        if (axes<V>.list[Axis] == rising<V>(direction)) {
            const bool rises = direction == rising<V>(direction);
            for (std::size_t n = 0; n < masks.size(); ++n)
                masks[n] |= rises ? line_masks<V, Axis>[n].above : line_masks<V, Axis>[n].below;
        } else {
            add_lines<V, Axis + 1>(masks, direction);
        }
    }
}

/// Adds to the masks what a path of leaps or of short slides reaches.
template <class V>
constexpr void add_cells(mask_array<V>& masks, const path& p, offset direction) noexcept {
    for (int n = 0; n < V::board.span(); ++n) {
        if (!V::board.is_cell(n)) continue;
        for (int k = p.least; k <= p.most; ++k) {
            const int to = V::board.number(V::board.column(n) + k * direction.dx, V::board.row(n) + k * direction.dy);
            if (to >= 0)
                masks[static_cast<std::size_t>(n)].insert(cell<V>::unchecked(to));
            else if (p.slides)
                break;
        }
    }
}

/// The cells a man's paths of one manner and purpose lead to from each cell of an empty board; reversed: the cells
/// from which they lead there.
template <class V, piece_type<V> Man, color Side, manner How, purpose What, bool Reversed>
inline constexpr mask_array<V> computed_masks = [] {
    mask_array<V> masks{};
    for (const path& p : V::pieces[Man].goes) {
        if (!serves(p, How, What)) continue;
        const offset direction = Reversed ? -seen_by(Side, p.direction) : seen_by(Side, p.direction);
        if (p.slides && p.most >= any_distance.cells)
            add_lines<V>(masks, direction);
        else
            add_cells<V>(masks, p, direction);
    }
    return masks;
}();

template <class V, piece_type<V> Man, color Side, manner How, purpose What, bool Reversed = false>
[[nodiscard]] constexpr bitboard<V> mask_of(cell<V> c) noexcept {
    using facts = movement_facts<V, Man>;
    // Equal tables are made once.
    constexpr bool reversed = Reversed && !facts::reversible;
    constexpr color goes = Reversed && !reversed ? opponent(Side) : Side;
    constexpr color side = facts::colorless ? color::white : goes;
    constexpr purpose what = facts::alike ? purpose::capture : What;
    if constexpr (facts::has(How, What))
        return computed_masks<V, Man, side, How, what, reversed>[static_cast<std::size_t>(c.number())];
    else
        return {};
}

/// The axes that are used by whoever uses an axis, and by nobody else.
template <class V>
[[nodiscard]] constexpr unsigned used_together(std::size_t axis) noexcept {
    unsigned together = (1u << axes<V>.count) - 1;
    for (const auto& m : V::pieces)
        for (const color side : {color::white, color::black})
            for (const purpose what : {purpose::move, purpose::capture}) {
                const unsigned used = slide_axes<V>(m.goes, side, what);
                together &= (used >> axis & 1u) != 0 ? used : ~used;
            }
    return together;
}

/// The cells that a man sees along a set of axes. Axes always used together share a look-up where its table stays
/// small.
template <class V, unsigned Axes>
[[nodiscard]] [[gnu::always_inline]] constexpr bitboard<V> lines_seen(cell<V> from, bitboard<V> occupied) noexcept {
    if constexpr (Axes == 0) {
        return {};
    } else {
        constexpr unsigned together = used_together<V>(static_cast<std::size_t>(std::countr_zero(Axes)));
        constexpr unsigned first = is_tabulated<V, together> ? together : Axes & (~Axes + 1);
        return line_attacks<V, first>(from, occupied) | lines_seen<V, (Axes & ~first)>(from, occupied);
    }
}

/// Where a man of a type and side goes from a cell, and from where he goes there.
template <class V, piece_type<V> Man, color Side>
struct reach {
    using facts = movement_facts<V, Man>;

    /// The cells he reaches for the purpose on a board so occupied, whatever stands on them.
    template <purpose What>
    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> all(cell<V> from, bitboard<V> occupied) noexcept {
        bitboard<V> cells = lines_seen<V, slide_axes<V>(V::pieces[Man].goes, Side, What)>(from, occupied);
        if constexpr (!facts::unlimited(What)) cells &= mask_of<V, Man, Side, manner::slide, What>(from);
        if constexpr (facts::has(manner::leap, What)) cells |= mask_of<V, Man, Side, manner::leap, What>(from);
        return cells;
    }

    /// The cells where he could capture an enemy: those he attacks, defended friends included.
    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> attacks(cell<V> from,
                                                                              bitboard<V> occupied) noexcept {
        return all<purpose::capture>(from, occupied);
    }

    /// His destinations: `quiet` are the cells he may move to, `capturable` those he may capture on.
    [[nodiscard]] [[gnu::always_inline]] static constexpr bitboard<V> targets(cell<V> from, bitboard<V> occupied,
                                                                              bitboard<V> quiet,
                                                                              bitboard<V> capturable) noexcept {
        if constexpr (facts::alike)
            return all<purpose::capture>(from, occupied) & (quiet | capturable);
        else
            return (all<purpose::move>(from, occupied) & quiet) | (all<purpose::capture>(from, occupied) & capturable);
    }

    /// The cells from which he would capture on `to` by a leap.
    [[nodiscard]] static constexpr bitboard<V> leaping_attackers(cell<V> to) noexcept {
        return mask_of<V, Man, Side, manner::leap, purpose::capture, true>(to);
    }

    /// The cells from which he would capture on `to` by a slide, were nothing between.
    [[nodiscard]] static constexpr bitboard<V> sliding_attackers(cell<V> to) noexcept {
        return mask_of<V, Man, Side, manner::slide, purpose::capture, true>(to);
    }
};

template <class V>
inline constexpr auto between_table = [] {
    std::array<mask_array<V>, static_cast<std::size_t>(V::board.span())> table{};
    for (int from = 0; from < V::board.span(); ++from) {
        if (!V::board.is_cell(from)) continue;
        mask_array<V>& row = table[static_cast<std::size_t>(from)];
        for (std::size_t axis = 0; axis < axes<V>.count; ++axis)
            for (const offset o : {axes<V>.list[axis], -axes<V>.list[axis]}) {
                bitboard<V> passed;
                for (int to = V::board.neighbour(from, o); to >= 0; to = V::board.neighbour(to, o)) {
                    row[static_cast<std::size_t>(to)] = passed;
                    passed.insert(cell<V>::unchecked(to));
                }
            }
    }
    return table;
}();

/// The cells strictly between two cells of one line; empty if they share none.
template <class V>
[[nodiscard]] constexpr bitboard<V> between(cell<V> a, cell<V> b) noexcept {
    return between_table<V>[static_cast<std::size_t>(a.number())][static_cast<std::size_t>(b.number())];
}

}  // namespace tabia::detail
