#include <doctest/doctest.h>

#include <set>
#include <string_view>

#include "support/texts.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::chess;

std::uint64_t hash_of(std::string_view fen) { return support::position_of<chess>(fen).hash(); }

std::uint64_t hash_after(std::string_view moves) {
    return support::after_all(tabia::position<chess>::start(), moves).hash();
}

TEST_CASE("hash: the order of moves does not matter") {
    CHECK_EQ(hash_after("g1f3 g8f6 b1c3"), hash_after("b1c3 g8f6 g1f3"));
    CHECK_EQ(hash_after("e2e3 e7e6 d2d4 d7d5"), hash_after("d2d4 d7d5 e2e3 e7e6"));
    CHECK_EQ(hash_after("g1f3 g8f6 f3g1 f6g8"), tabia::position<chess>::start().hash());
}

TEST_CASE("hash: counters do not matter") {
    CHECK_EQ(hash_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), hash_of("4k3/8/8/8/8/8/4P3/4K3 w - - 49 90"));
}

TEST_CASE("hash: the side to move matters") {
    CHECK_NE(hash_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), hash_of("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"));
}

TEST_CASE("hash: every set of castling rights matters") {
    std::set<std::uint64_t> hashes;
    for (const auto* rights :
         {"-", "K", "Q", "k", "q", "KQ", "Kk", "Kq", "Qk", "Qq", "kq", "KQk", "KQq", "Kkq", "Qkq", "KQkq"})
        hashes.insert(hash_of("r3k2r/8/8/8/8/8/8/R3K2R w " + std::string{rights} + " - 0 1"));
    CHECK_EQ(hashes.size(), 16);
}

TEST_CASE("hash: a right whose rook has gone with the king's own is the same as none") {
    // Having moved the king first or the rook first makes no difference once neither wing can castle.
    const auto start = support::position_of<chess>("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    const auto king_alone = support::after_all(start, "e1e2 e8e7 e2e1 e7e8");
    const auto all = support::after_all(start, "a1a2 e8e7 a2a1 e7e8 h1h2 e8e7 h2h1 e7e8 e1e2 e8e7 e2e1 e7e8");
    CHECK_EQ(king_alone.hash(), all.hash());
}

TEST_CASE("hash: a legal en-passant capture matters") {
    CHECK_NE(hash_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), hash_of("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    CHECK_NE(hash_of("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1"), hash_of("4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1"));
}

TEST_CASE("hash: an en-passant capture that is not legal does not") {
    // No pawn beside it; a pawn pinned to its file; the two pawns that would vanish from the king's rank.
    CHECK_EQ(hash_after("e2e4"), hash_of("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
    CHECK_EQ(hash_of("k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), hash_of("k3r3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    CHECK_EQ(hash_of("k7/8/8/K2pP2r/8/8/8/8 w - d6 0 1"), hash_of("k7/8/8/K2pP2r/8/8/8/8 w - - 0 1"));
}

TEST_CASE("hash: which men stand where matters, not only where some stand") {
    CHECK_NE(hash_of("4k3/8/8/8/8/8/8/NB2K3 w - - 0 1"), hash_of("4k3/8/8/8/8/8/8/BN2K3 w - - 0 1"));
    CHECK_NE(hash_of("4k3/8/n7/8/8/N7/8/4K3 w - - 0 1"), hash_of("4K3/8/N7/8/8/n7/8/4k3 w - - 0 1"));
}

TEST_CASE("hash: men that differ by the highest cell of two sets do not cancel out") {
    CHECK_NE(hash_of("3N3B/3n4/k7/3N4/7r/6K1/5B2/8 w - - 0 1"), hash_of("3N3r/3n4/k7/3N4/8/6K1/5B2/8 w - - 0 1"));
}

}  // namespace
