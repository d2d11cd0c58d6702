#include "mailbox.hpp"

#include <cstddef>
#include <sstream>

namespace oracle {

namespace {

constexpr std::string_view file_letters = "zabcdefghij";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A row of a placement field: letters are men, digits count empty cells.
void read_group(mailbox& board, const std::vector<cell>& group, std::string_view text) {
    std::size_t next = 0;
    for (const char c : text) {
        const int count = is_digit(c) ? c - '0' : 1;
        for (int i = 0; i < count; ++i) board.put(group.at(next++), is_digit(c) ? empty_cell : c);
    }
    if (next != group.size()) throw std::invalid_argument("bad placement group");
}

/// One cell after the k-th stride of a man on `from`; Black's forward is downwards.
cell stride(cell from, const way& w, int k, bool white) {
    return {from.x + k * w.dx, from.y + k * (white ? w.dy : -w.dy)};
}

bool could_capture(const mailbox& board, const ways& its_ways, cell from, cell target) {
    const bool white = is_white(board.at(from));
    for (const way& w : its_ways) {
        if (w.kind == how::move) continue;
        for (int k = 1; k <= w.reach; ++k) {
            const cell to = stride(from, w, k, white);
            if (to == target) return true;
            if (!board.is_empty(to)) break;
        }
    }
    return false;
}

int up(bool white) { return white ? 1 : -1; }

}  // namespace

std::string name_of(cell at) {
    return {file_letters.at(static_cast<std::size_t>(at.x)), static_cast<char>('0' + at.y)};
}

cell cell_named(std::string_view name) {
    const auto file = file_letters.find(name.at(0));
    if (name.size() != 2 || file == std::string_view::npos || !is_digit(name[1])) {
        throw std::invalid_argument("bad cell name");
    }
    return {static_cast<int>(file), name[1] - '0'};
}

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }
char lower(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }
bool is_white(char man) { return man >= 'A' && man <= 'Z'; }
char man_of(char letter, bool white) { return white ? upper(letter) : lower(letter); }

layout rectangle(int files, int ranks) {
    layout rows;
    for (int y = ranks; y >= 1; --y) {
        std::vector<cell> row;
        for (int x = 1; x <= files; ++x) row.push_back({x, y});
        rows.push_back(row);
    }
    return rows;
}

mailbox::mailbox() : ranks_{} {
    for (auto& rank : ranks_) rank.fill(no_cell);
}

mailbox::mailbox(const layout& cells, std::string_view placement) : mailbox() {
    std::istringstream groups{std::string(placement)};
    std::string text;
    for (const auto& group : cells) {
        std::getline(groups, text, '/');
        read_group(*this, group, text);
    }
}

char mailbox::at(cell where) const {
    if (where.x < 0 || where.x >= files || where.y < 0 || where.y >= ranks) return no_cell;
    return ranks_[static_cast<std::size_t>(where.y)][static_cast<std::size_t>(where.x)];
}

bool mailbox::has_man(cell where) const { return at(where) != no_cell && at(where) != empty_cell; }

void mailbox::put(cell where, char man) {
    ranks_.at(static_cast<std::size_t>(where.y)).at(static_cast<std::size_t>(where.x)) = man;
}

std::vector<cell> mailbox::men(bool white) const {
    std::vector<cell> found;
    for (int y = 0; y < ranks; ++y) {
        for (int x = 0; x < files; ++x) {
            const cell here{x, y};
            if (has_man(here) && is_white(at(here)) == white) found.push_back(here);
        }
    }
    return found;
}

std::optional<cell> mailbox::find(char man) const {
    for (int y = 0; y < ranks; ++y) {
        for (int x = 0; x < files; ++x) {
            if (at({x, y}) == man) return cell{x, y};
        }
    }
    return std::nullopt;
}

std::string mailbox::placement(const layout& cells) const {
    std::string text;
    for (const auto& group : cells) {
        if (!text.empty()) text += '/';
        int empties = 0;
        for (const cell& where : group) {
            if (is_empty(where)) {
                ++empties;
                continue;
            }
            if (empties > 0) text += std::to_string(empties);
            empties = 0;
            text += at(where);
        }
        if (empties > 0) text += std::to_string(empties);
    }
    return text;
}

