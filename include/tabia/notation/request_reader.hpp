#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "tabia/notation/letters.hpp"
#include "tabia/notation/result.hpp"
#include "tabia/position/request.hpp"

namespace tabia::detail {

/// Reads any text that has the form of a coordinate move on the board of `V`, legal or not.
template <class V>
class request_reader {
public:
    explicit request_reader(std::string_view text) : text_{text} {}

    [[nodiscard]] expected<request<V>, explanation<V>> read() {
        const std::optional<request<V>> read = read_form();
        if (read && at_ == text_.size()) return *read;
        if (read) reason_ = "the text goes on after the move";
        return explanation<V>{.reason = reason_, .offset = at_};
    }

private:
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

    [[nodiscard]] bool skip(std::string_view expected) {
        if (!rest().starts_with(expected)) return false;
        at_ += expected.size();
        return true;
    }

    [[nodiscard]] std::optional<request<V>> read_form() {
        constexpr cell<V> nowhere = cell<V>::unchecked(0);
        if (skip("0000")) return request<V>{request_form::skip, nowhere, nowhere};
        if (text_.substr(0, 2).ends_with('@')) return read_placement();
        const auto from = read_cell();
        if (!from) return std::nullopt;
        if (skip(">")) return read_to(request_form::pass, *from);
        auto step = read_step(*from);
        if (!step || rest().empty()) return step;
        if (rest().front() != ',') step->becomes = read_promotion();
        if (skip(",")) {
            step->is_accompanied = true;
            const auto second = read_cell();
            if (!second || !read_step(*second)) return std::nullopt;
        }
        return step;
    }

    [[nodiscard]] std::optional<request<V>> read_placement() {
        const auto man = man_of_letter<V>(text_.front());
        if (!man || man->side != color::white) {
            reason_ = "no man has this letter";
            return std::nullopt;
        }
        at_ += 2;
        const auto to = read_cell();
        if (!to) return std::nullopt;
        return request<V>{request_form::placement, *to, *to, man->type};
    }

    [[nodiscard]] std::optional<request<V>> read_step(cell<V> from) {
        if (V::board.is_numbered() && !skip("-")) {
            reason_ = "expected '-'";
            return std::nullopt;
        }
        return read_to(request_form::step, from);
    }

    [[nodiscard]] std::optional<request<V>> read_to(request_form form, cell<V> from) {
        const auto to = read_cell();
        if (!to) return std::nullopt;
        return request<V>{form, from, *to};
    }

    [[nodiscard]] std::optional<cell<V>> read_cell() {
        const int number = V::board.named(rest());
        if (number < 0) {
            reason_ = "expected a cell of the board";
            return std::nullopt;
        }
        const auto found = cell<V>::unchecked(number);
        at_ += name(found).length;
        return found;
    }

    /// The small letter of a type of man, or nothing, and then nothing is read.
    [[nodiscard]] std::optional<piece_type<V>> read_promotion() {
        const auto man = man_of_letter<V>(rest().front());
        if (!man || man->side != color::black) return std::nullopt;
        ++at_;
        return man->type;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string_view reason_;
};

}  // namespace tabia::detail
