"""Iterative deepening: one search after another on one table, each guided by the one before.

Several threads work as in lazy SMP: all search the same root, sharing nothing but the transposition
table. One leads and reports; the others run ahead of it and fill the table.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from wuqi.core.kernel import Kernel
from wuqi.core.native.compiling_notice import NOTICE
from wuqi.core.outcomes import NOTHING_KNOWN, KnownOutcomes
from wuqi.core.position import Position
from wuqi.search.alphabeta import worker as slots
from wuqi.search.alphabeta.scale import DEEPEST, SURE, WIN
from wuqi.search.alphabeta.transposition import TranspositionTable, folded
from wuqi.search.alphabeta.tree import search
from wuqi.search.alphabeta.worker import SearchWorker
from wuqi.search.limits import NEVER, Limits, Stop

MEGABYTES = 64
EVERYTHING = 1 << 62
ASPIRATION = 24  # half the width of the aspiration window around the last depth's value
FULL_WINDOW_DEPTH = 3  # up to this depth the window is wide open


@dataclass(frozen=True, slots=True)
class FoundLine:
    """A line and its value, as search has them: codes and the scale of `scale`."""

    value: int
    codes: tuple[int, ...]
    shortest: bool = False  # proven, and so is the distance of a win or loss


@dataclass(frozen=True, slots=True)
class Depth:
    """What one depth brought; `lines` are the best first."""

    depth: int
    farthest: int
    nodes: int
    lines: tuple[FoundLine, ...]
    solved: bool  # no guess was involved: the values are exact


class AlphaBeta:
    """A searcher for one game of two sides without chance. It keeps its table between searches."""

    def __init__(
        self,
        kernel: Kernel,
        megabytes: int = MEGABYTES,
        threads: int = 1,
        known: KnownOutcomes = NOTHING_KNOWN,
    ) -> None:
        NOTICE.expect(search, *kernel.functions.values())
        self.stop = Stop()
        self._transpositions = TranspositionTable(megabytes)
        self._workers = [
            SearchWorker(kernel, self._transpositions, self.stop.flag, known)
            for _ in range(threads)
        ]

    def think(
        self,
        position: Position,
        limits: Limits,
        lines: int = 1,
        only: Sequence[int] | None = None,
        exact: bool = False,
    ) -> Iterator[Depth]:
        """The result of each depth as it comes, until a limit or `stop`; `only`: these actions.
        There is at least one result, however short the time: depth 1 is always finished. With
        `exact`, the distance of a won or lost line is proven before the next depth.
        """
        codes = list(only) if only is not None else [action.code for action in position.actions()]
        lines = min(lines, len(codes))
        self._transpositions.grow_older()
        for worker in self._workers:
            worker.prepare(position.state, position.past, codes)
            self._run(worker, 1, -WIN, WIN, limit=0)  # compiled before the clock starts
        with self.stop.after(limits.seconds):
            yield from self._deepen(limits, codes, lines, exact)

    def forget(self) -> None:
        """Forgets every position, so that the next search depends on nothing before it."""
        self._transpositions.forget()
        for worker in self._workers:
            worker.history[:] = 0

    # -- lazy SMP: one thread leads, the others run ahead on the same table --------------------

    def _deepen(self, limits: Limits, codes: list[int], lines: int, exact: bool) -> Iterator[Depth]:
        leader, *others = self._workers
        nodes = (limits.nodes or EVERYTHING) // len(self._workers)
        found: tuple[FoundLine, ...] = ()
        with ThreadPoolExecutor(max(1, len(others))) as pool:
            ahead = [
                pool.submit(self._run_ahead, worker, number) for number, worker in enumerate(others)
            ]
            try:
                for depth in range(1, min(limits.depth or DEEPEST, DEEPEST - 1) + 1):
                    leader.tally[0, slots.GUESSES] = 0
                    found = self._lines(leader, depth, codes, lines, found, nodes)
                    solved = not (leader.tally[0, slots.GUESSES] or self._stopped(leader))
                    if solved:
                        found = tuple(replace(line, shortest=True) for line in found)
                    yield self._report(depth, found, solved)
                    if exact and any(abs(line.value) >= SURE for line in found):
                        found = self._proven_all(leader, codes, found, nodes)
                        yield self._report(depth, found, solved)
                    if self._stopped(leader) or all(line.shortest for line in found):
                        break
            finally:
                self.stop.now()
                for future in ahead:
                    future.result()

    def _run_ahead(self, worker: SearchWorker, number: int) -> None:
        for depth in range(1 + number % 2, DEEPEST):
            self._run(worker, depth, -WIN, WIN, EVERYTHING)
            if self._stopped(worker):
                return

    def _report(self, depth: int, found: tuple[FoundLine, ...], solved: bool) -> Depth:
        nodes = sum(int(worker.tally[0, slots.NODES]) for worker in self._workers)
        farthest = max(depth, int(self._workers[0].tally[0, slots.FARTHEST]))
        return Depth(depth, farthest, nodes, found, solved)

    # -- one depth ----------------------------------------------------------------------------

    def _lines(
        self,
        worker: SearchWorker,
        depth: int,
        codes: list[int],
        lines: int,
        before: tuple[FoundLine, ...],
        nodes: int,
    ) -> tuple[FoundLine, ...]:
        """The best lines at a depth: the best, the best without its action, and so on.

        If stopped on the way, lines of the depth before fill the gaps. Values from the table may
        make a later line look better than an earlier one, so the lines are sorted.
        """
        found: list[FoundLine] = []
        for _ in range(lines):
            left = [code for code in codes if all(code != line.codes[0] for line in found)]
            worker.allow(left)
            expected = [line for line in before if line.codes[0] in left]
            line = self._line(worker, depth, expected[0] if expected else None, nodes)
            if line is not None:
                found.append(line)
            if self._stopped(worker):
                new = {line.codes[0] for line in found}
                found += [line for line in before if line.codes[0] not in new]
                break
        return tuple(sorted(found[:lines], key=lambda line: -line.value))

    def _line(
        self, worker: SearchWorker, depth: int, expected: FoundLine | None, nodes: int
    ) -> FoundLine | None:
        """The best line among the allowed actions, searched in an aspiration window."""
        alpha, beta, margin = -WIN, WIN, ASPIRATION
        worker.tally[0, slots.HINT] = 0
        if expected is not None:
            worker.tally[0, slots.HINT] = folded(expected.codes[0])
            if depth > FULL_WINDOW_DEPTH:
                alpha, beta = expected.value - margin, expected.value + margin
        found: FoundLine | None = None
        while True:
            # A search that does not even finish depth 1 would have no result.
            patience = depth == 1 and expected is None
            value = self._run(
                worker, depth, alpha, beta, EVERYTHING if patience else nodes, patience
            )
            if worker.tally[0, slots.FOUND]:
                found = self._noted(worker)
            if self._stopped(worker) or alpha < value < beta or (alpha, beta) == (-WIN, WIN):
                return found
            margin *= 4
            if value <= alpha:
                alpha = value - margin if value - margin > -SURE and margin < 1000 else -WIN
            else:
                beta = value + margin if value + margin < SURE and margin < 1000 else WIN

    def _proven_all(
        self, worker: SearchWorker, codes: list[int], found: tuple[FoundLine, ...], nodes: int
    ) -> tuple[FoundLine, ...]:
        """The lines with the distances of wins and losses proven, as far as the limits allow.

        A proof may find a better action than the line's own, but never the first action of another
        line: lines stay different.
        """
        lines = list(found)
        for place, line in enumerate(found):
            others = {other.codes[0] for other in lines if other.codes[0] != line.codes[0]}
            allowed = [code for code in codes if code not in others]
            lines[place] = self._proven(worker, allowed, line, nodes)
        return tuple(sorted(lines, key=lambda line: -line.value))

    def _proven(
        self, worker: SearchWorker, allowed: list[int], line: FoundLine, nodes: int
    ) -> FoundLine:
        """A won or lost line with its true distance: everything shorter is searched without
        reductions."""
        worker.allow(allowed)
        worker.tally[0, slots.PROVING] = 1
        while abs(line.value) >= SURE and not line.shortest and not self._stopped(worker):
            plies = WIN - abs(line.value)
            window = (line.value, WIN) if line.value > 0 else (line.value - 1, line.value)
            value = self._run(worker, max(1, plies - 1), *window, nodes)
            if self._stopped(worker):
                break
            if (value <= line.value) if line.value > 0 else (value >= line.value):
                line = replace(line, shortest=True)
            elif line.value > 0:
                line = self._noted(worker)
            else:
                self._run(worker, max(1, plies - 1), -WIN, line.value, nodes)
                if worker.tally[0, slots.FOUND]:
                    line = self._noted(worker)
        worker.tally[0, slots.PROVING] = 0
        return line

    @staticmethod
    def _noted(worker: SearchWorker) -> FoundLine:
        length = int(worker.lines[0, 0])
        return FoundLine(
            int(worker.tally[0, slots.VALUE]), tuple(worker.lines[0, 1 : 1 + length].tolist())
        )

    @staticmethod
    def _stopped(worker: SearchWorker) -> bool:
        return bool(worker.tally[0, slots.STOPPED])

    def _run(
        self,
        worker: SearchWorker,
        depth: int,
        alpha: int,
        beta: int,
        limit: int,
        patience: bool = False,
    ) -> int:
        """One search from the root; with `patience` it cannot be stopped."""
        worker.tally[0, slots.LIMIT] = limit
        worker.tally[0, slots.STOPPED] = worker.tally[0, slots.FOUND] = 0
        arrays = worker.arrays
        if patience:
            arrays = arrays._replace(stop=NEVER)
        return int(search(arrays, depth, alpha, beta))
