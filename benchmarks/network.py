"""How much of the time a network inside tree search is busy; the rest of the time it waits for
search.

    python -m benchmarks.network

The network is a stand-in that sleeps, as a processor does while an accelerator works. It takes the
same time for each batch. It prints the share of the time in which the network works, with batches
of about 256 leaves. Other work on the machine lowers this share.

It also prints the processor time that search itself takes for 256 leaves, which other work hardly
changes. Search works on one half of the trees while the network works on the other. So on a core of
its own it keeps any network busy that takes longer than that.
"""

import time

import numpy as np

import wuqi
from wuqi.core.encoding import Encoding, Planes, encoded_games
from wuqi.search.mcts.network import NetworkSearch

TREES, LEAVES, SIMULATIONS = 64, 8, 400
NETWORK_MS = (2.0, 5.0)
RUNS = 3


def busy_share(name: str, milliseconds: float) -> tuple[float, float]:
    """The share of the time in which the network works, and the mean size of a batch."""
    game = wuqi.load(name)
    encoding = Encoding(game)
    work: list[float] = []
    sizes: list[int] = []

    def evaluate(planes: Planes) -> tuple[object, object]:
        began = time.perf_counter()
        scores = np.zeros((len(planes), encoding.vocabulary), dtype=np.float32)
        values = np.zeros((len(planes), game.sides), dtype=np.float32)
        time.sleep(milliseconds / 1000)
        work.append(time.perf_counter() - began)
        sizes.append(len(planes))
        return scores, values

    search = NetworkSearch(game, evaluate, leaves=LEAVES)
    search.search([game.start()] * TREES, 20)  # compiled before the clock starts
    work.clear()
    sizes.clear()
    began = time.perf_counter()
    search.search([game.start()] * TREES, SIMULATIONS)
    return sum(work) / (time.perf_counter() - began), float(np.mean(sizes))


def search_milliseconds(name: str) -> float:
    """Processor time of search for 256 leaves, with a network that answers at once."""
    game = wuqi.load(name)
    encoding = Encoding(game)
    scores = np.zeros((TREES * LEAVES, encoding.vocabulary), dtype=np.float32)
    values = np.zeros((TREES * LEAVES, game.sides), dtype=np.float32)
    search = NetworkSearch(game, lambda planes: (scores[: len(planes)], values[: len(planes)]))
    search.search([game.start()] * TREES, 20)
    best = float("inf")
    for _ in range(RUNS):
        began = time.process_time()
        search.search([game.start()] * TREES, SIMULATIONS)
        best = min(best, time.process_time() - began)
    return 1_000 * best * 256 / (TREES * SIMULATIONS)


def main() -> None:
    for name in encoded_games():
        print(f"{name}: {search_milliseconds(name):.2f} ms of search for 256 leaves", flush=True)
        for milliseconds in NETWORK_MS:
            share, size = busy_share(name, milliseconds)
            print(f"{name}: {share:.0%} at {milliseconds:g} ms a batch of {size:.0f}", flush=True)


if __name__ == "__main__":
    main()
