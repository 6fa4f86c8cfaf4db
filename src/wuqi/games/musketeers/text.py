"""Positions and actions of Three Musketeers as text.

eeeeM/eeeee/eeMee/eeeee/Meeee m      rows from rank 5 down, then the side to move
c3xc4                                a musketeer takes
b2-b1                                an enemy steps
"""

import re
from collections.abc import Sequence
from functools import cache

import numpy as np

from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.notation import read_rows, split_position, write_rows
from wuqi.core.options import Options
from wuqi.core.stock import exact_match as matches
from wuqi.core.stock import no_outcome as without_outcome
from wuqi.games.musketeers.rules import ENEMIES, MUSKETEERS, SIDE, STEPS, STUCK, WORDS

__all__ = ["ACTION", "action_texts", "matches", "read", "without_outcome", "write"]

ACTION = re.compile(r"[a-e][1-5][-x][a-e][1-5]")
MOVERS = ("m", "e")
PIECES = ("M", "e")
SQUARES = tuple(f"{file}{rank}" for rank in range(1, 6) for file in "abcde")
STARTS = (20, 15, 10, 5, 0)  # of the ranks in a state's words, rank 5 first
# An action's code is its square and the direction; codes that leave the board are never asked for.
NAMES = tuple(
    tuple(
        f"{SQUARES[square]}{link}{SQUARES[(square + int(step)) % 25]}"
        for square in range(25)
        for step in STEPS
    )
    for link in "x-"
)


def read(options: Options, text: str) -> State:
    board, mover, _ = split_position(text, MOVERS, keys=())
    rows = read_rows(board, 5, 5, PIECES)
    cells = [cell for row in reversed(rows) for cell in row]
    musketeers = cells.count("M")
    if musketeers != 3:
        raise BadPosition("position-three-musketeers", "musketeers", found=musketeers)
    state = np.zeros(WORDS, dtype=np.uint64)
    for slot, piece in ((MUSKETEERS, "M"), (ENEMIES, "e")):
        state[slot] = sum(1 << square for square, cell in enumerate(cells) if cell == piece)
    state[SIDE] = 1 + MOVERS.index(mover)
    state[STUCK] = options["stuck"] == "immediate"
    return state


def write(options: Options, state: State) -> str:
    musketeers, enemies, side = state[:STUCK].tolist()
    rows = [_written(musketeers >> start & 31, enemies >> start & 31) for start in STARTS]
    return f"{'/'.join(rows)} {MOVERS[side - 1]}"


def rows(state: State) -> list[tuple[str, ...]]:
    """The cells as letters, rank 5 first."""
    musketeers, enemies = state[:SIDE].tolist()
    return [_row(musketeers >> start & 31, enemies >> start & 31) for start in STARTS]


@cache
def _row(musketeers: int, enemies: int) -> tuple[str, ...]:
    both = ((musketeers >> file & 1, enemies >> file & 1) for file in range(5))
    return tuple("M" if musketeer else "e" if enemy else "" for musketeer, enemy in both)


@cache
def _written(musketeers: int, enemies: int) -> str:
    return write_rows([_row(musketeers, enemies)])


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    names = NAMES[int(state[SIDE]) - 1]
    return [names[code] for code in codes]
