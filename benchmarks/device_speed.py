"""How fast rules and search are, as JSON: run here, and in the browser's Python.

    python -m benchmarks.device_speed

`benchmarks.device` compares the two.
"""

import json
import time

from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import load
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.search.perft import perft
from wuqi.search.playouts import play_randomly

SECONDS = 2.0
DEPTHS = range(2, 12)
RANDOM_GAMES = 5_000


def start_of(game: str) -> Position:
    position = load(game).start()
    while position.mover == CHANCE:
        position = position.play(next(iter(position.outcomes())))
    return position


def search(position: Position) -> float:
    """Nodes of alpha-beta or simulations of MCTS a second, one thread."""
    *_, found = Analyst(position.game, 16).think(position, Limits(seconds=SECONDS))
    return found.nodes / found.seconds


def leaves(position: Position) -> float | None:
    """Leaves of perft a second; nothing where there is chance."""
    try:
        for depth in DEPTHS:
            began = time.perf_counter()
            count = perft(position, depth)
            spent = time.perf_counter() - began
            if spent > SECONDS / 4:
                return count / spent
    except WuqiError:
        pass
    return None


def random_games(position: Position) -> float:
    """Random games a second. By the clock on the wall: the browser has no other."""
    play_randomly(position, 1)
    began = time.perf_counter()
    play_randomly(position, RANDOM_GAMES)
    return RANDOM_GAMES / (time.perf_counter() - began)


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
