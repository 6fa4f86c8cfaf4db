"""Learns a game as AlphaZero does: a network inside tree search teaches itself. NumPy, one file.

    python examples/alphazero.py --minutes 30 --save weights.npz

Many games are played at once by `NetworkSearch`, which asks the network about a leaf of each. The
network learns two things from them: how often search visited each action, and who won. Any game of
two sides whose actions are one token will do (docs/research.md). To use a GPU, replace `Network`:
all that search needs is a function from planes to scores and values; see examples/networks.
"""

import argparse
import os
import time
from itertools import pairwise

# Matrices as small as ours are multiplied fastest by one thread; NumPy asks when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt

import wuqi
from wuqi.core.encoding import Encoding, Planes
from wuqi.search.mcts.network import NetworkPlayer, NetworkSearch, Searched

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

GAMES = 128  # played at once
HIDDEN = (512, 256)  # two layers
NOISE = (0.5, 0.15)
OPENING = 28  # random plies before search takes over, at most: so that it meets many positions
CURIOUS = 6  # plies in which actions are sampled by visits; after that the best is played
ROUND = 4_096  # new positions between lessons
WINDOW = 200_000  # positions that are remembered
BATCH = 256
EPOCHS = 10  # how often a position is learned from while it is new
RATE = 0.001  # of learning; less and less, down to a tenth at the end
LEVELS = (1, 2, 3, 4)


class Network:
    """planes → hidden layers → a score for each token, and who wins; learns by Adam."""

    def __init__(self, inputs: int, tokens: int, seed: int = 1) -> None:
        dice = np.random.default_rng(seed)
        sizes = (inputs, *HIDDEN, tokens + 1)
        self.weights: list[Floats] = []
        for size, after in pairwise(sizes):
            spread = (2 / size) ** 0.5 if after != sizes[-1] else 0.01
            self.weights.append(
                np.float32(spread) * dice.standard_normal((size, after), np.float32)
            )
            self.weights.append(np.zeros(after, np.float32))
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._lessons = 0

    def look(self, planes: Planes) -> tuple[list[Floats], Floats, Floats]:
        """The inputs and hidden layers, the scores, and the value for the side to move."""
        layers = [planes.reshape(len(planes), -1).astype(np.float32)]
        for weight, bias in zip(self.weights[:-2:2], self.weights[1:-2:2], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        out = layers[-1] @ self.weights[-2] + self.weights[-1]
        return layers, out[:, :-1], np.tanh(out[:, -1:])

    def __call__(self, planes: Planes) -> tuple[Floats, Floats]:
        """What search asks: scores, and the values of both sides, the mover's first."""
        _, scores, value = self.look(planes)
        return scores, np.hstack([value, -value])

    def learn(self, planes: Planes, policies: Floats, outcomes: Floats, rate: float) -> Floats:
        """One step towards what search found; gives how wrong policy and value were before."""
        layers, scores, value = self.look(planes)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True)) * (policies >= 0)
        likely /= likely.sum(axis=1, keepdims=True)
        wanted = np.maximum(policies, 0)
        gap = value - outcomes[:, None]
        slope: Floats = np.hstack([likely - wanted, 2 * gap * (1 - value * value)])
        slope /= len(planes)
        slopes: list[Floats] = []
        for number in range(len(layers) - 1, -1, -1):
            slopes[:0] = [layers[number].T @ slope, slope.sum(axis=0)]
            slope = (slope @ self.weights[2 * number].T) * (layers[number] > 0)
        self._lessons += 1
        rate *= np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for weight, mean, square, change in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
        missed = -(wanted * np.log(likely + 1e-9)).sum(axis=1).mean()
        return np.array([missed, (gap * gap).mean()], np.float32)


def ways_to_turn(encoding: Encoding) -> list[tuple[Numbers, Numbers]]:
    """Each symmetry of the rules: which square and which token comes in the place of each.

    Found by looking at positions of random games, so that it fits any game.
    """
    game, squares = encoding.game, encoding.shape[1] * encoding.shape[2]
    seen = [
        one
        for record in wuqi.match(game, ["random"] * 2, games=20).records
        for one in record.replay()
        if one.result is None
    ]
    ways = [(np.arange(squares), np.arange(encoding.vocabulary))]
    for symmetry in game.symmetries:
        turned = [game.read(symmetry.position(one.text)) for one in seen]
        drawn, after = (
            np.stack([encoding.drawn(one, one.mover) for one in some]).reshape(-1, squares)
            for some in (seen, turned)
        )
        alike = (drawn[:, :, None] == after[:, None, :]).all(axis=0)  # squares × squares turned
        tokens = ways[0][1].copy()
        for one, other in zip(seen, turned, strict=True):
            found = {str(action): token for (token,), action in encoding.actions(other).items()}
            for (token,), action in encoding.actions(one).items():
                tokens[found[symmetry.action(action)]] = token
        ways.append((alike.argmax(axis=0), tokens))
    return ways


