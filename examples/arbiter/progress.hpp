#pragma once

#include <chrono>
#include <cstdint>
#include <iostream>
#include <string>

#include <unistd.h>

#include <tabia/variants.hpp>

namespace arbiter {

/// A line on stderr that tells how far a long count has come, if anybody is looking.
class progress {
public:
    /// Notes that as many more games have been counted.
    void add(std::uint64_t games) {
        games_ += games;
        if (!watched_ || clock::now() < due_) return;
        const auto elapsed = std::chrono::duration_cast<std::chrono::seconds>(clock::now() - begun_);
        show(std::to_string(games_) + " games after " + std::to_string(elapsed.count()) + " s");
        due_ = clock::now() + pause;
    }

    /// Takes the line away, so that other output has its place.
    void clear() {
        if (shown_) std::cerr << blank_line << std::flush;
        shown_ = false;
    }

private:
    using clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds patience{2000};
    static constexpr std::chrono::milliseconds pause{200};
    static constexpr auto blank_line = "\r\033[K";

    void show(const std::string& line) {
        std::cerr << blank_line << line << std::flush;
        shown_ = true;
    }

    bool watched_ = isatty(STDERR_FILENO) != 0;
    bool shown_ = false;
    std::uint64_t games_ = 0;
    clock::time_point begun_ = clock::now();
    clock::time_point due_ = begun_ + patience;
};

/// `tabia::perft`, telling its progress every million games or so.
template <class V>
std::uint64_t count_games(const tabia::position<V>& pos, int depth, progress& told) {
    constexpr int told_at_once = 4;
    std::uint64_t games = 0;
    if (depth <= told_at_once) {
        games = tabia::perft(pos, depth);
        told.add(games);
    } else {
        for (const tabia::move<V> m : pos.legal_moves()) games += count_games(pos.after(m), depth - 1, told);
    }
    return games;
}

}  // namespace arbiter
