#include "oracle.hpp"

#include <stdexcept>

namespace oracle {

std::unique_ptr<game> from_fen(std::string_view variant, std::string_view fen) {
    if (variant == "chess") return chess_from_fen(fen);
    if (variant == "bolyar") return bolyar_from_fen(fen);
    if (variant == "abagor") return abagor_from_fen(fen);
    if (variant == "polgar_star") return polgar_star_from_fen(fen);
    if (variant == "football") return football_from_fen(fen);
    throw std::invalid_argument("unknown variant " + std::string(variant));
}

}  // namespace oracle
