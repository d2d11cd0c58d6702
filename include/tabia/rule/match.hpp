#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "tabia/position/flaw.hpp"
#include "tabia/rule/ball.hpp"

namespace tabia {

/// Where a match of football stands: teams being placed, about to kick off, in play, or over.
enum class match_phase : std::uint8_t { setup, kickoff, play, over };

/// The match: goals, two halves of `Plies` plies each, new placements after goals. `Goal` are the enemy's goal cells as
/// White sees them; `King` is the type of man whose loss is a goal.
template <auto King, zone Goal, int Plies>
struct match {
    static constexpr bool has_moves = true;
    static constexpr std::string_view phase = "the match is over";
    static constexpr auto king = King;
    static constexpr int plies_a_half = Plies;

    template <class V>
    struct state {
        match_phase phase = match_phase::setup;
        std::uint8_t half = 1;                ///< 1 or 2
        std::uint8_t plies = 0;               ///< plies played in the half; `Plies` only when the match is over
        std::array<std::uint8_t, 2> goals{};  ///< of White and of Black
    };

    /// The goal cells that a side attacks.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> goal(color side) noexcept {
        return cells_of<V, Goal>(side);
    }

    /// True if a man of the side has the ball in the enemy's goal.
    template <class V>
    [[nodiscard]] static constexpr bool has_ball_in_goal(const setup<V>& s, color side) noexcept {
        return (goal<V>(side) & s.men(side)).meets(ball::cell_of(s));
    }

    /// True if there are two kings and nobody else.
    template <class V>
    [[nodiscard]] static constexpr bool has_bare_kings(const setup<V>& s) noexcept {
        return s.occupied() == s.men(King) && s.men(King).size() == 2;
    }

    template <class V>
    [[nodiscard]] static constexpr bool governs(const setup<V>& s) noexcept {
        return s.phase == match_phase::over;
    }

    /// There are no moves when the match is over; before, other rules make them.
    template <color Us, class V, class Safety, class Sink>
    static constexpr void generate(const setup<V>&, const Safety&, Sink&) noexcept {}

    /// Arrivals that score, and so are no promotions: with the ball, or by tackling it, in the goal; by tackling the
    /// king anywhere.
    template <color Us, class V, class Origin>
    [[nodiscard]] static constexpr bitboard<V> unpromoted(const setup<V>& s, Origin origin) noexcept {
        const bitboard<V> ball_cell = ball::cell_of(s);
        return (goal<V>(Us) & (origin.targets_of(ball_cell) | ball_cell)) | (s.men(opponent(Us), King) & ball_cell);
    }

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void after(setup<V>& s, move<V>) noexcept {
        if (s.phase == match_phase::setup) return;
        s.phase = match_phase::play;
        ++s.plies;
        const bool scored = has_ball_in_goal(s, Us) || s.men(opponent(Us), King).empty();
        if (scored) ++s.goals[index(Us)];
        if (s.plies == Plies)
            end_half(s);
        else if (scored || has_bare_kings(s))
            clear_pitch(s);
    }

    template <class V>
    [[nodiscard]] static constexpr bool scores(const setup<V>& before, const setup<V>& after) noexcept {
        return after.goals[index(before.turn)] > before.goals[index(before.turn)];
    }

    /// The man who has scored with the last ply of the match stands where he is, promoted or not.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> stays_unpromoted(const setup<V>& s, color side) noexcept {
        if (s.phase != match_phase::over) return {};
        const bitboard<V> scored_on = s.men(opponent(side), King).empty() ? board_cells<V> : goal<V>(side);
        return scored_on & ball::cell_of(s);
    }

    /// Why men, ball, score and time contradict each other.
    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw(const setup<V>& s) noexcept {
        using found = tabia::flaw<V>;
        const bool is_over = s.phase == match_phase::over;
        if (s.plies == Plies && !is_over) return found{"all plies of the half are played, but the match is not over"};
        if (is_over && (s.plies != Plies || s.half != 2))
            return found{"a match that is over has played all plies of its second half"};
        if (s.goals[0] + s.goals[1] > (s.half - 1) * Plies + s.plies) return found{"more goals than plies"};
        if (s.phase == match_phase::setup)
            return s.ball ? std::optional{found{"there is no ball while the teams are placed", s.ball}} : std::nullopt;
        if (!s.ball) return found{"a man has the ball"};
        if (!s.occupied().has(*s.ball)) return found{"the ball lies on an empty cell", s.ball};
        return is_over ? flaw_when_over(s) : flaw_before_the_end(s);
    }

    template <class V, class Sink>
    static constexpr void identify(const setup<V>& s, Sink& sink) noexcept {
        sink(static_cast<std::uint64_t>(s.phase) | std::uint64_t{s.half} << 8 | std::uint64_t{s.plies} << 16 |
             std::uint64_t{s.goals[0]} << 24 | std::uint64_t{s.goals[1]} << 32);
    }

private:
    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw_before_the_end(const setup<V>& s) noexcept {
        using found = tabia::flaw<V>;
        for (const color side : {color::white, color::black})
            if (s.men(side, King).size() != 1) return found{"each side has one king"};
        if (s.phase == match_phase::kickoff) return std::nullopt;
        if (s.plies == 0) return found{"play begins with the kick-off, which is a ply"};
        if (has_ball_in_goal(s, color::white) || has_ball_in_goal(s, color::black))
            return found{"the man with the ball has scored already", s.ball};
        if (has_bare_kings(s)) return found{"with two bare kings a new placement phase begins"};
        return std::nullopt;
    }

    /// The last move was the other side's: it may have scored, or tackled the king of the side now to move.
    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw_when_over(const setup<V>& s) noexcept {
        using found = tabia::flaw<V>;
        const color last = opponent(s.turn);
        const bool may_have_tackled = s.men(last).has(*s.ball);
        if (s.men(last, King).size() != 1 || s.men(s.turn, King).size() > 1 ||
            (s.men(s.turn, King).empty() && !may_have_tackled))
            return found{"each side has one king, unless the last ply tackled it"};
        if (has_ball_in_goal(s, s.turn)) return found{"the man with the ball has scored already", s.ball};
        return std::nullopt;
    }

    template <class V>
    static constexpr void end_half(setup<V>& s) noexcept {
        if (s.half == 2) {
            s.phase = match_phase::over;
        } else {
            s.half = 2;
            s.plies = 0;
            s.turn = color::black;
            clear_pitch(s);
        }
    }

    template <class V>
    static constexpr void clear_pitch(setup<V>& s) noexcept {
        s.clear(board_cells<V>);
        s.ball.reset();
        s.phase = match_phase::setup;
    }
};

}  // namespace tabia
