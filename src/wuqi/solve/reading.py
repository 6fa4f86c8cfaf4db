"""Values of positions from a table, in compiled code that knows no game.

A value is 3 × distance + outcome (see core.numbering). Here it is always seen from one side.
Instead of a value there may be a negative answer: UNKNOWN, or UNTRUSTED - chapter if a chapter of
the file must first be compared with its checksum.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core import numbering, verbs
from wuqi.core.kernel import OVER, Codes, row
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import DEEPER, DRAW, LOSS, WIN, Tables
from wuqi.solve.files import CHAPTER
from wuqi.solve.packing import PAGE, unpack_one
from wuqi.solve.two_values import Words

UNKNOWN = -1
UNTRUSTED = -2

DEPTH, TURNS, CONVERSIONS = 1, 2, 4  # flags: what distances mean


class Shelf(NamedTuple):
    """A table file as compiled code sees it."""

    words: Words
    ends: Words
    trusted: npt.NDArray[np.uint8]
    slices: Codes
    flags: int


def flags_of(tables: Tables, depth: bool) -> int:
    """What the distances of a table are."""
    return DEPTH * depth | TURNS * (tables.UNIT == "turns") | CONVERSIONS * bool(tables.CONVERSIONS)


@compiled
def kept(shelf: Shelf, number: int) -> int:
    """The value kept for a number, or UNTRUSTED - chapter."""
    page = number // PAGE
    if shelf.trusted[page // CHAPTER] == 0:
        return UNTRUSTED - page // CHAPTER
    start = signed(shelf.ends[page - 1]) if page > 0 else 0
    return unpack_one(shelf.words, start, number % PAGE)


@compiled
def other_side(value: int) -> int:
    """The same value as the other side sees it."""
    outcome = value % 3
    if outcome == WIN:
        return value + 1
    return value - 1 if outcome == LOSS else value


@compiled
def rank(value: int) -> int:
    """Sorts values: quick wins, slow wins, draws, slow losses, quick losses."""
    outcome = value % 3
    if outcome == WIN:
        return (1 << 20) - value
    return value - (1 << 20) if outcome == LOSS else 0


@compiled
def slice_of(slices: Codes, number: int) -> int:
    at = 0
    while number >= slices[at]:
        at += 1
    return at


@compiled
def kept_value(
    addresses: Codes,
    shelf: Shelf,
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    ply: int,
    side: int,
) -> int:
    """The value for `side` of the state in row `ply`, if it is over or kept."""
    game = row(addresses, 0)
    state = row(states, ply)
    mover = verbs.turn(game, state)
    if mover == OVER:
        verbs.result(game, state, row(buffers, ply))
        ours, theirs = buffers[ply, side - 1], buffers[ply, 2 - side]
        if ours == theirs:
            return DRAW
        return WIN if ours < theirs else LOSS
    number = numbering.number(game, state)
    if number < 0:
        return UNKNOWN
    value = kept(shelf, number)
    return value if value < 0 or side == mover else other_side(value)


@compiled
def play_below(addresses: Codes, states: npt.NDArray[np.uint64], ply: int, action: int) -> None:
    """Row `ply + 1` is what row `ply` becomes by an action."""
    game = row(addresses, 0)
    for word in range(states.shape[1]):
        states[ply + 1, word] = states[ply, word]
    verbs.play(game, row(states, ply + 1), action)


@compiled
def one_more(
    addresses: Codes,
    shelf: Shelf,
    states: npt.NDArray[np.uint64],
    ply: int,
    value: int,
) -> int:
    """The value of the action from row `ply` to the next row, given the value of that row."""
    game = row(addresses, 0)
    if value < 0 or value % 3 == DRAW or shelf.flags & DEPTH == 0:
        return value
    turn = verbs.turn(game, row(states, ply + 1))
    if shelf.flags & CONVERSIONS:
        if turn == OVER:
            return 3 + value % 3
        before = numbering.number(game, row(states, ply))
        after = numbering.number(game, row(states, ply + 1))
        if slice_of(shelf.slices, before) != slice_of(shelf.slices, after):
            return 3 + value % 3
    if shelf.flags & TURNS and turn == verbs.turn(game, row(states, ply)):
        return value
    return value + 3


@compiled
def value_of(
    addresses: Codes,
    shelf: Shelf,
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    ply: int,
    side: int,
) -> int:
    """The value for `side` of the state in row `ply`; the row below is scratch.

    A position that is not kept is as good as its best action. (No recursion: compiled functions
    that call each other do not come back from the cache.)
    """
    game = row(addresses, 0)
    state = row(states, ply)
    if verbs.turn(game, state) == OVER or numbering.number(game, state) != DEEPER:
        return kept_value(addresses, shelf, states, buffers, ply, side)
    mover = verbs.turn(game, state)
    best = UNKNOWN
    for i in range(verbs.actions(game, state, row(buffers, ply))):
        play_below(addresses, states, ply, buffers[ply, i])
        value = kept_value(addresses, shelf, states, buffers, ply + 1, mover)
        value = one_more(addresses, shelf, states, ply, value)
        if value < 0:
            return value
        if best < 0 or rank(value) > rank(best):
            best = value
    return best if side == mover else other_side(best)


@compiled
def value_after(
    addresses: Codes,
    shelf: Shelf,
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    mover: int,
    action: int,
) -> int:
    """The value for the mover of an action in row 0, its own ply or turn counted."""
    play_below(addresses, states, 0, action)
    value = value_of(addresses, shelf, states, buffers, 1, mover)
    return one_more(addresses, shelf, states, 0, value)


@compiled
def values_after(
    addresses: Codes,
    shelf: Shelf,
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    actions: Codes,
    values: Codes,
) -> int:
    """The value of each action of the state in row 0; 0, or the first negative answer."""
    game = row(addresses, 0)
    mover = verbs.turn(game, row(states, 0))
    for i in range(len(actions)):
        value = value_after(addresses, shelf, states, buffers, mover, actions[i])
        if value <= UNTRUSTED:
            return value
        values[i] = value
    return 0


@compiled
def find_wrong(
    addresses: Codes,
    shelf: Shelf,
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    numbers: Codes,
    checked: Codes,
) -> int:
    """The first of these numbers whose value does not follow from its actions; UNKNOWN: none.

    `checked[0]` counts the positions that were looked at; UNTRUSTED answers are passed on.
    """
    game = row(addresses, 0)
    checked[0] = 0
    state = row(states, 0)
    for number in numbers:
        if numbering.stand(game, state, number) == 0:
            continue
        mover = verbs.turn(game, state)
        if mover == OVER:
            continue
        value = kept(shelf, number)
        if value < 0:
            return value
        best, follows = -(1 << 30), UNKNOWN
        for i in range(verbs.actions(game, state, row(buffers, 0))):
            after = value_after(addresses, shelf, states, buffers, mover, buffers[0, i])
            if after <= UNTRUSTED:
                return after
            if after == UNKNOWN:
                return number
            if rank(after) > best:
                best, follows = rank(after), after
        if numbering.number(game, state) != number or follows != value:
            return number
        checked[0] += 1
    return UNKNOWN
