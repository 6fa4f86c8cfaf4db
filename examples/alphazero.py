"""Learns a game as AlphaZero does: a network inside tree search teaches itself. NumPy, one file.

    python examples/alphazero.py --minutes 10
    python examples/alphazero.py --minutes 10 --against level:2 --save weights.npz

Many games are played at once by `NetworkSearch`, which asks the network about many leaves at once.
The network learns two things from them: how often search visited each action, and who won. Any game
whose actions are one token will do (docs/research.md). To use a GPU, replace `Network`: all that
search needs is a function from planes to scores and values; see examples/networks.
"""

import argparse
import os
import time

# Matrices as small as ours are multiplied fastest by one thread; NumPy asks when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

import wuqi
from wuqi.core.encoding import Encoding, Planes
from wuqi.search.mcts.network import NetworkPlayer, NetworkSearch, Searched

Floats = npt.NDArray[np.float32]

GAMES = 64  # played at once
LEAVES = 4  # that a tree collects at once
HIDDEN = 256
NOISE = (0.5, 0.25)
CURIOUS = 8  # plies in which actions are sampled by visits; after that the best is played
WINDOW = 60_000  # positions that are remembered
BATCH = 256
EPOCHS = 8  # how often a position is learned from while it is new
OPENING = 12  # random plies before search takes over, at most: so that it meets many positions
RATE = 0.001


class Network:
    """planes → hidden layer → a score for each token, and who wins; learns by Adam."""

    def __init__(self, inputs: int, tokens: int, seed: int = 1) -> None:
        dice = np.random.default_rng(seed)
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, tokens), (tokens,), (HIDDEN, 1), (1,)]
        scale = [inputs**-0.5, 0, 0.01, 0, 0.01, 0]
        self.weights = [
            (dice.standard_normal(shape) * size).astype(np.float32)
            for shape, size in zip(shapes, scale, strict=True)
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._lessons = 0

    def look(self, planes: Planes) -> tuple[Floats, Floats, Floats, Floats]:
        """The inputs, the hidden layer, the scores and the value for the side to move."""
        inputs = planes.reshape(len(planes), -1).astype(np.float32)
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        scores = hidden @ self.weights[2] + self.weights[3]
        return inputs, hidden, scores, np.tanh(hidden @ self.weights[4] + self.weights[5])

    def __call__(self, planes: Planes) -> tuple[Floats, Floats]:
        """What search asks: scores, and the values of both sides, the mover's first."""
        _, _, scores, value = self.look(planes)
        return scores, np.hstack([value, -value])

    def learn(self, planes: Planes, policies: Floats, outcomes: Floats) -> float:
        """One step towards what search found; gives how wrong it was before."""
        inputs, hidden, scores, value = self.look(planes)
        legal = policies >= 0
        likely = np.exp(scores - scores.max(axis=1, keepdims=True)) * legal
        likely /= likely.sum(axis=1, keepdims=True)
        wanted = np.maximum(policies, 0)
        to_scores = (likely - wanted) / np.float32(len(planes))
        gap = value - outcomes[:, None]
        to_value = 2 * gap * (1 - value * value) / np.float32(len(planes))
        back = (to_scores @ self.weights[2].T + to_value @ self.weights[4].T) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ to_scores]
        slopes += [to_scores.sum(axis=0), hidden.T @ to_value, to_value.sum(axis=0)]
        self._lessons += 1
        rate = RATE * np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for weight, mean, square, slope in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)
        missed = -(wanted * np.log(likely + 1e-9)).sum(axis=1).mean()
        return float(missed + (gap * gap).mean())


