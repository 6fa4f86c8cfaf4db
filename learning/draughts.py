"""Learns the weights of draughts' judge: `python -m learning.draughts --seed 1`.

Generation by generation: the program plays games against itself with the weights it has, each
time more of them, then fits new ones to what it saw. A position's target is how its game ended,
mixed with what search thought of it. The same seed and sizes make the same weights. Interrupted,
it goes on where it stopped, with the games it has kept.
"""

import argparse
import multiprocessing
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from learning.fitting import Floats, Ints, mean_loss, run_through
from learning.selfplay import play_games
from wuqi.core.bits import signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.core.registry import configure
from wuqi.games.draughts.judge import (
    BLOCK_COLUMNS,
    BLOCKS,
    COUNTS,
    FULL,
    KING,
    LANE,
    MEN,
    PATTERNS,
    TURNED,
    UNIT,
    block_patterns,
    counted,
)
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE, WORDS

FOLDER = Path(__file__).resolve().parents[1] / "src" / "wuqi" / "games" / "draughts"
WEIGHTS = FOLDER / "weights.npz"
CHUNK = 1_000  # games; what an interruption can cost
OPENING = range(4, 13)  # random plies
TRUST = 0.6  # how much of a target is the game's outcome; the rest is what search thought
FEWEST = 5  # positions with fewer pieces teach nothing about men
RATE = 0.5  # of learning, falling to nothing in the last epoch
DECAY = 2e-5
HELD_BACK = 0.05  # of the positions, whole games, to see how good the weights are
FIRST_MAN, FIRST_KING = 1.5, 4.5  # what the first generation knows: men and kings, in logits


