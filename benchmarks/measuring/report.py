"""The table in markdown: each figure with its target, then what it was reckoned from."""

import dataclasses
import statistics

from measuring.peers import LARGE_GAMES
from measuring.positions import VARIANTS
from measuring.programs import BUILDS, LANGUAGE
from measuring.rounds import MODES, Results, geometric_mean, median_ratio

STOCKFISH_TARGETS = {"count": (4.0, 5.5), "list": (2.0, 2.5)}  # at least, aim
SHARE_OF_CHESS = {"bolyar": 0.55, "abagor": 0.40, "polgar_star": 0.62, "football": 0.50}
LARGE_BOARD_PEER = 20.0
PORTABLE_SHARE = {"chess": 0.45, "bolyar": 0.35, "abagor": 0.35}
COMPILE_SECONDS = {"chess": 3.5, "polgar_star": 3.5, "football": 3.5, "bolyar": 6.0, "abagor": 6.0}
COMPILE_SECONDS_AIM = 4.0
COMPILE_MEGABYTES = 500
POSITION_BYTES = {"chess": 128, "abagor": 256}
TABLE_BYTES = 1024 * 1024


@dataclasses.dataclass(frozen=True)
class Verdict:
    """One figure against its target."""

    figure: str
    measured: str
    target: str
    is_met: bool


def at_least(figure, value, target, note="", unit="", aim=None):
    wanted = f"≥ {target:.2f}{unit}" + (f" (aim: {aim:.2f}{unit})" if aim else "")
    return Verdict(figure, f"{value:.2f}{unit}{note}", wanted, value >= target)


def markdown_table(header, rows):
    alignment = ["---"] + ["--:"] * (len(header) - 1)
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in [header, alignment, *rows]) + "\n"


def millions(rate):
    return f"{rate / 1e6:.1f}"