class Memory:
    """The positions of the last games: planes, how often each token was visited, who won."""

    def __init__(self, encoding: Encoding) -> None:
        self.ways = ways_to_turn(encoding)
        self.planes = np.zeros((WINDOW, *encoding.shape), dtype=np.uint8)
        self.policies = np.zeros((WINDOW, encoding.vocabulary), dtype=np.float32)
        self.outcomes = np.zeros(WINDOW, dtype=np.float32)
        self.known = 0

    def add(self, planes: Planes, policy: Floats, outcome: float) -> None:
        place = self.known % WINDOW
        self.planes[place], self.policies[place], self.outcomes[place] = planes, policy, outcome
        self.known += 1

    def some(self, dice: np.random.Generator) -> tuple[Planes, Floats, Floats]:
        """Some of them, turned in one of the ways that the rules allow."""
        chosen = dice.integers(0, min(self.known, WINDOW), BATCH)
        squares, tokens = self.ways[dice.integers(len(self.ways))]
        planes = self.planes[chosen].reshape(BATCH, -1, len(squares))[:, :, squares]
        return planes, self.policies[chosen][:, tokens], self.outcomes[chosen]


class SelfPlay:
    """Many games at once; where one ends, another begins."""

    def __init__(self, search: NetworkSearch, memory: Memory, simulations: int) -> None:
        self.search, self.memory, self.simulations = search, memory, simulations
        self.dice = np.random.default_rng(1)
        self.finished = 0
        self.positions = [self.opened() for _ in range(GAMES)]
        self.histories: list[list[tuple[Planes, Floats, int, float]]] = [[] for _ in range(GAMES)]

    def opened(self) -> wuqi.Position:
        """A position after some random plies."""
        while True:
            position = self.search.game.start()
            for _ in range(int(self.dice.integers(OPENING + 1))):
                if position.result is None:
                    position = position.after(int(self.dice.choice(position.codes())))
            if position.result is None:
                return position

    def play(self) -> None:
        """Plays an action in every game, until its result is certain."""
        found = self.search.search(self.positions, self.simulations, NOISE)
        for game, searched in enumerate(found):
            position, history = searched.position, self.histories[game]
            policy = self.policy_of(searched)
            planes = self.search.encoding.drawn(position, position.mover)
            history.append((planes, policy, position.mover, searched.payoffs[position.mover - 1]))
            if searched.payoff is None:
                action = searched.best
                if len(history) <= CURIOUS:
                    visits = np.array(list(searched.visits.values()), dtype=float)
                    chosen = self.dice.choice(len(visits), p=visits / visits.sum())
                    action = list(searched.visits)[chosen]
                self.positions[game] = position.play(action)
                result = self.positions[game].result
                if result is None:
                    continue
                won = result.payoffs()[position.mover - 1]
            else:
                won = searched.payoff
            for planes, policy, mover, value in history:
                outcome = won if mover == position.mover else 1 - won
                self.memory.add(planes, policy, outcome + value - 1)  # half each, from -1 to 1
            self.positions[game], self.histories[game] = self.opened(), []
            self.finished += 1

    def policy_of(self, searched: Searched) -> Floats:
        """How often each token was visited, or what wins for sure; -1 for those not legal."""
        policy = np.full(self.search.encoding.vocabulary, -1, dtype=np.float32)
        wins = [action for action, payoff in searched.certain.items() if payoff == 1.0]
        visits = dict.fromkeys(wins, 1) or searched.visits
        visits_by_code = {action.code: count for action, count in visits.items()}
        total = sum(visits.values())
        for (token,), code in self.search.encoding.codes(searched.position).items():
            policy[token] = visits_by_code.get(code, 0) / total
        return policy


def examine(network: Network, game: wuqi.Game, simulations: int, games: int, level: int) -> str:
    """Its score against a level, with a 95% interval, from positions that either side may win."""
    player = NetworkPlayer(network, simulations)
    match = wuqi.match(game, [player, f"level:{level}"], games=games, opening=20)
    own = next(one for one in match.standings if one.entry == player.kind)
    return f"{own.score:.0%} against level {level} ({own.low:.0%}–{own.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="musketeers")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--games", type=int, default=100, help="of each examination")
    parser.add_argument("--save")
    chosen = parser.parse_args()
    game = wuqi.load(chosen.game)
    encoding = Encoding(game)
    network = Network(int(np.prod(encoding.shape)), encoding.vocabulary)
    memory, dice = Memory(encoding), np.random.default_rng(1)
    games = SelfPlay(NetworkSearch(game, network, leaves=1), memory, chosen.simulations)
    began, learned = time.monotonic(), 0
    for number in range(1, chosen.rounds + 1):
        while memory.known < learned + ROUND:
            games.play()
        passed = (time.monotonic() - began) / 60 / chosen.minutes
        rate = RATE * max(0.1, 1 - passed)
        lessons = EPOCHS * (memory.known - learned) // BATCH
        wrong = [network.learn(*memory.some(dice), rate) for _ in range(lessons)]
        learned = memory.known
        policy, value = np.mean(wrong, axis=0)
        minutes = (time.monotonic() - began) / 60
        print(
            f"{minutes:5.1f} min, round {number}: {games.finished} games, {learned} positions, "
            f"loss {policy:.3f} + {value:.3f}",
            flush=True,
        )
        if chosen.save:
            np.savez(chosen.save, *network.weights)
        if minutes >= chosen.minutes:
            break
    for level in LEVELS:
        print(examine(network, game, chosen.simulations, chosen.games, level), flush=True)


if __name__ == "__main__":
    main()
