#pragma once

#include <string>

#include "tabia/notation/fen_reader.hpp"
#include "tabia/position/setup.hpp"

namespace tabia::fen {

/// The pawns that may still make their first double step: their cells, separated by commas, or `-`.
template <class FirstDoubleStep>
struct double_steps {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        if (s.unmoved_pawns.empty()) text += '-';
        bool first = true;
        for (const cell<V> c : s.unmoved_pawns) {
            if (!first) text += ',';
            text += name(c).view();
            first = false;
        }
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        if (in.take('-')) return;
        do {
            const std::size_t start = in.offset();
            const auto c = in.cell_name("the cell of a pawn that has not moved, or '-'");
            if (!c) return;
            if (s.unmoved_pawns.has(*c))
                in.fail_at(start, "the same pawn twice");
            else if (!FirstDoubleStep::pawns_at_home(s).has(*c))
                in.fail_at(start, "no pawn stands there where it began the game");
            s.unmoved_pawns.insert(*c);
        } while (!in.error() && in.take(','));
    }
};

}  // namespace tabia::fen
