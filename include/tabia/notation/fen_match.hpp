#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "tabia/notation/fen_reader.hpp"
#include "tabia/rule/match.hpp"

namespace tabia::fen {

/// The phase of a match: `setup`, `kickoff`, `play` or `over`.
struct phase {
    static constexpr std::array<std::pair<match_phase, std::string_view>, 4> words{{{match_phase::setup, "setup"},
                                                                                    {match_phase::kickoff, "kickoff"},
                                                                                    {match_phase::play, "play"},
                                                                                    {match_phase::over, "over"}}};

    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        for (const auto& [value, word] : words)
            if (value == s.phase) text += word;
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        const std::string_view found = in.rest().substr(0, in.rest().find(' '));
        for (const auto& [value, word] : words)
            if (word == found) {
                s.phase = value;
                in.skip(word.size());
                return;
            }
        in.fail("expected 'setup', 'kickoff', 'play' or 'over'");
    }
};

/// The cell of the man who has the ball, or `-`.
struct ball_cell {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += s.ball ? name(*s.ball).view() : "-";
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        if (in.take('-')) return;
        s.ball = in.cell_name("the cell of the ball, or '-'");
    }
};

/// The goals of White and of Black, such as `2-1`.
struct score {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += std::to_string(s.goals[0]) + '-' + std::to_string(s.goals[1]);
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        const auto white = in.number(180, "White's goals");
        if (!white) return;
        if (!in.take('-')) {
            in.fail("expected '-' and Black's goals");
            return;
        }
        const auto black = in.number(180, "Black's goals");
        if (!black) return;
        s.goals = {static_cast<std::uint8_t>(*white), static_cast<std::uint8_t>(*black)};
    }
};

/// The half: 1 or 2.
struct half {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += std::to_string(s.half);
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        const std::size_t start = in.offset();
        const auto number = in.number(2, "the half");
        if (!number) return;
        if (*number == 0) in.fail_at(start, "the half is 1 or 2");
        s.half = static_cast<std::uint8_t>(*number);
    }
};

/// Plies played in the half.
template <class Match>
struct plies {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += std::to_string(s.plies);
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        if (const auto number = in.number(Match::plies_a_half, "the number of plies"))
            s.plies = static_cast<std::uint8_t>(*number);
    }
};

}  // namespace tabia::fen
