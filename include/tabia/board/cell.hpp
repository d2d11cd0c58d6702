#pragma once

#include <cstdint>
#include <string_view>

#include "tabia/board/naming.hpp"

namespace tabia {

/// A cell of the board of variant `V`. Cells come from names, bitboards and moves; cells of two variants do not mix.
template <class V>
class cell {
public:
    /// The cell with a lattice number of `V::board`; the number is not checked.
    static constexpr cell unchecked(int number) noexcept { return cell{static_cast<std::uint8_t>(number)}; }

    /// The lattice number, below `V::board.span()`: an index for tables.
    [[nodiscard]] constexpr int number() const noexcept { return number_; }

    friend constexpr bool operator==(cell, cell) noexcept = default;

private:
    constexpr explicit cell(std::uint8_t number) noexcept : number_{number} {}

    std::uint8_t number_;
};

/// The cell's printed name, such as `e4` or `37`.
template <class V>
[[nodiscard]] constexpr cell_name name(cell<V> c) noexcept {
    return V::board.name(c.number());
}

}  // namespace tabia
