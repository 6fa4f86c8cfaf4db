"""Learns the weights of draughts' judge: `python -m learning.draughts --seed 1`.

Generation by generation: the program plays games against itself with the weights it has, then
fits new ones to what it saw. A position's target is how its game ended, mixed with what search
thought of it. The same seed and sizes make the same weights. If interrupted, it continues where it
stopped, with the games it has kept.
"""

import argparse
import multiprocessing
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from learning.fitting import Floats, Ints, Samples, fitted, mean_loss
from learning.selfplay import play_games
from wuqi.core.kernel import State
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi.core.registry import configure
from wuqi.games.draughts.judge import COUNTS, FULL, KING, MEN, UNIT, counted
from wuqi.games.draughts.patterns import (
    BLOCK_PATTERNS,
    BLOCK_ROWS,
    BLOCKS,
    COLUMNS,
    FIELD,
    GRAIN,
    PHASES,
    TOWER_PATTERNS,
    two_rows,
)
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE, WORDS

FOLDER = Path(__file__).resolve().parents[1] / "src" / "wuqi" / "games" / "draughts"
WEIGHTS = FOLDER / "weights.npz"
CHUNK = 1_000  # games; what an interruption can cost
OPENING = range(4, 13)  # random plies
REMEMBERED = 2  # generations learned from
FEWEST = 5  # positions with fewer pieces teach nothing about men
RATE = 0.5  # of learning, falling to nothing in the last epoch
CAUTION, TOWER_CAUTION = 1.0, 20.0  # with blocks and counts, with towers; see `fitting`
RARE = 40  # a tower seen less often is worth only what its blocks are
HELD_BACK = 0.05  # of the positions, whole games, to see how good the weights are
FIRST_MAN, FIRST_KING = 1.5, 4.5  # what the first generation knows: men and kings, in logits


@dataclass(frozen=True, slots=True)
class Generation:
    """Games with the weights so far, and how much the outcome of a game counts in the target. The
    rest of the target is the search score: at first that is worth little, later more than the
    outcome.
    """

    games: int
    nodes: int  # positions a move
    trust: float
    seed: int


# First each generation thinks longer than the one before. Then many games are played quickly: most
# towers are rare, so more positions help more than better ones.
GENERATIONS = (
    Generation(50_000, 1_000, 0.8, 1_000),
    Generation(50_000, 2_000, 0.5, 1_001),
    Generation(50_000, 3_000, 0.2, 1_002),
    Generation(50_000, 4_000, 0.2, 1_003),
    Generation(275_000, 1_500, 0.2, 51),
    Generation(111_000, 2_000, 0.2, 52),
)

# Where features begin: blocks, then towers, then counts. And their places in a sample, where each
# side has its blocks and towers.
FIRST_TOWER = BLOCKS * BLOCK_PATTERNS
FIRST_COUNT = FIRST_TOWER + COLUMNS * TOWER_PATTERNS
BLOCK_PLACES = 2 * BLOCKS
TOWER_PLACES = 2 * COLUMNS
PLACES = BLOCK_PLACES + TOWER_PLACES + COUNTS


def first_weights() -> Floats:
    """Weights that know nothing but that men and kings are good to have."""
    weights = np.zeros((FIRST_COUNT + COUNTS, PHASES), dtype=np.float32)
    weights[-COUNTS + MEN], weights[-COUNTS + KING] = FIRST_MAN, FIRST_KING
    return weights


def save(weights: Floats, path: Path = WEIGHTS) -> None:
    """Writes weights in the form that the judge reads."""
    blocks, towers, counts = np.split(weights * UNIT, [FIRST_TOWER, FIRST_COUNT])
    np.savez_compressed(
        path,
        blocks=whole(blocks.reshape(BLOCKS, BLOCK_PATTERNS, PHASES), np.int16),
        towers=whole(towers.reshape(COLUMNS, TOWER_PATTERNS, PHASES) / GRAIN, np.int8),
        counts=whole(counts, np.int16),
    )


def whole(numbers: npt.NDArray[Any], kind: type[np.signedinteger[Any]]) -> npt.NDArray[Any]:
    """The nearest whole numbers of a kind."""
    most = np.iinfo(kind).max
    return np.rint(np.clip(numbers, -most, most)).astype(kind)


def play(games: int, nodes: int, seed: int) -> Ints:
    """Rows of (blue, green, kings, side, value, outcome) from this many games."""
    game = configure("draughts", "international", {})
    states, labels = play_games(game, games, nodes, OPENING, seed)
    words = states[:, [BLUE, GREEN, KINGS, SIDE]].astype(np.int64)
    return np.concatenate([words, labels], axis=1)


def play_chunk(file: Path, nodes: int, seed: int) -> None:
    """Plays CHUNK games and stores them; a file is written completely or not at all."""
    rows = play(CHUNK, nodes, seed)
    new = file.with_suffix(".new.npy")
    np.save(new, rows)
    new.replace(file)


def games_of(number: int, args: argparse.Namespace) -> list[Path]:
    """The files of a generation's games, chunk by chunk."""
    folder: Path = args.data / f"generation-{number}-{args.share:g}-{args.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    chunks = max(1, int(GENERATIONS[number].games * args.share) // CHUNK)
    return [folder / f"chunk-{chunk:04d}.npy" for chunk in range(chunks)]


