#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace tabia {

/// What is wrong with a text: where, in bytes from its start, and why.
struct parse_error {
    std::size_t offset;
    std::string reason;
};

/// The error in one line: `at 12: no rank has ten cells`.
[[nodiscard]] inline std::string to_string(const parse_error& error) {
    return "at " + std::to_string(error.offset) + ": " + error.reason;
}

/// A value, or the error that stands in its place. Nothing here throws: ask before you take.
template <class T, class E>
class expected {
public:
    // Implicit both ways, so that a function returns either as it is.
    constexpr expected(T value) : content_{std::in_place_index<0>, std::move(value)} {}
    constexpr expected(E error) : content_{std::in_place_index<1>, std::move(error)} {}

    [[nodiscard]] constexpr bool has_value() const noexcept { return content_.index() == 0; }
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value(); }

    /// The value; there must be one.
    [[nodiscard]] constexpr const T& operator*() const noexcept {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] constexpr T& operator*() noexcept {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] constexpr const T* operator->() const noexcept { return &**this; }
    [[nodiscard]] constexpr T* operator->() noexcept { return &**this; }

    /// The error; there must be one.
    [[nodiscard]] constexpr const E& error() const noexcept {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, E> content_;
};

}  // namespace tabia
