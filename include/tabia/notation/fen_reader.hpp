#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tabia/board/cell.hpp"
#include "tabia/notation/result.hpp"

namespace tabia {

/// A cursor over a FEN that remembers where each man was read and the first thing that was wrong.
template <class V>
class fen_reader {
public:
    explicit fen_reader(std::string_view text) noexcept : text_{text} {}

    [[nodiscard]] bool at_end() const noexcept { return next_ == text_.size(); }
    /// The next character, or NUL at the end.
    [[nodiscard]] char peek() const noexcept { return at_end() ? '\0' : text_[next_]; }
    [[nodiscard]] std::size_t offset() const noexcept { return next_; }
    [[nodiscard]] std::string_view rest() const noexcept { return text_.substr(next_); }
    void skip(std::size_t characters = 1) noexcept { next_ += characters; }

    /// Takes the character if it comes next.
    bool take(char c) noexcept {
        if (at_end() || peek() != c) return false;
        skip();
        return true;
    }

    /// True if the field, which ends at a blank or with the text, has more characters.
    [[nodiscard]] bool in_field() const noexcept { return !at_end() && peek() != ' '; }

    /// Reads a whole number without leading zeros, at most `most`; fails and gives nothing otherwise.
    std::optional<std::uint32_t> number(std::uint32_t most, std::string_view what) {
        const std::size_t start = next_;
        std::uint64_t value = 0;
        while (peek() >= '0' && peek() <= '9' && value <= most) {
            value = value * 10 + static_cast<std::uint64_t>(peek() - '0');
            skip();
        }
        if (next_ == start) return fail("expected " + std::string{what});
        if (value > most) return fail_at(start, std::string{what} + " is more than " + std::to_string(most));
        if (text_[start] == '0' && next_ - start > 1) return fail_at(start, std::string{what} + " has a leading zero");
        return static_cast<std::uint32_t>(value);
    }

    /// Reads the name of a cell; fails and gives nothing if there is none of that name.
    std::optional<cell<V>> cell_name(std::string_view what) {
        const int number = V::board.named(rest());
        if (number < 0) return fail("expected " + std::string{what});
        skip(V::board.name(number).length);
        return cell<V>::unchecked(number);
    }

    /// Notes what is wrong at an offset, unless something was before. Gives nothing, to be returned as such.
    std::nullopt_t fail_at(std::size_t where, std::string reason) {
        if (!error_) error_ = parse_error{where, std::move(reason)};
        return std::nullopt;
    }
    std::nullopt_t fail(std::string reason) { return fail_at(next_, std::move(reason)); }
    [[nodiscard]] const std::optional<parse_error>& error() const noexcept { return error_; }

    /// Remembers that the man on the cell is the next character.
    void mark(cell<V> c) noexcept { where_[static_cast<std::size_t>(c.number())] = next_; }
    /// The offset of the man on the cell.
    [[nodiscard]] std::size_t offset_of(cell<V> c) const noexcept {
        return where_[static_cast<std::size_t>(c.number())];
    }

private:
    std::string_view text_;
    std::size_t next_ = 0;
    std::optional<parse_error> error_;
    std::array<std::size_t, static_cast<std::size_t>(V::board.span())> where_{};
};

}  // namespace tabia
