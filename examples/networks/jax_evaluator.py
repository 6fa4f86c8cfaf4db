"""A JAX network inside tree search (`pip install jax`).

    python examples/networks/jax_evaluator.py musketeers

Batches are filled up to a few sizes, so that `jit` compiles only a few times.
"""

import sys

import jax
import jax.numpy as jnp
import numpy as np

import wuqi
from wuqi.search.mcts.network import NetworkSearch

SIZES = (32, 128, 512)


def make(shape, vocabulary, hidden=256):
    """Random weights of a network with one hidden layer."""
    keys = jax.random.split(jax.random.key(1), 3)
    inputs = int(np.prod(shape))
    return {
        "body": jax.random.normal(keys[0], (inputs, hidden)) * inputs**-0.5,
        "scores": jax.random.normal(keys[1], (hidden, vocabulary)) * 0.01,
        "value": jax.random.normal(keys[2], (hidden, 1)) * 0.01,
    }


@jax.jit
def forward(weights, planes):
    seen = jax.nn.relu(planes.reshape(len(planes), -1).astype(jnp.float32) @ weights["body"])
    value = jnp.tanh(seen @ weights["value"])
    return seen @ weights["scores"], jnp.hstack([value, -value])


def evaluator(weights):
    """What search asks for: planes of many leaves to scores and the values of both sides."""

    def evaluate(planes):
        size = next((size for size in SIZES if size >= len(planes)), len(planes))
        filled = np.zeros((size, *planes.shape[1:]), dtype=planes.dtype)
        filled[: len(planes)] = planes
        scores, values = forward(weights, filled)
        return np.asarray(scores)[: len(planes)], np.asarray(values)[: len(planes)]

    return evaluate


if __name__ == "__main__":
    game = wuqi.load(sys.argv[1])
    search = NetworkSearch(game, lambda planes: (planes, planes), leaves=16)
    search.evaluate = evaluator(make(search.encoding.shape, search.encoding.vocabulary))
    found = search.search([game.start()] * 32, simulations=400)
    print(found[0].best, found[0].payoffs)
