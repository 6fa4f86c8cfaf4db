"""Positions and actions of Cờ tam quân as numbers.

`board.py` numbers the squares. Teams and members are counted from 0 in the code, from 1 in texts.

State
    MEMBERS   a word for each team: the square of each member in a byte, NOWHERE if it has none
    BOARDS    two words for each team: its squares as bits
    OCCUPIED  two words: the squares of all teams
    SIDE      the team on turn, from 1
    PHASE     DEPLOY, TAKE (first taking), MARCH, END (second taking)
    MARCHED   0xFF in the byte of each of its members who has marched in this turn
    ZONE      the zone it has chosen, from 1, while nobody stands there yet; else 0
    TOOK      1 if it has captured in this turn
    CALM      turns without a capture
    OUT       a byte for each team: 1 if it was the first to fall, 2 if … ; 0 alive
    PLACED    a byte for each team, while deploying: how many members are placed, seen or not
    BEGINS    1 where a turn begins: nothing taken, nobody marched, no taking let go
    ENDED     1 + the reason why it is over; 0 while it is not
    SIZE, TEAMS, PIECES, HIDDEN, EIGHT, ALL     the options; the last three are 0 or 1
    REPEATED  1 if it has ended by repetition (history: not in the text)

Action
    kind × 4096 + team × 1024 + member × 128 + square: STEP to it, PLACE on it, CAPTURE there
    kind × 4096 + zone for CHOOSE, kind × 4096 for DONE
"""

import numpy as np

from wuqi.core.kernel import State
from wuqi.core.native.bits import at, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.tamquan.board import MOST_PIECES, NOWHERE

MEMBERS = 0
BOARDS = 4
OCCUPIED = 12
SIDE, PHASE, MARCHED, ZONE, TOOK, CALM, OUT, PLACED, BEGINS, ENDED = range(14, 24)
SIZE, TEAMS, PIECES, HIDDEN, EIGHT, ALL, REPEATED = range(24, 31)
WORDS = 31
HISTORY = 1

DEPLOY, TAKE, MARCH, END = map(np.uint64, range(4))
STEP, PLACE, CAPTURE, DONE, CHOOSE = range(5)

NOBODY = np.uint64(0xFFFF_FFFF_FFFF_FFFF)  # the MEMBERS of a team without a piece
BYTE = np.uint64(0xFF)


def start(options: Options) -> State:
    """The empty board."""
    state = np.zeros(WORDS, dtype=np.uint64)
    state[MEMBERS:BOARDS] = NOBODY
    state[SIDE] = 1
    state[SIZE], state[TEAMS], state[PIECES] = map(options.number, ("size", "teams", "pieces"))
    state[HIDDEN] = options["deploy"] == "hidden"
    state[EIGHT] = options["steps"] == "eight"
    state[ALL] = options["taking"] == "all"
    return state


@compiled
def byte(word: np.uint64, index: int) -> int:
    """One of the eight small numbers in a word."""
    return signed((word >> np.uint64(8 * index)) & BYTE)


@compiled
def with_byte(word: np.uint64, index: int, value: int) -> np.uint64:
    """The word with one of its small numbers changed."""
    shift = np.uint64(8 * index)
    return (word & ~(BYTE << shift)) | (np.uint64(value) << shift)


@compiled
def flip(state: State, team: int, square: int) -> None:
    """A team's piece appears on a square or vanishes from it."""
    half = square >> 6
    bit = at(square & 63)
    state[BOARDS + 2 * team + half] ^= bit
    state[OCCUPIED + half] ^= bit


@compiled
def put(state: State, team: int, member: int, square: int) -> None:
    """A member, wherever it stood, now stands on a free square, or NOWHERE."""
    before = byte(state[MEMBERS + team], member)
    if before != NOWHERE:
        flip(state, team, before)
    if square != NOWHERE:
        flip(state, team, square)
    state[MEMBERS + team] = with_byte(state[MEMBERS + team], member, square)


@compiled
def pieces_left(state: State, team: int) -> int:
    """How many pieces a team has on the board."""
    return popcount(state[BOARDS + 2 * team]) + popcount(state[BOARDS + 2 * team + 1])


def all_bytes(word: np.uint64) -> bytes:
    """All eight small numbers of a word: for Python, to which each call of `byte` costs more."""
    return int(word).to_bytes(8, "little")


def places(state: State, team: int) -> list[int]:
    """The square of each member of a team, NOWHERE if it has none."""
    return list(all_bytes(state[MEMBERS + team])[:MOST_PIECES])


def standing(state: State, team: int) -> list[tuple[int, int]]:
    """Square and member of each piece of a team."""
    return [
        (square, member) for member, square in enumerate(places(state, team)) if square != NOWHERE
    ]
