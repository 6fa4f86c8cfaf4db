"""Many games stepped at once, in compiled code: the walk letter by letter, for any game.

Compiled code is handed the rows as one table of addresses: handing over fifteen arrays would take
longer than stepping a single game.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types

from wuqi.core import spelling, verbs
from wuqi.core.compiling import compiled, instruction
from wuqi.core.kernel import CHANCE, OVER, Codes, State
from wuqi.core.spelling import END, Planes
from wuqi.search.dice import below, weighted

Rewards = npt.NDArray[np.float32]

PATH = 128  # every game's stall rule ends play before so many keys come together: 60 at most
KNOWN, LEFT, LENGTH, MOVER = range(4)
DESK = 4


class Rows(NamedTuple):
    """Each game has a row in every array but the first two, which have one for all."""

    game: Codes  # the verbs' addresses
    start: State  # the state a game begins with
    states: State  # the kernel's state
    paths: State  # its repetition keys since something last changed for good
    dice: State  # its own random numbers, for chance
    codes: Codes  # the legal actions that begin with the letters chosen so far
    weights: Codes  # scratch space for chance
    spelled: Codes  # their words, as many numbers each as the longest has letters
    words: Codes  # the letters chosen so far
    desk: Codes  # KNOWN keys in its path, LEFT actions, LENGTH of the word so far, MOVER
    places: Codes  # scratch space for the result
    masks: Planes  # 1 for each letter that may come next
    planes: Planes  # the position as the mover sees it
    rewards: Rewards  # of each side for the last letter: from -1 to 1, not 0 only at the end
    over: Planes  # 1 if the last letter ended the game

    def table(self) -> Codes:
        """Of each array its address, how far its rows lie apart, and how long a row is."""
        told = [(one.ctypes.data, one.strides[0], one.shape[1]) for one in self]
        return np.array(told, dtype=np.int64)


(
    GAME,
    START,
    STATES,
    PATHS,
    DICE,
    CODES,
    WEIGHTS,
    SPELLED,
    WORDS,
    DESKS,
    PLACES,
    MASKS,
    PLANES,
    REWARDS,
    OVERS,
) = range(len(Rows._fields))
SIZE = 2  # the column of a table with the length of a row


def _row_of(kind: Any) -> Any:
    """How compiled code finds a row of one of the arrays, whose elements are of a kind."""
    pointer = types.CPointer(kind)

    @instruction
    def find(_context: Any, table: Any, which: Any, i: Any) -> tuple[Any, Callable[..., Any]]:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            values = context.make_array(signature.args[0])(context, builder, args[0])
            number = context.get_constant
            entry = builder.mul(args[1], number(types.intp, 3))
            address = builder.load(builder.gep(values.data, [entry]))
            apart = builder.gep(values.data, [builder.add(entry, number(types.intp, 1))])
            address = builder.add(address, builder.mul(args[2], builder.load(apart)))
            return builder.inttoptr(address, context.get_value_type(pointer))

        return pointer(table, types.intp, types.intp), codegen

    return find


words_of = _row_of(types.uint64)
numbers_of = _row_of(types.int64)
bytes_of = _row_of(types.uint8)
floats_of = _row_of(types.float32)


@compiled
def settle(game: Codes, state: State, rows: Codes, i: int, desk: Codes) -> None:
    """Looks at repetition and lets chance happen, until a side can act or all is over."""
    path = words_of(rows, PATHS, i)
    while True:
        known = 0 if verbs.fresh(game, state) else desk[KNOWN]
        key = verbs.repeat_key(game, state)
        if key != np.uint64(0):
            occurrences = 1
            for k in range(known):
                if path[k] == key:
                    occurrences += 1
            path[known] = key
            known = min(known + 1, PATH - 1)
            verbs.repeat(game, state, occurrences)
        desk[KNOWN] = known
        desk[MOVER] = verbs.turn(game, state)
        if desk[MOVER] != CHANCE:
            return
        codes, weights = numbers_of(rows, CODES, i), numbers_of(rows, WEIGHTS, i)
        n = verbs.chance(game, state, codes, weights)
        verbs.play(game, state, codes[weighted(words_of(rows, DICE, i), weights, n)])


@compiled
def pay(game: Codes, state: State, places: Codes, rewards: Rewards, sides: int) -> None:
    """Each side's reward at the end: the share of its rivals left behind, from -1 to 1."""
    verbs.result(game, state, places)
    for side in range(sides):
        lead = 0
        for rival in range(sides):
            if places[side] < places[rival]:
                lead += 1
            elif places[side] > places[rival]:
                lead -= 1
        rewards[side] = np.float32(lead / (sides - 1))


@compiled
def begin(rows: Codes, i: int) -> None:
    """A new game in a row, up to where a side can act."""
    game, state, desk = (
        numbers_of(rows, GAME, 0),
        words_of(rows, STATES, i),
        numbers_of(rows, DESKS, i),
    )
    start = words_of(rows, START, 0)
    for word in range(rows[STATES, SIZE]):
        state[word] = start[word]
    desk[KNOWN] = 0
    desk[LENGTH] = 0
    settle(game, state, rows, i, desk)


