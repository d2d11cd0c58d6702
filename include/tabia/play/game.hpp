#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "tabia/play/claims.hpp"
#include "tabia/play/position.hpp"
#include "tabia/play/refusal.hpp"

namespace tabia {

/// A game of variant `V`: a position with its history, which counts repetitions, and the players' claims and
/// declarations. Moves, claims and declarations return nothing when they are accepted, or why they are refused; a game
/// that has ended refuses them all.
template <class V>
class game {
public:
    /// A game from the array.
    game() : game{tabia::position<V>::start()} {}
    /// A game from any position, of whose past nothing is known.
    explicit game(const tabia::position<V>& start) : stages_{stage{start, start.hash(), 1}} {}

    /// The position as it stands.
    [[nodiscard]] tabia::position<V> position() const noexcept { return now().pos; }
    /// The position from which the game began.
    [[nodiscard]] tabia::position<V> starting_position() const noexcept { return stages_.front().pos; }
    /// The moves played, in order.
    [[nodiscard]] const std::vector<move<V>>& moves() const noexcept { return moves_; }
    /// How often the position has stood in the game, this time included.
    [[nodiscard]] int occurrences() const noexcept { return now().occurrences; }

    /// How the game has ended, or nothing: what was claimed or declared, else the variant's endings in their order.
    [[nodiscard]] std::optional<tabia::outcome> outcome() const noexcept {
        return declared_ ? declared_ : V::endings::test(situation_at(now()));
    }

    /// Plays a move, unless the game is over or the move is not legal here.
    [[nodiscard]] std::optional<refusal> play(move<V> m) {
        if (const auto refused = refuse(m)) return refused;
        stages_.push_back(stage_after(m));
        moves_.push_back(m);
        return std::nullopt;
    }

    /// Takes back the last act and returns true, or false at the start. A claim or declaration is an act of its own:
    /// taking it back reopens the game and leaves the moves.
    bool undo() noexcept {
        if (declared_) {
            declared_.reset();
            return true;
        }
        if (moves_.empty()) return false;
        moves_.pop_back();
        stages_.pop_back();
        return true;
    }

    /// Why the side to move may claim a draw as the position stands, or nothing.
    [[nodiscard]] std::optional<reason> claimable_draw() const noexcept {
        return outcome() ? std::nullopt : claimable_at(now());
    }
    /// Why the side to move may claim a draw by naming a move, or nothing; a move that wins the game is not named but
    /// played.
    [[nodiscard]] std::optional<reason> claimable_draw(move<V> m) const noexcept {
        if (refuse(m)) return std::nullopt;
        const stage next = stage_after(m);
        const auto end = V::endings::test(situation_at(next));
        return end && end->winner ? std::nullopt : claimable_at(next);
    }

    /// Ends the game by a claim of the side to move, if there is a draw to claim as the position stands.
    [[nodiscard]] std::optional<refusal> claim_draw() {
        if (const auto refused = refuse()) return refused;
        return claim(claimable_draw());
    }
    /// Ends the game by a claim of the side to move that the move would complete the count; the move is not played.
    [[nodiscard]] std::optional<refusal> claim_draw(move<V> m) {
        if (const auto refused = refuse(m)) return refused;
        return claim(claimable_draw(m));
    }
    /// A side resigns: the other wins.
    [[nodiscard]] std::optional<refusal> resign(color side) { return declare({opponent(side), reason::resignation}); }
    /// The sides agree to a draw.
    [[nodiscard]] std::optional<refusal> agree_draw() { return declare({std::nullopt, reason::agreement}); }
    /// A side's time has run out: the other wins. Whether that is so is the caller's word.
    [[nodiscard]] std::optional<refusal> run_out_of_time(color side) { return declare({opponent(side), reason::time}); }

private:
    /// A position of the game, its hash, and how often it had stood by then.
    struct stage {
        tabia::position<V> pos;
        std::uint64_t hash;
        int occurrences;
    };

    [[nodiscard]] const stage& now() const noexcept { return stages_.back(); }

    /// What playing a legal move leads to. All the past is searched, since no act cuts it off in every variant: where
    /// captured men come back from hands and pawns are produced anew, a position from before a capture can return.
    [[nodiscard]] stage stage_after(move<V> m) const noexcept {
        tabia::position<V> next = now().pos;
        next.play_unchecked(m);
        const std::uint64_t hash = next.hash();
        const auto last = std::find_if(stages_.rbegin(), stages_.rend(),
                                       [&](const stage& past) { return past.hash == hash && past.pos.repeats(next); });
        return {next, hash, last == stages_.rend() ? 1 : last->occurrences + 1};
    }

    [[nodiscard]] static situation<V> situation_at(const stage& at) noexcept {
        return {at.pos.state(), at.pos.is_check(), at.pos.count_legal_moves() != 0, at.occurrences};
    }

    [[nodiscard]] static std::optional<reason> claimable_at(const stage& at) noexcept {
        const auto draw = V::claims::test(situation_at(at));
        return draw ? std::optional{draw->reason} : std::nullopt;
    }

    [[nodiscard]] std::optional<refusal> refuse() const noexcept {
        const auto ended = outcome();
        return ended ? std::optional{refusal{refusal_cause::game_over, ended}} : std::nullopt;
    }
    [[nodiscard]] std::optional<refusal> refuse(move<V> m) const noexcept {
        if (const auto refused = refuse()) return refused;
        if (now().pos.is_legal(m)) return std::nullopt;
        return refusal{refusal_cause::illegal_move, std::nullopt};
    }

    std::optional<refusal> claim(std::optional<reason> draw) {
        if (!draw) return refusal{refusal_cause::no_draw_to_claim, std::nullopt};
        declared_ = tabia::outcome{std::nullopt, *draw};
        return std::nullopt;
    }
    std::optional<refusal> declare(const tabia::outcome& how) {
        if (const auto refused = refuse()) return refused;
        declared_ = how;
        return std::nullopt;
    }

    std::vector<stage> stages_;  // one more than moves: that of the start comes first
    std::vector<move<V>> moves_;
    std::optional<tabia::outcome> declared_;
};

}  // namespace tabia
