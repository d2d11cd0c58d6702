#pragma once

#include "tabia/board/zone.hpp"
#include "tabia/position/setup.hpp"
#include "tabia/rule/men.hpp"

namespace tabia {

/// No man of these types can stand on the zone, so no position may show one there.
template <class Who, zone Where>
struct barred;

template <auto... Types, zone Where>
struct barred<men<Types...>, Where> {
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> misplaced(const setup<V>& s, color side) noexcept {
        return (s.men(side, Types) | ...) & cells_of<V, Where>(side);
    }
};

/// A side never has more men of a type than this.
template <auto Type, int Most>
struct at_most {
    static constexpr auto type = Type;
    static constexpr int most = Most;
};

}  // namespace tabia
