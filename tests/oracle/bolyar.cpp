/// Bolyar chess (RULES.md, section 1).
#include "mailbox.hpp"

namespace oracle {

namespace {

constexpr std::array<cell, 2> white_corners{cell{0, 0}, cell{10, 0}};
constexpr std::array<cell, 2> black_corners{cell{0, 9}, cell{10, 9}};

const std::array<cell, 2>& corners_of(bool white) { return white ? white_corners : black_corners; }

/// In the placement field the first and last groups are the corner cells (z9 j9) and (z0 j0).
layout board_with_corners() {
    layout all = rectangle(9, 8);
    all.insert(all.begin(), {black_corners[0], black_corners[1]});
    all.push_back({white_corners[0], white_corners[1]});
    return all;
}

const layout& cells() {
    static const layout all = board_with_corners();
    return all;
}

/// King e1-c1 with rook a1-d1 (right Q), or king e1-g1 with rook i1-f1 (right K); for Black on rank 8.
const std::vector<castling>& castlings() {
    static const std::vector<castling> all{
        {'K', {5, 1}, {7, 1}, {9, 1}, {6, 1}},
        {'Q', {5, 1}, {3, 1}, {1, 1}, {4, 1}},
        {'k', {5, 8}, {7, 8}, {9, 8}, {6, 8}},
        {'q', {5, 8}, {3, 8}, {1, 8}, {4, 8}},
    };
    return all;
}

/// The table of men, row by row.
const ways& rules(char letter) {
    static const std::vector<std::pair<int, int>> orthogonal{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    static const std::vector<std::pair<int, int>> diagonal{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

    static const ways king = all_of({along(orthogonal, 1, how::both), along(diagonal, 1, how::both)});
    static const ways pawn = all_of({along({{0, 1}}, 1, how::move), along({{-1, 1}, {1, 1}}, 1, how::capture)});
    static const ways knight =
        along({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}, 1, how::both);
    static const ways rook = along(orthogonal, any_distance, how::both);
    static const ways officer = all_of({along(diagonal, any_distance, how::both), along({{0, 1}}, 1, how::move)});
    static const ways bolyar =
        all_of({along(orthogonal, any_distance, how::both), along(diagonal, any_distance, how::move)});
    static const ways ship = all_of({
        along({{0, 1}, {-1, 1}, {1, 1}, {-1, 0}, {1, 0}}, 1, how::move),
        along({{0, 2}, {-2, 2}, {2, 2}, {-2, 0}, {2, 0}}, 1, how::move),
        along({{0, 1}, {1, 0}, {0, -1}, {-1, 0}}, 1, how::capture),
        along({{0, 2}, {2, 0}, {0, -2}, {-2, 0}}, 1, how::capture),
    });
    static const ways vizier =
        all_of({along(orthogonal, any_distance, how::both), along(diagonal, any_distance, how::both)});
    switch (letter) {
        case 'K': return king;
        case 'P': return pawn;
        case 'N': return knight;
        case 'R': return rook;
        case 'O': return officer;
        case 'B': return bolyar;
        case 'S': return ship;
        case 'V': return vizier;
        default: throw std::invalid_argument("bolyar: no such man");
    }
}

/// What an arriving man becomes, and whether new ships appear with it.
struct promotion {
    char letter = 'B';
    bool bonus = false;
};

/// The promotion table: nothing for a man who stays as he is.
std::vector<promotion> promotions(char letter, cell to, bool white) {
    const bool on_last_rank = to.y == (white ? 8 : 1);
    const bool on_enemy_corner = to == corners_of(!white)[0] || to == corners_of(!white)[1];
    if (letter == 'B' || letter == 'V' || letter == 'K') return {};
    if (on_last_rank) return {{'B', false}};
    if (!on_enemy_corner) return {};
    if (letter == 'N') return {{'B', true}};
    if (letter == 'S') return {{'B', false}, {'V', true}};
    return {{'B', false}};
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

    /// Insufficient material: K-K only.
    [[nodiscard]] std::string status(const turns& legal) const {
        const bool only_kings = board.men(true).size() + board.men(false).size() == 2;
        return status_word(!legal.empty(), king_attacked(rules, white_moves), only_kings, clock);
    }

private:
    void add_if_safe(turns& found, const turn<position>& candidate) const {
        if (!candidate.after.king_attacked(rules, white_moves)) found.push_back(candidate);
    }

    void add_step(turns& found, cell from, cell to) const {
        turn<position> made{name_of(from) + name_of(to), *this, is_passant_capture(from, to)};
        made.after.step(castlings(), from, to);
        const auto choices = promotions(upper(board.at(from)), to, white_moves);
        if (choices.empty()) return add_if_safe(found, made);
        for (const promotion& choice : choices) {
            turn<position> promoted = made;
            promoted.text += lower(choice.letter);
            promoted.after.promote(to, choice, white_moves);
            add_if_safe(found, promoted);
        }
    }

    /// Bonus: a new ship of the mover on each of the mover's own corners that is empty after the move.
    void promote(cell where, const promotion& choice, bool white) {
        board.put(where, man_of(choice.letter, white));
        clock = 0;
        if (!choice.bonus) return;
        for (const cell& corner : corners_of(white)) {
            if (board.is_empty(corner)) board.put(corner, man_of('S', white));
        }
    }

    void add_castling(turns& found, const castling& each) const {
        turn<position> made{name_of(each.king_from) + name_of(each.king_to), *this, false};
        made.after.castle(castlings(), each);
        add_if_safe(found, made);
    }
};

}  // namespace

std::unique_ptr<game> bolyar_from_fen(std::string_view fen) {
    return std::make_unique<plain_game<position>>(position(cells(), fen));
}

}  // namespace oracle
