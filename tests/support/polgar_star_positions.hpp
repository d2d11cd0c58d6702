#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/texts.hpp"
#include "tabia/polgar_star.hpp"

/// Positions of Polgar star chess told by printed numbers, and turned by half a turn, where White is Black.
namespace support {

/// The men by letter and cell, capitals for White ("K1 P18 k37"), the side to move, the pawns that may still
/// double-step, and the counters.
struct star {
    std::string men;
    char turn = 'w';
    std::string unmoved = "-";
    std::string counters = "0 1";
};

/// A cell and what is said behind it: `{27, "n"}`.
using star_target = std::pair<int, std::string>;

/// The words of a text, which blanks or other separators keep apart.
[[nodiscard]] inline std::vector<std::string> words_of(std::string text, char separator = ' ') {
    std::replace(text.begin(), text.end(), separator, ' ');
    std::istringstream in{text};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

/// The FEN of a position in which all men have been placed.
[[nodiscard]] inline std::string fen_of(const star& s) {
    std::array<char, 38> men{};
    for (const std::string& man : words_of(s.men)) men[std::stoul(man.substr(1))] = man.front();
    std::string fen;
    std::size_t cell = 1;
    for (const std::size_t length : {1u, 2u, 7u, 6u, 5u, 6u, 7u, 2u, 1u}) {
        if (cell > 1) fen += '/';
        std::size_t empty = 0;
        for (const std::size_t end = cell + length; cell < end; ++cell) {
            if (men[cell] == '\0') ++empty;
            if (empty > 0 && (men[cell] != '\0' || cell + 1 == end)) fen += std::to_string(std::exchange(empty, 0u));
            if (men[cell] != '\0') fen += men[cell];
        }
    }
    return fen + "[] " + s.turn + ' ' + s.unmoved + " - " + s.counters;
}

[[nodiscard]] inline tabia::position<tabia::polgar_star> position_of(const star& s) {
    return position_of<tabia::polgar_star>(fen_of(s));
}

/// The same position from the other side.
[[nodiscard]] inline star turned(const star& s) {
    star other{"", s.turn == 'w' ? 'b' : 'w', "", s.counters};
    for (const std::string& man : words_of(s.men)) {
        const auto letter = static_cast<unsigned char>(man.front());
        other.men += static_cast<char>(std::isupper(letter) ? std::tolower(letter) : std::toupper(letter));
        other.men += std::to_string(38 - std::stoi(man.substr(1))) + ' ';
    }
    std::vector<int> cells;
    for (const std::string& cell : words_of(s.unmoved, ','))
        if (cell != "-") cells.push_back(38 - std::stoi(cell));
    std::sort(cells.begin(), cells.end());
    for (const int cell : cells) other.unmoved += (other.unmoved.empty() ? "" : ",") + std::to_string(cell);
    if (cells.empty()) other.unmoved = "-";
    return other;
}

/// Moves of men, such as "18-20 26-27n", from the other side.
[[nodiscard]] inline std::string turned_moves(std::string_view moves) {
    std::string other;
    for (const std::string& move : words_of(std::string{moves})) {
        std::size_t read = 0;
        const std::size_t hyphen = move.find('-');
        const int to = std::stoi(move.substr(hyphen + 1), &read);
        other += (other.empty() ? "" : " ") + std::to_string(38 - std::stoi(move)) + '-' + std::to_string(38 - to) +
                 move.substr(hyphen + 1 + read);
    }
    return other;
}

/// The targets told in a text such as "13 14 27n", or what the same text says from the other side.
[[nodiscard]] inline std::vector<star_target> star_targets(std::string_view text, bool turned = false) {
    std::vector<star_target> targets;
    for (const std::string& word : words_of(std::string{text})) {
        std::size_t read = 0;
        const int cell = std::stoi(word, &read);
        targets.emplace_back(turned ? 38 - cell : cell, word.substr(read));
    }
    std::sort(targets.begin(), targets.end());
    return targets;
}

/// Where the man on a cell can go, with what he is promoted to, in the order of cells.
[[nodiscard]] inline std::vector<star_target> goes(const tabia::position<tabia::polgar_star>& pos, int from) {
    const std::string beginning = std::to_string(from) + '-';
    std::string texts;
    for (const auto& each : sorted_moves(pos))
        if (each.text.starts_with(beginning)) texts += each.text.substr(beginning.size()) + ' ';
    return star_targets(texts);
}

/// The targets as a text again.
[[nodiscard]] inline std::string text_of(const std::vector<star_target>& targets) {
    std::string text;
    for (const auto& [cell, rest] : targets) text += (text.empty() ? "" : " ") + std::to_string(cell) + rest;
    return text;
}

/// The man on a cell goes exactly to these, "13 14 27n"; and so does he from the other side.
inline void check_goes(const star& s, int from, std::string_view expected) {
    INFO(fen_of(s), " from ", from);
    CHECK_EQ(text_of(goes(position_of(s), from)), text_of(star_targets(expected)));
    INFO("turned: ", fen_of(turned(s)), " from ", 38 - from);
    CHECK_EQ(text_of(goes(position_of(turned(s)), 38 - from)), text_of(star_targets(expected, true)));
}

/// The moves lead from one position to the other, and from the other side too.
inline void check_after(const star& s, std::string_view moves, const star& expected) {
    CHECK_EQ(to_fen(after_all(position_of(s), moves)), fen_of(expected));
    const auto played = after_all(position_of(turned(s)), turned_moves(moves));
    star other = turned(expected);
    // The move number rises after Black's turn, which comes sooner or later from the other side.
    other.counters = std::to_string(played.state().halfmove_clock) + ' ' + std::to_string(played.state().move_number);
    CHECK_EQ(to_fen(played), fen_of(other));
    CHECK_EQ(played.state().halfmove_clock, std::stoi(expected.counters));
}

/// What `status_of` says of the position, and from the other side too.
inline void check_status(const star& s, std::string_view expected) {
    INFO(fen_of(s));
    CHECK_EQ(status_of(position_of(s)), expected);
    CHECK_EQ(status_of(position_of(turned(s))), expected);
}

}  // namespace support
