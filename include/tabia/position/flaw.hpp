#pragma once

#include <optional>
#include <string_view>

#include "tabia/board/cell.hpp"

namespace tabia {

/// Why a setup cannot arise in the game, and the cell in question if there is one.
template <class V>
struct flaw {
    std::string_view reason;
    std::optional<cell<V>> where{};
};

}  // namespace tabia
