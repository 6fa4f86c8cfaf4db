"""A PyTorch network inside tree search (`pip install torch`).

    python examples/networks/torch_evaluator.py musketeers

`evaluator` turns any module that gives (scores, value) into what `NetworkSearch` asks for.
"""

import sys

import torch
from torch import nn

import wuqi
from wuqi.search.mcts.network import NetworkSearch

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Convolutions(nn.Module):
    """Two layers of convolutions, then a score for each token and the mover's value."""

    def __init__(self, shape, vocabulary):
        super().__init__()
        planes, rows, columns = shape
        self.body = nn.Sequential(
            nn.Conv2d(planes, 64, 3, padding=1),
            nn.ReLU(),
            nn.Conv2d(64, 64, 3, padding=1),
            nn.ReLU(),
            nn.Flatten(),
        )
        self.scores = nn.Linear(64 * rows * columns, vocabulary)
        self.value = nn.Linear(64 * rows * columns, 1)

    def forward(self, planes):
        seen = self.body(planes)
        return self.scores(seen), torch.tanh(self.value(seen))


def evaluator(module):
    """What search asks for: planes of many leaves to scores and the values of both sides."""

    @torch.inference_mode()
    def evaluate(planes):
        given = torch.from_dlpack(planes).to(DEVICE, torch.float32)
        scores, value = module(given)
        return scores.cpu().numpy(), torch.hstack([value, -value]).cpu().numpy()

    return evaluate


if __name__ == "__main__":
    game = wuqi.load(sys.argv[1])
    search = NetworkSearch(game, lambda planes: (planes, planes), leaves=16)
    module = Convolutions(search.encoding.shape, search.encoding.vocabulary).to(DEVICE).eval()
    search.evaluate = evaluator(module)
    found = search.search([game.start()] * 32, simulations=400)
    print(found[0].best, found[0].payoffs)
