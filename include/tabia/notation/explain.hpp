#pragma once

#include <optional>
#include <string_view>

#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/objections.hpp"
#include "tabia/notation/request_reader.hpp"

namespace tabia {

/// Why a coordinate text is not a legal move in the position, or that it is one.
template <class V>
[[nodiscard]] explanation<V> explain(const position<V>& pos, std::string_view text) {
    if (parse_move(pos, text)) return {.reason = "the move is legal", .is_legal = true};
    const auto asked = detail::request_reader<V>{text}.read();
    if (!asked) return asked.error();
    return pos.turn() == color::white ? detail::objections<V, color::white>{pos.state()}.to(*asked)
                                      : detail::objections<V, color::black>{pos.state()}.to(*asked);
}

}  // namespace tabia
