/// The oracle's Chess Football, after RULES.md section 4.

#include "football_board.hpp"
#include "football_teams.hpp"
#include "oracle.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace oracle {
namespace {

using namespace football;

constexpr int no_cell = -1;
constexpr int plies_in_half = 90;

enum class phase { setup, kickoff, play, over };

struct position {
    board field;
    bool white_to_move = true;
    phase stage = phase::setup;
    int ball = no_cell;
    int white_goals = 0;
    int black_goals = 0;
    int half = 1;
    int plies = 0;
};

enum class action { place, step, pass, skip };

/// A step is a move, a carry or a tackle.
struct move {
    action what = action::skip;
    int from = no_cell;
    int to = no_cell;
    char man = empty;  ///< the man placed, or what the pawn becomes, in its colour
};

std::string text_of(const move& m) {
    switch (m.what) {
        case action::place: return std::string(1, upper(m.man)) + "@" + name_of(m.to);
        case action::pass: return name_of(m.from) + ">" + name_of(m.to);
        case action::step:
            return name_of(m.from) + name_of(m.to) + (m.man == empty ? "" : std::string(1, lower(m.man)));
        case action::skip: break;
    }
    return "0000";
}

// ---- what a turn may be ---------------------------------------------------------------------------------------

/// Could the man on `from` go to the empty cell `to`? As in chess; pawns one step straight forward.
bool could_go(const board& b, int from, int to) {
    const char man = b.at(from);
    if (upper(man) != 'P') return could_capture(b, from, to);
    return file_of(to) == file_of(from) && rank_of(to) - rank_of(from) == forward(is_white(man));
}

/// Goal: the mover's man has the ball on an enemy goal cell, or the enemy king was tackled.
bool scores(const position& p, const move& m) {
    if (m.what == action::pass) return in_goal_of(!p.white_to_move, m.to);
    if (m.what != action::step) return false;
    const bool has_ball = m.from == p.ball || m.to == p.ball;
    return (has_ball && in_goal_of(!p.white_to_move, m.to)) || upper(p.field.at(m.to)) == 'K';
}

/// Adds a move, carry or tackle; a pawn arriving on the last rank promotes unless it scores.
void add_step(const position& p, int from, int to, std::vector<move>& found) {
    const move plain{action::step, from, to, empty};
    const bool arrives = upper(p.field.at(from)) == 'P' && rank_of(to) == (p.white_to_move ? 7 : 0);
    if (!arrives || scores(p, plain)) {
        found.push_back(plain);
        return;
    }
    for (const char kind : {'Q', 'R', 'B', 'N'}) {
        found.push_back({action::step, from, to, coloured(kind, p.white_to_move)});
    }
}

void add_passes(const position& p, std::vector<move>& found) {
    if (!belongs(p.field.at(p.ball), p.white_to_move)) return;
    for (int to = 0; to < cell_count; ++to) {
        if (could_pass(p.field, p.ball, to)) found.push_back({action::pass, p.ball, to, empty});
    }
}

void add_steps(const position& p, int from, std::vector<move>& found) {
    for (int to = 0; to < cell_count; ++to) {
        const char there = p.field.at(to);
        const bool goes = there == empty && could_go(p.field, from, to);
        const bool tackles =
            to == p.ball && belongs(there, !p.white_to_move) && could_capture(p.field, from, to);
        if (goes || tackles) add_step(p, from, to, found);
    }
}

/// In setup the side that kicks off is the one to move when both have placed equally many, else the other.
bool mover_kicks_off(const position& p) {
    return men_of(p.field, p.white_to_move) == men_of(p.field, !p.white_to_move);
}

std::vector<move> placing_moves(const position& p) {
    std::vector<move> found;
    for (const placement& each : legal_placements(p.field, p.white_to_move, mover_kicks_off(p))) {
        found.push_back({action::place, no_cell, each.cell, each.man});
    }
    return found;
}

/// The kick-off must be a pass.
std::vector<move> kickoff_moves(const position& p) {
    std::vector<move> found;
    add_passes(p, found);
    return found;
}

std::vector<move> play_moves(const position& p) {
    std::vector<move> found;
    add_passes(p, found);
    for (int from = 0; from < cell_count; ++from) {
        if (belongs(p.field.at(from), p.white_to_move)) add_steps(p, from, found);
    }
    if (found.empty()) found.push_back({action::skip, no_cell, no_cell, empty});
    return found;
}

std::vector<move> legal_moves(const position& p) {
    switch (p.stage) {
        case phase::setup: return placing_moves(p);
        case phase::kickoff: return kickoff_moves(p);
        case phase::play: return play_moves(p);
        case phase::over: break;
    }
    return {};
}

// ---- making a move --------------------------------------------------------------------------------------------

position after_placing(position p, const move& m) {
    p.field.put(m.to, m.man);
    p.white_to_move = !p.white_to_move;
    const bool both_stand = men_of(p.field, true) == team_size && men_of(p.field, false) == team_size;
    if (both_stand) {  // the side that placed first is to move again: it kicks off
        p.stage = phase::kickoff;
        p.ball = kickoff_cell(p.white_to_move);
    }
    return p;
}

void move_men_and_ball(position& p, const move& m) {
    if (m.what == action::pass) p.ball = m.to;
    if (m.what != action::step) return;
    if (m.from == p.ball) p.ball = m.to;
    const char man = p.field.at(m.from);
    p.field.put(m.from, empty);
    p.field.put(m.to, m.man == empty ? man : m.man);
}

bool only_two_kings(const board& b) { return men_of(b, true) + men_of(b, false) == 2; }

void start_placement(position& p, bool white_kicks_off) {
    p.field = board{};
    p.ball = no_cell;
    p.stage = phase::setup;
    p.white_to_move = white_kicks_off;
}

void end_half(position& p) {
    if (p.half == 2) {
        p.stage = phase::over;
        return;
    }
    p.half = 2;
    p.plies = 0;
    start_placement(p, false);
}

/// The ply is counted; a goal is scored; the half ends; else a goal or two bare kings start a new placement phase.
position after_turn(position p, const move& m) {
    const bool goal = scores(p, m);
    move_men_and_ball(p, m);
    ++p.plies;
    if (goal) ++(p.white_to_move ? p.white_goals : p.black_goals);
    p.white_to_move = !p.white_to_move;
    p.stage = phase::play;
    if (p.plies == plies_in_half) {
        end_half(p);
    } else if (goal || only_two_kings(p.field)) {
        start_placement(p, p.white_to_move);
    }
    return p;
}

position after(const position& p, const move& m) {
    return m.what == action::place ? after_placing(p, m) : after_turn(p, m);
}

// ---- FEN ------------------------------------------------------------------------------------------------------

board read_board(const std::string& text) {
    board b;
    int x = 0;
    int y = 7;
    for (const char c : text) {
        if (c == '/') {
            x = 0;
            --y;
        } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            x += c - '0';
        } else {
            b.put(cell_at(x++, y), c);
        }
    }
    return b;
}

