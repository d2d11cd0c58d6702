#pragma once

#include <string>

#include "tabia/notation/fen_reader.hpp"
#include "tabia/position/setup.hpp"
#include "tabia/rule/castling.hpp"
#include "tabia/rule/counters.hpp"
#include "tabia/rule/en_passant.hpp"

/// The fields of FEN. Each writes itself from a setup and reads itself into one; `notation/fen.hpp` puts them together.
namespace tabia::fen {

/// The side to move: `w` or `b`.
struct side_to_move {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += s.turn == color::white ? 'w' : 'b';
    }
    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        if (in.take('w'))
            s.turn = color::white;
        else if (in.take('b'))
            s.turn = color::black;
        else
            in.fail("expected the side to move, 'w' or 'b'");
    }
};

/// A field that says nothing: `-`.
struct dash {
    template <class V>
    static void write(const setup<V>&, std::string& text) {
        text += '-';
    }
    template <class V>
    static void read(fen_reader<V>& in, setup<V>&) {
        if (!in.take('-')) in.fail("expected '-'");
    }
};

/// Castling rights: the letters of the rule's wings, capitals for White, in their order; or `-`.
template <class Castling>
struct castling_rights {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        const std::size_t before = text.size();
        Castling::for_each_wing([&]<class Wing>() {
            if (Castling::template has_right<Wing, color::white>(s)) text += Wing::letter;
        });
        Castling::for_each_wing([&]<class Wing>() {
            if (Castling::template has_right<Wing, color::black>(s)) text += lower(Wing::letter);
        });
        if (text.size() == before) text += '-';
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        s.unmoved = {};
        if (in.take('-')) return;
        if (!in.in_field()) in.fail("expected castling rights or '-'");
        while (in.in_field() && !in.error()) {
            bool known = false;
            Castling::for_each_wing([&]<class Wing>() {
                known = read_right<Wing, color::white>(in, s, Wing::letter) ||
                        read_right<Wing, color::black>(in, s, lower(Wing::letter)) || known;
            });
            if (!known) in.fail(std::string{"no castling right has the letter '"} + in.peek() + "'");
        }
    }

private:
    static constexpr char lower(char capital) noexcept { return static_cast<char>(capital - 'A' + 'a'); }

    /// Reads the letter if it comes next; true if it did or an error has been found.
    template <class Wing, color Us, class V>
    static bool read_right(fen_reader<V>& in, setup<V>& s, char letter) {
        using at = typename Wing::template cells<V, Us>;
        if (in.error()) return true;
        if (in.peek() != letter) return false;
        if (Castling::template has_right<Wing, Us>(s)) {
            in.fail("the same castling right twice");
        } else if (!(at::men & ~Castling::men_at_home(s)).empty()) {
            in.fail("king and rook do not stand where this castling right needs them");
        } else {
            s.unmoved |= at::men;
            in.skip();
        }
        return true;
    }
};

/// The cell on which en passant can be captured, or `-`. Written only if a capture there is legal.
template <class EnPassant>
struct en_passant_cell {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += EnPassant::capturers_of_turn(s).empty() ? "-" : name(*s.passed).view();
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        s.passed.reset();
        if (in.take('-')) return;
        const std::size_t start = in.offset();
        const auto passed = in.cell_name("a cell that a pawn has passed, or '-'");
        if (!passed) return;
        s.passed = passed;
        if (const auto flaw = EnPassant::flaw(s)) in.fail_at(start, std::string{flaw->reason});
    }
};

/// Plies since the last capture, pawn move or other act that `counters` names.
struct halfmove_clock {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += std::to_string(s.halfmove_clock);
    }
    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        const std::size_t start = in.offset();
        if (const auto plies = in.number(last_halfmove, "the halfmove clock"))
            s.halfmove_clock = static_cast<std::uint16_t>(*plies);
        if constexpr (requires { s.passed; })
            if (s.passed && s.halfmove_clock != 0) in.fail_at(start, "the halfmove clock is 0 after a double step");
    }
};

/// The number of the move, from 1; it rises after Black's turn.
struct move_number {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += std::to_string(s.move_number);
    }
    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        const std::size_t start = in.offset();
        if (const auto number = in.number(last_move_number, "the move number")) s.move_number = *number;
        if (s.move_number == 0) in.fail_at(start, "the move number is at least 1");
    }
};

}  // namespace tabia::fen