@compiled
def list_actions(rows: Codes, i: int) -> None:
    """The legal actions of a row and their words."""
    game, state, desk = (
        numbers_of(rows, GAME, 0),
        words_of(rows, STATES, i),
        numbers_of(rows, DESKS, i),
    )
    desk[LEFT] = 0
    if desk[MOVER] != OVER:
        codes = numbers_of(rows, CODES, i)
        desk[LEFT] = verbs.actions(game, state, codes)
        spelling.spell(game, state, codes, desk[LEFT], numbers_of(rows, SPELLED, i))


@compiled
def show(rows: Codes, i: int) -> None:
    """Writes the mask and the planes of a row; its mask is zeros before."""
    desk, spelled = numbers_of(rows, DESKS, i), numbers_of(rows, SPELLED, i)
    mask, planes = bytes_of(rows, MASKS, i), bytes_of(rows, PLANES, i)
    letters, length = rows[WORDS, SIZE], desk[LENGTH]
    for k in range(desk[LEFT]):
        mask[spelled[k * letters + length]] = 1
    for place in range(rows[PLANES, SIZE]):
        planes[place] = 0
    side = desk[MOVER] if desk[MOVER] != OVER else 1
    state, word = words_of(rows, STATES, i), numbers_of(rows, WORDS, i)
    spelling.draw(numbers_of(rows, GAME, 0), state, side, word, length, planes)


@compiled
def begin_rows(rows: Codes, first: int, last: int) -> None:
    """New games in some rows, whose masks are zeros before."""
    for i in range(first, last):
        begin(rows, i)
        list_actions(rows, i)
        show(rows, i)


@compiled
def resume_rows(rows: Codes, first: int, last: int) -> None:
    """Works out anew what a copy does not bring along: legal actions, masks and planes."""
    for i in range(first, last):
        list_actions(rows, i)
        desk, word = numbers_of(rows, DESKS, i), numbers_of(rows, WORDS, i)
        for k in range(desk[LENGTH]):
            narrow(rows, i, k, word[k])
        show(rows, i)


@compiled
def narrow(rows: Codes, i: int, at: int, letter: int) -> None:
    """Keeps the actions of a row whose word has a letter at a place."""
    desk = numbers_of(rows, DESKS, i)
    codes, spelled = numbers_of(rows, CODES, i), numbers_of(rows, SPELLED, i)
    letters, kept = rows[WORDS, SIZE], 0
    for k in range(desk[LEFT]):
        if spelled[k * letters + at] == letter:
            codes[kept] = codes[k]
            for one in range(letters):
                spelled[kept * letters + one] = spelled[k * letters + one]
            kept += 1
    desk[LEFT] = kept


@compiled
def play_rows(rows: Codes, first: int, last: int, chosen: Codes, renew: bool) -> None:
    """The next letter in some rows; where it ends a game and `renew` is set, a new one begins."""
    game, letters, sides = numbers_of(rows, GAME, 0), rows[WORDS, SIZE], rows[REWARDS, SIZE]
    for i in range(first, last):
        over, rewards = bytes_of(rows, OVERS, i), floats_of(rows, REWARDS, i)
        over[0] = 0
        for side in range(sides):
            rewards[side] = 0
        desk = numbers_of(rows, DESKS, i)
        if desk[MOVER] == OVER:
            continue
        spelled, mask = numbers_of(rows, SPELLED, i), bytes_of(rows, MASKS, i)
        length = desk[LENGTH]
        for k in range(desk[LEFT]):  # the old mask is taken away, letter by letter
            mask[spelled[k * letters + length]] = 0
        narrow(rows, i, length, chosen[i])
        numbers_of(rows, WORDS, i)[length] = chosen[i]
        desk[LENGTH] = length + 1
        if length + 1 == letters or spelled[length + 1] == END:
            state = words_of(rows, STATES, i)
            verbs.play(game, state, numbers_of(rows, CODES, i)[0])
            desk[LENGTH] = 0
            settle(game, state, rows, i, desk)
            if desk[MOVER] == OVER:
                over[0] = 1
                pay(game, state, numbers_of(rows, PLACES, i), rewards, sides)
                if renew:
                    begin(rows, i)
            list_actions(rows, i)
        show(rows, i)


@compiled
def count_illegal(rows: Codes, chosen: Codes) -> int:
    """How many rows were given a letter that may not come next there."""
    wrong = 0
    for i in range(chosen.shape[0]):
        if numbers_of(rows, DESKS, i)[MOVER] != OVER:
            outside = chosen[i] < 0 or chosen[i] >= rows[MASKS, SIZE]
            if outside or bytes_of(rows, MASKS, i)[chosen[i]] == 0:
                wrong += 1
    return wrong


@compiled
def choose_randomly(rows: Codes, first: int, last: int, chosen: Codes) -> None:
    """In each row the next letter of a random legal action, each action as likely."""
    letters = rows[WORDS, SIZE]
    for i in range(first, last):
        chosen[i] = 0
        desk = numbers_of(rows, DESKS, i)
        if desk[LEFT] > 0:
            action = below(words_of(rows, DICE, i), desk[LEFT])
            chosen[i] = numbers_of(rows, SPELLED, i)[action * letters + desk[LENGTH]]
