/// The oracle's placement phase of Chess Football, after RULES.md section 4, "Teams" and "Placement phase".
#pragma once

#include "football_board.hpp"

#include <vector>

namespace oracle::football {

constexpr int team_size = 6;

struct placement {
    char man = empty;
    int cell = 0;
};

/// How many men this side has on the board.
int men_of(const board& b, bool white);

/// May this side put such a man there, looking at the team so far only (not at whether it can be completed)?
bool allowed(const board& b, bool white, const placement& p);

/// Can this side's team, as placed so far, still be completed?
bool completable(const board& b, bool white, bool kicks_off);

/// Every legal placement of this side.
std::vector<placement> legal_placements(const board& b, bool white, bool kicks_off);

}  // namespace oracle::football
