"""Our Monte Carlo tree search against OpenSpiel's C++ `MCTSBot`, at equal numbers of simulations.

    python -m benchmarks.matches.openspiel_match [--games 100] [--simulations 500]

OpenSpiel plays our games through the adapter, with random playouts; if an action has several
tokens, it thinks again at every token, with as many simulations. If interrupted, it continues where
it stopped.
"""

import random

import pyspiel

from benchmarks.matches.journal import Outcome, command, outcome
from benchmarks.measuring import measured
from wuqi.adapters.openspiel import WuqiState
from wuqi.core.registry import names
from wuqi.search.limits import Limits
from wuqi.search.mcts.searcher import MonteCarlo

GAMES = [game for game in names() if measured(game).OPENSPIEL]
OPENING = 2  # random plies
SIMULATIONS = 500
CURIOSITY = 1.4  # UCT's constant, as OpenSpiel's examples have it
MEGABYTES = 1_000


def play(name: str, simulations: int, number: int) -> Outcome:
    """One game; each opening is played from both sides."""
    ours = 1 + number % 2
    game = pyspiel.load_game(f"python_wuqi_{name}")
    chance = random.Random(number // 2)
    state: WuqiState = game.new_initial_state()
    rollouts = pyspiel.RandomRolloutEvaluator(1, number)
    theirs = pyspiel.MCTSBot(
        game, rollouts, CURIOSITY, simulations, MEGABYTES, False, number, False
    )
    us = MonteCarlo(state.position.game, megabytes=16, seed=number)
    plies = 0
    while not state.is_terminal():
        if state.token_state.chosen or (plies >= OPENING and state.position.mover != ours):
            # Its plain `step` releases Python's lock, which crashes with games written in Python.
            state.apply_action(theirs.step_with_policy(state)[1])
            plies += not state.token_state.chosen
            continue
        if plies < OPENING:
            code = chance.choice(state.position.actions()).code
        else:
            *_, grown = us.think(state.position, Limits(nodes=simulations))
            code = grown.branches[0].codes[0]
        tokens = next(tokens for tokens, known in state.token_state.codes.items() if known == code)
        for token in tokens:
            state.apply_action(token)
        plies += 1
    assert state.position.result is not None
    return outcome(number, state.position.result, ours)


if __name__ == "__main__":
    command(__doc__, play, GAMES, "openspiel", 100, "simulations", SIMULATIONS)
