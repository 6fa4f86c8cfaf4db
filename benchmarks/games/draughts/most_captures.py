"""Looks for draughts positions with as many captures as possible, by simulated annealing.

    python -m benchmarks.games.draughts.most_captures [SECONDS]

Kings against anything: men and kings are captured alike, and nobody captures more than a king.
Prints each record: of captures that take the most pieces, and of complete ones, which matter for
huffing. The list in `games/draughts/captures.py` is longer than what was ever found.
"""

import sys
import time

import numpy as np
import numpy.typing as npt

from wuqi.core.kernel import Codes
from wuqi.core.native.bits import at
from wuqi.core.native.compiling import compiled
from wuqi.games.draughts.board import BIT_OF
from wuqi.games.draughts.captures import MOST_CAPTURES, captures
from wuqi.games.draughts.text import MOST_PIECES

SQUARES = np.array(list(BIT_OF.values()), dtype=np.int64)
STEPS = 20_000  # a run
HEAT = 0.3  # at first, in logarithms of the number of captures
EMPTY, KING, ENEMY = range(3)

Board = npt.NDArray[np.int8]  # EMPTY, KING or ENEMY on each square


@compiled
def count(board: Board, every: bool, out: Codes) -> int:
    """The number of captures; -1 if the board is not one to play on."""
    kings = enemies = np.uint64(0)
    for square in range(50):
        if board[square] == KING:
            kings |= at(SQUARES[square])
        elif board[square] == ENEMY:
            enemies |= at(SQUARES[square])
    if not 0 < np.sum(board == KING) <= MOST_PIECES:
        return -1
    if not 0 < np.sum(board == ENEMY) <= MOST_PIECES:
        return -1
    return captures(out, np.uint64(0), kings, enemies, every)


@compiled
def anneal(seed: int, every: bool, out: Codes) -> tuple[int, Board]:
    """The best of one run."""
    np.random.seed(seed)
    board = np.zeros(50, dtype=np.int8)
    for _ in range(16):
        board[np.random.randint(50)] = ENEMY
    board[np.random.randint(50)] = KING
    now = most = count(board, every, out)
    best = board.copy()
    for step in range(STEPS):
        here, there = np.random.randint(50), np.random.randint(50)
        before = board[here], board[there]
        if np.random.random() < 0.5:
            board[here], board[there] = before[1], before[0]
        else:
            board[here] = np.random.randint(3)
        found = count(board, every, out)
        heat = HEAT * (1 - step / STEPS) + 0.01
        gain = np.log((found + 1.5) / (now + 1.5))
        if found >= 0 and (gain >= 0 or np.random.random() < np.exp(gain / heat)):
            now = found
            if found > most:
                most, best = found, board.copy()
        else:
            board[here], board[there] = before
    return most, best


def fen(board: Board) -> str:
    """The position as text, the kings to move."""
    kings, enemies = (np.flatnonzero(board == kind) + 1 for kind in (KING, ENEMY))
    return f"W:W{','.join(f'K{one}' for one in kings)}:B{','.join(f'K{one}' for one in enemies)}"


def main(seconds: float) -> None:
    out = np.zeros(MOST_CAPTURES, dtype=np.int64)
    for every in (False, True):
        record, seed, began = 0, 0, time.monotonic()
        while time.monotonic() - began < seconds:
            seed += 1
            most, board = anneal(seed, every, out)
            if most > record:
                record = most
                kind = "complete" if every else "that take the most"
                print(f"{record} captures {kind}: {fen(board)}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 300)