ways all_of(const std::vector<ways>& parts) {
    ways all;
    for (const ways& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

ways along(const std::vector<std::pair<int, int>>& directions, int reach, how kind) {
    ways all;
    for (const auto& [dx, dy] : directions) all.push_back({dx, dy, reach, kind});
    return all;
}

std::vector<cell> destinations(const mailbox& board, ways_of rules, cell from) {
    const char man = board.at(from);
    const bool white = is_white(man);
    std::vector<cell> found;
    for (const way& w : rules(upper(man))) {
        for (int k = 1; k <= w.reach; ++k) {
            const cell to = stride(from, w, k, white);
            if (board.is_empty(to)) {
                if (w.kind != how::capture) found.push_back(to);
                continue;
            }
            if (w.kind != how::move && board.has_man(to) && is_white(board.at(to)) != white) found.push_back(to);
            break;
        }
    }
    return found;
}

bool is_attacked(const mailbox& board, ways_of rules, cell target, bool by_white) {
    for (const cell& from : board.men(by_white)) {
        if (could_capture(board, rules(upper(board.at(from))), from, target)) return true;
    }
    return false;
}

void situation::end_turn(bool restart_clock) {
    clock = restart_clock ? 0 : clock + 1;
    if (!white_moves) ++number;
    white_moves = !white_moves;
}

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::string status_word(bool can_move, bool in_check, bool insufficient, int clock) {
    if (!can_move) return in_check ? "checkmate" : "stalemate";
    if (insufficient) return "insufficient";
    if (clock >= 150) return "seventyfive";
    return in_check ? "check" : "ongoing";
}

classical::classical(const layout& cells, std::string_view fen) {
    const auto words = words_of(fen);
    board = mailbox(cells, words.at(0));
    white_moves = words.at(1) == "w";
    rights = words.at(2);
    if (words.at(3) != "-") passant = cell_named(words.at(3));
    clock = std::stoi(words.at(4));
    number = std::stoi(words.at(5));
}

std::vector<cell> classical::double_steps(cell from) const {
    const bool white = is_white(board.at(from));
    const cell crossed{from.x, from.y + up(white)};
    const cell to{from.x, from.y + 2 * up(white)};
    if (from.y != (white ? 2 : 7) || !board.is_empty(crossed) || !board.is_empty(to)) return {};
    return {to};
}

bool classical::is_passant_capture(cell from, cell to) const {
    const bool white = is_white(board.at(from));
    const bool diagonal = to.y == from.y + up(white) && (to.x == from.x - 1 || to.x == from.x + 1);
    return upper(board.at(from)) == 'P' && passant == to && diagonal;
}

std::vector<cell> classical::goals(ways_of rules, cell from) const {
    auto found = destinations(board, rules, from);
    if (upper(board.at(from)) != 'P') return found;
    for (const cell& to : double_steps(from)) found.push_back(to);
    if (passant && is_passant_capture(from, *passant)) found.push_back(*passant);
    return found;
}

void classical::step(const std::vector<castling>& castlings, cell from, cell to) {
    const char man = board.at(from);
    const bool is_pawn = upper(man) == 'P';
    const bool captures = board.has_man(to);
    if (is_passant_capture(from, to)) board.clear({to.x, from.y});
    board.clear(from);
    board.put(to, man);
    lose_rights(castlings, from);
    lose_rights(castlings, to);
    passant.reset();
    if (is_pawn && (to.y == from.y + 2 || to.y == from.y - 2)) passant = cell{from.x, (from.y + to.y) / 2};
    end_turn(captures || is_pawn);
}

bool classical::can_castle(const castling& how_it_goes, ways_of rules) const {
    const auto& [right, king_from, king_to, rook_from, rook_to] = how_it_goes;
    if (is_white(right) != white_moves || rights.find(right) == std::string::npos) return false;
    for (int x = std::min(king_from.x, rook_from.x) + 1; x < std::max(king_from.x, rook_from.x); ++x) {
        if (!board.is_empty({x, king_from.y})) return false;
    }
    for (int x = std::min(king_from.x, king_to.x); x <= std::max(king_from.x, king_to.x); ++x) {
        if (is_attacked(board, rules, {x, king_from.y}, !white_moves)) return false;
    }
    return true;
}

void classical::castle(const std::vector<castling>& castlings, const castling& how_it_goes) {
    board.clear(how_it_goes.king_from);
    board.clear(how_it_goes.rook_from);
    board.put(how_it_goes.king_to, man_of('K', white_moves));
    board.put(how_it_goes.rook_to, man_of('R', white_moves));
    lose_rights(castlings, how_it_goes.king_from);
    passant.reset();
    end_turn(false);
}

void classical::lose_rights(const std::vector<castling>& castlings, cell touched) {
    for (const castling& each : castlings) {
        if (touched == each.king_from || touched == each.rook_from) std::erase(rights, each.right);
    }
}

bool classical::king_attacked(ways_of rules, bool white) const {
    return is_attacked(board, rules, board.find(man_of('K', white)).value(), !white);
}

std::string classical::classical_fen(const layout& cells, bool passant_is_legal) const {
    std::string held;
    for (const char right : std::string_view("KQkq")) {
        if (rights.find(right) != std::string::npos) held += right;
    }
    return board.placement(cells) + (white_moves ? " w " : " b ") + (held.empty() ? "-" : held) + ' ' +
           (passant && passant_is_legal ? name_of(*passant) : "-") + ' ' + std::to_string(clock) + ' ' +
           std::to_string(number);
}

}  // namespace oracle
