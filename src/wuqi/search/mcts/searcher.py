"""The interface of Monte Carlo tree search: searches a position and reports results as they
come."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat

import numpy as np

from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, State
from wuqi.core.native.compiling_notice import NOTICE
from wuqi.core.position import Position
from wuqi.search.limits import NEVER, Limits, Stop
from wuqi.search.mcts import worker as slots
from wuqi.search.mcts.finding import FARTHEST, NOWHERE, find
from wuqi.search.mcts.forest import (
    ACTION,
    COUNT,
    CROWDED,
    FIRST,
    MOVER,
    PRIOR,
    PROVEN,
    REDUNDANT,
    SUM,
    UNKNOWN,
    VISITS,
    Forest,
    copy_tree,
)
from wuqi.search.mcts.payoffs import FULL, UNPROVEN, payoff_in
from wuqi.search.mcts.simulation import run
from wuqi.search.mcts.worker import SimulationWorker

MEGABYTES = 256
FIRST_BATCH = 256
REPORT_SECONDS = 0.2
LONG_ENOUGH = 1 << 60
BARRED = 1 << 61  # in PROVEN of root actions that are excluded: surely worth nothing
EXPLORATION = 200
PRIOR_VISITS = 2


@dataclass(frozen=True, slots=True)
class Branch:
    """One root action: the mover's expected payoff, from 0 to 1, and the line after it."""

    codes: tuple[int, ...]
    visits: int
    payoff: float
    proven: bool


@dataclass(frozen=True, slots=True)
class Grown:
    """The result after some simulations; `branches`, the best first."""

    simulations: int
    deepest: int
    payoffs: tuple[float, ...]  # what each side may expect, from 0 to 1
    branches: tuple[Branch, ...]
    proven: bool


