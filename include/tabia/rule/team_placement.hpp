#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "tabia/position/flaw.hpp"
#include "tabia/position/request.hpp"
#include "tabia/rule/entering.hpp"
#include "tabia/rule/men.hpp"
#include "tabia/rule/passes.hpp"

namespace tabia {

/// How many men of a type a team has at least and at most, and on which cells they are placed.
template <auto Type, int Fewest, int Most, zone Where>
struct team_men {
    static constexpr auto type = Type;
    static constexpr int fewest = Fewest;
    static constexpr int most = Most;
    static constexpr auto where = Where;
};

/// The cell from which the kick-off is played, and the types of man that may stand there to play it.
template <zone Cell, class Who>
struct kick_off {
    static constexpr auto cell = Cell;
    using who = Who;
};

/// Before each kick-off both sides place freely chosen teams of `Size` men, one man at a time by turns; men of type
/// `Apart` stand on cells of opposite colours. The side that kicks off needs a man on the kick-off cell who can pass. A
/// placement is legal only if the team can still be completed.
template <int Size, class KickOff, auto Apart, class... Men>
struct team_placement : detail::entering {
    static constexpr bool has_moves = true;
    static constexpr bool only_governs = true;
    static constexpr std::string_view phase = "until both teams stand nothing but placing men happens";

    template <class V>
    static constexpr std::size_t most_moves = (static_cast<std::size_t>(cells_of<V, Men::where>(color::white).size()) +
                                               ...);

    template <class V>
    [[nodiscard]] static constexpr bool governs(const setup<V>& s) noexcept {
        return s.phase == match_phase::setup;
    }

    /// The side that kicks off when both teams stand: the one that places first.
    template <class V>
    [[nodiscard]] static constexpr color kicking_side(const setup<V>& s) noexcept {
        return s.men(s.turn).size() == s.men(opponent(s.turn)).size() ? s.turn : opponent(s.turn);
    }

    template <color Us, class V, class Safety, class Sink>
    static constexpr void generate(const setup<V>& s, const Safety&, Sink& sink) noexcept {
        (generate_men<Us, Men>(s, sink), ...);
    }

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        s.put(m.to(), {Us, m.becomes()});
    }

    /// When both teams stand, the ball lies on the kick-off cell.
    template <color Us, class V>
    static constexpr void after(setup<V>& s, move<V>) noexcept {
        if (!governs(s) || s.occupied().size() != 2 * Size) return;
        s.phase = match_phase::kickoff;
        s.ball = kick_off_cell<V>(s.turn).first();
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        if (asked.form != request_form::placement) return std::nullopt;
        if (!governs(s)) return explanation<V>{"men are placed only before a kick-off"};
        std::optional<explanation<V>> found;
        static_cast<void>((found || ... || (found = placing_objection<Us, Men>(s, asked)).has_value()));
        return found;
    }

    /// Why the teams cannot stand so.
    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw(const setup<V>& s) noexcept {
        for (const color side : {color::white, color::black})
            if (s.men(side).size() > Size)
                return tabia::flaw<V>{"a team has more men than it may have", s.men(side).first()};
        if (s.phase == match_phase::setup) return setup_flaw(s);
        if (s.phase == match_phase::kickoff) return kickoff_flaw(s);
        return std::nullopt;
    }

private:
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> kick_off_cell(color side) noexcept {
        return cells_of<V, KickOff::cell>(side);
    }

    /// The cells on which a man of the kind may be placed, the board being empty but for his own team.
    template <class Kind, class V>
    [[nodiscard]] static constexpr bitboard<V> places(const setup<V>& s, color side, bool kicks) noexcept {
        bitboard<V> cells = cells_of<V, Kind::where>(side);
        if (kicks && !KickOff::who::has(Kind::type)) cells &= ~kick_off_cell<V>(side);
        if constexpr (Kind::type == Apart)
            if (const bitboard<V> other = s.men(side, Apart); !other.empty())
                cells &= other.meets(dark_cells<V>) ? ~dark_cells<V> : dark_cells<V>;
        return cells;
    }

    /// The empty cells on which one more man of the kind may be placed, whatever becomes of the rest of the team.
    template <class Kind, class V>
    [[nodiscard]] static constexpr bitboard<V> openings(const setup<V>& s, color side, bool kicks) noexcept {
        if (s.men(side, Kind::type).size() >= Kind::most) return {};
        return places<Kind>(s, side, kicks) & ~s.occupied();
    }

