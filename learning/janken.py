"""Learns the weights of janken shogi's judge: `python -m learning.janken --seed 1`.

Generation by generation, as in draughts: the program plays both presets against itself with the
weights it has, then fits new ones to what it saw. The first know nothing but that cubes are good
to have and should go forward. The same seed and sizes make the same weights.
"""

from pathlib import Path

import numpy as np

from learning.fitting import Floats, Ints, Samples, fitted, mean_loss
from learning.generations import Course, Generation, command
from learning.selfplay import play_games
from wuqi.core.kernel import State
from wuqi.core.native.bits import local_codes, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.registry import configure
from wuqi.games.janken.cube import LIES
from wuqi.games.janken.judge import FULL, UNIT, listed, pair_of, reaches_corner, rules_of
from wuqi.games.janken.pairs import (
    LIE,
    LYING,
    MATERIALS,
    OURS,
    OURS_AND_THEIRS,
    PAIR_KINDS,
    PAIRS,
    PHASES,
    RULES,
    SQUARES,
    THEIRS,
)
from wuqi.games.janken.rules import MOST_CUBES, OPTIONS, PLACING, SIDE, WORDS, outset

WEIGHTS = Path(__file__).resolve().parents[1] / "src/wuqi/games/janken/weights.npz"
PRESETS = ("seed", "gakken")  # as `judge.rules_of` counts them
GENERATIONS = (
    Generation(64, 500, 0.8),
    Generation(64, 1_000, 0.5),
    Generation(96, 1_500, 0.3),
    Generation(128, 2_000, 0.25),
)
CHUNK = 1_000  # games
OPENING = range(8, 15)  # plies: eight placements, then random turns
EPOCHS = 8
RATE = 0.3  # of learning, falling to nothing in the last epoch
CAUTION = 4.0  # see `fitting`
HELD_BACK = 0.05  # whole games, to see how good the weights are
FIRST_CUBE, FIRST_STEP = 1.0, 0.03  # what the first generation knows, in logits

CROSS = MOST_CUBES**2
WITHIN = MOST_CUBES * (MOST_CUBES - 1) // 2
PLACES = CROSS + 2 * WITHIN + 1
FEATURES = PAIR_KINDS * PAIRS + MATERIALS
FIRST_MATERIAL = PAIR_KINDS * PAIRS


def first_weights() -> Floats:
    """More cubes are better, and so is being farther from home."""
    pairs = np.zeros((RULES, PAIR_KINDS, SQUARES, SQUARES, LYING, PHASES))
    ahead = np.add.outer(np.arange(6), np.arange(6)).ravel()  # steps from one's own corner
    pairs[:, OURS_AND_THEIRS] = FIRST_STEP * np.subtract.outer(ahead, 10 - ahead)[:, :, None, None]
    material = np.zeros((RULES, MATERIALS, PHASES))
    for ours in range(MOST_CUBES):
        for theirs in range(MOST_CUBES):
            material[:, 4 * ours + theirs] = FIRST_CUBE * (ours - theirs)
    flat = pairs.reshape(RULES, PAIR_KINDS * PAIRS, PHASES)
    return np.concatenate([flat, material], axis=1).astype(np.float32)


def save(weights: Floats, path: Path = WEIGHTS) -> None:
    """Writes weights (rules × feature × phase) in the form that the judge reads."""
    whole = np.rint(np.clip(weights * UNIT, -32_767, 32_767)).astype(np.int16)
    pairs = whole[:, :FIRST_MATERIAL].reshape(RULES, PAIR_KINDS, PAIRS, PHASES)
    np.savez_compressed(path, pairs=pairs, material=whole[:, FIRST_MATERIAL:])


def alike() -> Ints:
    """For each feature the first of those that are alike: two of one side's cubes may be named in
    either order, and the board may be reflected in the long diagonal."""
    square = np.arange(SQUARES)
    reflected = square % 6 * 6 + square // 6
    lies = np.arange(len(LIES))
    first, second, a, b = np.meshgrid(square, square, lies, lies, indexing="ij")

    def number(first: Ints, second: Ints, a: Ints, b: Ints) -> Ints:
        return (first * SQUARES + second) * LYING + LIE[a * 8 + b]

    here = number(first, second, a, b)
    # Reflected, the north-south and the east-west kind change places: bit 0 of the lie.
    there = number(reflected[first], reflected[second], a ^ 1, b ^ 1)
    least = np.arange(FEATURES)
    for kind in range(PAIR_KINDS):
        same = [here, there]
        if kind != OURS_AND_THEIRS:
            same.append(number(second, first, b, a))
            same.append(number(reflected[second], reflected[first], b ^ 1, a ^ 1))
        lowest = np.minimum.reduce(same)
        least[kind * PAIRS + here.ravel()] = kind * PAIRS + lowest.ravel()
    return least


