#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tabia {

/// A displacement in columns and rows of the board's diagram, seen by White: `dy > 0` is forward.
struct offset {
    std::int8_t dx;
    std::int8_t dy;

    friend constexpr bool operator==(offset, offset) noexcept = default;
};

/// The same displacement turned half round.
[[nodiscard]] constexpr offset operator-(offset o) noexcept {
    return {static_cast<std::int8_t>(-o.dx), static_cast<std::int8_t>(-o.dy)};
}

/// A small set of displacements, from which movements are made; at most 24.
struct directions {
    std::array<offset, 24> list{};
    std::size_t count = 0;

    [[nodiscard]] constexpr const offset* begin() const noexcept { return list.data(); }
    [[nodiscard]] constexpr const offset* end() const noexcept { return list.data() + count; }

    constexpr void add(int dx, int dy) noexcept {
        list[count++] = {static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)};
    }
};

/// Both sets together.
[[nodiscard]] constexpr directions operator+(directions a, const directions& b) noexcept {
    for (const offset o : b) a.add(o.dx, o.dy);
    return a;
}

namespace detail {

template <class Wanted>
[[nodiscard]] constexpr directions select(const directions& from, Wanted wanted) noexcept {
    directions chosen;
    for (const offset o : from)
        if (wanted(o)) chosen.add(o.dx, o.dy);
    return chosen;
}

template <class Wanted>
[[nodiscard]] constexpr directions square_of(int radius, Wanted wanted) noexcept {
    directions chosen;
    for (int dy = radius; dy >= -radius; --dy)
        for (int dx = -radius; dx <= radius; ++dx)
            if (wanted(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy)) chosen.add(dx, dy);
    return chosen;
}

}  // namespace detail

/// Those of the set that lead up the board for White.
[[nodiscard]] constexpr directions forward(const directions& set) noexcept {
    return detail::select(set, [](offset o) { return o.dy > 0; });
}

/// Those of the set that lead along a rank.
[[nodiscard]] constexpr directions sideways(const directions& set) noexcept {
    return detail::select(set, [](offset o) { return o.dy == 0; });
}

/// Those of the set that lead down the board for White.
[[nodiscard]] constexpr directions backward(const directions& set) noexcept {
    return detail::select(set, [](offset o) { return o.dy < 0; });
}

/// Directions on a board of squares.
namespace square {

inline constexpr directions every = detail::square_of(1, [](int x, int y) { return x + y > 0; });
inline constexpr directions orthogonal = detail::square_of(1, [](int x, int y) { return x + y == 1; });
inline constexpr directions diagonal = detail::square_of(1, [](int x, int y) { return x + y == 2; });
inline constexpr directions ahead = forward(orthogonal);
inline constexpr directions forward_diagonal = forward(diagonal);
inline constexpr directions knight_leaps = detail::square_of(2, [](int x, int y) { return x * y == 2; });
inline constexpr directions around_two = detail::square_of(2, [](int x, int y) { return x + y > 0; });

}  // namespace square

/// Directions on a board of hexagons that stand in vertical files. In the diagram neighbouring files are one column
/// apart and neighbours within a file two rows, so that the oblique neighbours are one column and one row away.
namespace hexagon {

inline constexpr directions vertical = {{{{0, 2}, {0, -2}}}, 2};
inline constexpr directions oblique = {{{{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}}, 4};
inline constexpr directions every = vertical + oblique;
inline constexpr directions ahead = forward(vertical);
inline constexpr directions forward_oblique = forward(oblique);
/// Two steps in one direction and one more at 60°.
inline constexpr directions knight_leaps = {
    {{{-1, 5}, {1, 5}, {2, 4}, {3, 1}, {3, -1}, {2, -4}, {1, -5}, {-1, -5}, {-2, -4}, {-3, -1}, {-3, 1}, {-2, 4}}}, 12};

}  // namespace hexagon

}  // namespace tabia
