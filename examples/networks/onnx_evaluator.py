"""A network in an ONNX file inside tree search (`pip install onnxruntime`).

    python examples/networks/onnx_evaluator.py musketeers network.onnx

The network takes planes as 32-bit floats, and gives scores of all tokens and the mover's value.
"""

import sys

import numpy as np
import onnxruntime

import wuqi
from wuqi.search.mcts.network import NetworkSearch


def evaluator(path):
    """What search asks for: planes of many leaves to scores and the values of both sides."""
    session = onnxruntime.InferenceSession(path, providers=onnxruntime.get_available_providers())
    (given,) = session.get_inputs()

    def evaluate(planes):
        scores, value = session.run(None, {given.name: planes.astype(np.float32)})
        return scores, np.hstack([value, -value])

    return evaluate


if __name__ == "__main__":
    game = wuqi.load(sys.argv[1])
    search = NetworkSearch(game, evaluator(sys.argv[2]), leaves=16)
    found = search.search([game.start()] * 32, simulations=400)
    print(found[0].best, found[0].payoffs)
