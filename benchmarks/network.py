"""How much time tree search with a network inside loses to waiting, with batches of about 256.

    python -m benchmarks.network

Search works on one half of the trees while the network works on the other. So the slower of the two
decides how long all takes, and time is lost whenever both wait: for a lock, a thread to wake up, or
a batch that could have been ready. What is lost is the share of the time in which the slower one
did not work.

The network is a stand-in that sleeps, as a processor does while an accelerator works, for the same
time for each batch. Other work on the machine makes all wait: the best of some runs is printed, and
only a quiet machine with a processor to spare gives the true figure. The processor time that search
takes for 256 leaves, by which the figures can be understood, hardly depends on other work.
"""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import wuqi
from wuqi.core.encoding import Encoding, Planes, encoded_games
from wuqi.core.game import Game
from wuqi.search.mcts.network import NetworkSearch

TREES, LEAVES, SIMULATIONS = 64, 8, 400
BATCH = 256
NETWORK_MS = (0.2, 1.0, 5.0, 20.0)
RUNS = 5


def stand_in(game: Game, wait: Callable[[], None]) -> Callable[[Planes], tuple[Any, Any]]:
    """An evaluator that knows nothing and takes as long as it is told to."""
    scores = np.zeros((TREES * LEAVES, Encoding(game).vocabulary), dtype=np.float32)
    values = np.zeros((TREES * LEAVES, game.sides), dtype=np.float32)

    def evaluate(planes: Planes) -> tuple[Any, Any]:
        wait()
        return scores[: len(planes)], values[: len(planes)]

    return evaluate


def search_milliseconds(game: Game) -> float:
    """Processor time of search for 256 leaves, with a network that answers at once."""
    search = NetworkSearch(game, stand_in(game, lambda: None), leaves=LEAVES)
    best = float("inf")
    for _ in range(RUNS):
        began = time.process_time()
        search.search([game.start()] * TREES, SIMULATIONS)
        best = min(best, time.process_time() - began)
    return 1_000 * best * BATCH / (TREES * SIMULATIONS)


def lost(game: Game, milliseconds: float) -> tuple[float, float]:
    """The share of the time in which neither search nor the network could go on, where the network
    takes this long for a batch; and the share in which the network worked."""
    asleep: list[float] = []

    def wait() -> None:
        began = time.perf_counter()
        time.sleep(milliseconds / 1_000)
        asleep.append(time.perf_counter() - began)

    search = NetworkSearch(game, stand_in(game, wait), leaves=LEAVES)
    search.search([game.start()] * TREES, 20)  # compiled, and in memory, before the clock starts
    found = []
    for _ in range(RUNS):
        asleep.clear()
        began, worked = time.perf_counter(), time.thread_time()
        search.search([game.start()] * TREES, SIMULATIONS)
        passed, worked = time.perf_counter() - began, time.thread_time() - worked
        found.append((1 - max(sum(asleep), worked) / passed, sum(asleep) / passed))
    return min(found)


def main() -> None:
    heads = "".join(f"{f'{milliseconds:g} ms':>18}" for milliseconds in NETWORK_MS)
    print(f"lost to waiting (network at work), by what it takes for {BATCH} leaves\n")
    print(f"{'':12}{'search':>10}{heads}")
    for name in encoded_games():
        game = wuqi.load(name)
        row = f"{name:12}{search_milliseconds(game):7.2f} ms"
        for milliseconds in NETWORK_MS:
            share, busy = lost(game, milliseconds)
            row += f"{f'{share:.0%} ({busy:.0%})':>18}"
        print(row, flush=True)


if __name__ == "__main__":
    main()
