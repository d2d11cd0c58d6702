// What every variant is held to. The build compiles this file once for each.

#include <doctest/doctest.h>

#include "conformance/mutations.hpp"
#include "conformance/oracle_games.hpp"
#include "conformance/playthrough.hpp"
#include "conformance/properties.hpp"
#include "conformance/subject.hpp"
#include "conformance/whole_games.hpp"
#include "support/effort.hpp"
#include "support/perft_file.hpp"

namespace {

using conformance::subject;
using conformance::subject_name;

TEST_CASE("perft gives the published numbers") {
    for (const support::perft_entry& entry : support::perft_entries(subject_name)) {
        const auto pos = support::position_of<subject>(entry.fen);
        for (std::size_t i = 0; i < entry.games.size() && entry.games[i] <= support::perft_limit; ++i) {
            INFO(entry.fen, " depth ", i + 1);
            CHECK_EQ(tabia::perft(pos, static_cast<int>(i) + 1), entry.games[i]);
        }
    }
}

TEST_CASE("divide adds up to perft") {
    for (const support::perft_entry& entry : support::perft_entries(subject_name)) {
        INFO(entry.fen);
        const auto roots = tabia::divide(support::position_of<subject>(entry.fen), 2);
        CHECK_EQ(roots.moves.size(), entry.games[0]);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < roots.moves.size(); ++i) sum += roots.games[i];
        CHECK_EQ(sum, entry.games[1]);
    }
}

TEST_CASE("recorded walks are replayed") {
    for (const auto& file : support::files_of("playthrough", std::string{subject_name} + "-"))
        conformance::replay<subject>(file);
}

TEST_CASE("random games agree with the oracle ply by ply") {
    support::dice random{20240601};
    conformance::evidence<subject> seen;
    // The positions of the perft file, and some that bring about what is rare.
    auto starts =
        support::lines_of(support::data_directory() / "conformance/starts" / (std::string{subject_name} + ".fens"));
    for (const support::perft_entry& entry : support::perft_entries(subject_name)) starts.push_back(entry.fen);
    for (std::size_t game = 0; game < support::games(300); ++game)
        conformance::play_beside_oracle(random, subject_name, starts[game % starts.size()], 200, seen);
    conformance::check_evidence(seen);
}

TEST_CASE("whole games agree with the oracle and see whatever is rare") {
    const auto expected = conformance::expected_events<subject>();
    if (expected.empty()) return;
    support::dice random{20240602};
    conformance::events seen;
    const std::string array = to_fen(tabia::position<subject>::start());
    const auto rare =
        support::lines_of(support::data_directory() / "conformance/starts" / (std::string{subject_name} + ".fens"));
    for (std::size_t game = 0; game < support::games(300); ++game) {
        conformance::play_whole_game<subject>(random, subject_name, array, seen);
        conformance::play_whole_game<subject>(random, subject_name, rare[game % rare.size()], seen);
    }
    for (const std::string& event : expected) {
        INFO(event);
        CHECK_GT(seen[event], 0u);
    }
}

TEST_CASE("attackers, pins and checks are those of men walked cell by cell") {
    support::for_each_position<subject>(1, support::games(24), 150,
                                        [](const auto& pos) { conformance::check_attacks(pos); });
}

TEST_CASE("no legal move leaves the royal man attacked") {
    support::for_each_position<subject>(2, support::games(12), 150,
                                        [](const auto& pos) { conformance::check_moves_are_safe(pos); });
}

TEST_CASE("positions that repeat hash alike and no others") {
    conformance::hash_book<subject> book;
    support::for_each_position<subject>(3, support::games(24), 200, [&](const auto& pos) {
        book.check(pos);
        for (const auto m : pos.legal_moves()) book.check(pos.after(m));
    });
}

TEST_CASE("moves are read from their own texts and from no others") {
    support::for_each_position<subject>(4, support::games(6), 150,
                                        [](const auto& pos) { conformance::check_move_texts(pos); });
}

TEST_CASE("no FEN crashes the reader and what is read writes a FEN that reads as itself") {
    support::dice random{5};
    std::size_t accepted = 0;
    support::for_each_position<subject>(6, support::games(24), 100, [&](const auto& pos) {
        for (int i = 0; i < 5; ++i)
            if (conformance::check_reading<subject>(conformance::mutated(to_fen(pos), random))) ++accepted;
    });
    CHECK_GT(accepted, 0u);
}

}  // namespace
