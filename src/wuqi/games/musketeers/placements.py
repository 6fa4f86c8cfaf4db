"""The ways three musketeers can stand. Those that are the same after turning the board count once.

The board can be turned in eight ways. Of the eight places a placement then has, the smallest
stands for all of them; placements in line are left out (in line, play is over).
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from wuqi.core.board.turning import square_orders
from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, lowest, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.musketeers.rules import ENEMIES, MUSKETEERS

IN_LINE = -1


def _in_line(squares: Sequence[int]) -> bool:
    return len({s // 5 for s in squares}) == 1 or len({s % 5 for s in squares}) == 1


def turned_squares(squares: Sequence[int], turn: Sequence[int]) -> tuple[int, ...]:
    """Where a turn takes some squares, in order."""
    return tuple(sorted(turn[square] for square in squares))


TURNS = square_orders(5)
_ALL = [p for p in combinations(range(25), 3) if not _in_line(p)]
PLACEMENTS = sorted({min(turned_squares(p, turn) for turn in TURNS) for p in _ALL})

# For three squares a < b < c, at a·625 + b·25 + c: their placement and the turn that leads to it.
PLACEMENT = np.full(25**3, IN_LINE, dtype=np.int64)
TURN = np.zeros(25**3, dtype=np.int64)
for _p in _ALL:
    _smallest, _turn = min((turned_squares(_p, turn), number) for number, turn in enumerate(TURNS))
    _at = _p[0] * 625 + _p[1] * 25 + _p[2]
    PLACEMENT[_at], TURN[_at] = PLACEMENTS.index(_smallest), _turn


def _rank_turned(turn: Sequence[int], rank: int, files: int) -> int:
    """Where a turn takes a set of squares of one rank."""
    return sum(1 << turn[5 * rank + file] for file in range(5) if files >> file & 1)


RANK_TURNED = np.array(
    [[[_rank_turned(t, rank, files) for files in range(32)] for rank in range(5)] for t in TURNS],
    dtype=np.uint64,
)


@compiled
def placement_index(state: State) -> int:
    """The index of a state's musketeers in PLACEMENT and TURN."""
    hunters = state[MUSKETEERS]
    first = lowest(hunters)
    hunters &= hunters - U1
    second = lowest(hunters)
    return first * 625 + second * 25 + lowest(hunters & (hunters - U1))


@compiled
def turned_enemies(state: State, turn: int) -> np.uint64:
    """The enemies' squares after a turn of the board."""
    enemies = U0
    for rank in range(5):
        row = signed(state[ENEMIES] >> np.uint64(5 * rank)) & 31
        enemies |= RANK_TURNED[turn, rank, row]
    return enemies
