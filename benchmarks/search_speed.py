"""How many positions alpha-beta looks at, and simulations MCTS makes, in a CPU second, one thread.

    python -m benchmarks.search_speed [--seconds 10]

In the same run OpenSpiel's C++ `MCTSBot` (random playouts) on the nearest of its games, where there
is one. Our simulations end in the game's judge.
"""

import argparse
import time

import pyspiel

from benchmarks.measuring import measured
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.search.alphabeta.deepening import AlphaBeta
from wuqi.search.analysis import two_sided
from wuqi.search.limits import Limits
from wuqi.search.mcts.searcher import MonteCarlo

BATCH = 200  # OpenSpiel's simulations between looks at the clock


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


def openspiel_simulations_a_second(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.4, BATCH, 1_000, False, 1, False)
    state = game.new_initial_state()
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        bot.step(state)
        done += BATCH
    return done / (time.process_time() - began)


def main(seconds: float = 10.0) -> None:
    print(f"{'game':12} {'alpha-beta':>16} {'MCTS':>20}   OpenSpiel's MCTSBot")
    for name in names():
        start = configure(name, None, {}).start()
        nodes = positions_a_second(start, seconds) if two_sided(start.game) else 0.0
        text = f"{nodes / 1e6:.2f} M positions" if nodes else "–"
        ours = simulations_a_second(start, seconds)
        line = f"{name:12} {text:>16} {ours:>14,.0f} sims"
        if nearest := measured(name).NEAREST:
            theirs = openspiel_simulations_a_second(nearest, seconds)
            line += f"   {theirs:,.0f} sims ({nearest}): {ours / theirs:.0f} times as many"
        print(line, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    main(parser.parse_args().seconds)
