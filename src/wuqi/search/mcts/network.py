"""Tree search with a network inside: AlphaZero's, for every game that has an encoding.

>>> import numpy as np, wuqi
>>> from wuqi.search.mcts.network import NetworkSearch
>>> game = wuqi.load("musketeers")
>>> def evaluate(planes):
...     return np.zeros((len(planes), 100)), np.zeros((len(planes), 2))  # knows nothing
>>> search = NetworkSearch(game, evaluate)
>>> found = search.search([game.start()], simulations=50)[0]
>>> sum(found.visits.values()), found.best in game.start().actions()
(49, True)
"""

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from wuqi.core.encoding import END, Encoding, Planes
from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Action, Position
from wuqi.search.limits import NEVER
from wuqi.search.mcts import worker as slots
from wuqi.search.mcts.forest import ACTION, COUNT, FIRST, MOVER, PRIOR, UNKNOWN, VISITS, Forest
from wuqi.search.mcts.leaves import ACTIONS, SIDE, Floats, LeafArrays, gather, take_up
from wuqi.search.mcts.payoffs import FULL
from wuqi.search.mcts.worker import SimulationArrays, SimulationWorker

EXPLORATION = 1.5
MEGABYTES = 8  # of each tree


class Evaluator(Protocol):
    """Your network: called with the planes of many leaves at once."""

    def __call__(self, planes: Planes, /) -> tuple[Any, Any]:
        """Scores of all tokens (leaves × vocabulary, logits) and what each side may expect, from -1
        to 1 (leaves × sides): the side to move first, then the others in the order of play."""


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found out about a position."""

    position: Position
    visits: dict[Action, int]
    payoffs: tuple[float, ...]  # what each side may expect, from 0 (surely last) to 1 (first)

    @property
    def best(self) -> Action:
        """The action that was visited most."""
        return max(self.visits, key=self.visits.__getitem__)


class Tree:
    """One position's tree, grown by descents that stop at leaves."""

    def __init__(self, code: Encoding, megabytes: int, exploration: float, seed: int) -> None:
        game = code.game
        self._forest = Forest(megabytes)
        self._worker = SimulationWorker(game.kernel, game.sides, seed)
        self._worker.game = code.addresses
        self._worker.tally[0, slots.EXPLORATION] = int(1_000 * exploration)
        self.position = game.start()

    def plant(self, position: Position, simulations: int) -> None:
        """A new tree for a position."""
        self.position = position
        self._forest.clear()
        self._worker.prepare(position.state, position.past)
        self._worker.tally[0, slots.WANTED] = simulations

    @property
    def arrays(self) -> SimulationArrays:
        return self._worker.arrays(self._forest.nodes, self._forest.census, NEVER)

    @property
    def done(self) -> bool:
        """Whether it has made all its simulations."""
        return bool(self._worker.tally[0, slots.DONE] >= self._worker.tally[0, slots.WANTED])

    def add_noise(self, noise: tuple[float, float], chance: np.random.Generator) -> None:
        """Dirichlet noise on the root's priors: (concentration, share)."""
        nodes = self._forest.nodes
        first, count = nodes[0, FIRST], nodes[0, COUNT]
        open_ = np.flatnonzero(nodes[first : first + count, MOVER] == UNKNOWN) + first
        if first > 0 and len(open_):
            drawn = chance.dirichlet(np.full(len(open_), noise[0])) * FULL
            nodes[open_, PRIOR] = (1 - noise[1]) * nodes[open_, PRIOR] + noise[1] * drawn

    def found(self) -> Searched:
        """What is known now."""
        nodes = self._forest.nodes
        first, count = int(nodes[0, FIRST]), int(nodes[0, COUNT])
        children = nodes[first : first + count] if first > 0 else nodes[:0]
        visits = {self.position.named(int(child[ACTION])): int(child[VISITS]) for child in children}
        sides, done = self.position.game.sides, max(1, int(self._worker.tally[0, slots.DONE]))
        totals = self._worker.tally[0, slots.TOTALS : slots.TOTALS + sides]
        return Searched(self.position, visits, tuple(float(one) / FULL / done for one in totals))


class NetworkSearch:
    """Searches many positions at once, so that the network is asked about many leaves at once.

    While one half of the trees waits for the network, the other half gathers its next leaves. In
    each round a tree gives at most `leaves`: more is faster, fewer is a better search.
    """

    def __init__(
        self,
        game: Game,
        evaluate: Evaluator,
        leaves: int = 8,
        exploration: float = EXPLORATION,
        megabytes: int = MEGABYTES,
        seed: int = 1,
    ) -> None:
        if leaves < 1:
            raise BadRequest("batch-rows", rows=leaves)
        self.game = game
        self.encoding = Encoding(game)
        self.evaluate = evaluate
        self._leaves, self._exploration, self._megabytes = leaves, exploration, megabytes
        self._trees: list[Tree] = []
        self._groups: list[TreeGroup] = []
        self._chance = np.random.default_rng(seed)

    def search(
        self,
        positions: Sequence[Position],
        simulations: int,
        noise: tuple[float, float] | None = None,
    ) -> list[Searched]:
        """The results of this many simulations of each position. `noise`, for self-play, is such as
        (0.3, 0.25): Dirichlet's concentration, and its share of the priors."""
        if any(position.mover in (OVER, CHANCE) for position in positions):
            raise BadRequest("analyse-nothing-to-do")
        while len(self._trees) < len(positions):
            seed = len(self._trees) + 1
            tree = Tree(self.encoding, self._megabytes, self._exploration, seed)
            self._trees.append(tree)
        trees = self._trees[: len(positions)]
        for tree, position in zip(trees, positions, strict=True):
            tree.plant(position, max(1, simulations))
        halves = [half for half in (trees[::2], trees[1::2]) if half]
        with ThreadPoolExecutor(1) as network:
            groups = [TreeGroup(self, half, network) for half in halves]
            for group in groups:  # the roots
                group.submit_leaves()
            for group in groups:
                group.grow_trees()
                for tree in group.trees if noise is not None else ():
                    tree.add_noise(noise or (1.0, 0.0), self._chance)
                group.submit_leaves()
            while any(group.waits for group in groups):
                for group in groups:
                    group.grow_trees()
                    group.submit_leaves()
        return [tree.found() for tree in trees]


