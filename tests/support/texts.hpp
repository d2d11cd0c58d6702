#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tabia/notation/coordinate.hpp"
#include "tabia/notation/fen.hpp"

namespace support {

/// The position of a FEN; the test fails if it is not one.
template <class V>
[[nodiscard]] tabia::position<V> position_of(std::string_view fen) {
    const auto pos = tabia::parse_fen<V>(fen);
    INFO(std::string{fen}, " -- ", pos ? std::string{} : to_string(pos.error()));
    REQUIRE(pos.has_value());
    return *pos;
}

/// The position after a move in coordinate text; the test fails if it is not legal.
template <class V>
[[nodiscard]] tabia::position<V> after(const tabia::position<V>& pos, std::string_view text) {
    const auto move = tabia::parse_move(pos, text);
    INFO(std::string{text}, " in ", to_fen(pos), " -- ", move ? std::string{} : to_string(move.error()));
    REQUIRE(move.has_value());
    return pos.after(*move);
}

/// The position after several moves, given in one text and separated by blanks.
template <class V>
[[nodiscard]] tabia::position<V> after_all(tabia::position<V> pos, std::string_view texts) {
    while (!texts.empty()) {
        const std::string_view text = texts.substr(0, texts.find(' '));
        pos = after(pos, text);
        texts.remove_prefix(std::min(texts.size(), text.size() + 1));
    }
    return pos;
}

/// A move and its text.
template <class V>
struct named_move {
    std::string text;
    tabia::move<V> move;
};

/// The legal moves with their coordinate texts, sorted by these.
template <class V>
[[nodiscard]] std::vector<named_move<V>> sorted_moves(const tabia::position<V>& pos) {
    std::vector<named_move<V>> moves;
    for (const tabia::move<V> m : pos.legal_moves()) moves.push_back({to_string(m), m});
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.text < b.text; });
    return moves;
}

/// The sorted texts of the legal moves that begin so, separated by blanks.
template <class V>
[[nodiscard]] std::string moves_text(const tabia::position<V>& pos, std::string_view beginning = "") {
    std::string joined;
    for (const named_move<V>& each : sorted_moves(pos))
        if (each.text.starts_with(beginning)) joined += (joined.empty() ? "" : " ") + each.text;
    return joined;
}

/// True if a move with this text is legal.
template <class V>
[[nodiscard]] bool allows(const tabia::position<V>& pos, std::string_view text) {
    return tabia::parse_move(pos, text).has_value();
}

/// The first of these words that holds: checkmate, stalemate, insufficient, seventyfive, check, ongoing; for a game
/// that is decided by score, white_wins, black_wins or draw when it is over.
template <class V>
[[nodiscard]] std::string status_of(const tabia::position<V>& pos) {
    const auto end = pos.outcome();
    if (!end) return pos.is_check() ? "check" : "ongoing";
    switch (end->reason) {
        case tabia::reason::insufficient_material: return "insufficient";
        case tabia::reason::seventyfive_moves: return "seventyfive";
        case tabia::reason::full_time:
            if (!end->winner) return "draw";
            return *end->winner == tabia::color::white ? "white_wins" : "black_wins";
        default: return std::string{to_string(end->reason)};
    }
}

}  // namespace support
