#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "tabia/abagor.hpp"
#include "tabia/bolyar.hpp"
#include "tabia/chess.hpp"
#include "tabia/football.hpp"
#include "tabia/polgar_star.hpp"

namespace tabia {

namespace detail {

/// A variant and the name by which programs ask for it.
template <class V>
struct named {
    using variant = V;
    std::string_view name;
};

inline constexpr std::tuple named_variants{
    named<chess>{"chess"},
    named<bolyar>{"bolyar"},
    named<abagor>{"abagor"},
    named<polgar_star>{"polgar_star"},
    named<football>{"football"},
};

}  // namespace detail

/// The names of all variants of the library.
inline constexpr auto variant_names =
    std::apply([](auto... known) { return std::array{known.name...}; }, detail::named_variants);

/// Calls `f.template operator()<V>()` for the variant `V` of that name; returns whether there is one.
template <class F>
constexpr bool visit_variant(std::string_view name, F&& f) {
    const auto visit_if_named = [&]<class V>(const detail::named<V>& known) {
        if (known.name != name) return false;
        f.template operator()<V>();
        return true;
    };
    return std::apply([&](const auto&... known) { return (visit_if_named(known) || ...); }, detail::named_variants);
}

}  // namespace tabia
