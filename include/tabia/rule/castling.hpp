#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "tabia/board/diagram.hpp"
#include "tabia/position/attackers.hpp"
#include "tabia/position/flaw.hpp"
#include "tabia/position/relocate.hpp"
#include "tabia/position/request.hpp"

namespace tabia {

/// From where to where the king goes in castling, as White.
template <zone From, zone To>
struct king_goes {
    static constexpr auto from = From;
    static constexpr auto to = To;
};

/// From where to where the rook goes in castling, as White.
template <zone From, zone To>
struct rook_goes {
    static constexpr auto from = From;
    static constexpr auto to = To;
};

/// One wing on which a side castles, and the letter of its right in FEN: `K`, in SAN `O-O`, or `Q`, in SAN `O-O-O`.
template <char Letter, class KingGoes, class RookGoes>
struct wing {
    static_assert(Letter == 'K' || Letter == 'Q', "tabia: a wing's letter is K or Q");
    static constexpr char letter = Letter;
    static constexpr std::string_view san = Letter == 'K' ? "O-O" : "O-O-O";

    template <class V, color Us>
    struct cells {
        static constexpr cell<V> king_from = cells_of<V, KingGoes::from>(Us).first();
        static constexpr cell<V> king_to = cells_of<V, KingGoes::to>(Us).first();
        static constexpr cell<V> rook_from = cells_of<V, RookGoes::from>(Us).first();
        static constexpr cell<V> rook_to = cells_of<V, RookGoes::to>(Us).first();

        static constexpr bitboard<V> men{bitboard<V>{king_from} | bitboard<V>{rook_from}};
        /// Cells that no third man may occupy.
        static constexpr bitboard<V> way{
            (detail::between<V>(king_from, rook_from) | detail::between<V>(king_from, king_to) |
             detail::between<V>(rook_from, rook_to) | bitboard<V>{king_to} | bitboard<V>{rook_to}) &
            ~men};
        static constexpr bitboard<V> crossed = detail::between<V>(king_from, king_to);
        /// Those of the crossed cells to which the king could step.
        static constexpr bitboard<V> stepped_over = [] {
            bitboard<V> beside;
            for (const offset o : V::board.shape() == tiling::square ? square::every : hexagon::every)
                if (const int n = V::board.neighbour(king_from.number(), o); n >= 0)
                    beside.insert(tabia::cell<V>::unchecked(n));
            return beside & crossed;
        }();
        /// What castling changes of the occupied cells.
        static constexpr bitboard<V> change{men ^ bitboard<V>{king_to} ^ bitboard<V>{rook_to}};
    };
};

/// Castling: neither king nor rook has moved, the way between them is empty, and the king's start, crossed and final
/// cells are not attacked.
template <auto King, auto Rook, class... Wings>
struct castling {
    static constexpr bool has_moves = true;
    static constexpr auto king = King;
    static constexpr auto rook = Rook;

    template <class V>
    struct state {
        bitboard<V> unmoved;  ///< cells of the castling kings and rooks that have not moved
    };

    template <class V>
    static constexpr std::size_t most_moves = sizeof...(Wings);

    /// Calls `f.template operator()<Wing>()` for each wing in the order of the traits.
    template <class F>
    [[gnu::always_inline]] static constexpr void for_each_wing(F&& f) {
        (f.template operator()<Wings>(), ...);
    }

    /// True if the side may still castle on the wing, now or later.
    template <class Wing, color Us, class V>
    [[nodiscard]] static constexpr bool has_right(const setup<V>& s) noexcept {
        constexpr bitboard<V> both = Wing::template cells<V, Us>::men;
        return (s.unmoved & both) == both;
    }

    /// The kings and rooks of both sides that stand where they castle from.
    template <class V>
    [[nodiscard]] static constexpr bitboard<V> men_at_home(const setup<V>& s) noexcept {
        return at_home<color::white>(s) | at_home<color::black>(s);
    }

    template <class V>
    static constexpr void start(setup<V>& s) noexcept {
        s.unmoved = men_at_home(s);
    }

    template <class V>
    [[nodiscard]] static constexpr std::optional<tabia::flaw<V>> flaw(const setup<V>& s) noexcept {
        const bitboard<V> missing = s.unmoved & ~men_at_home(s);
        if (missing.empty()) return std::nullopt;
        return tabia::flaw<V>{"a king or rook that may still castle is not at home", missing.first()};
    }

