"""Draughts' search with the weights it has against those of another checkout, by nodes, not time.

    python -m benchmarks.games.draughts.weights_match BEFORE    a folder with another checkout

Weights are compiled into the judge, so each set plays in a process of its own. Openings are random,
each is played with both colours. Since nodes are counted, other work on the machine does not
matter.
"""

import argparse
import math
import os
import random
import subprocess
import sys
from pathlib import Path

from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.search.alphabeta.deepening import AlphaBeta
from wuqi.search.limits import Limits

ROOT = Path(__file__).resolve().parents[3]
OPENING = (4, 6, 8)  # random plies
LONGEST = 200  # plies after the opening; then it is a draw
REPORT_EVERY = 50  # games
MEGABYTES = 16


def answer(nodes: int) -> None:
    """The player's process: reads a line of moves, writes the next one."""
    game = configure("draughts", "international", {})
    search = AlphaBeta(game.kernel, MEGABYTES)
    for line in sys.stdin:
        position = game.start()
        for move in line.split():
            position = position.play(move)
        *_, found = search.think(position, Limits(nodes=nodes))
        print(position.named(found.lines[0].codes[0]), flush=True)


class Player:
    """One set of weights, in its own process."""

    def __init__(self, checkout: Path, nodes: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        command = [sys.executable, "-P", __file__, "--answer", str(nodes)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def choose(self, moves: list[str]) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(" ".join(moves) + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def opening(start: Position, chance: random.Random) -> list[str]:
    """Random moves that do not end the game."""
    while True:
        position, moves = start, []
        for _ in range(chance.choice(OPENING)):
            if position.result is None:
                moves.append(str(chance.choice(position.actions())))
                position = position.play(moves[-1])
        if position.result is None:
            return moves


def play(start: Position, moves: list[str], players: tuple[Player, Player]) -> float:
    """What the first player gets: 1, a half or 0."""
    position = start
    for move in moves:
        position = position.play(move)
    for _ in range(LONGEST):
        if position.result is not None:
            return position.result.payoffs()[0]
        moves.append(players[position.mover - 1].choose(moves))
        position = position.play(moves[-1])
    return 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answer", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answer is not None:
        answer(args.answer)
        return
    if args.before is None:
        parser.error("which checkout?")
    now, before = Player(ROOT, args.nodes), Player(args.before, args.nodes)
    start, chance = configure("draughts", "international", {}).start(), random.Random(args.seed)
    scores: list[float] = []
    try:
        while len(scores) < args.games:
            moves = opening(start, chance)
            scores.append(play(start, list(moves), (now, before)))
            scores.append(1 - play(start, list(moves), (before, now)))
            if len(scores) % REPORT_EVERY == 0 or len(scores) >= args.games:
                mean = sum(scores) / len(scores)
                spread = math.sqrt(sum((s - mean) ** 2 for s in scores)) / len(scores)
                print(
                    f"{len(scores):4d} games  +{scores.count(1.0)} ={scores.count(0.5)} "
                    f"-{scores.count(0.0)}  {mean:.1%} ± {1.96 * spread:.1%}",
                    flush=True,
                )
    finally:
        now.end()
        before.end()


if __name__ == "__main__":
    main()
