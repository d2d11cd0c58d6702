/// The oracle's Polgar star chess, after RULES.md section 3: a plain list of 37 cells, moves tried on a copy.

#include "oracle.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <stdexcept>

namespace oracle {
namespace {

// ---- the board ------------------------------------------------------------------------------------------------

/// Axial coordinates: q is the file, -4 to 4; r grows downwards.
struct hex {
    int q = 0;
    int r = 0;
};

constexpr hex operator+(hex a, hex b) { return {a.q + b.q, a.r + b.r}; }

/// One vertical file: its lowest cell's printed number, how many cells it has, and the lowest cell's r.
struct column {
    int q;
    int first;
    int length;
    int bottom;
};

constexpr std::array<column, 9> columns{{
    {-4, 1, 1, 2}, {-3, 2, 2, 2}, {-2, 4, 7, 4}, {-1, 11, 6, 3}, {0, 17, 5, 2},
    {1, 22, 6, 2}, {2, 28, 7, 2}, {3, 35, 2, -1}, {4, 37, 1, -2},
}};

constexpr int last_cell = 37;
constexpr int nowhere = 0;
constexpr char empty = '.';

/// The printed number of a cell, `nowhere` off the board.
int number_of(hex h) {
    if (h.q < -4 || h.q > 4) return nowhere;
    const column& c = columns.at(static_cast<std::size_t>(h.q + 4));
    const int height = c.bottom - h.r;
    return height >= 0 && height < c.length ? c.first + height : nowhere;
}

/// Where a printed number lies.
hex hex_of(int cell) {
    for (const column& c : columns) {
        if (cell < c.first + c.length) return {c.q, c.bottom - (cell - c.first)};
    }
    throw std::invalid_argument("no such cell");
}

constexpr hex up{0, -1};
constexpr hex down{0, 1};
constexpr hex up_left{-1, 0};
constexpr hex up_right{1, -1};
constexpr hex down_right{1, 0};
constexpr hex down_left{-1, 1};

constexpr std::array<hex, 6> all_directions{up, down, up_left, up_right, down_right, down_left};
constexpr std::array<hex, 2> straight_directions{up, down};
constexpr std::array<hex, 4> oblique_directions{up_left, up_right, down_right, down_left};
constexpr std::array<hex, 12> knight_leaps{{{1, -3}, {-1, -2}, {3, -2}, {2, -3}, {2, 1}, {3, -1},
                                            {-1, 3}, {1, 2}, {-3, 2}, {-2, 3}, {-2, -1}, {-3, 1}}};

constexpr std::array<int, 5> white_home{4, 11, 17, 22, 28};
constexpr std::array<int, 5> black_home{10, 16, 21, 27, 34};

const std::array<int, 5>& home_cells(bool white) { return white ? white_home : black_home; }

// ---- men ------------------------------------------------------------------------------------------------------

bool is_white(char man) { return man >= 'A' && man <= 'Z'; }
char upper(char man) { return static_cast<char>(std::toupper(static_cast<unsigned char>(man))); }
char lower(char man) { return static_cast<char>(std::tolower(static_cast<unsigned char>(man))); }
char coloured(char kind, bool white) { return white ? upper(kind) : lower(kind); }
bool belongs(char man, bool white) { return man != empty && is_white(man) == white; }

// ---- the position ---------------------------------------------------------------------------------------------

struct position {
    std::array<char, last_cell + 1> men{};         ///< by printed number; entry 0 is unused
    std::array<bool, last_cell + 1> may_double{};  ///< here stands a pawn that has not moved yet
    std::string hands;                             ///< the men still to be placed, in the order KQRBNkqrbn
    bool white_to_move = true;
    int clock = 0;
    int number = 1;

