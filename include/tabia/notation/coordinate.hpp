#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "tabia/notation/no_such_move.hpp"
#include "tabia/notation/result.hpp"
#include "tabia/notation/tell.hpp"
#include "tabia/play/position.hpp"

namespace tabia {

namespace detail {

/// The coordinate text of a move that is told to it.
template <class V>
class move_text {
public:
    move_text& add(char c) {
        text_ += c;
        return *this;
    }
    move_text& add(std::string_view text) {
        text_ += text;
        return *this;
    }
    move_text& add(cell<V> c) { return add(name(c).view()); }
    /// The capital letter of a type of man.
    move_text& add(piece_type<V> type) { return add(letter(piece<V>{color::white, type})); }
    /// From one cell to another; numbered cells are kept apart by a hyphen.
    move_text& step(cell<V> from, cell<V> to) {
        add(from);
        if (V::board.is_numbered()) add('-');
        return add(to);
    }
    move_text& capture(cell<V> from, cell<V> to) { return step(from, to); }
    move_text& castling(cell<V> from, cell<V> to, std::string_view) { return step(from, to); }
    move_text& pass(cell<V> from, cell<V> to) { return add(from).add('>').add(to); }
    move_text& skip() { return add("0000"); }
    /// The small letter of what a man is promoted to.
    move_text& promotion(piece_type<V> type) { return add(letter(piece<V>{color::black, type})); }

    [[nodiscard]] const std::string& text() const noexcept { return text_; }

private:
    std::string text_;
};

}  // namespace detail

/// The move in coordinate text, such as `e2e4`, `a7a8q` or `18-20`.
template <class V>
[[nodiscard]] std::string to_string(move<V> m) {
    detail::move_text<V> text;
    detail::tell(m, text);
    return text.text();
}

/// Reads a move in coordinate text; only a legal move comes out. The error's offset is where the text leaves the last
/// legal move that begins like it.
template <class V>
[[nodiscard]] expected<move<V>, parse_error> parse_move(const position<V>& pos, std::string_view text) {
    std::size_t agreed = 0;
    for (const move<V> m : pos.legal_moves()) {
        const std::string legal = to_string(m);
        if (legal == text) return m;
        const auto parted = std::mismatch(legal.begin(), legal.end(), text.begin(), text.end());
        agreed = std::max(agreed, static_cast<std::size_t>(parted.second - text.begin()));
    }
    return detail::no_such_move(text, agreed);
}

}  // namespace tabia
