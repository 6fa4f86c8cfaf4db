"""How fast rules and search are, as JSON: run here, and in the browser's Python.

    python -m benchmarks.device.speed

`benchmarks.device` compares the two. Time is the processor's (under Node, JavaScript knows it), so
that other work on the machine does not count.
"""

import json
import sys
import time
from collections.abc import Callable

from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import load
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.search.perft import perft
from wuqi.search.playouts import play_randomly

SECONDS = 1.0  # that each measurement takes, about
DEPTHS = range(2, 12)


def clock() -> float:
    """Seconds of processor time that this process has used."""
    if sys.platform != "emscripten":
        return time.process_time()
    from js import process  # type: ignore[import-not-found]

    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def pace(work: Callable[[int], int], first: int) -> float:
    """The rate per second: `work(amount)` returns how much it did. Code is warm before it is
    measured."""
    work(1)  # compiled before it counts
    amount = first
    while True:
        began = clock()
        done = work(amount)
        spent = clock() - began
        if spent > SECONDS / 2:
            return done / spent
        amount = int(amount * min(10.0, 1.2 * SECONDS / max(spent, 1e-6)))


def start_of(game: str) -> Position:
    position = load(game).start()
    while position.mover == CHANCE:
        position = position.play(next(iter(position.outcomes())))
    return position


def search(position: Position) -> float:
    """Nodes of alpha-beta or simulations of MCTS a second, one thread."""

    def think(nodes: int) -> int:
        *_, found = Analyst(position.game, 16).think(position, Limits(nodes=nodes))
        return found.nodes

    return pace(think, 1_000)


def leaves(position: Position) -> float | None:
    """Leaves of perft a second; nothing where there is chance."""
    try:
        perft(position, 1)  # compiled before it counts
        for depth in DEPTHS:
            began = clock()
            count = perft(position, depth)
            spent = clock() - began
            if spent > SECONDS / 4:
                return count / spent
    except WuqiError:
        pass
    return None


def random_games(position: Position) -> float:
    """Random games a second."""

    def play(games: int) -> int:
        play_randomly(position, games)
        return games

    return pace(play, 20)


def main() -> None:
    found = {}
    for game in shipped():
        position = start_of(game)
        found[game] = {
            "search": search(position),
            "perft": leaves(position),
            "random games": random_games(position),
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
