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
from wuqi.games.draughts.captures import SIX_BITS, captured_by
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE


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
        return cls(SQUARE_AT[code & SIX_BITS], SQUARE_AT[code >> 6 & SIX_BITS], captured)


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
            if (square, left, passed) in hopeless:
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
