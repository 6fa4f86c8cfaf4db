"""Generations: the program plays with the weights it has, then fits new ones to what it saw.

Games are kept in chunks in `learning-data/`, so an interruption costs little. A chunk's number
decides everything about it: the result does not depend on how many processes play.
"""

import argparse
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from learning.fitting import Ints

REMEMBERED = 2  # generations learned from
SEED_STEP = 1_000_003


@dataclass(frozen=True, slots=True)
class Generation:
    """The number of chunks of games, positions per move, and how much the outcome of a game counts
    in the target; the rest is the search score."""

    chunks: int
    nodes: int
    trust: float


@dataclass(frozen=True, slots=True)
class Course:
    """What a game's own file says about learning it; `play` and `fit` are functions of a module.

    `play(chunk, nodes, seed)` gives the rows of a chunk; `fit(rows, trust, seed)` fits weights to
    rows and writes them; `begin()` writes the first weights.
    """

    name: str
    generations: tuple[Generation, ...]
    begin: Callable[[], None]
    play: Callable[[int, int, int], Ints]
    fit: Callable[[Ints, float, int], None]


def play_chunk(play: Callable[[int, int, int], Ints], file: Path, *what: int) -> None:
    """Plays a chunk and stores it; a file is written completely or not at all."""
    new = file.with_suffix(".new.npy")
    np.save(new, play(*what))
    new.replace(file)


def learn_generation(course: Course, number: int, args: argparse.Namespace) -> None:
    """Plays the missing games, and fits to those of the last generations."""
    began = time.perf_counter()
    files: list[Path] = []
    with ProcessPoolExecutor(args.processes, multiprocessing.get_context("spawn")) as pool:
        under_way = []
        for earlier in range(max(0, number - REMEMBERED + 1), number + 1):
            folder: Path = args.data / f"{course.name}-{earlier}-{args.share:g}-{args.seed}"
            folder.mkdir(parents=True, exist_ok=True)
            generation = course.generations[earlier]
            for chunk in range(max(1, int(generation.chunks * args.share))):
                files.append(folder / f"chunk-{chunk:04d}.npy")
                if earlier == number and not files[-1].exists():
                    seed = SEED_STEP * (1_000 * args.seed + earlier) + chunk
                    what = (chunk, generation.nodes, seed)
                    under_way.append(pool.submit(play_chunk, course.play, files[-1], *what))
        for future in under_way:
            future.result()
    rows = np.concatenate([np.load(file) for file in files])
    played = time.perf_counter() - began
    course.fit(rows, course.generations[number].trust, args.seed)
    spent = time.perf_counter() - began
    print(f"generation {number}: {len(rows):,} rows, {played:.0f} + {spent - played:.0f} s")


def command(course: Course, about: str | None) -> None:
    """The command line of a course: every generation, each in a process of its own, because
    weights are read when the judge is loaded."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--share", type=float, default=1.0, help="of each generation's games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--data", type=Path, default=Path("learning-data"))
    parser.add_argument("--only", type=int, help="this generation alone")
    args = parser.parse_args()
    if args.only is not None:
        learn_generation(course, args.only, args)
        return
    course.begin()
    for number in range(len(course.generations)):
        again = [*sys.argv[1:], "--only", str(number)]
        subprocess.run([sys.executable, "-m", f"learning.{course.name}", *again], check=True)
