#include "football_teams.hpp"

#include <algorithm>

namespace oracle::football {
namespace {

constexpr std::array<char, 6> kinds{'K', 'Q', 'R', 'B', 'N', 'P'};

int count_of(const board& b, char man) { return static_cast<int>(std::count(b.men.begin(), b.men.end(), man)); }

/// The king; at most one Q, two R, two B, two N, five P.
int most_of(char kind) {
    switch (kind) {
        case 'P': return 5;
        case 'R':
        case 'B':
        case 'N': return 2;
        default: return 1;
    }
}

bool light(int cell) { return (file_of(cell) + rank_of(cell)) % 2 != 0; }

/// Does a bishop like this one already stand on a cell of this colour?
bool bishop_on_same_colour(const board& b, char bishop, int cell) {
    for (int other = 0; other < cell_count; ++other) {
        if (b.at(other) == bishop && light(other) == light(cell)) return true;
    }
    return false;
}

/// All the men this side could put on some cell, looking at the team so far only.
std::vector<placement> allowed_placements(const board& b, bool white) {
    std::vector<placement> found;
    for (const char kind : kinds) {
        for (int cell = 0; cell < cell_count; ++cell) {
            const placement p{coloured(kind, white), cell};
            if (allowed(b, white, p)) found.push_back(p);
        }
    }
    return found;
}

board with(board b, const placement& p) {
    b.put(p.cell, p.man);
    return b;
}

/// The man on the kick-off cell must be able to pass to another of its side.
bool kickoff_pass_exists(const board& b, bool white) {
    for (int to = 0; to < cell_count; ++to) {
        if (could_pass(b, kickoff_cell(white), to)) return true;
    }
    return false;
}

bool some_last_man_completes(const board& b, bool white) {
    const std::vector<placement> last = allowed_placements(b, white);
    return std::any_of(last.begin(), last.end(),
                       [&](const placement& p) { return completable(with(b, p), white, true); });
}

}  // namespace

int men_of(const board& b, bool white) {
    return static_cast<int>(
        std::count_if(b.men.begin(), b.men.end(), [white](char man) { return belongs(man, white); }));
}

bool allowed(const board& b, bool white, const placement& p) {
    const char kind = upper(p.man);
    if (b.at(p.cell) != empty || !in_half_of(white, p.cell)) return false;
    if (kind == 'K' && !in_goal_of(white, p.cell)) return false;
    if (kind == 'P' && in_goal_of(white, p.cell)) return false;
    if (kind == 'B' && bishop_on_same_colour(b, p.man, p.cell)) return false;
    return count_of(b, p.man) < most_of(kind) && men_of(b, white) < team_size;
}

bool completable(const board& b, bool white, bool kicks_off) {
    const char kickoff_man = b.at(kickoff_cell(white));
    const int m = team_size - men_of(b, white);
    const int k = count_of(b, coloured('K', white)) == 0 ? 1 : 0;
    const int p = std::max(0, 2 - count_of(b, coloured('P', white)));
    const int c = kicks_off && kickoff_man == empty ? 1 : 0;
    if (k + p + c > m) return false;
    if (!kicks_off) return true;
    if (kickoff_man == coloured('P', white)) return false;  // a pawn passes only into the enemy half
    if (m == 0) return kickoff_pass_exists(b, white);
    if (m == 1) return some_last_man_completes(b, white);
    return true;
}

std::vector<placement> legal_placements(const board& b, bool white, bool kicks_off) {
    std::vector<placement> found;
    for (const placement& p : allowed_placements(b, white)) {
        if (completable(with(b, p), white, kicks_off)) found.push_back(p);
    }
    return found;
}

}  // namespace oracle::football
