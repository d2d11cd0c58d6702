#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "tabia/chess.hpp"

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
};

}  // namespace detail

/// The names of all variants of the library.
inline constexpr auto variant_names =
    std::apply([](auto... known) { return std::array{known.name...}; }, detail::named_variants);

/// Calls `f.template operator()<V>()` for the variant `V` of that name; returns whether there is one.
template <class F>
constexpr bool visit_variant(std::string_view name, F&& f) {
    return std::apply(
        [&]<class... Known>(const Known&... known) {
            return ((known.name == name && (static_cast<void>(f.template operator()<typename Known::variant>()), true)) ||
                    ...);
        },
        detail::named_variants);
}

}  // namespace tabia
