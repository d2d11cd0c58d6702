// How many leaves a second does a variant count, and how many does it list?
//
//   leaves_VARIANT count|list DEPTH [SECONDS [FEN]]
//
// walks the games of DEPTH plies from the position (the array if there is no FEN), as often as it takes to spend
// SECONDS, and prints the leaves of one walk and the seconds it took.

#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "subject.hpp"

namespace {

using benchmarks::position;

constexpr int deepest = 20;
constexpr double longest = 3600;

/// What is there counts as read and changed here, so that no compiler leaves out or reuses the work.
template <class T>
void touch(T& object) {
    asm volatile("" : : "r"(&object) : "memory");
}

/// Counts like `tabia::perft`, but makes the lists of the last ply's moves too.
std::uint64_t listed(const position& pos, int depth) {
    const auto moves = pos.legal_moves();
    if (depth == 1) {
        touch(moves);
        return moves.size();
    }
    std::uint64_t leaves = 0;
    for (const benchmarks::move m : moves) leaves += listed(pos.after(m), depth - 1);
    return leaves;
}

struct measurement {
    std::uint64_t leaves;
    double seconds;
};

template <class Walk>
measurement measure(position pos, double at_least, Walk walk) {
    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t leaves = 0;
    std::chrono::duration<double> spent{};
    int walks = 0;
    do {
        touch(pos);
        leaves = walk(pos);
        ++walks;
        spent = std::chrono::steady_clock::now() - begin;
    } while (spent.count() < at_least);
    return {leaves, spent.count() / walks};
}

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << "leaves_" << benchmarks::subject_name << ": " << why << "\nusage: leaves_" << benchmarks::subject_name
              << " count|list DEPTH [SECONDS [FEN]]\n";
    std::exit(2);
}

template <class Number>
Number number(std::string_view text, Number least, Number most, const std::string& name) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(least <= value && value <= most))
        refuse(name + " is not a number from " + std::to_string(least) + " to " + std::to_string(most));
    return value;
}

position read_position(std::string_view fen) {
    const auto pos = tabia::parse_fen<benchmarks::subject>(fen);
    if (!pos) refuse("FEN, " + to_string(pos.error()));
    return *pos;
}

}  // namespace

int main(int count, char** texts) {
    const std::vector<std::string_view> arguments(texts + (count > 0 ? 1 : 0), texts + count);
    if (arguments.size() < 2 || arguments.size() > 4) refuse("wants two to four arguments");
    const bool lists = arguments[0] == "list";
    if (!lists && arguments[0] != "count") refuse("neither count nor list");
    const int depth = number(arguments[1], 1, deepest, "DEPTH");
    const double seconds = arguments.size() > 2 ? number(arguments[2], 0.0, longest, "SECONDS") : 0.0;
    const position pos = arguments.size() > 3 ? read_position(arguments[3]) : position::start();

    const measurement measured =
        lists ? measure(pos, seconds, [depth](const position& p) { return listed(p, depth); })
              : measure(pos, seconds, [depth](const position& p) { return tabia::perft(p, depth); });
    std::cout << measured.leaves << ' ' << measured.seconds << '\n';
}
