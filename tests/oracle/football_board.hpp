/// The oracle's football field, after RULES.md section 4: 64 letters, and where a man could capture as in chess.
#pragma once

#include <array>
#include <cctype>
#include <cstdlib>
#include <string>

namespace oracle::football {

constexpr char empty = '.';
constexpr int cell_count = 64;

/// Cells are numbered a1 = 0, b1 = 1 ... h8 = 63.
constexpr int cell_at(int x, int y) { return y * 8 + x; }
constexpr int file_of(int cell) { return cell % 8; }
constexpr int rank_of(int cell) { return cell / 8; }

inline std::string name_of(int cell) {
    return {static_cast<char>('a' + file_of(cell)), static_cast<char>('1' + rank_of(cell))};
}

inline bool is_white(char man) { return man >= 'A' && man <= 'Z'; }
inline char upper(char man) { return static_cast<char>(std::toupper(static_cast<unsigned char>(man))); }
inline char lower(char man) { return static_cast<char>(std::tolower(static_cast<unsigned char>(man))); }
inline char coloured(char kind, bool white) { return white ? upper(kind) : lower(kind); }
inline bool belongs(char man, bool white) { return man != empty && is_white(man) == white; }

struct board {
    std::array<char, cell_count> men{};

    board() { men.fill(empty); }
    [[nodiscard]] char at(int cell) const { return men.at(static_cast<std::size_t>(cell)); }
    void put(int cell, char man) { men.at(static_cast<std::size_t>(cell)) = man; }
};

/// White defends c1 d1 e1 f1, Black c8 d8 e8 f8.
constexpr bool in_goal_of(bool white, int cell) {
    return rank_of(cell) == (white ? 0 : 7) && file_of(cell) >= 2 && file_of(cell) <= 5;
}

/// White's own half is ranks 1-4, Black's 5-8.
constexpr bool in_half_of(bool white, int cell) { return (rank_of(cell) < 4) == white; }

/// The kick-off cell: e4 for White, e5 for Black.
constexpr int kickoff_cell(bool white) { return white ? cell_at(4, 3) : cell_at(4, 4); }

constexpr int forward(bool white) { return white ? 1 : -1; }

/// Are all cells strictly between these two, which lie on one line, empty?
inline bool clear_between(const board& b, int from, int to) {
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    const int step = cell_at(sign(file_of(to) - file_of(from)), sign(rank_of(to) - rank_of(from)));
    for (int cell = from + step; cell != to; cell += step) {
        if (b.at(cell) != empty) return false;
    }
    return true;
}

/// Could the man on `from` capture on `to` in chess, were an enemy man there?
inline bool could_capture(const board& b, int from, int to) {
    const char man = b.at(from);
    const int dx = std::abs(file_of(to) - file_of(from));
    const int dy = std::abs(rank_of(to) - rank_of(from));
    if (dx == 0 && dy == 0) return false;
    const bool straight = dx == 0 || dy == 0;
    const bool diagonal = dx == dy;
    switch (upper(man)) {
        case 'K': return dx <= 1 && dy <= 1;
        case 'Q': return (straight || diagonal) && clear_between(b, from, to);
        case 'R': return straight && clear_between(b, from, to);
        case 'B': return diagonal && clear_between(b, from, to);
        case 'N': return (dx == 1 && dy == 2) || (dx == 2 && dy == 1);
        case 'P': return dx == 1 && rank_of(to) - rank_of(from) == forward(is_white(man));
        default: return false;
    }
}

/// A pass goes to another man of the same side standing where the holder could capture.
inline bool could_pass(const board& b, int from, int to) {
    return b.at(from) != empty && belongs(b.at(to), is_white(b.at(from))) && could_capture(b, from, to);
}

}  // namespace oracle::football
