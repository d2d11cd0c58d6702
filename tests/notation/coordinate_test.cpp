#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "support/texts.hpp"
#include "tabia/chess.hpp"

namespace {

using tabia::chess;
using tabia::position;

void check_refused(const position<chess>& pos, std::string_view text, std::size_t offset, std::string_view reason) {
    const auto move = tabia::parse_move(pos, text);
    INFO(std::string{text}, " in ", to_fen(pos));
    REQUIRE_FALSE(move.has_value());
    CHECK_EQ(move.error().offset, offset);
    CHECK_EQ(move.error().reason, reason);
}

TEST_CASE("coordinate text: castling, en passant and promotions are written by their cells") {
    const auto castle = support::position_of<chess>("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    CHECK(support::allows(castle, "e1g1"));
    CHECK(support::allows(castle, "e1c1"));
    const auto passing = support::position_of<chess>("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    CHECK_EQ(support::moves_text(passing, "e5"), "e5d6 e5e6");
    const auto promoting = support::position_of<chess>("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    CHECK_EQ(support::moves_text(promoting, "a7"), "a7a8b a7a8n a7a8q a7a8r");
    const auto black = support::position_of<chess>("7k/8/8/8/8/8/p7/4K3 b - - 0 1");
    CHECK_EQ(support::moves_text(black, "a2"), "a2a1b a2a1n a2a1q a2a1r");
}

TEST_CASE("coordinate text: errors say where the text leaves the last legal move") {
    const auto start = position<chess>::start();
    check_refused(start, "", 0, "no move");
    check_refused(start, "e", 1, "the move is not complete");
    check_refused(start, "e2", 2, "the move is not complete");
    check_refused(start, "e2e", 3, "the move is not complete");
    check_refused(start, "e2e5", 3, "no legal move goes on with '5' after 'e2e'");
    check_refused(start, "e2e44", 4, "no legal move goes on with '4' after 'e2e4'");
    check_refused(start, "e2e4q", 4, "no legal move goes on with 'q' after 'e2e4'");
    check_refused(start, "e2-e4", 2, "no legal move goes on with '-e4' after 'e2'");
    check_refused(start, "E2E4", 0, "no legal move goes on with 'E2E4'");
    check_refused(start, " e2e4", 0, "no legal move goes on with ' e2e4'");
    check_refused(start, "e7e5", 1, "no legal move goes on with '7e5' after 'e'");
    check_refused(start, "0000", 0, "no legal move goes on with '0000'");
}

TEST_CASE("coordinate text: a promotion needs its letter, a small one") {
    const auto pos = support::position_of<chess>("7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    check_refused(pos, "a7a8", 4, "the move is not complete");
    check_refused(pos, "a7a8Q", 4, "no legal move goes on with 'Q' after 'a7a8'");
    check_refused(pos, "a7a8k", 4, "no legal move goes on with 'k' after 'a7a8'");
    check_refused(pos, "a7a8p", 4, "no legal move goes on with 'p' after 'a7a8'");
}

TEST_CASE("coordinate text: a position without moves refuses every text") {
    const auto mated = support::position_of<chess>("R3k3/7R/8/8/8/8/8/4K3 b - - 0 1");
    check_refused(mated, "e8d8", 0, "no legal move goes on with 'e8d8'");
    check_refused(mated, "", 0, "no move");
}

TEST_CASE("coordinate text: reading changes nothing") {
    const auto pos = position<chess>::start();
    for (const auto* text : {"e2e4", "e2e5", "", "\xff\xfe", "e2e4e2e4e2e4e2e4"}) {
        static_cast<void>(tabia::parse_move(pos, text));
        CHECK_EQ(to_fen(pos), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    }
}

}  // namespace
