"""Other programs that count leaves, driven over UCI."""

import dataclasses
import os
import shutil
import subprocess
import sys
import time

# Where Debian installs the engines.
GAMES = "/usr/games"


@dataclasses.dataclass(frozen=True)
class PeerPosition:
    """What a peer is asked; leaves are unknown if no published count is at hand."""

    game: str
    fen: str
    depth: int
    leaves: int | None


# Fairy-Stockfish's own games on boards of more than 64 cells, where a build for large boards is at home.
LARGE_GAMES = {"capablanca": 4, "grand": 3, "shako": 3}


def find_engine(name):
    return shutil.which(name, path=os.environ.get("PATH", "") + os.pathsep + GAMES)


class Engine:
    """One process of a UCI engine on the core that is measured on."""

    def __init__(self, path, workshop):
        self._process = subprocess.Popen(workshop.pinned([path]), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         text=True, bufsize=1)
        self._counts = {}
        self._send("uci")
        self.name = self._wait_for("id name ")
        self._wait_for("uciok")
        self._send("setoption name Threads value 1")

    def _send(self, line):
        self._process.stdin.write(line + "\n")

    def _wait_for(self, beginning):
        for line in self._process.stdout:
            if line.startswith(beginning):
                return line[len(beginning):].strip()
        sys.exit(f"table: {self._process.args[-1]} ended without '{beginning}'")

    def choose_game(self, game):
        self._send(f"setoption name UCI_Variant value {game}")

    def seconds_of_walk(self, asked, at_least):
        """How long the leaves of a position take, and how many there are; a wrong count ends the run."""
        self._send(f"position fen {asked.fen}" if asked.fen else "position startpos")
        self._send("isready")
        self._wait_for("readyok")
        expected = asked.leaves or self._counts.get((asked.game, asked.depth))
        walks = 0
        begin = time.perf_counter()
        while True:
            self._send(f"go perft {asked.depth}")
            leaves = int(self._wait_for("Nodes searched: "))
            spent = time.perf_counter() - begin
            walks += 1
            if leaves != (expected or leaves):
                sys.exit(f"table: {self.name}: {leaves} leaves instead of {expected} in {asked}")
            if spent >= at_least:
                break
        self._counts[asked.game, asked.depth] = leaves
        return spent / walks, leaves

    def quit(self):
        self._send("quit")
        self._process.wait()


def open_engine(name, workshop, progress):
    path = find_engine(name)
    if path is None:
        progress(f"{name} is not installed: skipped")
        return None
    return Engine(path, workshop)
