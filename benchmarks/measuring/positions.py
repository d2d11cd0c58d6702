"""The positions that are measured: those of tests/perft, with their published counts."""

import dataclasses

VARIANTS = ["chess", "bolyar", "abagor", "polgar_star", "football"]

# Stockfish is measured on these lines of chess.perft, each to this depth.
CHESS_POSITIONS = {"start": (0, 6), "kiwipete": (1, 5), "endgame": (2, 6), "position 4": (3, 5), "position 5": (4, 5)}

QUICK_LEAVES = 50_000


@dataclasses.dataclass(frozen=True)
class Position:
    name: str
    fen: str
    depth: int
    counts: dict  # leaves by depth

    @property
    def leaves(self):
        return self.counts[self.depth]


def read_perft_file(path):
    """The file's FENs, each with its counts by depth."""
    entries = []
    for line in path.read_text(encoding="ascii").splitlines():
        fen, *fields = line.split(" ;")
        entries.append((fen, {int(depth[1:]): int(leaves) for depth, leaves in (field.split() for field in fields)}))
    return entries


def is_in_play(variant, fen):
    """False while men, or teams, are still being placed."""
    if variant == "polgar_star":
        return "[]" in fen
    if variant == "football":
        return " play " in fen
    return True


def choose(name, fen, counts, depth, quick):
    if quick:
        depth = max(d for d in counts if d <= depth and (d == 1 or counts[d] <= QUICK_LEAVES))
    return Position(name, fen, depth, counts)


def read_positions(perft_directory, variant, quick):
    """What is measured of a variant: the five yardsticks of chess, or all positions in play, each as deep as known."""
    entries = read_perft_file(perft_directory / f"{variant}.perft")
    if variant == "chess":
        return [choose(name, *entries[line], depth, quick) for name, (line, depth) in CHESS_POSITIONS.items()]
    return [choose(f"line {number}", fen, counts, max(counts), quick)
            for number, (fen, counts) in enumerate(entries, 1) if is_in_play(variant, fen)]
