// What an embedder compiles at the least, to measure what that costs: one variant, its legal moves printed.

#include <iostream>

#include "subject.hpp"

int main() {
    for (const auto move : benchmarks::position::start().legal_moves()) std::cout << to_string(move) << '\n';
}
