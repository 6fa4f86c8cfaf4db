"""Fits weights to outcomes: logistic regression over few active features of many, by AdaGrad."""

import math

import numpy as np
import numpy.typing as npt

from wuqi.core.compiling import compiled

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


@compiled
def run_through(
    features: Ints,
    amounts: Floats,
    fullness: Floats,
    targets: Floats,
    order: Ints,
    weights: Floats,
    squares: Floats,
    rate: float,
    decay: float,
) -> float:
    """One pass over all samples in an order, changing `weights`; the mean loss met on the way.

    A sample's score is the sum over its features of amount × weight, where a weight is mixed of
    the one for a full board and the one for an empty board.
    """
    loss = 0.0
    for sample in order:
        full = fullness[sample]
        empty = 1.0 - full
        score = 0.0
        for i in range(features.shape[1]):
            feature = features[sample, i]
            mixed = full * weights[feature, 0] + empty * weights[feature, 1]
            score += amounts[sample, i] * mixed
        chance = 1.0 / (1.0 + math.exp(-score))
        target = targets[sample]
        loss -= target * math.log(chance + 1e-12) + (1 - target) * math.log(1 - chance + 1e-12)
        error = chance - target
        for i in range(features.shape[1]):
            feature = features[sample, i]
            slope = error * amounts[sample, i]
            if slope == 0.0:
                continue
            for kind in range(2):
                part = slope * (full if kind == 0 else empty) + decay * weights[feature, kind]
                squares[feature, kind] += part * part
                weights[feature, kind] -= rate * part / math.sqrt(squares[feature, kind])
    return loss / len(order)


@compiled
def mean_loss(
    features: Ints, amounts: Floats, fullness: Floats, targets: Floats, weights: Floats
) -> float:
    """How far the weights are from samples they have not learned from."""
    loss = 0.0
    for sample in range(len(targets)):
        full = fullness[sample]
        score = 0.0
        for i in range(features.shape[1]):
            feature = features[sample, i]
            mixed = full * weights[feature, 0] + (1.0 - full) * weights[feature, 1]
            score += amounts[sample, i] * mixed
        chance = 1.0 / (1.0 + math.exp(-score))
        target = targets[sample]
        loss -= target * math.log(chance + 1e-12) + (1 - target) * math.log(1 - chance + 1e-12)
    return loss / len(targets)