    position() { men.fill(empty); }
    [[nodiscard]] char at(int cell) const { return men.at(static_cast<std::size_t>(cell)); }
    void put(int cell, char man) { men.at(static_cast<std::size_t>(cell)) = man; }
    [[nodiscard]] bool double_step(int cell) const { return may_double.at(static_cast<std::size_t>(cell)); }
    void set_double_step(int cell, bool may) { may_double.at(static_cast<std::size_t>(cell)) = may; }
    [[nodiscard]] bool placing() const { return !hands.empty(); }
};

struct move {
    int from = nowhere;      ///< `nowhere` for a placement
    int to = nowhere;
    char placed = empty;     ///< the man placed, in its colour
    char promotion = empty;  ///< what the pawn becomes, in its colour
};

std::string text_of(const move& m) {
    if (m.from == nowhere) return std::string(1, upper(m.placed)) + "@" + std::to_string(m.to);
    std::string text = std::to_string(m.from) + "-" + std::to_string(m.to);
    if (m.promotion != empty) text += lower(m.promotion);
    return text;
}

// ---- how the men go -------------------------------------------------------------------------------------------

hex forward(bool white) { return white ? up : down; }

std::array<hex, 2> forward_obliques(bool white) {
    return white ? std::array<hex, 2>{up_left, up_right} : std::array<hex, 2>{down_left, down_right};
}

/// Adds the cells one step (or leap) away that are on the board, whatever stands there.
template <class Steps>
void add_steps(int from, const Steps& steps, std::vector<int>& cells) {
    for (const hex step : steps) {
        const int cell = number_of(hex_of(from) + step);
        if (cell != nowhere) cells.push_back(cell);
    }
}

/// Adds the cells of every line up to and including the first man met.
template <class Steps>
void add_slides(const position& p, int from, const Steps& directions, std::vector<int>& cells) {
    for (const hex direction : directions) {
        hex h = hex_of(from) + direction;
        for (int cell = number_of(h); cell != nowhere; cell = number_of(h)) {
            cells.push_back(cell);
            if (p.at(cell) != empty) break;
            h = h + direction;
        }
    }
}

/// The cells where the man on `from` could capture, were an enemy man there.
std::vector<int> capture_cells(const position& p, int from) {
    std::vector<int> cells;
    const char man = p.at(from);
    switch (upper(man)) {
        case 'K': add_steps(from, all_directions, cells); break;
        case 'Q': add_slides(p, from, all_directions, cells); break;
        case 'R': add_slides(p, from, straight_directions, cells); break;
        case 'B': add_slides(p, from, oblique_directions, cells); break;
        case 'N': add_steps(from, knight_leaps, cells); break;
        case 'P': add_steps(from, forward_obliques(is_white(man)), cells); break;
        default: break;
    }
    return cells;
}

/// The cells a pawn may step to: one straight forward, as its first move two, over empty cells only.
std::vector<int> pawn_steps(const position& p, int from) {
    std::vector<int> cells;
    const hex step = forward(is_white(p.at(from)));
    const int one = number_of(hex_of(from) + step);
    if (one == nowhere || p.at(one) != empty) return cells;
    cells.push_back(one);
    const int two = number_of(hex_of(one) + step);
    if (p.double_step(from) && two != nowhere && p.at(two) == empty) cells.push_back(two);
    return cells;
}

/// Every cell the man on `from` may go to, checks aside.
std::vector<int> destinations(const position& p, int from) {
    const bool white = is_white(p.at(from));
    const bool pawn = upper(p.at(from)) == 'P';
    std::vector<int> cells = pawn ? pawn_steps(p, from) : std::vector<int>{};
    for (const int to : capture_cells(p, from)) {
        const bool quiet = p.at(to) == empty && !pawn;
        if (quiet || belongs(p.at(to), !white)) cells.push_back(to);
    }
    return cells;
}

// ---- attack and check -----------------------------------------------------------------------------------------

bool attacked(const position& p, int cell, bool by_white) {
    for (int from = 1; from <= last_cell; ++from) {
        if (!belongs(p.at(from), by_white)) continue;
        const std::vector<int> cells = capture_cells(p, from);
        if (std::find(cells.begin(), cells.end(), cell) != cells.end()) return true;
    }
    return false;
}

/// Is this side's king attacked? A king still in hand is not.
bool in_check(const position& p, bool white) {
    for (int cell = 1; cell <= last_cell; ++cell) {
        if (p.at(cell) == coloured('K', white)) return attacked(p, cell, !white);
    }
    return false;
}

// ---- making moves ---------------------------------------------------------------------------------------------

void place(position& p, const move& m) {
    p.put(m.to, m.placed);
    p.hands.erase(p.hands.find(m.placed), 1);
    p.clock = 0;
}

void step(position& p, const move& m) {
    const char man = p.at(m.from);
    const bool resets = upper(man) == 'P' || p.at(m.to) != empty;
    p.put(m.from, empty);
    p.put(m.to, m.promotion != empty ? m.promotion : man);
    // The right to double-step belongs to the pawn: it goes when the pawn moves or is captured.
    p.set_double_step(m.from, false);
    p.set_double_step(m.to, false);
    p.clock = resets ? 0 : p.clock + 1;
}

position after(position p, const move& m) {
    m.from == nowhere ? place(p, m) : step(p, m);
    if (!p.white_to_move) ++p.number;
    p.white_to_move = !p.white_to_move;
    return p;
}

/// Placement phase: every man in hand on every empty home cell; no placement is barred for check.
std::vector<move> placements(const position& p) {
    std::vector<move> found;
    for (const char man : p.hands) {
        if (!belongs(man, p.white_to_move)) continue;
        for (const int cell : home_cells(p.white_to_move)) {
            if (p.at(cell) == empty) found.push_back({nowhere, cell, man, empty});
        }
    }
    return found;
}

/// A pawn arriving on one of the enemy's five home cells must become Q, R, B or N.
bool promotes(const position& p, int from, int to) {
    const std::array<int, 5>& goal = home_cells(!p.white_to_move);
    return upper(p.at(from)) == 'P' && std::find(goal.begin(), goal.end(), to) != goal.end();
}

std::vector<move> pseudo_legal_moves(const position& p) {
    std::vector<move> found;
    for (int from = 1; from <= last_cell; ++from) {
        if (!belongs(p.at(from), p.white_to_move)) continue;
        for (const int to : destinations(p, from)) {
            if (!promotes(p, from, to)) {
                found.push_back({from, to, empty, empty});
                continue;
            }
            for (const char kind : {'Q', 'R', 'B', 'N'}) {
                found.push_back({from, to, empty, coloured(kind, p.white_to_move)});
            }
        }
    }
    return found;
}

std::vector<move> legal_moves(const position& p) {
    if (p.placing()) return placements(p);
    std::vector<move> found;
    for (const move& m : pseudo_legal_moves(p)) {
        if (!in_check(after(p, m), p.white_to_move)) found.push_back(m);
    }
    return found;
}

// ---- FEN ------------------------------------------------------------------------------------------------------

/// Files 1-9 separated by '/', each bottom to top, digits for runs of empty cells.
void read_board(position& p, const std::string& text) {
    int cell = 1;
    for (const char c : text) {
        if (c == '/') continue;
        const bool run = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (!run) p.put(cell, c);
        cell += run ? c - '0' : 1;
    }
}

std::string written_board(const position& p) {
    std::string text;
    for (const column& c : columns) {
        if (c.first != 1) text += '/';
        int run = 0;
        for (int cell = c.first; cell < c.first + c.length; ++cell) {
            if (p.at(cell) == empty) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(run);
            run = 0;
            text += p.at(cell);
        }
        if (run > 0) text += std::to_string(run);
    }
    return text;
}

/// Cell numbers, comma-separated, or '-'.
void read_double_steps(position& p, const std::string& text) {
    if (text == "-") return;
    std::istringstream in(text);
    for (std::string cell; std::getline(in, cell, ',');) p.set_double_step(std::stoi(cell), true);
}

std::string written_double_steps(const position& p) {
    std::string text;
    for (int cell = 1; cell <= last_cell; ++cell) {
        if (!p.double_step(cell)) continue;
        if (!text.empty()) text += ',';
        text += std::to_string(cell);
    }
    return text.empty() ? "-" : text;
}

std::string ordered_hands(const std::string& hands) {
    std::string ordered;
    for (const char man : std::string("KQRBNkqrbn")) {
        ordered.append(static_cast<std::size_t>(std::count(hands.begin(), hands.end(), man)), man);
    }
    return ordered;
}

position read(std::string_view fen) {
    std::istringstream in{std::string(fen)};
    std::string board_and_hands, side, double_steps, unused;
    position p;
    in >> board_and_hands >> side >> double_steps >> unused >> p.clock >> p.number;
    const std::size_t open = board_and_hands.find('[');
    const std::size_t close = board_and_hands.find(']');
    if (!in || open == std::string::npos || close == std::string::npos || close < open) {
        throw std::invalid_argument("not a FEN of Polgar star chess");
    }
    read_board(p, board_and_hands.substr(0, open));
    p.hands = ordered_hands(board_and_hands.substr(open + 1, close - open - 1));
    p.white_to_move = side == "w";
    read_double_steps(p, double_steps);
    return p;
}

// ---- the game -------------------------------------------------------------------------------------------------

/// Insufficient material: king against king only.
bool only_kings(const position& p) {
    for (int cell = 1; cell <= last_cell; ++cell) {
        if (p.at(cell) != empty && upper(p.at(cell)) != 'K') return false;
    }
    return true;
}

class polgar_star final : public game {
public:
    explicit polgar_star(std::string_view fen) : now_(read(fen)) {}

