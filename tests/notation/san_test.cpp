#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/damage.hpp"
#include "support/effort.hpp"
#include "support/movetext.hpp"
#include "support/random_games.hpp"
#include "support/texts.hpp"
#include "tabia/variants.hpp"

namespace {

using support::position_of;
using tabia::abagor;
using tabia::bolyar;
using tabia::chess;
using tabia::football;
using tabia::polgar_star;
using tabia::position;

/// The SAN of a move given in coordinate text.
template <class V>
std::string san_of(const position<V>& pos, std::string_view text) {
    const auto move = tabia::parse_move(pos, text);
    INFO(std::string{text}, " in ", to_fen(pos), " -- ", move ? std::string{} : to_string(move.error()));
    REQUIRE(move.has_value());
    return to_san(pos, *move);
}

template <class V>
std::string san_of(std::string_view fen, std::string_view text) {
    return san_of(position_of<V>(fen), text);
}

/// The sorted SAN of all legal moves that begin so, separated by blanks.
template <class V>
std::string sans_of(std::string_view fen, std::string_view beginning = "") {
    const auto pos = position_of<V>(fen);
    std::vector<std::string> texts;
    for (const auto m : pos.legal_moves())
        if (std::string text = to_san(pos, m); text.starts_with(beginning)) texts.push_back(std::move(text));
    std::sort(texts.begin(), texts.end());
    std::string joined;
    for (const std::string& text : texts) joined += (joined.empty() ? "" : " ") + text;
    return joined;
}

/// The coordinate text of a move given in SAN, or the error.
template <class V>
std::string read(const position<V>& pos, std::string_view text) {
    const auto move = tabia::parse_san(pos, text);
    return move ? to_string(*move) : to_string(move.error());
}

template <class V>
std::string read(std::string_view fen, std::string_view text) {
    return read(position_of<V>(fen), text);
}

TEST_CASE("SAN in chess: men by their letters, pawns without, captures and marks") {
    const auto start = position<chess>::start();
    CHECK_EQ(san_of(start, "e2e4"), "e4");
    CHECK_EQ(san_of(start, "g1f3"), "Nf3");
    const auto open = support::after_all(start, "e2e4 d7d5");
    CHECK_EQ(san_of(open, "e4d5"), "exd5");
    CHECK_EQ(san_of(open, "f1b5"), "Bb5+");
    CHECK_EQ(san_of(support::after_all(start, "f2f3 e7e5 g2g4"), "d8h4"), "Qh4#");
    CHECK_EQ(san_of<chess>("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
    CHECK_EQ(san_of<chess>("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"), "exd8=Q+");
    CHECK_EQ(sans_of<chess>("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a"), "a8=B a8=N a8=Q a8=R");
}

TEST_CASE("SAN in chess: castling") {
    constexpr auto fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK_EQ(sans_of<chess>(fen, "O"), "O-O O-O-O");
    CHECK_EQ(san_of<chess>(fen, "e1g1"), "O-O");
    CHECK_EQ(read<chess>(fen, "O-O-O"), "e1c1");
    CHECK_EQ(read<chess>(fen, "0-0"), "e1g1");
    CHECK_EQ(read<chess>(fen, "0-0-0+"), "e1c1");
    CHECK_EQ(read<chess>(fen, "0-O"), "at 2: no legal move goes on with 'O' after '0-'");
    CHECK_EQ(san_of<chess>("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "O-O+");
    CHECK_EQ(san_of<chess>("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8"), "O-O-O");
}

TEST_CASE("SAN in chess: a man says no more of where he comes from than he must") {
    constexpr auto knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    CHECK_EQ(sans_of<chess>(knights, "N"), "Na3 Nbd2 Nc3 Nd4 Ne5 Nfd2 Ng1 Ng5 Nh2 Nh4");
    CHECK_EQ(read<chess>(knights, "Nd2"), "at 0: ambiguous: b1d2 and f3d2");
    CHECK_EQ(san_of<chess>("4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1c3"), "N1c3");
    CHECK_EQ(san_of<chess>("R6R/8/8/8/8/2k5/8/1K6 w - - 0 1", "a8d8"), "Rad8");
}

TEST_CASE("SAN in chess: three queens need file and rank") {
    constexpr auto fen = "8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1";
    CHECK_EQ(san_of<chess>(fen, "h4e1"), "Qh4e1");
    CHECK_EQ(san_of<chess>(fen, "e4e1"), "Qee1");
    CHECK_EQ(san_of<chess>(fen, "h1e1"), "Q1e1");
    CHECK_EQ(read<chess>(fen, "Qe1"), "at 0: ambiguous: h1e1, e4e1 and h4e1");
    CHECK_EQ(read<chess>(fen, "Qhe1"), "at 0: ambiguous: h1e1 and h4e1");
    CHECK_EQ(read<chess>(fen, "Q4e1"), "at 0: ambiguous: e4e1 and h4e1");
    CHECK_EQ(read<chess>(fen, "Qh1e1"), "h1e1");
}

TEST_CASE("SAN in chess: a pinned rival is none") {
    constexpr auto fen = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    CHECK_EQ(san_of<chess>(fen, "g1e2"), "Ne2");
    CHECK_EQ(read<chess>(fen, "Ne2"), "g1e2");
    CHECK_EQ(read<chess>(fen, "Nge2"), "g1e2");
    CHECK_EQ(read<chess>(fen, "Nce2"), "at 1: no legal move goes on with 'ce2' after 'N'");
}

TEST_CASE("SAN in chess: marks may lack or be too many, the = of a promotion may lack") {
    const auto start = position<chess>::start();
    for (const auto* text : {"e4", "e4+", "e4#", "e4!", "e4?!", "e4+!!", "e2e4"}) CHECK_EQ(read(start, text), "e2e4");
    for (const auto* text : {"Ngf3", "N1f3", "Ng1f3"}) CHECK_EQ(read(start, text), "g1f3");
    constexpr auto promoting = "1r5k/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (const auto* text : {"a8=N", "a8N", "a7a8=N!"}) CHECK_EQ(read<chess>(promoting, text), "a7a8n");
    for (const auto* text : {"axb8=Q+", "axb8Q", "a7xb8=Q#"}) CHECK_EQ(read<chess>(promoting, text), "a7b8q");
}

TEST_CASE("SAN in chess: bad texts say where they leave the legal moves") {
    const auto start = position<chess>::start();
    CHECK_EQ(read(start, ""), "at 0: no move");
    CHECK_EQ(read(start, "+!"), "at 0: no move");
    CHECK_EQ(read(start, "N"), "at 1: the move is not complete");
    CHECK_EQ(read(start, "Nf+"), "at 2: the move is not complete");
    CHECK_EQ(read(start, "e5"), "at 1: no legal move goes on with '5' after 'e'");
    CHECK_EQ(read(start, "Nd2"), "at 1: no legal move goes on with 'd2' after 'N'");
    CHECK_EQ(read(start, "Nxf3"), "at 1: no legal move goes on with 'xf3' after 'N'");
    CHECK_EQ(read(start, "e4 "), "at 2: no legal move goes on with ' ' after 'e4'");
    CHECK_EQ(read(start, "e4=Q"), "at 2: no legal move goes on with '=Q' after 'e4'");
    CHECK_EQ(read(start, "O-O"), "at 0: no legal move goes on with 'O-O'");
    CHECK_EQ(read(start, "nf3"), "at 0: no legal move goes on with 'nf3'");
    CHECK_EQ(read(start, "Pe4"), "at 0: no legal move goes on with 'Pe4'");
    CHECK_EQ(read(start, "--"), "at 0: no legal move goes on with '--'");
    constexpr auto promoting = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    CHECK_EQ(read<chess>(promoting, "a8"), "at 2: the move is not complete");
    CHECK_EQ(read<chess>(promoting, "a8="), "at 3: the move is not complete");
    CHECK_EQ(read<chess>(promoting, "a8==Q"), "at 3: no legal move goes on with '=Q' after 'a8='");
    CHECK_EQ(read<chess>(promoting, "a8=K"), "at 3: no legal move goes on with 'K' after 'a8='");
    CHECK_EQ(read<chess>("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "ed6"),
             "at 1: no legal move goes on with 'd6' after 'e'");
}

TEST_CASE("SAN in Bolyar chess: its letters, castling on either wing, corners and their promotions") {
    constexpr auto castling = "ss/4k4/9/9/9/9/9/9/R3K3R/SS w KQ - 0 1";
    CHECK_EQ(san_of<bolyar>(castling, "e1c1"), "O-O-O");
    CHECK_EQ(san_of<bolyar>(castling, "e1g1"), "O-O");
    CHECK_EQ(san_of<bolyar>("2/4k4/P8/9/9/9/9/9/4K4/2 w - - 0 1", "a7a8b"), "a8=B+");
    CHECK_EQ(san_of<bolyar>("2/4k4/8N/9/9/9/9/9/4K4/2 w - - 0 1", "i7j9b"), "Nj9=B");
    constexpr auto ship = "2/4k4/7S1/9/9/9/9/9/4K4/2 w - - 0 1";
    CHECK_EQ(sans_of<bolyar>(ship, "Sj"), "Sj9=B Sj9=V");
    CHECK_EQ(read<bolyar>(ship, "Sj9V"), "h7j9v");
    CHECK_EQ(san_of<bolyar>("1s/4k4/7S1/9/9/9/9/9/4K4/2 w - - 0 1", "h7f7"), "Sf7");
    CHECK_EQ(sans_of<bolyar>("2/4k4/9/9/9/4o4/9/4B4/4K4/2 w - - 0 1", "Bx"), "Bxe4+");
}

TEST_CASE("SAN in Abagor: promotions, the king's return, placement and production") {
    constexpr auto promoting = "1k7/3B5/9/9/9/9/9/9/4K4[R] w - - 0 1";
    CHECK_EQ(san_of<abagor>(promoting, "d8d9g"), "Bd9=G");
    CHECK_EQ(san_of<abagor>(promoting, "d8d9g,e1c1"), "Bd9=G,Kc1");
    CHECK_EQ(read<abagor>(promoting, "Bd9G,Ke1c1!"), "d8d9g,e1c1");
    CHECK_EQ(san_of<abagor>(promoting, "R@a1"), "R@a1");
    CHECK_EQ(read<abagor>(promoting, "Bd9=G,"), "at 6: the move is not complete");
    constexpr auto producing = "1k7/9/9/9/9/9/9/9/4E4[] w - - 0 1";
    CHECK_EQ(san_of<abagor>(producing, "P@e2"), "P@e2");
    CHECK_EQ(san_of<abagor>("9/4K4/1k7/9/9/9/9/9/9[] w - - 0 1", "e8e9e"), "Ke9=E");
    CHECK_EQ(san_of<abagor>("9/P8/1k7/9/9/9/9/9/4K4[] w - - 0 1", "a8a9s"), "a9=S");
}

TEST_CASE("SAN in Abagor: a man pinned but for the king's return is no rival of the quiet promotion") {
    constexpr auto fen = "1k2s4/3BB4/9/9/9/9/9/9/4K4[] w - - 0 1";
    CHECK_EQ(san_of<abagor>(fen, "d8d9g"), "Bd9=G");
    CHECK_EQ(san_of<abagor>(fen, "d8d9g,e1c1"), "Bdd9=G,Kc1");
    CHECK_EQ(san_of<abagor>(fen, "e8d9g,e1c1"), "Bed9=G,Kc1");
    CHECK_EQ(read<abagor>(fen, "Bd9=G,Kc1"), "at 0: ambiguous: d8d9g,e1c1 and e8d9g,e1c1");
}

TEST_CASE("SAN in Polgar star chess is long algebraic") {
    const auto start = position<polgar_star>::start();
    CHECK_EQ(san_of(start, "K@22"), "K@22");
    constexpr auto queen = "1/2/K5k/6/5/6/Q6/2/1[] w - - 0 1";
    CHECK_EQ(san_of<polgar_star>(queen, "28-32"), "Q28-32+");
    CHECK_EQ(read<polgar_star>(queen, "Q28-32"), "28-32");
    CHECK_EQ(read<polgar_star>(queen, "Q28"), "at 3: the move is not complete");
    CHECK_EQ(read<polgar_star>(queen, "28-32"), "at 0: no legal move goes on with '28-32'");
    constexpr auto pawn = "1/2/K6/6/4r/4P1/6k/2/1[] w - - 0 1";
    CHECK_EQ(sans_of<polgar_star>(pawn, "26"), "26-27=B+ 26-27=N 26-27=Q+ 26-27=R 26x21=B+ 26x21=N 26x21=Q+ 26x21=R");
    CHECK_EQ(read<polgar_star>(pawn, "26x21N"), "26-21n");
}

TEST_CASE("SAN in Chess Football: moves, tackles, passes, placements, the skip and what scores") {
    CHECK_EQ(san_of(position<football>::start(), "Q@e4"), "Q@e4");
    constexpr auto carrying = "4k1pp/8/8/8/2R5/5N2/6PP/4K3 w play c4 0-0 1 6";
    CHECK_EQ(san_of<football>(carrying, "f3e5"), "Ne5");
    CHECK_EQ(san_of<football>(carrying, "c4c7"), "Rc7");
    CHECK_EQ(san_of<football>(carrying, "c4c8"), "Rc8#");
    CHECK_EQ(read<football>(carrying, "Rc8"), "c4c8");
    CHECK_EQ(san_of<football>("4k1pp/8/8/8/8/8/3q2PP/4K3 w play d2 0-0 1 6", "e1d2"), "Kxd2");
    CHECK_EQ(san_of<football>("8/6pp/8/8/8/8/3k2PP/4K3 w play d2 0-0 1 6", "e1d2"), "Kxd2#");
    constexpr auto passing = "3R2pp/4k3/8/8/3Q4/8/5BPP/4K3 w play d4 0-0 1 6";
    CHECK_EQ(sans_of<football>(passing, "Qd4>"), "Qd4>d8# Qd4>f2");
    CHECK_EQ(read<football>(passing, "Qd4>f2"), "d4>f2");
    CHECK_EQ(san_of<football>("4k1pp/8/8/8/8/7R/6PP/4K3 w play g2 0-0 1 6", "g2>h3"), "g2>h3");
    CHECK_EQ(san_of<football>("6pp/4P3/1k6/8/8/8/6PP/4K3 w play e7 0-0 1 6", "e7e8"), "e8#");
    CHECK_EQ(san_of<football>("6pp/P7/1k6/8/8/8/6PP/4K3 w play a7 0-0 1 6", "a7a8n"), "a8=N");
    constexpr auto stuck = "7k/8/8/8/8/ppp5/PPP5/KB6 w play h8 0-0 1 6";
    CHECK_EQ(san_of<football>(stuck, "0000"), "--");
    CHECK_EQ(read<football>(stuck, "--"), "0000");
}

template <class V>
void check_round_trips(const position<V>& pos) {
    INFO(to_fen(pos));
    for (const tabia::move<V> m : pos.legal_moves()) {
        const std::string text = to_san(pos, m);
        INFO(text, " for ", to_string(m));
        const auto read_back = tabia::parse_san(pos, text);
        REQUIRE(read_back.has_value());
        REQUIRE(*read_back == m);
    }
}

TEST_CASE_TEMPLATE("every legal move is read back from its SAN", V, chess, bolyar, abagor, polgar_star, football) {
    support::for_each_position<V>(7, support::games(12), 120, [](const auto& pos) { check_round_trips(pos); });
}

TEST_CASE_TEMPLATE("whatever text is read as SAN is a legal move or an error inside the text", V, chess, bolyar, abagor,
                   polgar_star, football) {
    support::dice random{8};
    support::for_each_position<V>(9, support::games(6), 80, [&](const auto& pos) {
        const auto moves = pos.legal_moves();
        if (moves.empty()) return;
        const std::string text = support::damaged(to_san(pos, moves[random.below(moves.size())]), random);
        INFO(text, " in ", to_fen(pos));
        if (const auto move = tabia::parse_san(pos, text)) {
            REQUIRE(pos.is_legal(*move));
        } else {
            REQUIRE_LE(move.error().offset, text.size());
            REQUIRE_FALSE(move.error().reason.empty());
        }
    });
}

TEST_CASE("games from tournaments are replayed and their moves are written as they were printed") {
    std::size_t replayed = 0;
    for (const auto& file : support::files_of("pgn", ""))
        for (const auto& game : support::movetexts_of(file)) {
            auto pos = position<chess>::start();
            for (const std::string& text : game) {
                const auto move = tabia::parse_san(pos, text);
                INFO(text, " in ", to_fen(pos), " -- ", move ? std::string{} : to_string(move.error()));
                REQUIRE(move.has_value());
                CHECK_EQ(to_san(pos, *move), text.substr(0, text.find_last_not_of("!?") + 1));
                pos.play(*move);
                ++replayed;
            }
        }
    CHECK_GT(replayed, 5000u);
}

}  // namespace
