/// Orthodox chess (RULES.md, section 0).
#include "mailbox.hpp"

namespace oracle {

namespace {

const layout& cells() {
    static const layout all = rectangle(8, 8);
    return all;
}

const std::vector<castling>& castlings() {
    static const std::vector<castling> all{
        {'K', {5, 1}, {7, 1}, {8, 1}, {6, 1}},
        {'Q', {5, 1}, {3, 1}, {1, 1}, {4, 1}},
        {'k', {5, 8}, {7, 8}, {8, 8}, {6, 8}},
        {'q', {5, 8}, {3, 8}, {1, 8}, {4, 8}},
    };
    return all;
}

const ways& rules(char letter) {
    static const ways rook = along({{0, 1}, {1, 0}, {0, -1}, {-1, 0}}, any_distance, how::both);
    static const ways bishop = along({{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}, any_distance, how::both);
    static const ways queen = all_of({rook, bishop});
    static const ways king =
        along({{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}, 1, how::both);
    static const ways knight =
        along({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}, 1, how::both);
    static const ways pawn = all_of({along({{0, 1}}, 1, how::move), along({{-1, 1}, {1, 1}}, 1, how::capture)});
    switch (letter) {
        case 'R': return rook;
        case 'B': return bishop;
        case 'Q': return queen;
        case 'K': return king;
        case 'N': return knight;
        case 'P': return pawn;
        default: throw std::invalid_argument("chess: no such man");
    }
}

struct position : classical {
    using turns = std::vector<turn<position>>;
    using classical::classical;

    [[nodiscard]] turns legal_turns() const {
        turns found;
        for (const cell& from : board.men(white_moves)) {
            for (const cell& to : goals(rules, from)) add_step(found, from, to);
        }
        for (const castling& each : castlings()) {
            if (can_castle(each, rules)) add_castling(found, each);
        }
        return found;
    }

    [[nodiscard]] std::string fen(const turns& legal) const {
        const bool passant_is_legal =
            std::any_of(legal.begin(), legal.end(), [](const auto& each) { return each.en_passant; });
        return classical_fen(cells(), passant_is_legal);
    }

    [[nodiscard]] std::string status(const turns& legal) const {
        return status_word(!legal.empty(), king_attacked(rules, white_moves), is_insufficient(), clock);
    }

private:
    void add_if_safe(turns& found, const turn<position>& candidate) const {
        if (!candidate.after.king_attacked(rules, white_moves)) found.push_back(candidate);
    }

    /// A pawn on the last rank becomes Q, R, B or N.
    void add_step(turns& found, cell from, cell to) const {
        turn<position> made{name_of(from) + name_of(to), *this, is_passant_capture(from, to)};
        made.after.step(castlings(), from, to);
        if (upper(board.at(from)) != 'P' || to.y != (white_moves ? 8 : 1)) return add_if_safe(found, made);
        for (const char letter : std::string_view("QRBN")) {
            turn<position> promoted = made;
            promoted.text += lower(letter);
            promoted.after.board.put(to, man_of(letter, white_moves));
            add_if_safe(found, promoted);
        }
    }

    void add_castling(turns& found, const castling& each) const {
        turn<position> made{name_of(each.king_from) + name_of(each.king_to), *this, false};
        made.after.castle(castlings(), each);
        add_if_safe(found, made);
    }

    /// K-K, K+N-K, and kings with any number of bishops (of either side) all standing on one colour.
    [[nodiscard]] bool is_insufficient() const {
        int knights = 0;
        int light_bishops = 0;
        int dark_bishops = 0;
        for (const bool white : {true, false}) {
            for (const cell& here : board.men(white)) {
                const char letter = upper(board.at(here));
                const bool light = (here.x + here.y) % 2 == 1;
                if (letter == 'P' || letter == 'R' || letter == 'Q') return false;
                if (letter == 'N') ++knights;
                if (letter == 'B') ++(light ? light_bishops : dark_bishops);
            }
        }
        if (knights > 0) return knights == 1 && light_bishops + dark_bishops == 0;
        return light_bishops == 0 || dark_bishops == 0;
    }
};

}  // namespace

std::unique_ptr<game> chess_from_fen(std::string_view fen) {
    return std::make_unique<plain_game<position>>(position(cells(), fen));
}

}  // namespace oracle
