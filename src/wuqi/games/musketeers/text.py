"""Positions and actions of Three Musketeers as text.

eeeeM/eeeee/eeMee/eeeee/Meeee m      rows from rank 5 down, then the side to move
c3xc4                                a musketeer takes
b2-b1                                an enemy steps
"""

import re
from collections.abc import Sequence

import numpy as np

from wuqi.core.board.grid import PieceSet
from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.text.notation import split_position
from wuqi.games.musketeers.rules import ENEMIES, GRID, MUSKETEERS, SIDE, STEPS, STUCK, WORDS

ACTION = re.compile(r"[a-e][1-5][-x][a-e][1-5]")
MOVERS = ("m", "e")
PIECES = PieceSet(GRID, {"M": ("piece-musketeer", ("M",), 1), "e": ("piece-enemy", ("•",), 2)})
SQUARES = tuple(GRID.bits)
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
    state = np.zeros(WORDS, dtype=np.uint64)
    state[MUSKETEERS], state[ENEMIES] = PIECES.read(board)
    found = int(state[MUSKETEERS]).bit_count()
    if found != 3:
        raise BadPosition("position-three-musketeers", "musketeers", found=found)
    state[SIDE] = 1 + MOVERS.index(mover)
    state[STUCK] = options["stuck"] == "immediate"
    return state


def write(options: Options, state: State) -> str:
    return f"{PIECES.write(masks(state))} {MOVERS[int(state[SIDE]) - 1]}"


def masks(state: State) -> list[int]:
    """The squares of the musketeers and those of the enemies."""
    return state[:SIDE].tolist()


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    names = NAMES[int(state[SIDE]) - 1]
    return [names[code] for code in codes]