class MonteCarlo:
    """A searcher for one game. It keeps its tree, and finds the next position in it."""

    def __init__(
        self,
        game: Game,
        megabytes: int = MEGABYTES,
        threads: int = 1,
        seed: int = 1,
        exploration: int = EXPLORATION,
        prior_visits: int = PRIOR_VISITS,
    ) -> None:
        NOTICE.expect(run, find, copy_tree, *game.kernel.functions.values())
        self.stop = Stop()
        self._game = game
        self._forest = Forest(megabytes)
        self._workers = [
            SimulationWorker(game.kernel, game.sides, seed + 1_000_003 * thread)
            for thread in range(threads)
        ]
        for worker in self._workers:
            worker.tally[0, slots.PLAYOUT] = game.kernel.playout
            worker.tally[0, slots.EXPLORATION] = exploration
            worker.tally[0, slots.PRIOR_VISITS] = prior_visits
        self._root: Position | None = None
        self._compiled = False

    def think(
        self,
        position: Position,
        limits: Limits,
        only: Sequence[int] | None = None,
        lines: int = 1,
    ) -> Iterator[Grown]:
        """Results several times a second, until a limit, `stop` or a proof ends it. `only`: the
        root actions to consider, even redundant ones; `lines`: for how many of the best actions the
        line is included. At least one simulation is always made.
        """
        for worker in self._workers:
            worker.prepare(position.state, position.past)
        self._compile()
        with self.stop.after(limits.seconds):
            self._move_to(position)
            self._simulate(self._workers[0], 1, regardless=True)
            hidden = self._bar(only)
            try:
                yield from self._grow(limits, lines)
            finally:
                for child, word in hidden.items():
                    self._forest.nodes[child, PROVEN] = word

    def forget(self) -> None:
        """Forgets the tree and restarts the dice: the next search does not depend on earlier
        ones."""
        self._root = None
        for worker in self._workers:
            worker.dice[:] = worker.first_dice

    # -- growing ------------------------------------------------------------------------------

    def _grow(self, limits: Limits, lines: int) -> Iterator[Grown]:
        wanted = limits.nodes or LONG_ENOUGH
        batch, spent = FIRST_BATCH, 0.0
        with ThreadPoolExecutor(len(self._workers)) as pool:
            try:
                while not self.stop.raised and self._done < wanted and not self._certain:
                    share = max(1, min(batch, wanted - self._done) // len(self._workers))
                    started, before = self.stop.elapsed, self._done
                    if len(self._workers) == 1:
                        self._simulate(self._workers[0], share)
                    else:
                        list(pool.map(self._simulate, self._workers, repeat(share)))
                    if self._forest.census[0, CROWDED]:
                        self._forest.cut_back(self.stop.flag)
                    spent = max(1e-6, self.stop.elapsed - started)
                    pace = (self._done - before) / spent
                    batch = max(FIRST_BATCH, min(4 * batch, int(pace * REPORT_SECONDS)))
                    yield self._report(lines)
            finally:
                self.stop.now()
        if not spent:
            yield self._report(lines)

    @property
    def _done(self) -> int:
        return sum(int(worker.tally[0, slots.DONE]) for worker in self._workers)

    @property
    def _certain(self) -> bool:
        return bool(self._forest.nodes[0, PROVEN] != UNPROVEN)

    def _compile(self) -> None:
        """Calls every compiled function once, so that compiling is done before the clock starts."""
        if not self._compiled:
            self._simulate(self._workers[0], 0)
            self._find(self._workers[0].states[0], self._workers[0].states[0])
            self._forest.compile()
            self._compiled = True

    def _simulate(self, worker: SimulationWorker, more: int, regardless: bool = False) -> None:
        worker.tally[0, slots.WANTED] = worker.tally[0, slots.DONE] + more
        if regardless:  # of time and memory: it needs no new nodes
            self._forest.census[0, CROWDED] = 0
        stop = NEVER if regardless else self.stop.flag
        run(worker.arrays(self._forest.nodes, self._forest.census, stop))

    # -- the tree between moves ---------------------------------------------------------------

    def _move_to(self, position: Position) -> None:
        """Makes the position the root: found in the tree, or else a new one."""
        node = NOWHERE
        if self._root is not None and self._root.game == position.game:
            node = self._find(self._root.state, position.state)
        kept = node != NOWHERE and self._forest.nodes[node, FIRST] > 0
        if kept:
            self._forest.replant(node)
            kept = self._forest.nodes[0, MOVER] == position.mover
        if not kept:
            self._forest.clear()
        self._root = position

    def _find(self, root: State, wanted: State) -> int:
        states = np.zeros((FARTHEST + 1, self._game.kernel.words), dtype=np.uint64)
        states[0] = root
        return int(find(self._game.kernel.addresses, self._forest.nodes, states, wanted))

    def _bar(self, only: Sequence[int] | None) -> dict[int, int]:
        """Excludes root actions by making them look hopeless; returns what was there before."""
        if only is None:
            return {}
        nodes = self._forest.nodes
        allowed = set(only)
        self._unhide(allowed)
        hidden = {
            child: int(nodes[child, PROVEN])
            for child in self._children(0)
            if int(nodes[child, ACTION]) not in allowed
        }
        for child in hidden:
            nodes[child, PROVEN] = BARRED
        return hidden

    def _unhide(self, allowed: set[int]) -> None:
        """Includes redundant root actions, because they were asked for."""
        nodes = self._forest.nodes
        children = np.array(self._children(0))
        redundant = nodes[children, MOVER] == REDUNDANT
        wanted = np.isin(nodes[children, ACTION], list(allowed))
        nodes[children[redundant & wanted], PRIOR] = int(nodes[children[~redundant], PRIOR].mean())
        nodes[children[redundant & wanted], MOVER] = UNKNOWN

    def _children(self, node: int) -> range:
        first = int(self._forest.nodes[node, FIRST])
        return range(first, first + int(self._forest.nodes[node, COUNT])) if first > 0 else range(0)

    # -- telling ------------------------------------------------------------------------------

    def _report(self, lines: int) -> Grown:
        children = self._children(0)
        mover, *rows = self._forest.nodes[[0, *children]].tolist()
        branches = [
            self._branch(node, mover[MOVER])
            for node in rows
            if node[PROVEN] != BARRED and node[MOVER] != REDUNDANT
        ]
        branches.sort(key=_worth, reverse=True)
        where = {node[ACTION]: child for child, node in zip(children, rows, strict=True)}
        branches[:lines] = [
            replace(branch, codes=self._line(where[branch.codes[0]])) for branch in branches[:lines]
        ]
        done = self._done
        totals = np.sum([worker.tally[0, slots.TOTALS :] for worker in self._workers], axis=0)
        return Grown(
            simulations=done,
            deepest=max(int(worker.tally[0, slots.DEEPEST]) for worker in self._workers),
            payoffs=tuple(float(total) / FULL / done for total in totals[: self._game.sides]),
            branches=tuple(branches),
            proven=self._certain,
        )

    def _branch(self, node: list[int], mover: int) -> Branch:
        """The result for a child of the root, without its line."""
        word = node[PROVEN]
        if word != UNPROVEN:
            payoff = float(payoff_in(word, mover))
        else:
            prior_visits = int(self._workers[0].tally[0, slots.PRIOR_VISITS])
            payoff = (node[SUM] + prior_visits * node[PRIOR]) / max(1, node[VISITS] + prior_visits)
        return Branch((node[ACTION],), node[VISITS], payoff / FULL, proven=word != UNPROVEN)

    def _line(self, node: int) -> tuple[int, ...]:
        """The most visited line; it ends where chance would decide."""
        nodes = self._forest.nodes
        codes = [int(nodes[node, ACTION])]
        while nodes[node, MOVER] != CHANCE and (children := self._children(node)):
            node = children[int(nodes[children.start : children.stop, VISITS].argmax())]
            if not nodes[node, VISITS]:
                break
            codes.append(int(nodes[node, ACTION]))
        return tuple(codes)


def _worth(branch: Branch) -> tuple[float, float]:
    """A certain first place, then by visits; a certain last place only if there is nothing else."""
    if branch.proven and branch.payoff in (0.0, 1.0):
        return (-1.0 if branch.payoff == 0.0 else LONG_ENOUGH, branch.visits)
    return (branch.visits, branch.payoff)
