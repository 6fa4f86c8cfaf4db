"""Many games stepped at once, in compiled code: the walk token by token, for any game.

Compiled code gets the rows as one table of addresses: passing fifteen arrays would take longer than
stepping a single game.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types

from wuqi.core import encoding, verbs
from wuqi.core.encoding import END, Planes
from wuqi.core.kernel import CHANCE, OVER, Codes, State
from wuqi.core.native.compiling import compiled, instruction
from wuqi.search.dice import below, weighted

Rewards = npt.NDArray[np.float32]

LEFT_ALONE = -1  # instead of a token: nothing happens in this row
PATH = 128  # every game's stall rule ends play before so many keys come together: 60 at most
KNOWN, LEFT, LENGTH, MOVER = range(4)
PROGRESS_LENGTH = 4


class Rows(NamedTuple):
    """Each game has a row in every array but the first two, which have one for all."""

    game: Codes  # the verbs' addresses
    start: State  # the state a game begins with
    states: State  # the kernel's state
    paths: State  # its repetition keys since something last changed for good
    dice: State  # its own random numbers, for chance
    codes: Codes  # the legal actions that begin with the tokens chosen so far
    weights: Codes  # scratch space for chance
    encoded: Codes  # their tokens, as many numbers each as the longest action has
    chosen: Codes  # the tokens chosen so far
    progress: Codes  # KNOWN keys in its path, LEFT actions, LENGTH of `chosen`, MOVER
    places: Codes  # scratch space for the result
    masks: Planes  # 1 for each token that may come next
    planes: Planes  # the position as the mover sees it
    rewards: Rewards  # of each side for the last token: from -1 to 1, not 0 only at the end
    over: Planes  # 1 if the last token ended the game

    def table(self) -> Codes:
        """Of each array its address, how far its rows lie apart, and how long a row is."""
        layout = [(one.ctypes.data, one.strides[0], one.shape[1]) for one in self]
        return np.array(layout, dtype=np.int64)


(
    GAME,
    START,
    STATES,
    PATHS,
    DICE,
    CODES,
    WEIGHTS,
    ENCODED,
    CHOSEN,
    PROGRESS,
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
def settle(game: Codes, state: State, rows: Codes, i: int, progress: Codes) -> None:
    """Looks at repetition and lets chance happen, until a side can act or all is over."""
    path = words_of(rows, PATHS, i)
    while True:
        known = 0 if verbs.irreversible(game, state) else progress[KNOWN]
        key = verbs.repeat_key(game, state)
        if key != np.uint64(0):
            occurrences = 1
            for k in range(known):
                if path[k] == key:
                    occurrences += 1
            path[known] = key
            known = min(known + 1, PATH - 1)
            verbs.repeat(game, state, occurrences)
        progress[KNOWN] = known
        progress[MOVER] = verbs.turn(game, state)
        if progress[MOVER] != CHANCE:
            return
        codes, weights = numbers_of(rows, CODES, i), numbers_of(rows, WEIGHTS, i)
        n = verbs.chance(game, state, codes, weights)
        verbs.play(game, state, codes[weighted(words_of(rows, DICE, i), weights, n)])


@compiled
def pay(game: Codes, state: State, places: Codes, rewards: Rewards, sides: int) -> None:
    """Each side's reward at the end: the share of opponents beaten, scaled from -1 to 1."""
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
    game, state, progress = (
        numbers_of(rows, GAME, 0),
        words_of(rows, STATES, i),
        numbers_of(rows, PROGRESS, i),
    )
    start = words_of(rows, START, 0)
    for word in range(rows[STATES, SIZE]):
        state[word] = start[word]
    progress[KNOWN] = 0
    progress[LENGTH] = 0
    settle(game, state, rows, i, progress)


@compiled
def list_actions(rows: Codes, i: int) -> None:
    """The legal actions of a row and their tokens."""
    game, state, progress = (
        numbers_of(rows, GAME, 0),
        words_of(rows, STATES, i),
        numbers_of(rows, PROGRESS, i),
    )
    progress[LEFT] = 0
    if progress[MOVER] != OVER:
        codes = numbers_of(rows, CODES, i)
        progress[LEFT] = verbs.actions(game, state, codes)
        encoding.encode(game, state, codes, progress[LEFT], numbers_of(rows, ENCODED, i))


@compiled
def show(rows: Codes, i: int) -> None:
    """Writes the mask and the planes of a row; its mask is zeros before."""
    progress, encoded = numbers_of(rows, PROGRESS, i), numbers_of(rows, ENCODED, i)
    mask, planes = bytes_of(rows, MASKS, i), bytes_of(rows, PLANES, i)
    most, length = rows[CHOSEN, SIZE], progress[LENGTH]
    for k in range(progress[LEFT]):
        mask[encoded[k * most + length]] = 1
    for place in range(rows[PLANES, SIZE]):
        planes[place] = 0
    side = progress[MOVER] if progress[MOVER] != OVER else 1
    state, chosen = words_of(rows, STATES, i), numbers_of(rows, CHOSEN, i)
    encoding.draw(numbers_of(rows, GAME, 0), state, side, chosen, length, planes)


