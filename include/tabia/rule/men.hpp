#pragma once

#include <array>
#include <cstddef>

namespace tabia {

/// Types of man, as a template argument of a rule.
template <auto... Types>
struct men {
    static constexpr std::size_t size = sizeof...(Types);

    /// True if the type is one of them.
    template <class Type>
    [[nodiscard]] static constexpr bool has(Type type) noexcept {
        return ((type == Types) || ...);
    }

    /// Calls `f.template operator()<Type>()` for each of them in order.
    template <class F>
    [[gnu::always_inline]] static constexpr void for_each(F&& f) {
        (f.template operator()<Types>(), ...);
    }
};

}  // namespace tabia
