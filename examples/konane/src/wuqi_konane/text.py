"""Positions and actions of Kōnane as text.

wbwbwb/bwbwbw/wb1bwb/… w     rows from the top down, then the side to move
xd4                          a stone is removed, at the beginning
c3xc7                        a stone jumps, here twice: over c4 and c6
"""

import re
from collections.abc import Sequence

import numpy as np

from wuqi.core.board.grid import PieceSet
from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.text.notation import split_position
from wuqi_konane.rules import BLACK_SQUARES, GRIDS, SIDE, SIZE, STONES

ACTION = re.compile(r"x[a-h][1-8]|[a-h][1-8]x[a-h][1-8]")
LOOKS = {"b": ("piece-black", ("●",), 1), "w": ("piece-white", ("○",), 2)}
LETTERS = tuple(LOOKS)
PIECES = {size: PieceSet(grid, LOOKS) for size, grid in GRIDS.items()}
NAMES = GRIDS[8].names


def read(options: Options, text: str) -> State:
    board, mover, _ = split_position(text, LETTERS, keys=())
    size = options.number("size")
    black, white = PIECES[size].read(board)
    for wrong in (black & ~int(BLACK_SQUARES), white & int(BLACK_SQUARES)):
        if wrong:
            square = NAMES[wrong.bit_length() - 1]
            raise BadPosition("position-wrong-colour", "konane", square=square)
    return np.array([black | white, 1 + LETTERS.index(mover), size], dtype=np.uint64)


def write(options: Options, state: State) -> str:
    board = PIECES[int(state[SIZE])].write(stones(state))
    return f"{board} {LETTERS[int(state[SIDE]) - 1]}"


def stones(state: State) -> tuple[int, int]:
    """The black stones and the white ones."""
    every, squares = int(state[STONES]), int(BLACK_SQUARES)
    return every & squares, every & ~squares


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    pairs = [(NAMES[code >> 6], NAMES[code & 63]) for code in codes]
    return [f"x{to}" if start == to else f"{start}x{to}" for start, to in pairs]
