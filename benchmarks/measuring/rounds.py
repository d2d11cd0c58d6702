"""The rounds: everything that is timed, ours and the peers', in turn on one core."""

import dataclasses
import math
import statistics

from measuring.embedding import compile_cost
from measuring.peers import LARGE_GAMES, PeerPosition
from measuring.positions import VARIANTS
from measuring.programs import BUILDS, progress

MODES = {"count": "counted", "list": "listed"}
SECONDS_PER_CHESS_POSITION = 0.3
SECONDS_PER_POSITION = 0.1
SECONDS_PER_CALL = 0.1


def geometric_mean(values):
    return math.exp(statistics.fmean(map(math.log, values)))


def median_ratio(ours, theirs):
    """The median over the rounds of what one is to the other in the same round."""
    return statistics.median(our / their for our, their in zip(ours, theirs))


@dataclasses.dataclass
class Results:
    """Seconds by round and position, and what is reckoned from them."""

    compilers: list
    positions: dict
    walks: dict = dataclasses.field(default_factory=dict)  # (build, compiler, mode, variant) -> rounds of seconds
    peers: dict = dataclasses.field(default_factory=dict)  # (engine, game) -> rounds of (leaves, seconds)
    calls: dict = dataclasses.field(default_factory=dict)  # (compiler, variant) -> rounds of {call: (ns, allocations)}
    compilations: dict = dataclasses.field(default_factory=dict)  # (compiler, variant) -> rounds of (seconds, MB)

    def rates(self, build, compiler, mode, variant):
        """Leaves a second, by round: the geometric mean over the positions of a variant."""
        return [geometric_mean([position.leaves / spent for position, spent in zip(self.positions[variant], seconds)])
                for seconds in self.walks[build, compiler, mode, variant]]

    def total_rates(self, build, compiler, mode, variant):
        """Leaves a second, by round: all leaves of a variant in all the time, whichever position they are of."""
        leaves = sum(position.leaves for position in self.positions[variant])
        return [leaves / sum(seconds) for seconds in self.walks[build, compiler, mode, variant]]

    def best_rates(self, build, mode, variant, rates=rates):
        """The rates of the compiler whose program is the faster one."""
        return max((rates(self, build, compiler, mode, variant) for compiler in self.compilers), key=statistics.median)

    def peer_rates(self, engine, game):
        return [sum(leaves for leaves, _ in walks) / sum(seconds for _, seconds in walks)
                for walks in self.peers[engine, game]]

    def ratios_to_peer(self, engine, compiler, mode):
        """For each position of chess, how many times faster it is counted or listed than by the engine."""
        ours, theirs = self.walks["native", compiler, mode, "chess"], self.peers[engine, "chess"]
        return [median_ratio([walks[i][1] for walks in theirs], [seconds[i] for seconds in ours])
                for i in range(len(self.positions["chess"]))]


    def compile_cost(self, compiler, variant):
        """The least seconds and the most MB of all rounds."""
        seconds, memory = zip(*self.compilations[compiler, variant])
        return min(seconds), max(memory)


class Rounds:
    def __init__(self, workshop, compilers, positions, engines, perft_directory, with_costs, quick):
        self._workshop = workshop
        self._engines = engines
        self._perft_directory = perft_directory
        self._with_costs = with_costs
        self._haste = 0.1 if quick else 1.0
        self.results = Results(compilers, positions)

    def _walk_all(self, variant, position, at_least):
        return {(build, compiler, mode, variant):
                self._workshop.seconds_of_walk(compiler, build, mode, variant, position, at_least * self._haste)
                for build in BUILDS for compiler in self.results.compilers for mode in MODES}

    def _ask(self, engine, asked):
        seconds, leaves = self._engines[engine].seconds_of_walk(asked, SECONDS_PER_CHESS_POSITION * self._haste)
        return leaves, seconds

    def _run_walks(self, which_round):
        """One position of each variant after the other, so that what slows the machine slows them all alike."""
        positions = self.results.positions
        walks, asked_peers = {}, []
        most = max(map(len, positions.values()))
        for turn in range(most):
            progress(f"{which_round}: leaves, positions {turn + 1} of {most}")
            for variant in VARIANTS:
                if turn >= len(positions[variant]):
                    continue
                position = positions[variant][turn]
                if variant == "chess" and "stockfish" in self._engines:
                    asked = PeerPosition("chess", position.fen, position.depth, position.leaves)
                    asked_peers.append(self._ask("stockfish", asked))
                at_least = SECONDS_PER_CHESS_POSITION if variant == "chess" else SECONDS_PER_POSITION
                for key, seconds in self._walk_all(variant, position, at_least).items():
                    walks.setdefault(key, []).append(seconds)
        for key, seconds in walks.items():
            self.results.walks.setdefault(key, []).append(seconds)
        if asked_peers:
            self.results.peers.setdefault(("stockfish", "chess"), []).append(asked_peers)

    def _run_large_board_peer(self):
        start = self.results.positions["chess"][0]
        depth = start.depth - 1  # the peer is slow: one ply less than the yardstick
        asked_games = [PeerPosition("chess", start.fen, depth, start.counts[depth])]
        asked_games += [PeerPosition(game, "", depth, None) for game, depth in LARGE_GAMES.items()]
        for asked in asked_games:
            self._engines["fairy-stockfish"].choose_game(asked.game)
            walk = self._ask("fairy-stockfish", asked)
            self.results.peers.setdefault(("fairy-stockfish", asked.game), []).append([walk])

    def _run_calls(self, variant):
        for compiler in self.results.compilers:
            calls = self._workshop.nanoseconds_of_calls(
                compiler, variant, self._perft_directory / f"{variant}.perft", SECONDS_PER_CALL * self._haste)
            self.results.calls.setdefault((compiler, variant), []).append(calls)

    def _run_compilations(self, variant):
        for compiler in self.results.compilers:
            cost = compile_cost(self._workshop, compiler, variant)
            self.results.compilations.setdefault((compiler, variant), []).append(cost)

    def run(self, count):
        for number in range(1, count + 1):
            which_round = f"round {number} of {count}"
            self._run_walks(which_round)
            if "fairy-stockfish" in self._engines:
                progress(f"{which_round}: fairy-stockfish")
                self._run_large_board_peer()
            for variant in VARIANTS if self._with_costs else []:
                progress(f"{which_round}: calls, {variant}")
                self._run_calls(variant)
            for variant in VARIANTS:
                progress(f"{which_round}: compiling, {variant}")
                self._run_compilations(variant)
        return self.results