    template <class V>
    [[nodiscard]] static constexpr setup<V> with(setup<V> s, piece<V> man, cell<V> c) noexcept {
        s.put(c, man);
        return s;
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr bool can_kick_off(const setup<V>& s) noexcept {
        const bitboard<V> from = kick_off_cell<V>(Us);
        return s.men(Us).meets(from) && !passes::receivers<Us>(s, from.first()).empty();
    }

    /// True if a last man can still make a team that can kick off.
    template <color Us, class Kind, class V>
    [[nodiscard]] static constexpr bool completes(const setup<V>& s) noexcept {
        for (const cell<V> c : openings<Kind>(s, Us, true))
            if (can_be_completed<Us>(with<V>(s, {Us, Kind::type}, c), true)) return true;
        return false;
    }

    /// True if the men still to place can make it a team that the rules allow.
    template <color Us, class V>
    [[nodiscard]] static constexpr bool can_be_completed(const setup<V>& s, bool kicks) noexcept {
        const int to_place = Size - s.men(Us).size();
        int needed = kicks && !s.men(Us).meets(kick_off_cell<V>(Us)) ? 1 : 0;
        ((needed += std::max(0, Men::fewest - s.men(Us, Men::type).size())), ...);
        if (needed > to_place) return false;
        if (!kicks || to_place >= 2) return true;
        if (to_place == 0) return can_kick_off<Us>(s);
        return (completes<Us, Men>(s) || ...);
    }

    template <color Us, class Kind, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> placing_objection(const setup<V>& s,
                                                                                   const request<V>& asked) noexcept {
        if (!asked.places(Kind::type)) return std::nullopt;
        if (s.occupied().has(asked.to)) return explanation<V>{"the cell is not empty", asked.to};
        if (s.men(Us, Kind::type).size() >= Kind::most)
            return explanation<V>{"the team has as many such men as it may have"};
        if (!places<Kind>(s, Us, kicking_side(s) == Us).has(asked.to))
            return explanation<V>{"such a man is not placed there", asked.to};
        return explanation<V>{"the team could not be completed so that the rules allow it"};
    }

    template <color Us, class Kind, class V, class Sink>
    static constexpr void generate_men(const setup<V>& s, Sink& sink) noexcept {
        const bool kicks = kicking_side(s) == Us;
        const bitboard<V> open = openings<Kind>(s, Us, kicks);
        const bitboard<V> legal = completable<Us, Kind>(s, open & ~kick_off_cell<V>(Us), kicks) |
                                  completable<Us, Kind>(s, open & kick_off_cell<V>(Us), kicks);
        sink.each(legal, move_run<V>::entering(Kind::type, kind_of<V, team_placement>));
    }

    /// Those of the cells on which a man of the kind leaves a team that can be completed. As long as the last two men
    /// are to come, one cell answers for all: on or off the kick-off cell is all that counts.
    template <color Us, class Kind, class V>
    [[nodiscard]] static constexpr bitboard<V> completable(const setup<V>& s, bitboard<V> cells, bool kicks) noexcept {
        const auto works = [&](cell<V> c) { return can_be_completed<Us>(with<V>(s, {Us, Kind::type}, c), kicks); };
        if (cells.empty()) return {};
        if (!kicks || s.men(Us).size() + 3 <= Size) return works(cells.first()) ? cells : bitboard<V>{};
        bitboard<V> found;
        for (const cell<V> c : cells)
            if (works(c)) found.insert(c);
        return found;
    }

    template <class Kind, class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> placing_flaw(const setup<V>& s, color side) noexcept {
        const bitboard<V> men = s.men(side, Kind::type);
        if (men.size() > Kind::most)
            return tabia::flaw<V>{"the team has more men of a kind than it may have", men.first()};
        const bitboard<V> astray = men & ~places<Kind>(setup<V>{}, side, kicking_side(s) == side);
        if (!astray.empty()) return tabia::flaw<V>{"such a man is not placed on this cell", astray.first()};
        if (Kind::type == Apart && men.has_several() && men.meets(dark_cells<V>) == !men.meets(~dark_cells<V>))
            return tabia::flaw<V>{"two such men are not placed on cells of one colour", men.first()};
        return std::nullopt;
    }

    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> placed_flaw(const setup<V>& s) noexcept {
        std::optional<tabia::flaw<V>> found;
        for (const color side : {color::white, color::black})
            static_cast<void>((found || ... || (found = placing_flaw<Men>(s, side)).has_value()));
        if (found) return found;
        if (s.plies == 0 && s.half == 1 && kicking_side(s) != color::white)
            return tabia::flaw<V>{"White kicks off the first half"};
        if (s.plies == 0 && s.half == 2 && kicking_side(s) != color::black)
            return tabia::flaw<V>{"Black kicks off the second half"};
        return std::nullopt;
    }

    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> setup_flaw(const setup<V>& s) noexcept {
        const int lead = s.men(opponent(s.turn)).size() - s.men(s.turn).size();
        if (lead != 0 && lead != 1) return tabia::flaw<V>{"the sides place their men by turns"};
        if (s.occupied().size() == 2 * Size) return tabia::flaw<V>{"both teams stand, so the phase is kickoff"};
        if (const auto found = placed_flaw(s)) return found;
        const color kicking = kicking_side(s);
        if (!can_be_completed<color::white>(s, kicking == color::white))
            return tabia::flaw<V>{"White's team cannot be completed"};
        if (!can_be_completed<color::black>(s, kicking == color::black))
            return tabia::flaw<V>{"Black's team cannot be completed"};
        return std::nullopt;
    }

    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> kickoff_flaw(const setup<V>& s) noexcept {
        if (s.occupied().size() != 2 * Size) return tabia::flaw<V>{"at the kick-off both teams are complete"};
        if (const auto found = placed_flaw(s)) return found;
        if (ball::cell_of(s) != kick_off_cell<V>(s.turn))
            return tabia::flaw<V>{"at the kick-off the ball lies on the kick-off cell of the side to move"};
        const color kicking = s.turn;
        if (!can_be_completed<color::white>(s, kicking == color::white) ||
            !can_be_completed<color::black>(s, kicking == color::black))
            return tabia::flaw<V>{"no such teams can stand at the kick-off"};
        return std::nullopt;
    }
};

}  // namespace tabia
