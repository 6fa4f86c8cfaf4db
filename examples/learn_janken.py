"""Learns janken shogi from nothing but play against itself: NumPy, one file, two minutes.

    python examples/learn_janken.py --seconds 100

A network with one hidden layer looks at the planes and says how likely each token should be. It
plays both sides of some hundred games at once. Then the tokens that led to a win are made more
likely and those that led to a loss less, the more so the closer they were to the end (REINFORCE
with a discount). It prints its results against a random player.
"""

import argparse
import os
import time

# Matrices as small as ours are multiplied fastest by one thread; NumPy asks when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

from wuqi.adapters.batch import Batch

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

GAMES = 256  # played at once
WINDOW = 64  # tokens in each of them between two lessons
HIDDEN = 96
DISCOUNT = 0.95  # for each token between a choice and the end of the game
CURIOSITY = 0.02  # the weight of the entropy bonus
RATE = 0.0005
RIVALS = 256  # games against the random player in an examination


class Network:
    """planes → hidden layer → a likelihood for each token, learning by Adam."""

    def __init__(self, inputs: int, tokens: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, tokens), (tokens,)]
        scale = [inputs**-0.5, 0, 0.01, 0]
        self.weights = [
            (dice.standard_normal(shape) * size).astype(np.float32)
            for shape, size in zip(shapes, scale, strict=True)
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._lessons = 0

    def look(self, planes: npt.NDArray[np.uint8], masks: npt.NDArray[np.uint8]) -> list[Floats]:
        """The inputs, the hidden layer and how likely each token is; illegal ones not at all."""
        inputs = planes.reshape(len(planes), -1).astype(np.float32)
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        scores = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks, scores, np.float32(-1e9))
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return [inputs, hidden, likely / likely.sum(axis=1, keepdims=True)]

    def learn(self, inputs: Floats, hidden: Floats, slope: Floats) -> None:
        """One step up the slope given for the scores of the tokens."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self._lessons += 1
        rate = RATE * np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for weight, mean, square, up in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (up - mean)
            square += 0.001 * (up * up - square)
            weight += rate * mean / (np.sqrt(square) + 1e-8)


def draw_tokens(likely: Floats, dice: np.random.Generator) -> Numbers:
    """In each row a token by its likelihood."""
    levels = likely.cumsum(axis=1)
    drawn = dice.random((len(likely), 1), dtype=np.float32) * levels[:, -1:]
    tokens: Numbers = np.minimum((levels <= drawn).sum(axis=1), likely.shape[1] - 1)
    return tokens


def spread(likely: Floats) -> Floats:
    """The slope of the entropy: up it, a choice becomes less certain."""
    doubt = -np.log(np.maximum(likely, 1e-12))
    slope: Floats = likely * (doubt - (likely * doubt).sum(axis=1, keepdims=True))
    return slope


def lesson(games: Batch, network: Network, dice: np.random.Generator) -> None:
    """Plays a window of tokens in all games, then learns from those that came to an end."""
    seen = []
    for _ in range(WINDOW):
        inputs, hidden, likely = network.look(games.planes, games.masks)
        tokens, movers = draw_tokens(likely, dice), games.movers.copy()
        games.step(tokens)
        slope = -likely
        slope[np.arange(GAMES), tokens] += 1
        rewards, over = games.rewards[:, 0].copy(), games.over.copy()
        seen.append((inputs, hidden, slope, spread(likely), movers, rewards, over))
    earned = np.zeros(GAMES, dtype=np.float32)  # by the first side, from here on
    for _, _, slope, curiosity, movers, rewards, over in reversed(seen):
        earned = np.where(over, rewards, DISCOUNT * earned).astype(np.float32)
        slope *= np.where(movers == 1, earned, -earned)[:, None]
        slope += CURIOSITY * curiosity
    for first in range(0, WINDOW, 16):
        some = seen[first : first + 16]
        inputs, hidden, slope = (np.concatenate([one[i] for one in some]) for i in range(3))
        network.learn(inputs, hidden, slope / np.float32(len(slope)))


def examine(network: Network, seed: int = 0) -> float:
    """The share of points against a random player, each side in half of the games."""
    games = Batch("janken", rows=RIVALS, seed=seed, renew=False)
    dice = np.random.default_rng(seed)
    own = np.arange(RIVALS) % 2 + 1
    points = np.zeros(RIVALS)
    while games.movers.any():
        tokens = games.random_tokens()
        to_act = np.flatnonzero(games.movers == own)
        if len(to_act):
            likely = network.look(games.planes[to_act], games.masks[to_act])[2]
            tokens[to_act] = draw_tokens(likely, dice)
        games.step(tokens)
        points += games.rewards[np.arange(RIVALS), own - 1]
    return float((points.mean() + 1) / 2)


def main(seconds: float, lessons: int, seed: int = 1) -> None:
    """Learns for so long, and so many lessons at most; tells every now and then how it does."""
    games = Batch("janken", rows=GAMES, seed=seed)
    network = Network(games.planes[0].size, games.masks.shape[1], seed)
    dice = np.random.default_rng(seed)
    print(f"before the first lesson: {examine(network):.0%} against a random player", flush=True)
    began = reported = time.monotonic()
    for number in range(1, lessons + 1):
        lesson(games, network, dice)
        now = time.monotonic()
        over = number == lessons or now - began > seconds
        if over or now - reported > seconds / 10:
            print(f"{now - began:4.0f} s, {number} lessons: {examine(network):.0%}", flush=True)
            reported = time.monotonic()
        if over:
            break


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=100, help="how long to learn")
    parser.add_argument("--lessons", type=int, default=1_000_000, help="or how many lessons")
    given = parser.parse_args()
    main(given.seconds, given.lessons)
