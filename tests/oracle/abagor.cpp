/// Abagor (RULES.md, section 2).
#include "mailbox.hpp"

namespace oracle {

namespace {

/// The kinds of men that go to the hand when captured, in the order of the table of men.
constexpr std::string_view hand_kinds = "NROBC";

const layout& cells() {
    static const layout all = rectangle(9, 9);
    return all;
}

int first_rank(bool white) { return white ? 1 : 9; }
int second_rank(bool white) { return white ? 2 : 8; }
int last_rank(bool white) { return white ? 9 : 1; }

/// Leaps to the surrounding 5 x 5 square: forward cells both, sideways and backward cells capture only.
ways prince_leaps() {
    ways all;
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            if (dx != 0 || dy != 0) all.push_back({dx, dy, 1, dy > 0 ? how::both : how::capture});
        }
    }
    return all;
}

/// The table of men, row by row.
const ways& rules(char letter) {
    static const std::vector<std::pair<int, int>> forward{{-1, 1}, {0, 1}, {1, 1}};
    static const std::vector<std::pair<int, int>> sideways{{-1, 0}, {1, 0}};
    static const std::vector<std::pair<int, int>> backward{{-1, -1}, {0, -1}, {1, -1}};
    static const std::vector<std::pair<int, int>> forward_diagonals{{-1, 1}, {1, 1}};
    static const std::vector<std::pair<int, int>> backward_diagonals{{-1, -1}, {1, -1}};
    static const std::vector<std::pair<int, int>> orthogonal{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    static const ways king = all_of({
        along(forward, 1, how::both),
        along(sideways, 1, how::capture),
        along(backward, 1, how::capture),
    });
    static const ways emperor =
        all_of({along(forward, 1, how::both), along(sideways, 1, how::both), along(backward, 1, how::both)});
    static const ways pawn = all_of({along({{0, 1}}, 1, how::move), along(forward_diagonals, 1, how::capture)});
    static const ways knight = all_of({
        along({{1, 2}, {2, 1}, {-2, 1}, {-1, 2}}, 1, how::both),
        along({{1, -2}, {2, -1}, {-2, -1}, {-1, -2}}, 1, how::capture),
        along(forward, any_distance, how::move),
    });
    static const ways rook = all_of({
        along({{0, 1}}, any_distance, how::both),
        along(sideways, any_distance, how::capture),
        along({{0, -1}}, 2, how::capture),
        along(forward_diagonals, any_distance, how::move),
    });
    static const ways officer = all_of({
        along(forward_diagonals, any_distance, how::both),
        along(backward_diagonals, 2, how::capture),
        along({{0, 1}}, 1, how::move),
    });
    static const ways bolyar = all_of({
        along(forward, any_distance, how::both),
        along(sideways, any_distance, how::capture),
        along(backward, 2, how::capture),
    });
    static const ways prince = prince_leaps();
    static const ways ship = along(orthogonal, any_distance, how::both);
    static const ways general = all_of({
        along(forward_diagonals, any_distance, how::both),
        along(backward_diagonals, any_distance, how::both),
        along(orthogonal, 1, how::move),
    });
    switch (letter) {
        case 'K': return king;
        case 'E': return emperor;
        case 'P': return pawn;
        case 'N': return knight;
        case 'R': return rook;
        case 'O': return officer;
        case 'B': return bolyar;
        case 'C': return prince;
        case 'S': return ship;
        case 'G': return general;
        default: throw std::invalid_argument("abagor: no such man");
    }
}

/// What a man becomes on the enemy last rank; E, S and G are unchanged.
char promoted_kind(char letter) {
    if (letter == 'P') return 'S';
    if (letter == 'K') return 'E';
    if (hand_kinds.find(letter) != std::string_view::npos) return 'G';
    return letter;
}

struct position : situation {
    using turns = std::vector<turn<position>>;

    /// The men in both hands, in no particular order: upper case White's, lower case Black's.
    std::string hands;

    explicit position(std::string_view fen) {
        const auto words = words_of(fen);
        const auto bracket = words.at(0).find('[');
        board = mailbox(cells(), words[0].substr(0, bracket));
        hands = words[0].substr(bracket + 1, words[0].size() - bracket - 2);
        white_moves = words.at(1) == "w";
        clock = std::stoi(words.at(4));
        number = std::stoi(words.at(5));
    }

    [[nodiscard]] turns legal_turns() const {
        turns found;
        for (const cell& from : board.men(white_moves)) {
            for (const cell& to : destinations(board, rules, from)) add_step(found, from, to);
        }
        for (const char letter : hand_kinds) add_placements(found, letter);
        add_production(found);
        return found;
    }

    [[nodiscard]] std::string fen(const turns&) const {
        return board.placement(cells()) + '[' + hand_text(true) + hand_text(false) + ']' +
               (white_moves ? " w - - " : " b - - ") + std::to_string(clock) + ' ' + std::to_string(number);
    }

    /// No material is insufficient.
    [[nodiscard]] std::string status(const turns& legal) const {
        return status_word(!legal.empty(), royal_attacked(white_moves), false, clock);
    }

private:
    /// The royal man is the king or the emperor; a side has exactly one of them.
    [[nodiscard]] bool royal_attacked(bool white) const {
        auto royal = board.find(man_of('K', white));
        if (!royal) royal = board.find(man_of('E', white));
        return is_attacked(board, rules, royal.value(), !white);
    }

    void add_if_safe(turns& found, const turn<position>& candidate) const {
        if (!candidate.after.royal_attacked(white_moves)) found.push_back(candidate);
    }

    void add_step(turns& found, cell from, cell to) const {
        const char letter = upper(board.at(from));
        const char becomes = to.y == last_rank(white_moves) ? promoted_kind(letter) : letter;
        turn<position> made{name_of(from) + name_of(to), *this};
        if (becomes != letter) made.text += lower(becomes);
        made.after.take_prisoner(to);
        made.after.board.clear(from);
        made.after.board.put(to, man_of(becomes, white_moves));
        made.after.end_turn(board.has_man(to) || letter == 'P' || becomes != letter);
        add_if_safe(found, made);
        if (becomes != letter && letter != 'K') add_returns(found, made);
    }

    /// A captured N, R, O, B or C goes to the captor's hand, in the captor's colour.
    void take_prisoner(cell where) {
        const char letter = upper(board.at(where));
        if (hand_kinds.find(letter) != std::string_view::npos) hands += man_of(letter, white_moves);
    }

    /// King's return: after the promotion of another man, the king to any other empty cell of his own first rank.
    void add_returns(turns& found, const turn<position>& promotion) const {
        const auto king = board.find(man_of('K', white_moves));
        if (!king) return;
        for (int x = 1; x <= 9; ++x) {
            const cell home{x, first_rank(white_moves)};
            if (!promotion.after.board.is_empty(home)) continue;
            turn<position> made = promotion;
            made.text += ',' + name_of(*king) + name_of(home);
            made.after.board.clear(*king);
            made.after.board.put(home, man_of('K', white_moves));
            add_if_safe(found, made);
        }
    }

    /// A man from the hand goes to one of the two home corners, if it is empty.
    void add_placements(turns& found, char letter) const {
        const auto in_hand = hands.find(man_of(letter, white_moves));
        if (in_hand == std::string::npos) return;
        for (const int x : {1, 9}) {
            const cell corner{x, first_rank(white_moves)};
            if (!board.is_empty(corner)) continue;
            turn<position> made{std::string(1, letter) + '@' + name_of(corner), *this};
            made.after.hands.erase(in_hand, 1);
            made.after.board.put(corner, man_of(letter, white_moves));
            made.after.end_turn(true);
            add_if_safe(found, made);
        }
    }

    /// A side with an emperor may put a new pawn on its second rank on the emperor's file, if that cell is empty,
    /// that file holds no pawn of its own, and it has fewer than nine pawns.
    void add_production(turns& found) const {
        const auto emperor = board.find(man_of('E', white_moves));
        if (!emperor) return;
        const cell where{emperor->x, second_rank(white_moves)};
        if (!board.is_empty(where)) return;
        int pawns = 0;
        for (const cell& here : board.men(white_moves)) {
            if (upper(board.at(here)) != 'P') continue;
            if (here.x == emperor->x) return;
            ++pawns;
        }
        if (pawns >= 9) return;
        turn<position> made{"P@" + name_of(where), *this};
        made.after.board.put(where, man_of('P', white_moves));
        made.after.end_turn(true);
        add_if_safe(found, made);
    }

    [[nodiscard]] std::string hand_text(bool white) const {
        std::string text;
        for (const char letter : hand_kinds) {
            const auto count = std::count(hands.begin(), hands.end(), man_of(letter, white));
            text.append(static_cast<std::size_t>(count), man_of(letter, white));
        }
        return text;
    }
};

}  // namespace

std::unique_ptr<game> abagor_from_fen(std::string_view fen) {
    return std::make_unique<plain_game<position>>(position(fen));
}

}  // namespace oracle
