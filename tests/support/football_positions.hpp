#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/texts.hpp"
#include "tabia/football.hpp"

/// Positions of Chess Football as both sides see them.
namespace support {

[[nodiscard]] inline tabia::position<tabia::football> football_of(std::string_view fen) {
    return position_of<tabia::football>(fen);
}

namespace detail {

/// "4k3/P7" as "p7/4K3".
[[nodiscard]] inline std::string mirrored_placement(const std::string& placement) {
    std::string other;
    std::istringstream ranks{placement};
    for (std::string rank; std::getline(ranks, rank, '/');) {
        for (char& c : rank) {
            const auto letter = static_cast<unsigned char>(c);
            c = static_cast<char>(std::isupper(letter) ? std::tolower(letter) : std::toupper(letter));
        }
        other.insert(0, rank + (other.empty() ? "" : "/"));
    }
    return other;
}

/// The move or cell with its ranks turned; the skip stays as it is.
[[nodiscard]] inline std::string mirrored_cells(std::string text) {
    for (char& c : text)
        if (c >= '1' && c <= '8') c = static_cast<char>('1' + '8' - c);
    return text;
}

}  // namespace detail

/// The same position with the sides exchanged; half and plies stay.
[[nodiscard]] inline std::string mirrored_fen(const std::string& fen) {
    std::istringstream in{fen};
    std::string placement, side, phase, ball, goals, half, plies;
    in >> placement >> side >> phase >> ball >> goals >> half >> plies;
    const std::size_t dash = goals.find('-');
    return detail::mirrored_placement(placement) + (side == "w" ? " b " : " w ") + phase + ' ' +
           detail::mirrored_cells(ball) + ' ' + goals.substr(dash + 1) + '-' + goals.substr(0, dash) + ' ' + half +
           ' ' + plies;
}

/// Moves with the sides exchanged, in alphabetical order again if `sorted`.
[[nodiscard]] inline std::string mirrored_moves(std::string_view moves, bool sorted = false) {
    std::vector<std::string> texts;
    std::istringstream in{std::string{moves}};
    for (std::string text; in >> text;) texts.push_back(detail::mirrored_cells(text));
    if (sorted) std::sort(texts.begin(), texts.end());
    std::string other;
    for (const std::string& text : texts) other += (other.empty() ? "" : " ") + text;
    return other;
}

/// The FEN of some men in a goalless first half: `football_fen("Kd4 kh8 Ra4", "w play d4")`.
[[nodiscard]] inline std::string football_fen(const std::string& men, const std::string& side_phase_ball) {
    std::array<std::string, 8> ranks;
    ranks.fill("11111111");
    std::istringstream in{men};
    for (std::string man; in >> man;)
        ranks[static_cast<std::size_t>('8' - man[2])][static_cast<std::size_t>(man[1] - 'a')] = man[0];
    std::string placement;
    for (const std::string& rank : ranks) {
        if (!placement.empty()) placement += '/';
        int empty = 0;
        for (std::size_t file = 0; file < rank.size(); ++file) {
            if (rank[file] == '1') ++empty;
            if (empty > 0 && (rank[file] != '1' || file == 7)) placement += std::to_string(std::exchange(empty, 0));
            if (rank[file] != '1') placement += rank[file];
        }
    }
    return placement + ' ' + side_phase_ball + " 0-0 1 6";
}

/// The legal moves that begin so are these, and so are the other side's.
inline void check_moves(const std::string& fen, const std::string& beginning, std::string_view expected) {
    INFO(fen, " moves ", beginning);
    CHECK_EQ(moves_text(football_of(fen), beginning), expected);
    CHECK_EQ(moves_text(football_of(mirrored_fen(fen)), detail::mirrored_cells(beginning)),
             mirrored_moves(expected, true));
}

/// The moves lead from one position to the other, and so do the other side's.
inline void check_after(const std::string& fen, std::string_view moves, const std::string& expected) {
    INFO(fen, " after ", std::string{moves});
    CHECK_EQ(to_fen(after_all(football_of(fen), moves)), expected);
    CHECK_EQ(to_fen(after_all(football_of(mirrored_fen(fen)), mirrored_moves(moves))), mirrored_fen(expected));
}

/// The cells on which a man of this letter may be placed.
[[nodiscard]] inline std::set<std::string> placements_of(const tabia::position<tabia::football>& pos, char letter) {
    std::set<std::string> cells;
    for (const auto m : pos.legal_moves())
        if (const std::string text = to_string(m); text[1] == '@' && text[0] == letter) cells.insert(text.substr(2));
    return cells;
}

/// The letters of the men that may be placed, in alphabetical order.
[[nodiscard]] inline std::string placeable(const tabia::position<tabia::football>& pos) {
    std::set<char> letters;
    for (const auto m : pos.legal_moves())
        if (const std::string text = to_string(m); text[1] == '@') letters.insert(text[0]);
    return {letters.begin(), letters.end()};
}

}  // namespace support
