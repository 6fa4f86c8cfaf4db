"""Fits weights to outcomes: logistic regression over few active features of many, by AdaGrad.

`run_through` is one pass over the samples. If there are many, `fitted` splits them into parts that
learn in parallel, each with its own weights. After every epoch the weights are averaged: each part
counts as often as it met the feature. So the result does not depend on the number of processors.
"""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from wuqi.core.native.compiling import compiled

HANDS = 16

Floats = npt.NDArray[np.floating[Any]]
Ints = npt.NDArray[np.signedinteger[Any]]


@dataclass(frozen=True, slots=True)
class Samples:
    """What is learned from: each sample has some features, each in some amount."""

    features: Ints  # sample × place
    amounts: Ints  # likewise
    fullness: Floats  # how much of each weight's first kind counts; the rest is its second's
    targets: Floats  # between 0 and 1

    def __len__(self) -> int:
        return len(self.targets)


def fitted(
    samples: Samples, weights: Floats, caution: Floats, epochs: int, rate: float, seed: int
) -> Floats:
    """The weights (feature × kind) after some epochs; `rate` falls to 0 in the last. `caution` is
    the initial sum of a feature's squared gradients: the larger, the slower it learns.
    """
    squares = np.repeat(caution[:, None], 2, axis=1).astype(np.float32)
    seeds = np.random.default_rng(seed).integers(1 << 62, size=(epochs, HANDS))
    dealt = np.array_split(np.arange(len(samples)), HANDS)
    with ThreadPoolExecutor(HANDS) as pool:
        for epoch in range(epochs):
            slower = rate * (1 - epoch / epochs)
            hands = [
                pool.submit(learn_alone, samples, part, weights, squares, slower, chance)
                for part, chance in zip(dealt, seeds[epoch].tolist(), strict=True)
            ]
            weights, squares = together([hand.result() for hand in hands], weights, squares)
    return weights


def learn_alone(
    samples: Samples, part: Ints, weights: Floats, squares: Floats, rate: float, seed: int
) -> tuple[Floats, Floats, Ints]:
    """The weights learned from one part, and how often it met each feature."""
    order = np.random.default_rng(seed).permutation(part)
    weights, squares = weights.copy(), squares.copy()
    met = np.zeros(len(weights), dtype=np.int32)
    run_through(
        samples.features,
        samples.amounts,
        samples.fullness,
        samples.targets,
        order,
        weights,
        squares,
        met,
        rate,
        decay=0.0,
    )
    return weights, squares, met


def together(
    hands: list[tuple[Floats, Floats, Ints]], weights: Floats, squares: Floats
) -> tuple[Floats, Floats]:
    """The averaged weights and squares of all parts; a feature that none of them met stays the
    same."""
    times = np.sum([met for _, _, met in hands], axis=0).astype(np.float32)
    share = 1 / np.maximum(times, 1)
    kept = (times == 0)[:, None]
    mean_weights, mean_squares = weights * kept, squares * kept
    for own_weights, own_squares, met in hands:
        part = (met * share)[:, None]
        mean_weights += own_weights * part
        mean_squares += own_squares * part
    return mean_weights.astype(np.float32), mean_squares.astype(np.float32)


@compiled
def chance_of(
    features: Ints, amounts: Floats | Ints, fullness: Floats, sample: int, weights: Floats
) -> float:
    """A sample's predicted chance: its score is the sum over its features of amount × weight, where
    a weight is a mixture of the one for a full board and the one for an empty board."""
    full = fullness[sample]
    score = 0.0
    for i in range(features.shape[1]):
        feature = features[sample, i]
        mixed = full * weights[feature, 0] + (1.0 - full) * weights[feature, 1]
        score += amounts[sample, i] * mixed
    return 1.0 / (1.0 + math.exp(-score))


@compiled
def loss_of(chance: float, target: float) -> float:
    return -(target * math.log(chance + 1e-12) + (1 - target) * math.log(1 - chance + 1e-12))


@compiled
def run_through(
    features: Ints,
    amounts: Floats | Ints,
    fullness: Floats,
    targets: Floats,
    order: Ints,
    weights: Floats,
    squares: Floats,
    met: Ints,
    rate: float,
    decay: float,
) -> float:
    """One pass over samples in an order: changes `weights`, counts in `met` how often each feature
    occurred, and returns the mean loss."""
    loss = 0.0
    for sample in order:
        full = fullness[sample]
        chance = chance_of(features, amounts, fullness, sample, weights)
        loss += loss_of(chance, targets[sample])
        error = chance - targets[sample]
        for i in range(features.shape[1]):
            if amounts[sample, i] == 0:
                continue
            feature = features[sample, i]
            met[feature] += 1
            slope = error * amounts[sample, i]
            if slope == 0.0:
                continue
            for kind in range(2):
                part = slope * (full if kind == 0 else 1.0 - full) + decay * weights[feature, kind]
                squares[feature, kind] += part * part
                weights[feature, kind] -= rate * part / math.sqrt(squares[feature, kind])
    return loss / len(order)


@compiled
def mean_loss(
    features: Ints, amounts: Floats | Ints, fullness: Floats, targets: Floats, weights: Floats
) -> float:
    """How far the weights are from the targets."""
    loss = 0.0
    for sample in range(len(targets)):
        chance = chance_of(features, amounts, fullness, sample, weights)
        loss += loss_of(chance, targets[sample])
    return loss / len(targets)