class Memory:
    """The positions of the last games: planes, how often each token was visited, who won."""

    def __init__(self, encoding: Encoding) -> None:
        self.planes = np.zeros((WINDOW, *encoding.shape), dtype=np.uint8)
        self.policies = np.zeros((WINDOW, encoding.vocabulary), dtype=np.float32)
        self.outcomes = np.zeros(WINDOW, dtype=np.float32)
        self.known = 0

    def add(self, planes: Planes, policy: Floats, outcome: float) -> None:
        place = self.known % WINDOW
        self.planes[place], self.policies[place], self.outcomes[place] = planes, policy, outcome
        self.known += 1

    def some(self, dice: np.random.Generator) -> tuple[Planes, Floats, Floats]:
        chosen = dice.integers(0, min(self.known, WINDOW), BATCH)
        return self.planes[chosen], self.policies[chosen], self.outcomes[chosen]


def policy_of(encoding: Encoding, found: Searched) -> Floats:
    """How often each token was visited; -1 for tokens that are not legal."""
    policy = np.full(encoding.vocabulary, -1, dtype=np.float32)
    total = sum(found.visits.values())
    for tokens, action in encoding.actions(found.position).items():
        policy[tokens[0]] = found.visits.get(action, 0) / total
    return policy


def opened(game: wuqi.Game, dice: np.random.Generator) -> wuqi.Position:
    """A position after some random plies."""
    while True:
        position = game.start()
        for _ in range(int(dice.integers(OPENING + 1))):
            if position.result is None:
                position = position.after(int(dice.choice(position.codes())))
        if position.result is None:
            return position


def play_games(search: NetworkSearch, memory: Memory, simulations: int, seed: int) -> int:
    """Plays some games against itself and remembers them; how many positions."""
    dice = np.random.default_rng(seed)
    positions = [opened(search.game, dice) for _ in range(GAMES)]
    history: list[list[tuple[Planes, Floats, int]]] = [[] for _ in range(GAMES)]
    going_on = list(range(GAMES))
    before = memory.known
    while going_on:
        found = search.search([positions[one] for one in going_on], simulations, NOISE)
        for one, searched in zip(going_on, found, strict=True):
            position = positions[one]
            planes = search.encoding.drawn(position, position.mover)
            history[one].append((planes, policy_of(search.encoding, searched), position.mover))
            action = searched.best
            if len(history[one]) <= CURIOUS:
                visits = np.array(list(searched.visits.values()), dtype=float)
                action = list(searched.visits)[dice.choice(len(visits), p=visits / visits.sum())]
            positions[one] = position.play(action)
        for one in [one for one in going_on if positions[one].result is not None]:
            going_on.remove(one)
            result = positions[one].result
            assert result is not None
            for planes, policy, mover in history[one]:
                memory.add(planes, policy, 2 * result.payoffs()[mover - 1] - 1)
    return memory.known - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="musketeers")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--against", default="level:1")
    parser.add_argument("--games", type=int, default=40, help="of each examination")
    parser.add_argument("--save")
    chosen = parser.parse_args()
    game = wuqi.load(chosen.game)
    encoding = Encoding(game)
    network = Network(int(np.prod(encoding.shape)), encoding.vocabulary)
    search = NetworkSearch(game, network, leaves=LEAVES)
    memory, dice = Memory(encoding), np.random.default_rng(1)
    began = time.monotonic()
    for number in range(1, chosen.rounds + 1):
        positions = play_games(search, memory, chosen.simulations, number)
        wrong = [network.learn(*memory.some(dice)) for _ in range(EPOCHS * positions // BATCH)]
        minutes = (time.monotonic() - began) / 60
        line = f"{minutes:5.1f} min, round {number}: {positions} positions"
        line += f", loss {np.mean(wrong):.3f}"
        last = minutes >= chosen.minutes or number == chosen.rounds
        if last or number % 10 == 0:
            player = NetworkPlayer(network, chosen.simulations)
            match = wuqi.match(game, [player, chosen.against], games=chosen.games, opening=4)
            own = next(one for one in match.standings if one.entry == player.kind)
            line += f"; {own.score:.0%} against {chosen.against} ({own.low:.0%}–{own.high:.0%})"
        print(line, flush=True)
        if chosen.save:
            np.savez(chosen.save, *network.weights)
        if last:
            return


if __name__ == "__main__":
    main()