def play_generation(files: list[Path], nodes: int, seed: int, processes: int) -> None:
    """Plays the chunks that are missing, several at once; each has random numbers of its own."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        under_way = [
            pool.submit(play_chunk, file, nodes, 1_000_003 * seed + number)
            for number, file in enumerate(files)
            if not file.exists()
        ]
        for future in under_way:
            future.result()


@compiled
def describe(states: State, features: Ints, amounts: Ints) -> None:
    """The features of each state: blocks and towers as blue sees them, as green does, counts."""
    for i in range(states.shape[0]):
        state = states[i]
        blue, green = state[BLUE] & ~state[KINGS], state[GREEN] & ~state[KINGS]
        for turned in range(2):
            first = two_rows(blue, green, 0, turned == 1)
            second = two_rows(blue, green, 2, turned == 1)
            third = two_rows(blue, green, 4, turned == 1)
            for column in range(COLUMNS):
                shift = np.uint64(16 * column)
                top = signed(first >> shift & FIELD)
                middle = signed(second >> shift & FIELD)
                bottom = signed(third >> shift & FIELD)
                for row in range(BLOCK_ROWS):
                    block = row * COLUMNS + column
                    pattern = top + 81 * middle if row == 0 else middle + 81 * bottom
                    features[i, turned * BLOCKS + block] = block * BLOCK_PATTERNS + pattern
                tower = top + 81 * middle + 6561 * bottom
                place = BLOCK_PLACES + turned * COLUMNS + column
                features[i, place] = FIRST_TOWER + column * TOWER_PATTERNS + tower
        for place in range(BLOCKS):
            amounts[i, place], amounts[i, BLOCKS + place] = 1, -1
        for place in range(BLOCK_PLACES, BLOCK_PLACES + COLUMNS):
            amounts[i, place], amounts[i, COLUMNS + place] = 1, -1
        for count in range(COUNTS):
            place = BLOCK_PLACES + TOWER_PLACES + count
            features[i, place] = FIRST_COUNT + count
            amounts[i, place] = counted(state, count)


def samples(rows: Ints, trust: float) -> Samples:
    """The positions as samples to learn from; `trust` is the weight of the outcome."""
    pieces = np.bitwise_count(rows[:, 0] | rows[:, 1])
    rows, pieces = rows[pieces >= FEWEST], pieces[pieces >= FEWEST]
    states = np.zeros((len(rows), WORDS), dtype=np.uint64)
    for column, word in enumerate((BLUE, GREEN, KINGS, SIDE)):
        states[:, word] = rows[:, column].astype(np.uint64)
    features = np.zeros((len(rows), PLACES), dtype=np.int32)
    amounts = np.zeros((len(rows), PLACES), dtype=np.int8)
    describe(states, features, amounts)
    towers = slice(BLOCK_PLACES, BLOCK_PLACES + TOWER_PLACES)
    times = np.bincount(features[:, towers].ravel(), minlength=FIRST_COUNT)
    amounts[:, towers] *= (times >= RARE)[features[:, towers]]
    values = np.clip(rows[:, 4] / 999.0, -0.998, 0.998)
    odds = 2 * values / np.sqrt(1 - values**2)  # the inverse of the judge's scale
    thought = 1 / (1 + np.exp(-odds))
    targets = trust * (rows[:, 5] + 1) / 2 + (1 - trust) * thought
    fullness = (pieces / FULL).astype(np.float32)
    return Samples(features, amounts, fullness, targets.astype(np.float32))


def fit(rows: Ints, trust: float, epochs: int, seed: int) -> Floats:
    """Learns new weights from the first ones."""
    known = samples(rows, trust)
    seen, unseen = split(known, int((1 - HELD_BACK) * len(known)))
    caution = np.full(FIRST_COUNT + COUNTS, CAUTION, dtype=np.float32)
    caution[FIRST_TOWER:FIRST_COUNT] = TOWER_CAUTION
    weights = fitted(seen, first_weights(), caution, epochs, RATE, seed)
    losses = [
        mean_loss(part.features, part.amounts, part.fullness, part.targets, weights)
        for part in (split(seen, len(unseen))[0], unseen)
    ]
    print(f"  loss {losses[0]:.5f}, on unseen games {losses[1]:.5f}", flush=True)
    counts = np.rint(weights[FIRST_COUNT:] * UNIT).tolist()
    print("  men, king, first king, long diagonal, uneven, turn:", counts, flush=True)
    return weights


def split(known: Samples, place: int) -> tuple[Samples, Samples]:
    """The samples up to a place, and those from there on."""
    first, second = slice(None, place), slice(place, None)
    parts = [
        Samples(known.features[s], known.amounts[s], known.fullness[s], known.targets[s])
        for s in (first, second)
    ]
    return parts[0], parts[1]


def learn_generation(number: int, args: argparse.Namespace) -> None:
    """Plays, stores the positions, and fits to the last generations' games."""
    this = GENERATIONS[number]
    remembered = range(max(0, number - REMEMBERED + 1), number + 1)
    files = [games_of(earlier, args) for earlier in remembered]
    began = time.perf_counter()
    play_generation(files[-1], this.nodes, this.seed + 1_000 * (args.seed - 1), args.processes)
    rows = np.concatenate([np.load(file) for one in files for file in one])
    spent = time.perf_counter() - began
    print(f"generation {number}: {len(rows):,} positions, {spent:.0f} s", flush=True)
    save(fit(rows, this.trust, args.epochs, args.seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of each generation's games")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--data", type=Path, default=Path("learning-data"))
    parser.add_argument("--only", type=int, help="this generation alone")
    args = parser.parse_args()
    if args.only is not None:
        learn_generation(args.only, args)
        return
    save(first_weights())
    for number in range(len(GENERATIONS)):
        # A process of its own: weights are compiled into the judge.
        again = [*sys.argv[1:], "--only", str(number)]
        subprocess.run([sys.executable, "-m", "learning.draughts", *again], check=True)


if __name__ == "__main__":
    main()
