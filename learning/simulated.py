"""Self-play of games with chance or more than two sides, by Monte Carlo tree search."""

import random

import numpy as np

from learning.fitting import Floats
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER, State
from wuqi.search.limits import Limits
from wuqi.search.mcts.searcher import MonteCarlo

MEGABYTES = 16
WIDE = 0.15  # how often an action is sampled by visits instead of taking the most visited


def play_games(
    game: Game, games: int, nodes: int, opening: range, seed: int, every: int = 1
) -> tuple[State, Floats]:
    """Every `every`-th position of some games; for each side the payoff that search expected and
    the final payoff."""
    chance = random.Random(seed)
    search = MonteCarlo(game, MEGABYTES, seed=seed)
    states: list[State] = []
    labels: list[tuple[float, ...]] = []
    for number in range(games):
        position = game.start()
        search.forget()
        began, ply = len(states), 0
        while position.mover != OVER:
            if position.mover == CHANCE:
                position = position.play(position.sample(chance))
                continue
            ply += 1
            codes = position.codes()
            if ply <= opening[number % len(opening)] or len(codes) == 1:
                position = position.after(chance.choice(codes))
                continue
            *_, grown = search.think(position, Limits(nodes=nodes))
            code = grown.branches[0].codes[0]
            if not grown.proven and chance.randrange(every) == 0:
                states.append(position.state.copy())
                labels.append(grown.payoffs)
            if chance.random() < WIDE:
                visits = [branch.visits for branch in grown.branches]
                code = chance.choices(grown.branches, visits)[0].codes[0]
            position = position.after(code)
        assert position.result is not None
        payoffs = position.result.payoffs()
        labels[began:] = [(*expected, *payoffs) for expected in labels[began:]]
    return np.array(states, dtype=np.uint64), np.array(labels, dtype=np.float32)
