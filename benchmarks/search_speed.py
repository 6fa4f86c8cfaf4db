"""How many positions alpha-beta looks at, and simulations MCTS makes, in a CPU second, one thread.

python -m benchmarks.search_speed [--seconds 3]
"""

import argparse
import time

from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.search.alphabeta.deepening import AlphaBeta
from wuqi.search.analysis import two_sided
from wuqi.search.limits import Limits
from wuqi.search.mcts.searcher import MonteCarlo


def positions_a_second(position: Position, seconds: float) -> float:
    searcher = AlphaBeta(position.game.kernel)
    for _ in searcher.think(position, Limits(depth=1)):
        pass
    began = time.process_time()
    for found in searcher.think(position, Limits(seconds=seconds)):
        nodes = found.nodes
    return nodes / (time.process_time() - began)


def simulations_a_second(position: Position, seconds: float) -> float:
    searcher = MonteCarlo(position.game)
    for _ in searcher.think(position, Limits(nodes=1)):
        pass
    searcher.forget()
    began = time.process_time()
    for grown in searcher.think(position, Limits(seconds=seconds)):
        done = grown.simulations
    return done / (time.process_time() - began)


def main(seconds: float = 3.0) -> None:
    print(f"{'game':12} {'alpha-beta':>16} {'MCTS':>20}")
    for name in names():
        start = configure(name, None, {}).start()
        nodes = positions_a_second(start, seconds) if two_sided(start.game) else 0.0
        told = f"{nodes / 1e6:.2f} M positions" if nodes else "–"
        print(f"{name:12} {told:>16} {simulations_a_second(start, seconds):>14,.0f} sims")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    main(parser.parse_args().seconds)
