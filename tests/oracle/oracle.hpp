/// The oracle: slow, independent mailbox implementations of the five games, written from the rules alone.
/// It shares no code with the library; the tests compare the two, ply by ply, through texts.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace oracle {

/// One game in progress, seen only through its texts.
class game {
public:
    game() = default;
    game(const game&) = delete;
    game& operator=(const game&) = delete;
    virtual ~game() = default;

    /// Every legal move in coordinate text, sorted by bytes.
    [[nodiscard]] virtual std::vector<std::string> moves() const = 0;

    /// Plays a move that `moves()` lists; throws std::invalid_argument on any other text.
    virtual void play(const std::string& move) = 0;

    /// The canonical FEN of the position.
    [[nodiscard]] virtual std::string fen() const = 0;

    /// The status word of the arbiter contract: the first of checkmate, stalemate, insufficient, seventyfive, check,
    /// ongoing that holds (Football: white_wins, black_wins, draw or ongoing).
    [[nodiscard]] virtual std::string status() const = 0;
};

/// A game of `chess`, `bolyar`, `abagor`, `polgar_star` or `football` from a (valid) FEN.
/// Throws std::invalid_argument for an unknown variant.
std::unique_ptr<game> from_fen(std::string_view variant, std::string_view fen);

std::unique_ptr<game> chess_from_fen(std::string_view fen);
std::unique_ptr<game> bolyar_from_fen(std::string_view fen);
std::unique_ptr<game> abagor_from_fen(std::string_view fen);
std::unique_ptr<game> polgar_star_from_fen(std::string_view fen);
std::unique_ptr<game> football_from_fen(std::string_view fen);

}  // namespace oracle
