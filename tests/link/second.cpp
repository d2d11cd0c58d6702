#include "second.hpp"

sight seen_from_second(std::string_view variant) {
    sight seen;
    tabia::visit_variant(variant, [&]<class V>() {
        const auto pos = tabia::position<V>::start();
        seen = {pos.legal_moves().size(), tabia::to_fen(pos)};
    });
    return seen;
}