def play(chunk: int, nodes: int, seed: int) -> Ints:
    """Rows of a state, its search score and the outcome of its game, both for X."""
    game = configure("janken", PRESETS[chunk % len(PRESETS)], {})
    states, labels = play_games(game, CHUNK, nodes, OPENING, seed)
    return np.concatenate([states.astype(np.int64), labels], axis=1)


@compiled
def describe(states: State, features: Ints, amounts: Ints) -> None:
    """The features of each state, as the side to move sees it; none where it wins at once."""
    ours, theirs = local_codes(MOST_CUBES), local_codes(MOST_CUBES)
    for i in range(states.shape[0]):
        if states[i, PLACING] != np.uint64(0):
            continue
        begin = outset(states[i])
        if reaches_corner(begin):
            continue
        side = signed(states[i, SIDE])
        n = listed(begin.board, begin.board.mine, side, ours)
        m = listed(begin.board, begin.board.theirs, side, theirs)
        place = 0
        for a in range(n):
            for b in range(m):
                features[i, place] = OURS_AND_THEIRS * PAIRS + pair_of(ours[a], theirs[b])
                place += 1
            for b in range(a):
                features[i, place] = OURS * PAIRS + pair_of(ours[a], ours[b])
                place += 1
        for a in range(m):
            for b in range(a):
                features[i, place] = THEIRS * PAIRS + pair_of(theirs[a], theirs[b])
                place += 1
        features[i, place] = FIRST_MATERIAL + 4 * (n - 1) + m - 1
        place += 1
        for there in range(place):
            amounts[i, there] = 1


def samples(rows: Ints, trust: float) -> Samples:
    """The rows as samples to learn from, for the side to move."""
    states = np.ascontiguousarray(rows[:, :WORDS]).astype(np.uint64)
    features = np.zeros((len(rows), PLACES), dtype=np.int32)
    amounts = np.zeros((len(rows), PLACES), dtype=np.int8)
    describe(states, features, amounts)
    kept = amounts[:, 0] != 0
    rows, states = rows[kept], states[kept]
    features, amounts = alike().astype(np.int32)[features[kept]], amounts[kept]
    sign = np.where(states[:, SIDE] == 1, 1, -1)
    values = np.clip(sign * rows[:, WORDS] / 980.0, -0.998, 0.998)
    odds = 2 * values / np.sqrt(1 - values**2)  # the inverse of the judge's scale
    thought = 1 / (1 + np.exp(-odds))
    targets = trust * (sign * rows[:, WORDS + 1] + 1) / 2 + (1 - trust) * thought
    cubes = np.bitwise_count(states[:, 0]) + np.bitwise_count(states[:, 1])
    fullness = (cubes / FULL).astype(np.float32)
    return Samples(features, amounts, fullness, targets.astype(np.float32))


def fit(rows: Ints, trust: float, seed: int) -> None:
    """Fits weights to rows and writes them."""
    save(fitted_weights(rows, trust, seed))


def fitted_weights(rows: Ints, trust: float, seed: int) -> Floats:
    """Weights for either preset, from the first ones."""
    weights = first_weights()
    known_rules = np.array([rules_of(np.uint64(word)) for word in range(16)])[rows[:, OPTIONS]]
    for rules, preset in enumerate(PRESETS):
        known = samples(rows[known_rules == rules], trust)
        seen = int((1 - HELD_BACK) * len(known))
        parts = [
            Samples(known.features[s], known.amounts[s], known.fullness[s], known.targets[s])
            for s in (slice(None, seen), slice(seen, None))
        ]
        caution = np.full(FEATURES, CAUTION, dtype=np.float32)
        found = fitted(parts[0], weights[rules], caution, EPOCHS, RATE, seed)
        weights[rules] = found[alike()]
        first, last = [
            mean_loss(part.features, part.amounts, part.fullness, part.targets, weights[rules])
            for part in parts
        ]
        print(f"  {preset}: {len(known):,} positions, loss {first:.5f}, on unseen games {last:.5f}")
    return weights


if __name__ == "__main__":
    command(
        Course("janken", GENERATIONS, lambda: save(first_weights()), play, fit),
        __doc__,
    )
