// A user of the installed library or of the subproject: includes every door, needs nothing to link.

#include <iostream>

#include <tabia/variants.hpp>

int main() {
    const auto games = tabia::perft(tabia::position<tabia::chess>::start(), 3);
    std::cout << games << '\n';
    return games == 8902 ? 0 : 1;
}
