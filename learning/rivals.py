"""Learns how strong each of several sides is, from who finished ahead of whom.

The chance that one side ends before another depends on the difference of their strengths, and a
side's strength is a sum of weights that apply to it. A game lists them: `16 × number + times`.
"""

import numpy as np
import numpy.typing as npt

from learning.fitting import Floats, Ints, Samples, fitted, mean_loss
from learning.simulated import play_games
from wuqi.core.game import Game

EXACT = 10_000  # payoffs are stored in these fractions
EPOCHS = 6
RATE = 0.3  # of learning, falling to nothing in the last epoch
CAUTION = 10.0  # see `fitting`
HELD_BACK = 0.05  # whole games, to see how good the weights are


def rows_of(game: Game, games: int, nodes: int, opening: range, seed: int, every: int) -> Ints:
    """Rows of a state, what search expected for each side, and what each got."""
    states, labels = play_games(game, games, nodes, opening, seed, every)
    shares = np.rint(labels * EXACT).astype(np.int64)
    return np.concatenate([states.astype(np.int64), shares], axis=1)


def drawn_pairs(living: npt.NDArray[np.bool_], seed: int) -> Ints:
    """Two random sides of each row, both still in play; equal if there are not two."""
    order = np.random.default_rng(seed).random(living.shape) - living  # the living first
    two = np.argsort(order, axis=1)[:, :2]
    two[living.sum(axis=1) < 2] = 0
    return two


def pair_samples(
    notes: Ints, fullness: Floats, thoughts: Floats, payoffs: Floats, pairs: Ints, trust: float
) -> Samples:
    """Samples from the notes (row × place) of two sides of each row, one's and the other's."""
    rows = np.arange(len(notes))
    ours, theirs = pairs[:, 0], pairs[:, 1]
    amounts = (notes & 15).astype(np.int8)
    amounts[:, notes.shape[1] // 2 :] *= -1
    sides = payoffs.shape[1]
    ended = (np.sign(payoffs[rows, ours] - payoffs[rows, theirs]) + 1) / 2
    # The lead in payoff over one opponent, assuming the others are equally good against both.
    lead = (thoughts[rows, ours] - thoughts[rows, theirs]) * (sides - 1) / sides
    thought = np.clip(0.5 + lead, 0.02, 0.98)
    targets = trust * ended + (1 - trust) * thought
    features = (notes >> 4).astype(np.int32)
    return Samples(features, amounts, fullness.astype(np.float32), targets.astype(np.float32))


def fit_pairs(known: Samples, weights: Floats, seed: int) -> Floats:
    """The weights (number × phase) that fit the samples, beginning with these."""
    seen = int((1 - HELD_BACK) * len(known))
    parts = [
        Samples(known.features[s], known.amounts[s], known.fullness[s], known.targets[s])
        for s in (slice(None, seen), slice(seen, None))
    ]
    caution = np.full(len(weights), CAUTION, dtype=np.float32)
    found = fitted(parts[0], weights.astype(np.float32), caution, EPOCHS, RATE, seed)
    first, last = [
        mean_loss(part.features, part.amounts, part.fullness, part.targets, found) for part in parts
    ]
    print(f"  {len(known):,} pairs, loss {first:.5f}, on unseen games {last:.5f}", flush=True)
    return found