@compiled
def begin_rows(rows: Codes, first: int, last: int) -> None:
    """New games in some rows, whose masks are zeros before."""
    for i in range(first, last):
        begin(rows, i)
        list_actions(rows, i)
        show(rows, i)


@compiled
def begin_chosen(rows: Codes, chosen: Codes) -> None:
    """New games in the rows of these numbers, whatever their masks were."""
    for k in range(chosen.shape[0]):
        i = chosen[k]
        mask = bytes_of(rows, MASKS, i)
        for token in range(rows[MASKS, SIZE]):
            mask[token] = 0
        begin_rows(rows, i, i + 1)


@compiled
def resume_rows(rows: Codes, first: int, last: int) -> None:
    """Works out anew what a copy does not bring along: legal actions, masks and planes."""
    for i in range(first, last):
        list_actions(rows, i)
        progress, chosen = numbers_of(rows, PROGRESS, i), numbers_of(rows, CHOSEN, i)
        for k in range(progress[LENGTH]):
            narrow(rows, i, k, chosen[k])
        show(rows, i)


@compiled
def narrow(rows: Codes, i: int, at: int, token: int) -> None:
    """Keeps the actions of a row that have this token at this place."""
    progress = numbers_of(rows, PROGRESS, i)
    codes, encoded = numbers_of(rows, CODES, i), numbers_of(rows, ENCODED, i)
    most, kept = rows[CHOSEN, SIZE], 0
    for k in range(progress[LEFT]):
        if encoded[k * most + at] == token:
            codes[kept] = codes[k]
            for one in range(most):
                encoded[kept * most + one] = encoded[k * most + one]
            kept += 1
    progress[LEFT] = kept


@compiled
def play_rows(rows: Codes, first: int, last: int, tokens: Codes, renew: bool) -> None:
    """The next token in some rows; where it ends a game and `renew` is set, a new one begins."""
    game, most, sides = numbers_of(rows, GAME, 0), rows[CHOSEN, SIZE], rows[REWARDS, SIZE]
    for i in range(first, last):
        over, rewards = bytes_of(rows, OVERS, i), floats_of(rows, REWARDS, i)
        over[0] = 0
        for side in range(sides):
            rewards[side] = 0
        progress = numbers_of(rows, PROGRESS, i)
        if progress[MOVER] == OVER or tokens[i] == LEFT_ALONE:
            continue
        encoded, mask = numbers_of(rows, ENCODED, i), bytes_of(rows, MASKS, i)
        length = progress[LENGTH]
        for k in range(progress[LEFT]):  # the old mask is taken away, token by token
            mask[encoded[k * most + length]] = 0
        narrow(rows, i, length, tokens[i])
        numbers_of(rows, CHOSEN, i)[length] = tokens[i]
        progress[LENGTH] = length + 1
        if length + 1 == most or encoded[length + 1] == END:
            state = words_of(rows, STATES, i)
            verbs.play(game, state, numbers_of(rows, CODES, i)[0])
            progress[LENGTH] = 0
            settle(game, state, rows, i, progress)
            if progress[MOVER] == OVER:
                over[0] = 1
                pay(game, state, numbers_of(rows, PLACES, i), rewards, sides)
                if renew:
                    begin(rows, i)
            list_actions(rows, i)
        show(rows, i)


@compiled
def count_illegal(rows: Codes, tokens: Codes) -> int:
    """How many rows were given a token that may not come next there."""
    wrong = 0
    for i in range(tokens.shape[0]):
        if numbers_of(rows, PROGRESS, i)[MOVER] != OVER and tokens[i] != LEFT_ALONE:
            outside = tokens[i] < 0 or tokens[i] >= rows[MASKS, SIZE]
            if outside or bytes_of(rows, MASKS, i)[tokens[i]] == 0:
                wrong += 1
    return wrong


@compiled
def choose_randomly(rows: Codes, first: int, last: int, tokens: Codes) -> None:
    """For each row the next token of a random legal action, all actions equally likely."""
    most = rows[CHOSEN, SIZE]
    for i in range(first, last):
        tokens[i] = 0
        progress = numbers_of(rows, PROGRESS, i)
        if progress[LEFT] > 0:
            action = below(words_of(rows, DICE, i), progress[LEFT])
            tokens[i] = numbers_of(rows, ENCODED, i)[action * most + progress[LENGTH]]
