#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabia/position/rule_list.hpp"

namespace tabia {

namespace detail {

/// The displacements by which a man may arrive at a cell, seen from either side: every leap, and for every direction
/// of a slide one, since only the nearest man of a line can slide along it.
struct arrival_ways {
    std::array<offset, 128> list{};
    std::size_t count = 0;

    constexpr void add(int dx, int dy) noexcept {
        const offset added{static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)};
        for (std::size_t i = 0; i < count; ++i)
            if (list[i] == added) return;
        list[count++] = added;
    }
};

template <class V>
inline constexpr arrival_ways ways_to_arrive = [] {
    arrival_ways ways;
    for (const auto& m : V::pieces)
        for (const path& p : m.goes)
            for (int k = p.least; k <= (p.slides ? 1 : p.most); ++k) {
                ways.add(k * p.direction.dx, k * p.direction.dy);
                ways.add(k * p.direction.dx, -k * p.direction.dy);
            }
    return ways;
}();

/// How many men at most can have the cell as a destination.
template <class V>
[[nodiscard]] constexpr std::size_t most_arrivals(int to) noexcept {
    std::size_t arrivals = 0;
    for (std::size_t i = 0; i < ways_to_arrive<V>.count; ++i)
        if (V::board.neighbour(to, ways_to_arrive<V>.list[i]) >= 0) ++arrivals;
    return arrivals;
}

}  // namespace detail

/// A bound on the number of legal moves in any position of `V`. No two moves of one man to one cell differ except by
/// what he becomes and by what the variant's rules add; so the arrivals possible at each cell, times the choices on
/// arrival there, plus the bounds that the rules give for their own moves, cannot be exceeded.
template <class V>
inline constexpr std::size_t most_moves = [] {
    std::size_t bound = 1;
    for (int to = 0; to < V::board.span(); ++to) {
        if (!V::board.is_cell(to)) continue;
        std::size_t choices = 1;
        V::rules::for_each([&]<class Rule>() {
            if constexpr (requires { Rule::template most_choices<V>(to); })
                if (const std::size_t n = Rule::template most_choices<V>(to); n > choices) choices = n;
        });
        bound += detail::most_arrivals<V>(to) * choices;
    }
    V::rules::for_each([&]<class Rule>() {
        if constexpr (requires { Rule::template most_moves<V>; }) bound += Rule::template most_moves<V>;
    });
    return bound;
}();

}  // namespace tabia
