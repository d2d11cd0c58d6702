/// Plain helpers that the oracles of chess, Bolyar chess and Abagor share: a mailbox of characters, the ways a man
/// goes, the attack test, the FEN fields, and what chess and Bolyar chess have in common, from RULES.md alone.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "oracle.hpp"

namespace oracle {

/// A cell by its numbers: file a = 1 (Bolyar's z = 0, j = 10), rank 1 = 1.
struct cell {
    int x = 0;
    int y = 0;
    friend bool operator==(const cell&, const cell&) = default;
};

std::string name_of(cell at);
cell cell_named(std::string_view name);

char upper(char letter);
char lower(char letter);
bool is_white(char man);
/// The man of that kind and side: upper case White, lower case Black.
char man_of(char letter, bool white);

/// The cells of a board in the order of the FEN placement field, one inner list for each group between slashes.
using layout = std::vector<std::vector<cell>>;
layout rectangle(int files, int ranks);

inline constexpr char empty_cell = '.';
inline constexpr char no_cell = '#';

/// A board: one character for each cell, `empty_cell`, or the letter of the man.
class mailbox {
public:
    mailbox();
    /// Reads the placement field of a FEN.
    mailbox(const layout& cells, std::string_view placement);

    /// `no_cell` for anything that is no cell of this board.
    [[nodiscard]] char at(cell where) const;
    [[nodiscard]] bool is_empty(cell where) const { return at(where) == empty_cell; }
    [[nodiscard]] bool has_man(cell where) const;
    void put(cell where, char man);
    void clear(cell where) { put(where, empty_cell); }

    /// Where the men of one side stand.
    [[nodiscard]] std::vector<cell> men(bool white) const;
    /// Where some man with that letter (in the case of its side) stands, if any does.
    [[nodiscard]] std::optional<cell> find(char man) const;
    [[nodiscard]] std::string placement(const layout& cells) const;

private:
    static constexpr int files = 11;
    static constexpr int ranks = 10;
    std::array<std::array<char, files>, ranks> ranks_;
};

enum class how { move, capture, both };

inline constexpr int any_distance = 99;

/// One way a man goes, written for White: up to `reach` times (dx, dy) in a line, over empty cells.
/// A step has reach 1, and so has a leap, whose (dx, dy) is the whole leap.
struct way {
    int dx = 0;
    int dy = 0;
    int reach = 1;
    how kind = how::both;
};
using ways = std::vector<way>;
/// A game's rules of movement: the ways of the man with that upper-case letter.
using ways_of = const ways& (*)(char letter);

/// Joins lists of ways into one.
ways all_of(const std::vector<ways>& parts);
/// The same (reach, kind) in each of several directions.
ways along(const std::vector<std::pair<int, int>>& directions, int reach, how kind);

/// Where the man on `from` could go by its ways, own safety apart.
std::vector<cell> destinations(const mailbox& board, ways_of rules, cell from);
/// Whether some man of that side could capture on `target`.
bool is_attacked(const mailbox& board, ways_of rules, cell target, bool by_white);

/// The part of a position that all three games have.
struct situation {
    mailbox board;
    bool white_moves = true;
    int clock = 0;
    int number = 1;

    /// The other side is to move; the halfmove clock starts anew or goes on.
    void end_turn(bool restart_clock);
};

std::vector<std::string> words_of(std::string_view text);
/// The first status word of the arbiter contract that holds.
std::string status_word(bool can_move, bool in_check, bool insufficient, int clock);

/// What a side can do in one turn: its coordinate text and what comes of it.
template <class Position>
struct turn {
    std::string text;
    Position after;
    bool en_passant = false;
};

/// A game whose Position knows its legal turns, and its FEN and status in their light.
template <class Position>
class plain_game final : public game {
public:
    explicit plain_game(const Position& start) : now_{start}, turns_{start.legal_turns()} {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> texts;
        for (const auto& each : turns_) texts.push_back(each.text);
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    void play(const std::string& move) override {
        for (const auto& each : turns_) {
            if (each.text != move) continue;
            now_ = each.after;
            turns_ = now_.legal_turns();
            return;
        }
        throw std::invalid_argument("illegal " + move);
    }

    [[nodiscard]] std::string fen() const override { return now_.fen(turns_); }
    [[nodiscard]] std::string status() const override { return now_.status(turns_); }

private:
    Position now_;
    std::vector<turn<Position>> turns_;
};

/// How one castling goes, and the letter of its right (upper case White's).
struct castling {
    char right = 'K';
    cell king_from;
    cell king_to;
    cell rook_from;
    cell rook_to;
};

/// What chess and Bolyar chess have in common: castling, double steps, en passant, and so the FEN fields.
struct classical : situation {
    std::string rights;
    std::optional<cell> passant;

    classical() = default;
    classical(const layout& cells, std::string_view fen);

    /// Where the pawn on `from` can go besides its plain steps: two cells forward, and the en-passant capture.
    [[nodiscard]] std::vector<cell> double_steps(cell from) const;
    [[nodiscard]] bool is_passant_capture(cell from, cell to) const;
    [[nodiscard]] std::vector<cell> goals(ways_of rules, cell from) const;

    /// Moves a man with everything that follows from it but promotion.
    void step(const std::vector<castling>& castlings, cell from, cell to);

    [[nodiscard]] bool can_castle(const castling& how_it_goes, ways_of rules) const;
    void castle(const std::vector<castling>& castlings, const castling& how_it_goes);

    [[nodiscard]] bool king_attacked(ways_of rules, bool white) const;
    /// The en-passant cell is written only when the capture is legal.
    [[nodiscard]] std::string classical_fen(const layout& cells, bool passant_is_legal) const;

private:
    void lose_rights(const std::vector<castling>& castlings, cell touched);
};

}  // namespace oracle