class TreeGroup:
    """Some trees and their waiting leaves."""

    def __init__(
        self, owner: NetworkSearch, trees: Sequence[Tree], network: ThreadPoolExecutor
    ) -> None:
        self.trees = trees
        self._owner, self._network = owner, network
        self._most = owner._leaves
        self._leaves = LeafArrays.make(owner.encoding, len(trees) * self._most)
        self._spans: list[tuple[Tree, int, int]] = []
        self._answer: Future[tuple[Any, Any]] | None = None

    @property
    def waits(self) -> bool:
        """Whether the network has been asked."""
        return self._answer is not None

    def submit_leaves(self) -> None:
        """Collects leaves and asks the network about them, if there are any."""
        self._spans, slot = [], 0
        while not self._spans and not all(tree.done for tree in self.trees):
            for tree in self.trees:
                after = gather(tree.arrays, self._leaves, slot, slot + self._most)
                if after > slot:
                    self._spans.append((tree, slot, after))
                slot = after
        self._answer = None
        if slot:
            planes = self._leaves.planes[:slot].reshape(slot, *self._owner.encoding.shape)
            self._answer = self._network.submit(self._owner.evaluate, planes)

    def grow_trees(self) -> None:
        """Expands the trees by the network's answer."""
        if self._answer is None:
            return
        scores, values = self._answer.result()
        number, code = self._spans[-1][2], self._owner.encoding
        priors = self._priors(checked("scores", scores, (number, code.vocabulary)), number)
        payoffs = self._payoffs(checked("values", values, (number, code.game.sides)), number)
        for tree, first, last in self._spans:
            take_up(tree.arrays, self._leaves, first, last, priors, payoffs)

    def _priors(self, scores: Floats, number: int) -> Floats:
        """How likely each action of each leaf is: the product of its tokens' likelihoods."""
        counts = self._leaves.about[:number, ACTIONS]
        most, length = int(counts.max()), self._owner.encoding.most_tokens
        there = np.arange(most) < counts[:, None]
        tokens = self._leaves.encoded[:number, : most * length]
        known = (tokens != END) & np.repeat(there, length, axis=1)
        taken = np.take_along_axis(scores, np.where(known, tokens, 0), axis=1)
        logits = np.where(known, taken, 0).reshape(number, most, length).sum(axis=2)
        logits = np.where(there, logits, np.float32(-1e9))
        likely = np.exp(logits - logits.max(axis=1, keepdims=True)) * there
        priors: Floats = (likely / likely.sum(axis=1, keepdims=True)).astype(np.float32)
        return priors

    def _payoffs(self, values: Floats, number: int) -> Floats:
        """Each side's payoff from 0 to 1, the first side first."""
        sides = self._owner.game.sides
        movers = self._leaves.about[:number, SIDE]
        order = (np.arange(sides) - (movers[:, None] - 1)) % sides
        payoffs = (1 + np.take_along_axis(values, order, axis=1)) / 2
        return np.ascontiguousarray(payoffs.clip(0, 1), dtype=np.float32)


def checked(part: str, given: object, wanted: tuple[int, int]) -> Floats:
    """A part of a network's answer as an array, if it can be used."""
    found: Floats = np.asarray(given, dtype=np.float32)
    if found.shape != wanted:
        raise BadRequest("network-shape", part=part, found=str(found.shape), wanted=str(wanted))
    if not np.isfinite(found).all():
        raise BadRequest("network-not-finite", part=part)
    return found


class NetworkPlayer:
    """A player that uses a network and this many simulations, for matches."""

    def __init__(
        self,
        evaluate: Evaluator,
        simulations: int = 100,
        kind: str = "network",
        exploration: float = EXPLORATION,
    ) -> None:
        self.kind = kind
        self._evaluate, self._simulations = evaluate, simulations
        self._exploration = exploration
        self._search: NetworkSearch | None = None

    def choose(self, view: Position, seat: Seat) -> Action:
        if self._search is None or self._search.game != view.game:
            self._search = NetworkSearch(view.game, self._evaluate, exploration=self._exploration)
        found = self._search.search([view], self._simulations)[0]
        allowed = set(view.actions(seat.number))
        return max(
            (action for action in found.visits if action in allowed),
            key=found.visits.__getitem__,
        )
