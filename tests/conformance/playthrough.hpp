#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

#include "support/data.hpp"
#include "support/texts.hpp"

namespace conformance {

/// The same position written and read again.
template <class V>
void check_round_trip(const tabia::position<V>& pos) {
    const std::string fen = to_fen(pos);
    const auto again = tabia::parse_fen<V>(fen);
    INFO(fen, " -- ", again ? std::string{} : to_string(again.error()));
    REQUIRE(again.has_value());
    REQUIRE_EQ(to_fen(*again), fen);
    REQUIRE_EQ(again->hash(), pos.hash());
}

/// The moves counted are the moves listed, each once.
template <class V>
void check_listing(const tabia::position<V>& pos) {
    const auto moves = support::sorted_moves(pos);
    INFO(to_fen(pos));
    REQUIRE_EQ(pos.count_legal_moves(), moves.size());
    const auto twice =
        std::adjacent_find(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.text == b.text; });
    REQUIRE(twice == moves.end());
}

/// Plays a recorded walk: lines `FEN | STATUS | N` for the positions, `> MOVE` between them.
template <class V>
void replay(const std::filesystem::path& file) {
    auto pos = tabia::position<V>::start();
    for (const std::string& line : support::lines_of(file)) {
        INFO(file.filename().string(), ": ", line);
        if (line.starts_with("> ")) {
            pos = support::after(pos, std::string_view{line}.substr(2));
            continue;
        }
        const std::string seen = to_fen(pos) + " | " + support::status_of(pos) + " | " +
                                 std::to_string(pos.count_legal_moves());
        REQUIRE_EQ(seen, line);
        check_listing(pos);
        check_round_trip(pos);
    }
}

}  // namespace conformance