class Report:
    def __init__(self, results, table_bytes, object_sizes, engine_names, heading):
        self._results = results
        self._table_bytes = table_bytes  # (compiler, variant) -> bytes
        self._object_sizes = object_sizes  # variant -> bytes of a position, of a move list
        self._engine_names = engine_names  # engine -> its name for itself
        self._heading = heading
        self._compilers = results.compilers

    def _share_of_chess(self, variant, mode, rates=Results.rates):
        return median_ratio(self._results.best_rates("native", mode, variant, rates),
                            self._results.best_rates("native", mode, "chess", rates))

    def _portable_share(self, variant, mode):
        return median_ratio(self._results.best_rates("portable", mode, variant),
                            self._results.best_rates("native", mode, variant))

    def _verdicts(self):
        results = self._results
        if "stockfish" in self._engine_names:
            for mode, (target, aim) in STOCKFISH_TARGETS.items():
                means = {compiler: geometric_mean(results.ratios_to_peer("stockfish", compiler, mode))
                         for compiler in self._compilers}
                best = max(means, key=means.get)
                yield at_least(f"chess {MODES[mode]}, to stockfish", means[best], target, f" ({best})", " ×", aim)
        for variant, target in SHARE_OF_CHESS.items():
            for mode, done in MODES.items():
                yield at_least(f"{variant} {done}, to chess {done}", self._share_of_chess(variant, mode), target)
        if "fairy-stockfish" in self._engine_names:
            peer = results.peer_rates("fairy-stockfish", "chess")
            for variant in ("bolyar", "abagor"):
                ours = results.best_rates("native", "count", variant)
                yield at_least(f"{variant} counted, to fairy-stockfish playing chess", median_ratio(ours, peer),
                               LARGE_BOARD_PEER, unit=" ×")
        for variant, target in PORTABLE_SHARE.items():
            yield at_least(f"{variant} counted, portable to native", self._portable_share(variant, "count"), target)
        for variant in VARIANTS:
            costs = [self._results.compile_cost(compiler, variant) for compiler in self._compilers]
            seconds, memory = (max(values) for values in zip(*costs))
            limit = COMPILE_SECONDS[variant]
            aim = f" (aim: {COMPILE_SECONDS_AIM} s)" if limit > COMPILE_SECONDS_AIM else ""
            yield Verdict(f"{variant}, compiling, the slower compiler", f"{seconds:.2f} s", f"≤ {limit} s{aim}",
                          seconds <= limit)
            yield Verdict(f"{variant}, compiling, the hungrier compiler", f"{memory:.0f} MB",
                          f"≤ {COMPILE_MEGABYTES} MB", memory <= COMPILE_MEGABYTES)
        for variant, limit in POSITION_BYTES.items():
            size, _ = self._object_sizes[variant]
            yield Verdict(f"position<{variant}>", f"{size} bytes", f"≤ {limit} bytes", size <= limit)
        for variant in VARIANTS:
            size = max(self._table_bytes[compiler, variant] for compiler in self._compilers)
            yield Verdict(f"{variant}, static tables", f"{size / 1024:.0f} KiB", "≤ 1 MiB", size <= TABLE_BYTES)

    def _targets(self):
        verdicts = list(self._verdicts())
        rows = [(v.figure, v.measured, v.target, "yes" if v.is_met else "**no**") for v in verdicts]
        met = sum(v.is_met for v in verdicts)
        return f"{met} of {len(verdicts)} targets are met.\n\n" + \
            markdown_table(["figure", "measured", "target", "met?"], rows)

    def _chess(self):
        """Position by position, in millions of leaves a second and times the peer's speed."""
        results = self._results
        has_peer = "stockfish" in self._engine_names
        columns = [(mode, compiler) for mode in MODES for compiler in self._compilers]
        ratios = {column: results.ratios_to_peer("stockfish", column[1], column[0]) if has_peer else None
                  for column in columns}
        header = ["position, depth", "leaves"] + ["stockfish"] * has_peer
        header += [f"{MODES[mode]}, {compiler}" for mode, compiler in columns]
        rows = []
        for i, position in enumerate(results.positions["chess"]):
            row = [f"{position.name}, {position.depth}", f"{position.leaves:,}"]
            if has_peer:
                row.append(millions(statistics.median(
                    walks[i][0] / walks[i][1] for walks in results.peers["stockfish", "chess"])))
            for mode, compiler in columns:
                rate = statistics.median(
                    position.leaves / seconds[i] for seconds in results.walks["native", compiler, mode, "chess"])
                row.append(millions(rate) + (f" ({ratios[mode, compiler][i]:.2f} ×)" if has_peer else ""))
            rows.append(row)
        if has_peer:
            means = [f"{geometric_mean(ratios[column]):.2f} ×" for column in columns]
            rows.append(["geometric mean", "", "", *means])
        return markdown_table(header, rows)

    def _variants(self):
        """All variants and builds, in millions of leaves a second."""
        columns = [(build, mode, compiler) for build in BUILDS for mode in MODES for compiler in self._compilers]
        header = ["variant"] + [f"{build}, {MODES[mode]}, {compiler}" for build, mode, compiler in columns]
        rows = [[variant] + [millions(statistics.median(self._results.rates(build, compiler, mode, variant)))
                             for build, mode, compiler in columns] for variant in VARIANTS]
        return markdown_table(header, rows)

    def _shares(self):
        header = ["variant"] + [f"{done} to chess" for done in MODES.values()]
        header += [f"all leaves {done}, to chess" for done in MODES.values()]
        header += [f"portable to native, {done}" for done in MODES.values()]
        rows = [[variant, *(f"{self._share_of_chess(variant, mode):.2f}" for mode in MODES),
                 *(f"{self._share_of_chess(variant, mode, Results.total_rates):.2f}" for mode in MODES),
                 *(f"{self._portable_share(variant, mode):.2f}" for mode in MODES)] for variant in VARIANTS]
        return markdown_table(header, rows)

    def _large_boards(self):
        if "fairy-stockfish" not in self._engine_names:
            return "Skipped: fairy-stockfish is not installed.\n"
        pairs = [(variant, mode) for variant in ("bolyar", "abagor") for mode in MODES]
        header = ["fairy-stockfish plays", "its leaves"]
        header += [f"{variant} {MODES[mode]}" for variant, mode in pairs]
        rows = []
        for game in ("chess", *LARGE_GAMES):
            peer = self._results.peer_rates("fairy-stockfish", game)
            ratios = [median_ratio(self._results.best_rates("native", mode, variant), peer)
                      for variant, mode in pairs]
            rows.append([game, millions(statistics.median(peer)), *(f"{ratio:.1f} ×" for ratio in ratios)])
        return markdown_table(header, rows)

    def _calls(self):
        calls = self._results.calls
        if not calls:
            return "Skipped: google-benchmark (Debian: libbenchmark-dev) is not installed.\n"
        names = list(calls[self._compilers[0], VARIANTS[0]][0])
        rows = []
        for name in names:
            row = [f"`{name}`"]
            for variant in VARIANTS:
                row.append(" / ".join(
                    f"{statistics.median(costs[name][0] for costs in calls[compiler, variant]):.1f}"
                    for compiler in self._compilers))
            row.append(f"{max(calls[c, v][0][name][1] for c in self._compilers for v in VARIANTS):.1f}")
            rows.append(row)
        return markdown_table(["call", *VARIANTS, "allocations, at most"], rows)

    def _embedding(self):
        header = ["variant", *(f"{what}, {compiler}" for what in ("seconds", "MB") for compiler in self._compilers),
                  "position", "move list", *(f"tables, {compiler}" for compiler in self._compilers)]
        rows = []
        for variant in VARIANTS:
            costs = [self._results.compile_cost(compiler, variant) for compiler in self._compilers]
            rows.append([variant, *(f"{seconds:.2f}" for seconds, _ in costs),
                         *(f"{memory:.0f}" for _, memory in costs), *self._object_sizes[variant],
                         *(f"{self._table_bytes[compiler, variant]:,}" for compiler in self._compilers)])
        return markdown_table(header, rows)

    def text(self):
        native, portable = (" ".join(LANGUAGE + flags) for flags in BUILDS.values())
        both = " / ".join(self._compilers)
        stockfish = self._engine_names.get("stockfish", "stockfish, which is not installed")
        fairy = self._engine_names.get("fairy-stockfish", "fairy-stockfish")
        return "\n".join([
            self._heading,
            f"Native is `{native}`, portable is `{portable}`.\n",
            "### Targets\n", self._targets(),
            f"### Chess and {stockfish}\n", "Native; millions of leaves a second (times stockfish).\n", self._chess(),
            "### All variants\n", "Millions of leaves a second, the geometric mean over the positions of a variant.\n",
            self._variants(),
            "The better compiler's to the better compiler's; \"all leaves\": not means, but all leaves in all the time.\n",
            self._shares(),
            f"### Wide boards and {fairy}\n",
            "Native, the better compiler; millions of leaves a second, and times that.\n", self._large_boards(),
            "### What calls cost\n", f"Native, {both}; nanoseconds a call.\n", self._calls(),
            "### What embedding costs\n",
            "A file that prints a variant's legal moves, `-std=c++20 -O2`: CPU seconds and peak memory;"
            " `sizeof` and the constants in bytes.\n",
            self._embedding(),
        ])
