#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabia/board/direction.hpp"

namespace tabia {

/// One direction in which a man goes: as a slide over empty cells or as leaps, how far, and for what.
struct path {
    offset direction{};
    std::uint8_t least = 1;  ///< shortest distance, in multiples of the direction
    std::uint8_t most = 1;   ///< longest distance
    bool slides = false;     ///< needs every cell on the way empty
    bool moves = true;       ///< may end on an empty cell
    bool captures = true;    ///< may end on an enemy man

    friend constexpr bool operator==(const path&, const path&) noexcept = default;
};

/// How a man goes: a union of paths, seen by White; Black's is the same mirrored up and down. At most 48 paths.
struct movement {
    std::array<path, 48> list{};
    std::size_t count = 0;

    [[nodiscard]] constexpr const path* begin() const noexcept { return list.data(); }
    [[nodiscard]] constexpr const path* end() const noexcept { return list.data() + count; }

    constexpr void add(path p) noexcept { list[count++] = p; }
};

/// A distance limit for slides: `slide(backward(every), up_to(2))`.
struct up_to {
    int cells;
    constexpr explicit up_to(int n) noexcept : cells{n} {}
};

/// Farther than any board is wide.
inline constexpr up_to any_distance{24};

namespace detail {

[[nodiscard]] constexpr movement go(const directions& ways, int least, int most, bool slides) noexcept {
    movement m;
    for (const offset o : ways) m.add({o, static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most), slides});
    return m;
}

}  // namespace detail

/// One cell in each direction.
[[nodiscard]] constexpr movement step(const directions& ways) noexcept { return detail::go(ways, 1, 1, false); }

/// Directly to the cell, whatever stands between; at `least` to `most` times the offset.
[[nodiscard]] constexpr movement leap(const directions& ways, int least = 1, int most = 1) noexcept {
    return detail::go(ways, least, most, false);
}

/// Any number of empty cells in a line, or at most the limit.
[[nodiscard]] constexpr movement slide(const directions& ways, up_to limit = any_distance) noexcept {
    return detail::go(ways, 1, limit.cells, true);
}

/// The same paths, to empty cells only.
[[nodiscard]] constexpr movement moves(movement m) noexcept {
    for (std::size_t i = 0; i < m.count; ++i) m.list[i].captures = false;
    return m;
}

/// The same paths, onto enemy men only.
[[nodiscard]] constexpr movement captures(movement m) noexcept {
    for (std::size_t i = 0; i < m.count; ++i) m.list[i].moves = false;
    return m;
}

/// Either way of going.
[[nodiscard]] constexpr movement operator|(movement a, const movement& b) noexcept {
    for (const path& p : b) a.add(p);
    return a;
}

}  // namespace tabia
