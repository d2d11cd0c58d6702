// Two translation units that include every door must link into one program and agree with each other.

#include <cstdlib>

#include "second.hpp"

int main() {
    for (const std::string_view name : tabia::variant_names) {
        const bool known = tabia::visit_variant(name, [&]<class V>() {
            const auto pos = tabia::position<V>::start();
            const auto there = seen_from_second(name);
            if (there.moves != pos.count_legal_moves() || there.fen != tabia::to_fen(pos)) std::exit(EXIT_FAILURE);
        });
        if (!known) return EXIT_FAILURE;
    }
    return tabia::visit_variant("no such game", []<class V>() {}) ? EXIT_FAILURE : EXIT_SUCCESS;
}
