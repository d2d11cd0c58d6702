#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <type_traits>

#include "support/effort.hpp"
#include "support/games.hpp"
#include "tabia/chess.hpp"
#include "tabia/football.hpp"

namespace {

using support::dice, support::game_of, support::move_in, support::play_all, support::play_any;
using tabia::chess, tabia::football;
using tabia::color, tabia::outcome, tabia::reason, tabia::refusal, tabia::refusal_cause;

static_assert(std::is_trivially_copyable_v<tabia::position<chess>>);
static_assert(std::is_trivially_copyable_v<tabia::position<football>>);

constexpr refusal illegal{refusal_cause::illegal_move, std::nullopt};
constexpr refusal nothing_to_claim{refusal_cause::no_draw_to_claim, std::nullopt};

[[nodiscard]] refusal over(outcome how) { return {refusal_cause::game_over, how}; }

/// Every act is refused for the same cause and changes nothing; `m` is some move.
template <class V>
void check_is_over(tabia::game<V>& game, outcome how, tabia::move<V> m) {
    const std::string fen = to_fen(game.position());
    const std::size_t plies = game.moves().size();
    CHECK(game.outcome() == how);
    CHECK(game.play(m) == over(how));
    CHECK(game.claim_draw() == over(how));
    CHECK(game.claim_draw(m) == over(how));
    CHECK(game.resign(color::white) == over(how));
    CHECK(game.resign(color::black) == over(how));
    CHECK(game.agree_draw() == over(how));
    CHECK(game.run_out_of_time(color::white) == over(how));
    CHECK_FALSE(game.claimable_draw().has_value());
    CHECK_FALSE(game.claimable_draw(m).has_value());
    CHECK(game.outcome() == how);
    CHECK_EQ(to_fen(game.position()), fen);
    CHECK_EQ(game.moves().size(), plies);
}

TEST_CASE("game: begins with the array, or with any position") {
    const tabia::game<chess> game;
    CHECK_EQ(to_fen(game.position()), to_fen(tabia::position<chess>::start()));
    CHECK_EQ(to_fen(game.starting_position()), to_fen(tabia::position<chess>::start()));
    CHECK(game.moves().empty());
    CHECK_EQ(game.occurrences(), 1);
    CHECK_FALSE(game.outcome().has_value());
    CHECK_FALSE(game.claimable_draw().has_value());

    const std::string fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 7 30";
    CHECK_EQ(to_fen(game_of<chess>(fen).starting_position()), fen);
}

TEST_CASE("game: plays moves and takes them back") {
    tabia::game<chess> game;
    play_all(game, "e2e4 e7e5 g1f3");
    REQUIRE_EQ(game.moves().size(), 3);
    CHECK_EQ(to_string(game.moves()[0]), "e2e4");
    CHECK_EQ(to_string(game.moves()[2]), "g1f3");
    CHECK_EQ(to_fen(game.position()), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    CHECK_EQ(to_fen(game.starting_position()), to_fen(tabia::position<chess>::start()));
    CHECK(game.undo());
    CHECK_EQ(to_fen(game.position()), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    CHECK_EQ(game.moves().size(), 2);
    CHECK(game.undo());
    CHECK(game.undo());
    CHECK_EQ(to_fen(game.position()), to_fen(tabia::position<chess>::start()));
    CHECK_FALSE(game.undo());
    play_all(game, "d2d4");
    CHECK_EQ(to_string(game.moves()[0]), "d2d4");
}

TEST_CASE("game: a move that is not legal here is refused and changes nothing") {
    tabia::game<chess> game;
    const auto opening = move_in(game, "e2e4");
    play_all(game, "e2e4");
    const std::string fen = to_fen(game.position());
    CHECK(game.play(opening) == illegal);
    CHECK(game.claim_draw(opening) == illegal);
    CHECK_FALSE(game.claimable_draw(opening).has_value());
    CHECK_EQ(to_fen(game.position()), fen);
    CHECK_EQ(game.moves().size(), 1);
    CHECK_EQ(game.occurrences(), 1);
    CHECK_FALSE(game.outcome().has_value());
}

TEST_CASE("game: a draw that cannot be claimed is refused and changes nothing") {
    tabia::game<chess> game;
    CHECK(game.claim_draw() == nothing_to_claim);
    CHECK(game.claim_draw(move_in(game, "g1f3")) == nothing_to_claim);
    CHECK_FALSE(game.outcome().has_value());
    CHECK(game.moves().empty());
}

TEST_CASE("game: checkmate ends it for either side, and can be taken back") {
    tabia::game<chess> game;
    play_all(game, "f2f3 e7e5 g2g4");
    const auto mate = move_in(game, "d8h4");
    play_all(game, "d8h4");
    check_is_over(game, {color::black, reason::checkmate}, mate);
    CHECK(game.undo());
    CHECK_FALSE(game.outcome().has_value());
    play_all(game, "g8f6");

    auto other = game_of<chess>("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    play_all(other, "a1a8");
    check_is_over(other, {color::white, reason::checkmate}, mate);
}

TEST_CASE("game: one that begins at its end accepts nothing") {
    const auto some = move_in(tabia::game<chess>{}, "e2e4");
    auto mated = game_of<chess>("R3k3/7R/8/8/8/8/8/4K3 b - - 0 1");
    check_is_over(mated, {color::white, reason::checkmate}, some);
    auto stalemated = game_of<chess>("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1");
    check_is_over(stalemated, {std::nullopt, reason::stalemate}, some);
    auto dead = game_of<chess>("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    check_is_over(dead, {std::nullopt, reason::insufficient_material}, some);
    CHECK_FALSE(dead.undo());
}

TEST_CASE("game: declarations end it, and taking one back reopens it") {
    tabia::game<chess> game;
    play_all(game, "e2e4");
    const auto reply = move_in(game, "e7e5");
    const auto check_ended = [&](const std::optional<refusal>& refused, outcome how) {
        CHECK_FALSE(refused.has_value());
        check_is_over(game, how, reply);
        CHECK(game.undo());
        CHECK_FALSE(game.outcome().has_value());
        CHECK_EQ(game.moves().size(), 1);
    };
    check_ended(game.resign(color::white), {color::black, reason::resignation});
    check_ended(game.resign(color::black), {color::white, reason::resignation});
    check_ended(game.run_out_of_time(color::white), {color::black, reason::time});
    check_ended(game.run_out_of_time(color::black), {color::white, reason::time});
    check_ended(game.agree_draw(), {std::nullopt, reason::agreement});
    play_all(game, "e7e5");
}

TEST_CASE("game: refusals in words") {
    CHECK_EQ(to_string(illegal), "the move is not legal here");
    CHECK_EQ(to_string(nothing_to_claim), "there is no draw to claim");
    CHECK_EQ(to_string(over({color::white, reason::checkmate})), "the game is over: checkmate");
    CHECK_EQ(to_string(over({std::nullopt, reason::fivefold_repetition})), "the game is over: fivefold repetition");
}

TEST_CASE_TEMPLATE("game: is the replay of its moves, and undo restores all of it", V, chess, football) {
    support::check_replay_and_undo<V>();
}

TEST_CASE("game: a football match never repeats, has no draw to claim, and ends at full time") {
    dice random{45};
    for (std::size_t round = 0; round < support::games(6); ++round) {
        tabia::game<football> game;
        const auto first = game.position().legal_moves()[0];
        while (!game.outcome()) {
            REQUIRE_EQ(game.occurrences(), 1);
            REQUIRE_FALSE(game.claimable_draw().has_value());
            REQUIRE_FALSE(game.claimable_draw(game.position().legal_moves()[0]).has_value());
            REQUIRE(game.claim_draw() == nothing_to_claim);
            play_any(game, random);
        }
        CHECK_EQ(game.outcome()->reason, reason::full_time);
        check_is_over(game, *game.outcome(), first);
        CHECK(game.undo());
        CHECK_FALSE(game.resign(color::black).has_value());
        check_is_over(game, {color::white, reason::resignation}, first);
    }
}

}  // namespace
