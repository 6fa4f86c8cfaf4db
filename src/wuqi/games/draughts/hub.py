"""Positions and moves of draughts as the Hub protocol writes them.

Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww    the side to move, then squares 1 to 50
32-28                                                  a move
28x19x23                                               from, to, then the captured pieces
"""

import re
from collections.abc import Mapping

import numpy as np

from wuqi.core.errors import BadPosition
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.games.draughts.board import BIT_OF, SQUARE_AT
from wuqi.games.draughts.captures import SIX_BITS, captured_by
from wuqi.games.draughts.rules import BLUE, GREEN, HUFF, KINGS, SIDE, WORDS, settle

OPTIONS: Mapping[str, str] = {"draws": "fmjd", "capture": "enforced"}  # the rules of the protocol
_MOVE = re.compile(r"(\d{1,2})([-x])(\d{1,2})((?:x\d{1,2})*)", re.ASCII)
_BOARD = re.compile(r"[WBwb][wbWBe]{50}")


def write_position(position: Position) -> str:
    """The 51 letters of a position."""
    state = position.state
    letters = ["W" if state[SIDE] == 1 else "B"]
    for square in range(1, 51):
        bit = 1 << BIT_OF[square]
        letter = "w" if int(state[BLUE]) & bit else "b" if int(state[GREEN]) & bit else "e"
        letters.append(letter.upper() if int(state[KINGS]) & bit else letter)
    return "".join(letters)


def read_position(game: Game, text: str) -> Position:
    """The position 51 letters describe, or BadPosition."""
    if not _BOARD.fullmatch(text):
        raise BadPosition("position-hub", "draughts", text=text[:60])
    state = np.zeros(WORDS, dtype=np.uint64)
    settle(game.options, state)
    state[SIDE] = 1 if text[0] in "Ww" else 2
    for square, letter in enumerate(text[1:], 1):
        if letter != "e":
            bit = np.uint64(1 << BIT_OF[square])
            state[BLUE if letter in "wW" else GREEN] |= bit
            if letter.isupper():
                state[KINGS] |= bit
    return game.read(game.at(state).text)  # read as text, so that impossible positions are refused


def write_move(action: Action) -> str:
    """A move with everything it captures."""
    assert not action.code & HUFF
    captured = int(captured_by(action.code))
    taken = sorted(square for bit, square in SQUARE_AT.items() if captured >> bit & 1)
    origin, target = SQUARE_AT[action.code & SIX_BITS], SQUARE_AT[action.code >> 6 & SIX_BITS]
    return f"{origin}{'x' if taken else '-'}{target}" + "".join(f"x{square}" for square in taken)


def read_move(position: Position, text: str) -> Action | None:
    """The legal action a move means; None if there is none, or several."""
    parts = _MOVE.fullmatch(text)
    if parts is None:
        return None
    wanted = _meaning(text)
    found = [action for action in position.actions() if _meaning(write_move(action)) == wanted]
    if not found and parts[2] == "x" and not parts[4]:  # some write only from and to
        found = [
            action for action in position.actions() if write_move(action).startswith(f"{text}x")
        ]
    return found[0] if len(found) == 1 else None


def _meaning(move: str) -> tuple[int, int, frozenset[int]]:
    """From, to and captured, whatever the order."""
    parts = _MOVE.fullmatch(move)
    assert parts is not None
    captured = frozenset(int(square) for square in parts[4].split("x") if square)
    return int(parts[1]), int(parts[3]), captured