    template <color Us, class V, class Safety, class Sink>
    [[gnu::always_inline]] static constexpr void generate(const setup<V>& s, const Safety& safety,
                                                          Sink& sink) noexcept {
        if (safety.in_check()) return;
        for_each_wing([&]<class Wing>() __attribute__((always_inline)) {
            using at = typename Wing::template cells<V, Us>;
            // The crossed cells beside the king are safe if he could step there, which is known already.
            if (has_right<Wing, Us>(s) && !at::way.meets(s.occupied()) &&
                !(at::stepped_over & ~safety.royal_steps()).meets(board_cells<V>) &&
                !attacked_on_the_way<Wing, Us>(s, at::crossed & ~at::stepped_over))
                sink.one(move<V>::unchecked(at::king_from, at::king_to, King, kind_of<V, castling>));
        });
    }

    template <color Us, class V>
    [[gnu::always_inline]] static constexpr void remember(const men_on_board<V>&, move<V> m,
                                                           remembered<V>& r) noexcept {
        r.unmoved &= ~(bitboard<V>{m.from()} | bitboard<V>{m.to()});
    }

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        detail::relocate<Us>(s, m.from(), m.to(), King);
        for_each_wing([&]<class Wing>() {
            using at = typename Wing::template cells<V, Us>;
            if (m.to() == at::king_to) detail::relocate<Us>(s, at::rook_from, at::rook_to, Rook);
        });
    }

    template <class V, class Text>
    static void write(move<V> m, Text& text) {
        for_each_wing([&]<class Wing>() {
            if (m.to() == Wing::template cells<V, color::white>::king_to ||
                m.to() == Wing::template cells<V, color::black>::king_to)
                text.castling(m.from(), m.to(), Wing::san);
        });
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        std::optional<explanation<V>> found;
        for_each_wing([&]<class Wing>() {
            using at = typename Wing::template cells<V, Us>;
            if (asked.form == request_form::step && asked.from == at::king_from && asked.to == at::king_to &&
                s.men(Us, King).has(asked.from))
                found = objection_on<Wing, Us>(s);
        });
        return found;
    }

    template <class V, class Sink>
    static constexpr void identify(const setup<V>& s, Sink& sink) noexcept {
        bitboard<V> rights;
        for_each_wing([&]<class Wing>() {
            if (has_right<Wing, color::white>(s)) rights |= Wing::template cells<V, color::white>::men;
            if (has_right<Wing, color::black>(s)) rights |= Wing::template cells<V, color::black>::men;
        });
        sink(rights);
    }

private:
    template <color Us, class V>
    [[nodiscard]] static constexpr bitboard<V> at_home(const setup<V>& s) noexcept {
        const bitboard<V> kings = (bitboard<V>{Wings::template cells<V, Us>::king_from} | ...);
        const bitboard<V> rooks = (bitboard<V>{Wings::template cells<V, Us>::rook_from} | ...);
        return (kings & s.men(Us, King)) | (rooks & s.men(Us, Rook));
    }

    /// The first of the crossed cells, and after them the king's last cell, that is attacked.
    template <class Wing, color Us, class V>
    [[nodiscard]] static constexpr std::optional<cell<V>> attacked_on_the_way(const setup<V>& s,
                                                                              bitboard<V> crossed) noexcept {
        using at = typename Wing::template cells<V, Us>;
        constexpr color them = opponent(Us);
        const bitboard<V> king_lifted = s.occupied() ^ bitboard<V>{at::king_from};
        for (const cell<V> c : crossed)
            if (detail::is_attacked<them>(s, c, king_lifted, s.men(them))) return c;
        if (detail::is_attacked<them>(s, at::king_to, s.occupied() ^ at::change, s.men(them))) return at::king_to;
        return std::nullopt;
    }

    template <class Wing, color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection_on(const setup<V>& s) noexcept {
        using at = typename Wing::template cells<V, Us>;
        constexpr color them = opponent(Us);
        if (!has_right<Wing, Us>(s)) return explanation<V>{"the right to castle there is lost"};
        if (const bitboard<V> men = at::way & s.occupied(); !men.empty())
            return explanation<V>{"the way of castling is not empty", men.first()};
        const bitboard<V> checkers = detail::attackers<them>(s, at::king_from, s.occupied(), s.men(them));
        if (!checkers.empty()) return explanation<V>{"castling does not answer a check", checkers.first()};
        if (const auto attacked = attacked_on_the_way<Wing, Us>(s, at::crossed))
            return explanation<V>{"the king would castle through or into an attack", *attacked};
        return std::nullopt;
    }
};

}  // namespace tabia
