#pragma once

#include "tabia/position/setup.hpp"

/// How men go, walked cell by cell from the piece table: slow and plain, to compare the library's masks with.
namespace support {

/// The cells that a man reaches from a cell, to capture there or else to move there, whatever stands on them.
template <class V>
[[nodiscard]] tabia::bitboard<V> walked(tabia::piece<V> man, tabia::cell<V> from, tabia::bitboard<V> occupied,
                                        bool captures) {
    tabia::bitboard<V> reached;
    for (const tabia::path& p : V::pieces[man.type].goes) {
        if (captures ? !p.captures : !p.moves) continue;
        const int up = man.side == tabia::color::white ? 1 : -1;
        for (int k = 1; k <= p.most; ++k) {
            const int number = V::board.number(V::board.column(from.number()) + k * p.direction.dx,
                                               V::board.row(from.number()) + k * up * p.direction.dy);
            if (number < 0 && p.slides) break;
            if (number < 0) continue;
            const auto to = tabia::cell<V>::unchecked(number);
            if (k >= p.least) reached |= tabia::bitboard<V>{to};
            if (p.slides && occupied.has(to)) break;
        }
    }
    return reached;
}

/// The men of a side that could capture an enemy on the cell.
template <class V>
[[nodiscard]] tabia::bitboard<V> walked_attackers(const tabia::setup<V>& s, tabia::cell<V> to, tabia::color side) {
    tabia::bitboard<V> found;
    for (const tabia::cell<V> from : s.men(side))
        if (walked(*s.at(from), from, s.occupied(), true).has(to)) found |= tabia::bitboard<V>{from};
    return found;
}

/// The royal men of a side.
template <class V>
[[nodiscard]] tabia::bitboard<V> royal_cells(const tabia::setup<V>& s, tabia::color side) {
    tabia::bitboard<V> royals;
    for (const tabia::cell<V> c : s.men(side))
        if (V::pieces[s.at(c)->type].rank == tabia::dignity::royal) royals |= tabia::bitboard<V>{c};
    return royals;
}

/// The men of the side to move whose disappearance would lay their royal man open to one more attacker.
template <class V>
[[nodiscard]] tabia::bitboard<V> walked_pins(const tabia::setup<V>& s) {
    tabia::bitboard<V> pinned;
    for (const tabia::cell<V> royal : royal_cells(s, s.turn))
        for (const tabia::cell<V> man : s.men(s.turn)) {
            if (man == royal) continue;
            tabia::setup<V> without = s;
            without.clear(tabia::bitboard<V>{man});
            const auto them = opponent(s.turn);
            if (walked_attackers(without, royal, them) != walked_attackers(s, royal, them))
                pinned |= tabia::bitboard<V>{man};
        }
    return pinned;
}

}  // namespace support
