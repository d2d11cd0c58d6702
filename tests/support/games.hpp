#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/dice.hpp"
#include "support/effort.hpp"
#include "support/texts.hpp"
#include "tabia/play/game.hpp"

namespace support {

/// A game that begins with the position of a FEN; the test fails if it is not one.
template <class V>
[[nodiscard]] tabia::game<V> game_of(std::string_view fen) {
    return tabia::game<V>{position_of<V>(fen)};
}

/// The legal move with this coordinate text; the test fails if there is none.
template <class V>
[[nodiscard]] tabia::move<V> move_in(const tabia::game<V>& game, std::string_view text) {
    const auto move = tabia::parse_move(game.position(), text);
    INFO(std::string{text}, " in ", to_fen(game.position()), " -- ", move ? std::string{} : to_string(move.error()));
    REQUIRE(move.has_value());
    return *move;
}

/// Plays several moves, given in one text and separated by blanks; the test fails if one is refused.
template <class V>
void play_all(tabia::game<V>& game, std::string_view texts) {
    while (!texts.empty()) {
        const std::string_view text = texts.substr(0, texts.find(' '));
        const auto refused = game.play(move_in(game, text));
        INFO(std::string{text}, " in ", to_fen(game.position()), " -- ", refused ? to_string(*refused) : std::string{});
        REQUIRE_FALSE(refused.has_value());
        texts.remove_prefix(std::min(texts.size(), text.size() + 1));
    }
}

/// Plays a random move in a game that is not over; the test fails if it is refused.
template <class V>
void play_any(tabia::game<V>& game, dice& random) {
    const auto moves = game.position().legal_moves();
    REQUIRE_FALSE(moves.empty());
    REQUIRE_FALSE(game.play(moves[random.below(moves.size())]).has_value());
}

/// Plays random games to their end or for 250 plies, replays them, and takes every move back.
template <class V>
void check_replay_and_undo() {
    struct record {
        std::string fen;
        int occurrences;
        std::optional<tabia::reason> claimable;
    };
    dice random{2024};
    for (std::size_t round = 0; round < games(12); ++round) {
        tabia::game<V> game;
        std::vector<record> records;
        while (records.size() < 250 && !game.outcome()) {
            records.push_back({to_fen(game.position()), game.occurrences(), game.claimable_draw()});
            play_any(game, random);
        }

        auto replayed = game.starting_position();
        for (const tabia::move<V> m : game.moves()) replayed.play(m);
        CHECK_EQ(to_fen(replayed), to_fen(game.position()));
        CHECK(replayed.repeats(game.position()));

        for (; !records.empty(); records.pop_back()) {
            REQUIRE(game.undo());
            REQUIRE_FALSE(game.outcome().has_value());
            REQUIRE_EQ(to_fen(game.position()), records.back().fen);
            REQUIRE_EQ(game.occurrences(), records.back().occurrences);
            REQUIRE(game.claimable_draw() == records.back().claimable);
            REQUIRE_EQ(game.moves().size() + 1, records.size());
        }
        CHECK_FALSE(game.undo());
    }
}

}  // namespace support
