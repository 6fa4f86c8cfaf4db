"""How well time limits are kept: how late each search ends.

    python -m benchmarks.punctual [--searches 40] [--only janken …]

Each searcher plays games against itself from varied openings, keeping its memory or tree from move
to move, with 0.01, 0.05, 0.1 and 0.5 s an action. It measures everything between the question and
the last answer, in milliseconds. On a busy machine that includes waiting for a core, so undisturbed
searches are listed separately: those that used the processor all the time except for 2 ms. The very
first search of each searcher, which loads compiled code before its clock starts, is not counted.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator

from benchmarks.measuring import measured, settings
from wuqi.arena.playing import opening
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.search.analysis import Analyst, two_sided
from wuqi.search.limits import Limits
from wuqi.search.mcts.searcher import MonteCarlo

LIMITS = (0.01, 0.05, 0.1, 0.5)
OPENING_PLIES = 6
WAITED = 0.002
LONGEST = 60  # plies of a game; then the next one begins

Search = Callable[[Position, float], int]  # what is best after so many seconds, as a code


def searchers(game: Game) -> Iterator[tuple[str, Search]]:
    """The searchers of a game: its usual one, and tree search."""
    analyst = Analyst(game)

    def own(position: Position, seconds: float) -> int:
        *_, found = analyst.think(position, Limits(seconds))
        return found.best.code

    yield "alpha-beta" if two_sided(game) else "mcts", own
    if two_sided(game):
        trees = MonteCarlo(game)

        def grown(position: Position, seconds: float) -> int:
            *_, last = trees.think(position, Limits(seconds))
            return last.branches[0].codes[0]

        yield "mcts", grown


def starts(game: Game, chance: random.Random) -> Iterator[Position]:
    """Positions to play from, without end."""
    hard = measured(game.name).HARD
    while True:
        yield opening(game, OPENING_PLIES, chance).position
        yield from map(game.read, hard)


def late(game: Game, search: Search, seconds: float, searches: int) -> list[tuple[float, bool]]:
    """How late each search was, and whether it was undisturbed."""
    chance = random.Random(1)
    found: list[tuple[float, bool]] = []
    for position in starts(game, chance):
        plies = 0
        while position.mover != OVER and plies < LONGEST:
            if position.mover == CHANCE:
                position = position.play(position.sample(chance))
                continue
            began, worked = time.perf_counter(), time.process_time()
            code = search(position, seconds)
            took, cost = time.perf_counter() - began, time.process_time() - worked
            found.append((took - seconds, took - cost < WAITED))
            if len(found) == searches:
                return found
            position = position.play(next(a for a in position.actions() if a.code == code))
            plies += 1
    return found


def summary(figures: list[float]) -> str:
    """The number, the median, the 99th percentile and the maximum, in milliseconds."""
    if not figures:
        return f"{0:7d}{'':27}"
    ordered = sorted(figures)
    chosen = (ordered[len(ordered) // 2], ordered[(len(ordered) * 99 - 1) // 100], ordered[-1])
    return f"{len(ordered):7d}" + "".join(f"{1_000 * figure:9.1f}" for figure in chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--searches", type=int, default=40)
    parser.add_argument("--limits", type=float, nargs="*", default=LIMITS)
    parser.add_argument("--only", nargs="*", choices=names(), default=list(names()))
    args = parser.parse_args()
    heads = f"{'p50':>9}{'p99':>9}{'max':>9}"
    print(f"{'':24}{'':11}{'limit':>6}{'all':>7}{heads}{'alone':>7}{heads}")
    for name, preset in settings():
        if name not in args.only:
            continue
        game = configure(name, preset, {})
        for kind, search in searchers(game):
            late(game, search, min(args.limits), 1)
            for seconds in args.limits:
                found = late(game, search, seconds, args.searches)
                every, alone = [late for late, _ in found], [late for late, left in found if left]
                line = f"{' '.join(filter(None, (name, preset))):24}{kind:11}{seconds:6.2f}"
                print(line + summary(every) + summary(alone), flush=True)


if __name__ == "__main__":
    main()
