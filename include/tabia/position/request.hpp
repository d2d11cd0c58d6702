#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tabia/board/cell.hpp"
#include "tabia/piece/piece_table.hpp"

namespace tabia {

/// Why a move is or is not legal: the reason, and what it is about.
template <class V>
struct explanation {
    std::string_view reason;
    std::optional<cell<V>> where{};       ///< the cell in question: who is in the way, who gives check …
    std::optional<std::size_t> offset{};  ///< where the text is no text of a move, in bytes from its start
    bool is_legal = false;                ///< true if there is nothing to object to
};

/// The explanation in one line: `the way is not empty: f1`.
template <class V>
[[nodiscard]] std::string to_string(const explanation<V>& e) {
    std::string text;
    if (e.offset) text += "at " + std::to_string(*e.offset) + ": ";
    text += e.reason;
    if (e.where) text.append(": ").append(name(*e.where).view());
    return text;
}

/// What sort of move a text asks for.
enum class request_form : std::uint8_t { step, pass, placement, skip };

/// What a text asks for, whether or not it is legal.
template <class V>
struct request {
    request_form form;
    cell<V> from;  ///< of a step or a pass; the cell of a placement
    cell<V> to;
    std::optional<piece_type<V>> becomes{};  ///< the type placed or promoted to
    bool is_accompanied = false;             ///< a second man is to go in the same move

    /// True if it asks to place a man of the type.
    [[nodiscard]] constexpr bool places(piece_type<V> type) const noexcept {
        return form == request_form::placement && becomes == type;
    }
};

}  // namespace tabia
