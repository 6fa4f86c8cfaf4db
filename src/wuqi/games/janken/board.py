"""The board of janken shogi: squares as bits of a word, home triangles, corners (RULES 5).

The seventh bit of each row is a wall, and so is the row above the board: a step from a square
leads to a neighbour or to a bit without a square, never around an edge.

        6  5  4  3  2  1
    a   7  8  9 10 11 12  |
    b  14 15 16 17 18 19  |     north is −7, towards rank a
    c  21 22 23 24 25 26  |     south is +7
    d  28 29 30 31 32 33  |     west is −1, towards file 6
    e  35 36 37 38 39 40  |     east is +1
    f  42 43 44 45 46 47  |
"""

import numpy as np

RANKS = "abcdef"  # from the top down
FILES = "654321"  # from left to right
STEPS = (-7, 7, -1, 1)  # by direction: north, south, west, east

PLAN = (  # home triangles, in capitals where cubes are placed
    "XxX...",
    "xX....",
    "X.....",
    ".....O",
    "....Oo",
    "...OoO",
)
GOAL_OF = {"X": "f1", "O": "a6"}  # the enemy's corner

NAMES = tuple(tuple(rank + file for file in FILES) for rank in RANKS)  # as the board is drawn
BIT_OF = {
    name: 7 * row + column
    for row, names in enumerate(NAMES, 1)
    for column, name in enumerate(names)
}
NAME_AT = {bit: name for name, bit in BIT_OF.items()}
PLAN_AT = {
    name: letter
    for names, letters in zip(NAMES, PLAN, strict=True)
    for name, letter in zip(names, letters, strict=True)
}


def planned(letters: str) -> int:
    """The squares with any of these letters in the plan, as bits."""
    return sum(1 << BIT_OF[name] for name, letter in PLAN_AT.items() if letter in letters)


BOARD = np.uint64(planned("Xx.oO"))
HOMES = np.array([0, planned("Xx"), planned("oO")], dtype=np.uint64)  # nobody's, X's, O's
MARKED = np.array([0, planned("X"), planned("O")], dtype=np.uint64)
GOALS = np.array([0, *(1 << BIT_OF[name] for name in GOAL_OF.values())], dtype=np.uint64)
