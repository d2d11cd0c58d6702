#pragma once

#include <cstddef>
#include <cstdint>

#include "tabia/attack/lines.hpp"

namespace tabia::detail {

/// How a path is gone.
enum class manner : std::uint8_t { leap, slide };
/// What a path is gone for.
enum class purpose : std::uint8_t { move, capture };

/// True if a path is gone in the manner and for the purpose.
[[nodiscard]] constexpr bool serves(const path& p, manner how, purpose what) noexcept {
    return p.slides == (how == manner::slide) && (what == purpose::move ? p.moves : p.captures);
}

/// True if some path of a movement is gone in the manner and for the purpose.
[[nodiscard]] constexpr bool has_path(const movement& goes, manner how, purpose what) noexcept {
    for (const path& p : goes)
        if (serves(p, how, what)) return true;
    return false;
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

    [[nodiscard]] static constexpr bool has(manner how, purpose what) noexcept { return has_path(goes, how, what); }

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

/// True if a man of some type both leaps and slides to capture.
template <class V>
inline constexpr bool has_leaping_sliders = [] {
    for (const auto& m : V::pieces)
        if (has_path(m.goes, manner::leap, purpose::capture) && has_path(m.goes, manner::slide, purpose::capture))
            return true;
    return false;
}();

}  // namespace tabia::detail
