// How many leaves a second does each variant count, and how many does it list?

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <string_view>

#include <tabia/variants.hpp>

namespace {

/// Counts like `tabia::perft`, but makes the lists of the last ply's moves too.
template <class V>
std::uint64_t listed(const tabia::position<V>& pos, int depth) {
    const tabia::move_list<V> moves = pos.legal_moves();
    if (depth == 1) {
        benchmark::DoNotOptimize(moves.begin());
        return moves.size();
    }
    std::uint64_t leaves = 0;
    for (const tabia::move<V> m : moves) {
        tabia::position<V> next = pos;
        next.play_unchecked(m);
        leaves += listed(next, depth - 1);
    }
    return leaves;
}

constexpr int depth = 4;

template <class V>
void run_counted(benchmark::State& state) {
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += tabia::perft(tabia::position<V>::start(), depth);
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}

template <class V>
void run_listed(benchmark::State& state) {
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += listed(tabia::position<V>::start(), depth);
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}

}  // namespace

int main(int count, char** texts) {
    for (const std::string_view name : tabia::variant_names)
        tabia::visit_variant(name, [&]<class V>() {
            const std::string title{name};
            benchmark::RegisterBenchmark((title + "/counted").c_str(), run_counted<V>);
            benchmark::RegisterBenchmark((title + "/listed").c_str(), run_listed<V>);
        });
    benchmark::Initialize(&count, texts);
    if (benchmark::ReportUnrecognizedArguments(count, texts)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
