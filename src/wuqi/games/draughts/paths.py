"""The squares a capture lands on: written for texts and people, not for speed.

The rules know a capture by where it begins, where it ends and what it takes. In between there may
be several ways.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from wuqi.core.kernel import State
from wuqi.games.draughts.board import BIT_OF, SQUARE_AT, STEPS
from wuqi.games.draughts.captures import CAPTURED, SIX_BITS, captured_by
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE

TARGET = 6  # where an action ends is shifted so far to the left in its code


def squares_of(word: int | np.uint64) -> tuple[int, ...]:
    """The squares of a word's bits, in ascending order."""
    return _squares(int(word))


@lru_cache(maxsize=1 << 12)  # one position is written and drawn
def _squares(bits: int) -> tuple[int, ...]:
    return tuple([square for square, bit in BIT_OF.items() if bits >> bit & 1])


def _diagonal(square: int, step: int) -> tuple[int, ...]:
    found: list[int] = []
    bit = BIT_OF[square]
    while (bit := bit + step) in SQUARE_AT:
        found.append(SQUARE_AT[bit])
    return tuple(found)


# From each square the four diagonals to the edge, nearest square first.
DIAGONALS = {square: tuple(_diagonal(square, step) for step in STEPS) for square in BIT_OF}


def between(origin: int, target: int) -> tuple[int, ...] | None:
    """The squares between two squares of one diagonal; None if they are not on one."""
    for diagonal in DIAGONALS[origin]:
        if target in diagonal:
            return diagonal[: diagonal.index(target)]
    return None


@dataclass(frozen=True, slots=True)
class Move:
    """A move or capture, described by squares."""

    origin: int
    target: int
    captured: frozenset[int]

    @classmethod
    def of(cls, code: int) -> "Move":
        captured = frozenset(squares_of(captured_by(code)))
        return cls(SQUARE_AT[code & SIX_BITS], SQUARE_AT[code >> TARGET & SIX_BITS], captured)


@dataclass(frozen=True, slots=True)
class Armies:
    """Who stands where, as the side to move sees it."""

    own: frozenset[int]
    enemies: frozenset[int]
    kings: frozenset[int]
    upward: bool  # it is blue's turn, whose men move up

    @classmethod
    def of(cls, state: State) -> "Armies":
        blue, green = frozenset(squares_of(state[BLUE])), frozenset(squares_of(state[GREEN]))
        own, enemies = (blue, green) if state[SIDE] == 1 else (green, blue)
        return cls(own, enemies, frozenset(squares_of(state[KINGS])), bool(state[SIDE] == 1))

    @property
    def occupied(self) -> frozenset[int]:
        return self.own | self.enemies

    def is_forward(self, origin: int, target: int) -> bool:
        """Whether a step goes towards the far row."""
        return (target < origin) == self.upward

    def jumps(self, origin: int, square: int, taken: frozenset[int]) -> Iterator[tuple[int, int]]:
        """The next jumps (victim, landing) of the piece from `origin`, now on `square`.

        What it has taken still stands there, and can be neither jumped again nor landed on.
        """
        king = origin in self.kings
        for diagonal in DIAGONALS[square]:
            victim = 0
            for reached in diagonal if king else diagonal[:2]:
                occupied = reached in self.occupied and reached != origin
                if victim and not occupied:
                    yield victim, reached
                elif not victim and reached in self.enemies - taken:
                    victim = reached
                elif occupied or not king:
                    break

    def path(self, move: Move, via: Sequence[int] = ()) -> tuple[int, ...] | None:
        """The smallest sequence of squares of a capture that passes `via` in this order.

        From the origin to the target; None if no path does.
        """
        hopeless: set[tuple[int, frozenset[int], int]] = set()

        def onward(square: int, left: frozenset[int], passed: int) -> tuple[int, ...] | None:
            if not left:
                return () if square == move.target and passed == len(via) else None
            if len(via) - passed >= len(left) or (square, left, passed) in hopeless:
                return None
            taken = move.captured - left
            for victim, landing in sorted(
                self.jumps(move.origin, square, taken), key=lambda jump: jump[1]
            ):
                if victim in left:
                    here = passed < len(via) and via[passed] == landing and len(left) > 1
                    rest = onward(landing, left - {victim}, passed + here)
                    if rest is not None:
                        return (landing, *rest)
            hopeless.add((square, left, passed))
            return None

        rest = onward(move.origin, move.captured, 0)
        return None if rest is None else (move.origin, *rest)

    def smallest_paths(self, origin: int) -> dict[int, tuple[int, ...]]:
        """What `path` gives for every capture from a square, by its code; also for the beginnings
        of captures.

        A chain may be begun in thousands of orders that take the same. Each such point, a square
        and what was taken on the way, is looked at once: its smallest path goes through the
        smallest path of the point before it, because both are equally long.
        """
        found: dict[int, tuple[int, ...]] = {}
        leaves = BIT_OF[origin]
        reached: dict[int, tuple[int, ...]] = {leaves | leaves << TARGET: (origin,)}
        jumps: dict[int, list[tuple[int, int, int]]] = {}  # what was taken stays: always the same
        while reached:
            following: dict[int, tuple[int, ...]] = {}
            for code, path in reached.items():
                square = path[-1]
                if square not in jumps:
                    jumps[square] = [
                        (1 << BIT_OF[victim] + CAPTURED, BIT_OF[landing] << TARGET, landing)
                        for victim, landing in self.jumps(origin, square, frozenset())
                    ]
                before = code & ~(SIX_BITS << TARGET)
                for victim, target, landing in jumps[square]:
                    if not code & victim:
                        point, longer = before | victim | target, (*path, landing)
                        if point not in following or longer < following[point]:
                            following[point] = longer
            found |= following
            reached = following
        return found