def first_weights() -> Floats:
    """Weights that know nothing but that men and kings are good to have: patterns, then counts."""
    weights = np.zeros((BLOCKS // 2 * PATTERNS + COUNTS, 2))
    weights[-COUNTS + MEN], weights[-COUNTS + KING] = FIRST_MAN, FIRST_KING
    return weights


def save(weights: Floats, path: Path = WEIGHTS) -> None:
    """Writes weights down as the judge reads them."""
    whole = np.rint(np.clip(weights * UNIT, -32_000, 32_000)).astype(np.int16)
    patterns = whole[:-COUNTS].reshape(BLOCKS // 2, PATTERNS, 2)
    np.savez_compressed(path, patterns=patterns, counts=whole[-COUNTS:])


def play(games: int, nodes: int, seed: int) -> Ints:
    """Rows of (blue, green, kings, side, value, outcome) from so many games."""
    game = configure("draughts", "international", {})
    states, told = play_games(game, games, nodes, OPENING, seed)
    words = states[:, [BLUE, GREEN, KINGS, SIDE]].astype(np.int64)
    return np.concatenate([words, told], axis=1)


def play_chunk(file: Path, nodes: int, seed: int) -> None:
    """Plays CHUNK games and keeps them; half a file is never left behind."""
    rows = play(CHUNK, nodes, seed)
    new = file.with_suffix(".new.npy")
    np.save(new, rows)
    new.replace(file)


def games_of(generation: int, games: int, nodes: int, seed: int, data: Path) -> list[Path]:
    """The files of a generation's games, chunk by chunk: the first has so many, then ever more."""
    folder = data / f"generation-{generation}-{nodes}-{seed}"
    folder.mkdir(parents=True, exist_ok=True)
    chunks = max(1, games // CHUNK) * (generation + 1)
    return [folder / f"chunk-{number:04d}.npy" for number in range(chunks)]


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
def describe(states: State, features: Ints, amounts: Floats) -> None:
    """The features of each state: its sixteen blocks (the lower ones turned), then its counts."""
    half = BLOCKS // 2
    for i in range(states.shape[0]):
        state = states[i]
        blue, green = state[BLUE] & ~state[KINGS], state[GREEN] & ~state[KINGS]
        for block in range(BLOCKS):
            packed = block_patterns(blue, green, 2 * (block // BLOCK_COLUMNS))
            pattern = signed(packed >> np.uint64(16 * (block % BLOCK_COLUMNS)) & LANE)
            if block < half:
                features[i, block] = block * PATTERNS + pattern
                amounts[i, block] = 1.0
            else:
                features[i, block] = (BLOCKS - 1 - block) * PATTERNS + TURNED[pattern]
                amounts[i, block] = -1.0
        for count in range(COUNTS):
            features[i, BLOCKS + count] = half * PATTERNS + count
            amounts[i, BLOCKS + count] = counted(state, count)


def samples(rows: Ints) -> tuple[Ints, Floats, Floats, Floats]:
    """Features, their amounts, how full the board is, and the targets."""
    states = np.zeros((len(rows), WORDS), dtype=np.uint64)
    for column, word in enumerate((BLUE, GREEN, KINGS, SIDE)):
        states[:, word] = rows[:, column].astype(np.uint64)
    pieces = np.bitwise_count(states[:, BLUE] | states[:, GREEN])
    states, rows, pieces = (part[pieces >= FEWEST] for part in (states, rows, pieces))
    features = np.zeros((len(rows), BLOCKS + COUNTS), dtype=np.int64)
    amounts = np.zeros((len(rows), BLOCKS + COUNTS))
    describe(states, features, amounts)
    values = np.clip(rows[:, 4] / 999.0, -0.998, 0.998)
    odds = 2 * values / np.sqrt(1 - values**2)  # the judge's scale the other way round
    thought = 1 / (1 + np.exp(-odds))
    targets = TRUST * (rows[:, 5] + 1) / 2 + (1 - TRUST) * thought
    return features, amounts, pieces / FULL, targets


def fit(rows: Ints, epochs: int, seed: int) -> Floats:
    """Learns new weights from the first ones."""
    features, amounts, fullness, targets = samples(rows)
    chance = np.random.default_rng(seed)
    order, held = np.split(np.arange(len(targets)), [int((1 - HELD_BACK) * len(targets))])
    weights = first_weights()
    squares = np.ones_like(weights)
    for epoch in range(epochs):
        chance.shuffle(order)
        rate = RATE * (1 - epoch / epochs)
        met = run_through(
            features, amounts, fullness, targets, order, weights, squares, rate, DECAY
        )
        unseen = mean_loss(features[held], amounts[held], fullness[held], targets[held], weights)
        if epoch % 4 == 3:
            print(f"  epoch {epoch + 1}: loss {met:.5f}, on unseen games {unseen:.5f}", flush=True)
    counts = np.rint(weights[-COUNTS:] * UNIT).tolist()
    print("  men, king, first king, long diagonal, uneven, turn:", counts)
    return weights


def generation(number: int, asked: argparse.Namespace) -> None:
    """Plays, keeps what it saw, and fits to the last generations' games."""
    files: list[Path] = []
    for remembered in range(max(0, number - asked.remember + 1), number + 1):
        files += games_of(remembered, asked.games, asked.nodes, asked.seed, asked.data)
    newest = games_of(number, asked.games, asked.nodes, asked.seed, asked.data)
    began = time.perf_counter()
    play_generation(newest, asked.nodes, 1_000 * asked.seed + number, asked.processes)
    rows = np.concatenate([np.load(file) for file in files])
    spent = time.perf_counter() - began
    print(f"generation {number}: {len(rows):,} positions, {spent:.0f} s", flush=True)
    save(fit(rows, asked.epochs, asked.seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=30_000, help="of the first generation")
    parser.add_argument("--nodes", type=int, default=1_000, help="positions a move")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--remember", type=int, default=3, help="generations learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--data", type=Path, default=Path("learning-data"))
    parser.add_argument("--only", type=int, help="this generation alone")
    asked = parser.parse_args()
    if asked.only is not None:
        generation(asked.only, asked)
        return
    save(first_weights())
    for number in range(asked.generations):
        # A process of its own: weights are compiled into the judge.
        again = [*sys.argv[1:], "--only", str(number)]
        subprocess.run([sys.executable, "-m", "learning.draughts", *again], check=True)


if __name__ == "__main__":
    main()