    [[nodiscard]] std::vector<std::string> moves() const override {
        std::vector<std::string> texts;
        for (const move& m : legal_moves(now_)) texts.push_back(text_of(m));
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    void play(const std::string& text) override {
        for (const move& m : legal_moves(now_)) {
            if (text_of(m) != text) continue;
            now_ = after(now_, m);
            return;
        }
        throw std::invalid_argument("illegal move " + text);
    }

    [[nodiscard]] std::string fen() const override {
        return written_board(now_) + "[" + now_.hands + "] " + (now_.white_to_move ? "w " : "b ") +
               written_double_steps(now_) + " - " + std::to_string(now_.clock) + " " + std::to_string(now_.number);
    }

    [[nodiscard]] std::string status() const override {
        if (now_.placing()) return "ongoing";  // no draw counts in this phase, and no placement gives check
        const bool check = in_check(now_, now_.white_to_move);
        if (legal_moves(now_).empty()) return check ? "checkmate" : "stalemate";
        if (only_kings(now_)) return "insufficient";
        if (now_.clock >= 150) return "seventyfive";
        return check ? "check" : "ongoing";
    }

private:
    position now_;
};

}  // namespace

std::unique_ptr<game> polgar_star_from_fen(std::string_view fen) { return std::make_unique<polgar_star>(fen); }

}  // namespace oracle
