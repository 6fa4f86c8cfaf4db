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

from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from wuqi.core.encoding import Encoding, Planes
from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Action, Position
from wuqi.search.mcts import worker as slots
from wuqi.search.mcts.forest import ACTION, MOVER, PRIOR, PROVEN, UNKNOWN, VISITS
from wuqi.search.mcts.leaves import (
    ODD_SCORES,
    ODD_VALUES,
    USABLE,
    Floats,
    LeafArrays,
    gather,
    take_up,
)
from wuqi.search.mcts.payoffs import FULL, UNPROVEN, payoff_in
from wuqi.search.mcts.trees import Trees

EXPLORATION = 1.5
MEGABYTES = 4  # of each tree
ODD = {ODD_SCORES: "scores", ODD_VALUES: "values"}


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
    certain: dict[Action, float]  # the mover's payoff after actions whose result is certain

    @property
    def payoff(self) -> float | None:
        """The mover's payoff if it is certain, whatever the network says."""
        known = max(self.certain.values(), default=0.0)
        return known if known == 1.0 or len(self.certain) == len(self.visits) else None

    @property
    def best(self) -> Action:
        """The best action, as far as it is known."""
        return self.best_of(self.visits)

    def best_of(self, actions: Iterable[Action]) -> Action:
        """A sure win if there is one, else the action that was visited most. Sure losses come
        last, although they may have been visited often before they were proven."""

        def order(action: Action) -> tuple[bool, bool, int]:
            payoff = self.certain.get(action)
            return payoff == 1.0, payoff != 0.0, self.visits[action]

        return max(actions, key=order)


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
        self.leaves, self.exploration, self.megabytes = leaves, exploration, megabytes
        self._groups = [TreeGroup(self, 0, half) for half in (0, 1)]  # grow when they are needed
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
        groups = self._groups_for(len(positions))
        for half, group in enumerate(groups):
            group.plant(positions[half::2], max(1, simulations))
        with ThreadPoolExecutor(1) as network:
            for group in groups:  # the roots
                group.submit_leaves(network)
            for group in groups:
                group.grow_trees()
                if noise is not None:
                    group.add_noise(noise, self._chance)
                group.submit_leaves(network)
            while any(group.waits for group in groups):
                for group in groups:
                    group.grow_trees()
                    group.submit_leaves(network)
        halves = [group.found() for group in groups]
        return [halves[place % 2][place // 2] for place in range(len(positions))]

    def _groups_for(self, number: int) -> list["TreeGroup"]:
        """Two groups with a tree for each position; for a single one a single group."""
        sizes = [(number + 1) // 2, number // 2]
        for half, size in enumerate(sizes):
            if size > self._groups[half].size:
                self._groups[half] = TreeGroup(self, size, half)
        return [group for group, size in zip(self._groups, sizes, strict=True) if size]


class TreeGroup:
    """Some trees and their waiting leaves."""

    def __init__(self, owner: NetworkSearch, size: int, half: int) -> None:
        self.size = size
        self._owner = owner
        self._answer: Future[tuple[Any, Any]] | None = None
        self._positions: Sequence[Position] = ()
        self._waiting = 0  # leaves
        if size:
            exploration, megabytes = owner.exploration, owner.megabytes
            self._trees = Trees(owner.encoding, size, megabytes, exploration, 1_000 * half + 1)
            self._leaves = LeafArrays.make(owner.encoding, size * owner.leaves)

    @property
    def waits(self) -> bool:
        """Whether the network has been asked."""
        return self._answer is not None

    def plant(self, positions: Sequence[Position], simulations: int) -> None:
        """New trees for positions, at most as many as there is room for."""
        self._positions, self._answer = positions, None
        for number, position in enumerate(positions):
            self._trees.plant(number, position, simulations)
        for number in range(len(positions), self.size):
            self._trees.rest(number)

    def submit_leaves(self, network: ThreadPoolExecutor) -> None:
        """Collects leaves and asks the network about them, if there are any."""
        owner = self._owner
        self._answer = None
        self._waiting = gather(self._trees.arrays, self._leaves, owner.leaves)
        if self._waiting:
            planes = self._leaves.planes[: self._waiting].reshape(-1, *owner.encoding.shape)
            self._answer = network.submit(owner.evaluate, planes)

    def grow_trees(self) -> None:
        """Expands the trees by the network's answer."""
        if self._answer is None:
            return
        scores, values = self._answer.result()
        number, code = self._waiting, self._owner.encoding
        usable = (
            shaped("scores", scores, (number, code.vocabulary)),
            shaped("values", values, (number, code.game.sides)),
        )
        odd = take_up(self._trees.arrays, self._leaves, number, *usable)
        if odd != USABLE:
            raise BadRequest("network-not-finite", part=ODD[odd])

    def add_noise(self, noise: tuple[float, float], chance: np.random.Generator) -> None:
        """Dirichlet noise on the roots' priors: (concentration, share)."""
        concentration, share = noise
        for number in range(len(self._positions)):
            children = self._trees.below_root(number)
            open_ = np.flatnonzero(children[:, MOVER] == UNKNOWN)
            if len(open_):
                drawn = chance.dirichlet(np.full(len(open_), concentration)) * FULL
                children[open_, PRIOR] = (1 - share) * children[open_, PRIOR] + share * drawn

    def found(self) -> list[Searched]:
        """What is known now of each position."""
        return [self._found(number, position) for number, position in enumerate(self._positions)]

    def _found(self, number: int, position: Position) -> Searched:
        children, tally = self._trees.below_root(number), self._trees.arrays.tally[number]
        names = [position.named(code) for code in children[:, ACTION].tolist()]
        visits = dict(zip(names, children[:, VISITS].tolist(), strict=True))
        certain = {
            names[place]: payoff_in(int(children[place, PROVEN]), position.mover) / FULL
            for place in np.flatnonzero(children[:, PROVEN] != UNPROVEN)
        }
        totals = tally[slots.TOTALS : slots.TOTALS + position.game.sides]
        payoffs = totals / FULL / max(1, int(tally[slots.DONE]))
        return Searched(position, visits, tuple(payoffs.tolist()), certain)


def shaped(part: str, given: object, wanted: tuple[int, int]) -> Floats:
    """A part of a network's answer as an array that compiled code can read."""
    found: Floats = np.require(given, np.float32, ["C", "W"])
    if found.shape != wanted:
        raise BadRequest("network-shape", part=part, found=str(found.shape), wanted=str(wanted))
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
        return found.best_of(action for action in found.visits if action in allowed)
