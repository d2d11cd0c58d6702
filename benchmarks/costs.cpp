// What do the calls that users make cost, in nanoseconds, and do those that must not allocate keep to it?
//
//   costs_VARIANT PERFT_FILE [OPTIONS OF GOOGLE-BENCHMARK]
//
// asks about every mid-game position of the file in turn. The exit status is 1 if a call allocates that must not.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "subject.hpp"

namespace {

std::size_t allocations = 0;

void* allocate(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size)) return memory;
    std::abort();
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using benchmarks::subject;

struct asked_position {
    std::string fen;
    benchmarks::position pos;
};

struct asked_move {
    benchmarks::position pos;
    benchmarks::move move;
    std::string text;
};

/// In the game that is won on the board: no men, or teams, are still to be placed.
bool is_mid_game(std::string_view fen) {
    constexpr std::string_view name = benchmarks::subject_name;
    if (name == "polgar_star") return fen.find("[]") != fen.npos;
    if (name == "football") return fen.find(" play ") != fen.npos;
    return true;
}

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << "costs_" << benchmarks::subject_name << ": " << why << '\n';
    std::exit(2);
}

/// The file's positions but the first, which is the array.
std::vector<asked_position> read_positions(const std::string& path) {
    std::ifstream file{path};
    if (!file) refuse("cannot read " + path);
    std::vector<asked_position> positions;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        const std::string fen = line.substr(0, line.find(" ;"));
        if (!is_mid_game(fen)) continue;
        const auto pos = tabia::parse_fen<subject>(fen);
        if (!pos) refuse(fen + ": " + to_string(pos.error()));
        positions.push_back({fen, *pos});
    }
    if (positions.empty()) refuse("no mid-game position in " + path);
    return positions;
}

std::vector<asked_move> moves_of(const std::vector<asked_position>& positions) {
    std::vector<asked_move> moves;
    for (const asked_position& p : positions)
        for (const benchmarks::move m : p.pos.legal_moves()) moves.push_back({p.pos, m, to_string(m)});
    return moves;
}

enum class memory { none, any };

bool broken = false;

template <class Questions, class Call>
std::size_t allocations_of(const Questions& questions, Call call) {
    const std::size_t before = allocations;
    for (const auto& question : questions) benchmark::DoNotOptimize(call(question));
    return allocations - before;
}

/// One call for each question in turn.
template <class Questions, class Call>
void add(const std::string& name, memory allowed, const Questions& questions, Call call) {
    const std::size_t allocated = allocations_of(questions, call);
    if (allowed == memory::none && allocated != 0) {
        std::cerr << "costs_" << benchmarks::subject_name << ": " << name << " allocates\n";
        broken = true;
    }
    const double each = static_cast<double>(allocated) / static_cast<double>(questions.size());
    benchmark::RegisterBenchmark(name.c_str(), [&questions, call, each](benchmark::State& state) {
        std::size_t next = 0;
        for (auto _ : state) {
            benchmark::DoNotOptimize(call(questions[next]));
            if (++next == questions.size()) next = 0;
        }
        state.counters["allocations"] = each;
    });
}

}  // namespace

int main(int count, char** texts) {
    benchmark::Initialize(&count, texts);
    if (count < 2) refuse("wants a perft file");
    const std::vector<asked_position> positions = read_positions(texts[1]);
    const std::vector<asked_move> moves = moves_of(positions);
    texts[1] = texts[0];
    if (benchmark::ReportUnrecognizedArguments(count - 1, texts + 1)) return 2;

    add("legal_moves", memory::none, positions, [](const asked_position& p) { return p.pos.legal_moves(); });
    add("count_legal_moves", memory::none, positions,
        [](const asked_position& p) { return p.pos.count_legal_moves(); });
    add("is_legal", memory::none, moves, [](const asked_move& m) { return m.pos.is_legal(m.move); });
    add("after", memory::none, moves, [](const asked_move& m) { return m.pos.after(m.move); });
    add("is_check", memory::none, positions, [](const asked_position& p) { return p.pos.is_check(); });
    add("outcome", memory::none, positions, [](const asked_position& p) { return p.pos.outcome(); });
    add("hash", memory::none, positions, [](const asked_position& p) { return p.pos.hash(); });
    add("parse_fen", memory::any, positions, [](const asked_position& p) { return tabia::parse_fen<subject>(p.fen); });
    add("to_fen", memory::any, positions, [](const asked_position& p) { return tabia::to_fen(p.pos); });
    add("parse_move", memory::any, moves, [](const asked_move& m) { return tabia::parse_move(m.pos, m.text); });
    add("to_string", memory::any, moves, [](const asked_move& m) { return tabia::to_string(m.move); });

    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return broken ? 1 : 0;
}
