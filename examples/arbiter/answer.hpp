#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "progress.hpp"
#include "request.hpp"
#include "status.hpp"

namespace arbiter {

namespace detail {

/// The legal moves with their texts, sorted by bytes.
template <class V>
std::vector<std::pair<std::string, tabia::move<V>>> sorted_moves(const tabia::position<V>& pos) {
    std::vector<std::pair<std::string, tabia::move<V>>> moves;
    for (const tabia::move<V> m : pos.legal_moves()) moves.emplace_back(tabia::to_string(m), m);
    std::sort(moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    return moves;
}

template <class V>
void show_moves(const tabia::position<V>& pos) {
    for (const auto& [text, m] : sorted_moves(pos)) std::cout << text << '\n';
}

template <class V>
void show_perft(const tabia::position<V>& pos, int depth) {
    progress told;
    std::uint64_t total = depth == 0 ? 1 : 0;
    if (depth != 0) {
        for (const auto& [text, m] : sorted_moves(pos)) {
            const std::uint64_t games = count_games(pos.after(m), depth - 1, told);
            total += games;
            told.clear();
            std::cout << text << ' ' << games << '\n' << std::flush;
        }
    }
    std::cout << "total " << total << '\n';
}

/// Returns the exit status.
template <class V>
int apply(tabia::position<V> pos, const std::vector<std::string_view>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto m = tabia::parse_move(pos, moves[i]);
        if (!m) {
            const std::string where = "MOVE " + std::to_string(i + 1) + " '" + std::string{moves[i]} + "', ";
            std::cout << "illegal " << moves[i] << '\n';
            std::cerr << "arbiter: " << printable(where + to_string(m.error())) << '\n';
            return 1;
        }
        pos.play(*m);
    }
    std::cout << tabia::to_fen(pos) << '\n' << status(pos) << '\n';
    return 0;
}

template <class V>
void walk(tabia::position<V> pos, std::uint64_t state, std::uint64_t plies) {
    for (std::uint64_t ply = 0;; ++ply) {
        const auto moves = sorted_moves(pos);
        std::cout << tabia::to_fen(pos) << " | " << status(pos) << " | " << moves.size() << '\n';
        if (ply == plies || moves.empty()) return;
        state = state * 6364136223846793005u + 1442695040888963407u;
        const auto& [text, m] = moves[static_cast<std::size_t>((state >> 33) % moves.size())];
        std::cout << "> " << text << '\n';
        pos.play(m);
    }
}

}  // namespace detail

/// Prints the answer to a request about a position and returns the exit status.
template <class V>
int answer(const request& asked, const tabia::position<V>& pos) {
    switch (asked.command) {
        case command::moves: detail::show_moves(pos); break;
        case command::perft: detail::show_perft(pos, asked.depth); break;
        case command::apply: return detail::apply(pos, asked.moves);
        case command::walk: detail::walk(pos, asked.seed, asked.plies); break;
    }
    return 0;
}

}  // namespace arbiter