std::string written_board(const board& b) {
    std::string text;
    for (int y = 7; y >= 0; --y) {
        int run = 0;
        for (int x = 0; x < 8; ++x) {
            const char man = b.at(cell_at(x, y));
            if (man == empty) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(run);
            run = 0;
            text += man;
        }
        if (run > 0) text += std::to_string(run);
        if (y > 0) text += '/';
    }
    return text;
}

phase read_phase(const std::string& word) {
    if (word == "setup") return phase::setup;
    if (word == "kickoff") return phase::kickoff;
    if (word == "play") return phase::play;
    if (word == "over") return phase::over;
    throw std::invalid_argument("no such phase: " + word);
}

std::string written_phase(phase stage) {
    switch (stage) {
        case phase::setup: return "setup";
        case phase::kickoff: return "kickoff";
        case phase::play: return "play";
        case phase::over: break;
    }
    return "over";
}

position read(std::string_view fen) {
    std::istringstream in{std::string(fen)};
    std::string field, side, stage, ball;
    char dash = '-';
    position p;
    in >> field >> side >> stage >> ball >> p.white_goals >> dash >> p.black_goals >> p.half >> p.plies;
    if (!in) throw std::invalid_argument("not a FEN of Chess Football");
    p.field = read_board(field);
    p.white_to_move = side == "w";
    p.stage = read_phase(stage);
    if (ball != "-") p.ball = cell_at(ball.at(0) - 'a', ball.at(1) - '1');
    return p;
}

// ---- the game -------------------------------------------------------------------------------------------------

class football_game final : public game {
public:
    explicit football_game(std::string_view fen) : now_(read(fen)) {}

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
        std::ostringstream out;
        out << written_board(now_.field) << (now_.white_to_move ? " w " : " b ") << written_phase(now_.stage) << ' '
            << (now_.ball == no_cell ? "-" : name_of(now_.ball)) << ' ' << now_.white_goals << '-'
            << now_.black_goals << ' ' << now_.half << ' ' << now_.plies;
        return out.str();
    }

    [[nodiscard]] std::string status() const override {
        if (now_.stage != phase::over) return "ongoing";
        if (now_.white_goals == now_.black_goals) return "draw";
        return now_.white_goals > now_.black_goals ? "white_wins" : "black_wins";
    }

private:
    position now_;
};

}  // namespace

std::unique_ptr<game> football_from_fen(std::string_view fen) { return std::make_unique<football_game>(fen); }

}  // namespace oracle
