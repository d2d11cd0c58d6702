#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tabia/notation/fen.hpp"

namespace support {

/// The FEN is refused for this reason where a caret marks it: "8/8/^x7/…"; the caret itself is not read.
template <class V>
void check_refused(std::string_view marked, std::string_view reason) {
    std::string fen{marked};
    const std::size_t offset = fen.find('^');
    INFO(fen);
    REQUIRE_NE(offset, std::string::npos);
    fen.erase(offset, 1);
    const auto pos = tabia::parse_fen<V>(fen);
    REQUIRE_FALSE(pos.has_value());
    CHECK_EQ(pos.error().reason, reason);
    CHECK_EQ(pos.error().offset, offset);
}

}  // namespace support
