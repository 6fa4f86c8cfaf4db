"""Positions and actions of Three Musketeers as text.

eeeeM/eeeee/eeMee/eeeee/Meeee m      rows from rank 5 down, then the side to move
c3xc4                                a musketeer takes
b2-b1                                an enemy steps
"""

import re
from collections.abc import Sequence

import numpy as np

from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.notation import read_rows, split_position, write_position, write_rows
from wuqi.core.options import Options
from wuqi.core.stock import exact_match as matches
from wuqi.core.stock import no_outcome as without_outcome
from wuqi.games.musketeers.rules import ENEMIES, MUSKETEERS, SIDE, STEPS, STUCK, WORDS

__all__ = ["ACTION", "action_texts", "matches", "read", "without_outcome", "write"]

ACTION = re.compile(r"[a-e][1-5][-x][a-e][1-5]")
MOVERS = ("m", "e")
PIECES = ("M", "e")
SQUARES = tuple(f"{file}{rank}" for rank in range(1, 6) for file in "abcde")


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
    board = write_rows(rows(state))
    return write_position(board, MOVERS[int(state[SIDE]) - 1], {})


def rows(state: State) -> list[list[str]]:
    """The cells as letters, rank 5 first."""
    musketeers, enemies = int(state[MUSKETEERS]), int(state[ENEMIES])

    def cell(square: int) -> str:
        if musketeers >> square & 1:
            return "M"
        return "e" if enemies >> square & 1 else ""

    return [[cell(5 * rank + file) for file in range(5)] for rank in reversed(range(5))]


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    link = "x" if state[SIDE] == 1 else "-"
    return [f"{SQUARES[code >> 2]}{link}{SQUARES[(code >> 2) + STEPS[code & 3]]}" for code in codes]
