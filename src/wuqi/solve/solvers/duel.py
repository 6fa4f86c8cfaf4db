"""Duels of small armies, solved for many positions at a time. Compiled and game-blind.

For each muster of ours there is a row of words with a bit for each muster of theirs. The steps of
a turn change our muster only, so a step is an operation on whole rows. Given a set of positions,

    take_steps   finds where the turn's last step leads into the set, then where the step before
                 leads to such a place, and so on: half-turns are treated as positions.

What is possible may depend on the step before, so there is a row for each muster and *past*: who
made that step (4 × piece + direction), or just one where that makes no difference.

The set of those who lose within n - 1 turns gives those who win within n; the set of those who do
not win within n - 1 gives those who need not lose within n. Such a set is theirs, so it is first
turned round (`transpose`): it is always our muster that names the row.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core.kernel import moved, row
from wuqi.core.native.bits import U0, U1, lowest
from wuqi.core.native.compiling import compiled
from wuqi.solve.solvers.armies import ALL, Ints, Ours, Theirs, Words


class DuelStep(NamedTuple):
    """What a step may do and lead to."""

    may_take: bool
    pasts: int  # to a muster, in the next two
    after: Words  # the set that a step should lead to
    after_taking: Words  # the same where one of theirs is taken
    ending: Words  # what counts where no step is possible


class Decided(NamedTuple):
    """What the rounds so far have decided."""

    won: Words
    lost: Words
    places: Ints  # muster: its row in `distances`, or -1 where they are not kept
    distances: npt.NDArray[np.uint8]


class Field(NamedTuple):
    """Two armies and a step, as bare pointers: these cost nothing to hand on.

    Structs of arrays would: each call would count the references of all of them, which costs more
    than the work on a short row (measured: half a microsecond for each muster).
    """

    words: int  # of a row for a muster of ours
    slots: int
    goal: int
    may_slide: bool
    one_piece: bool
    may_turn_back: bool
    target: Any
    slid: Any
    rolled: Any
    kinds: Any
    pieces: int  # theirs
    number_of_kinds: int
    free: Any
    hit: Any
    hit_ends: Any
    hit_before: Any
    hit_after: Any
    may_take: bool
    pasts_after: int
    words_after_taking: int
    after: Any
    after_taking: Any
    ending: Any
    room: Any  # a row for each slot: where its step leads into the set


@compiled
def field_of(ours: Ours, theirs: Theirs, step: DuelStep, room: Words) -> Field:
    """Pointers to these arrays, whose rows must lie without gaps."""
    return Field(
        room.shape[1],
        ours.target.shape[1],
        ours.goal,
        ours.may_slide,
        ours.one_piece,
        ours.may_turn_back,
        row(ours.target, 0),
        row(ours.slid, 0),
        row(ours.rolled, 0),
        row(ours.kinds, 0),
        theirs.pieces,
        theirs.kinds,
        row(theirs.free, 0),
        row(theirs.hit, 0),
        row(theirs.hit_ends, 0),
        row(theirs.hit_before, 0),
        row(theirs.hit_after, 0),
        step.may_take,
        step.pasts,
        step.after_taking.shape[1],
        row(step.after, 0),
        row(step.after_taking, 0),
        row(step.ending, 0),
        row(room, 0),
    )


@compiled
def take_steps(
    ours: Ours,
    theirs: Theirs,
    step: DuelStep,
    pasts: int,
    begin: int,
    end: int,
    room: Words,
    out: Words,
) -> None:
    """Where a step leads into the set that `step` names, for the musters from `begin` to `end`.

    Writes a row into `out` for each muster and past. `room` is scratch space.
    """
    field = field_of(ours, theirs, step, room)
    for muster in range(begin, end):
        look_around(field, muster)
        for past in range(pasts):
            before = past if pasts > 1 else -1
            join_steps(field, muster, before, row(out, muster * pasts + past))


@compiled
def look_around(field: Field, muster: int) -> None:
    """For each slot of a muster, where its step leads into the set."""
    words = field.words
    target = moved(field.target, muster * field.slots)
    for slot in range(field.slots):
        to = int(target[slot])
        if to < 0:
            continue
        free, room = moved(field.free, to * words), moved(field.room, slot * words)
        if to == field.goal:
            for word in range(words):
                room[word] = free[word]
        else:
            slid = rolled = moved(field.after, row_after(field, field.rolled, muster, slot) * words)
            if field.may_slide:
                slid = moved(field.after, row_after(field, field.slid, muster, slot) * words)
            for word in range(words):
                room[word] = free[word] & (rolled[word] | slid[word])
        if field.may_take:
            look_at_taking(field, muster, slot, to, room)


@compiled
def look_at_taking(field: Field, muster: int, slot: int, to: int, room: Words) -> None:
    """Adds to a slot's row of `room` where its step takes one of theirs and leads into the set."""
    kind = int(field.kinds[muster * (field.slots >> 2) + (slot >> 2)])
    place = to * field.number_of_kinds + kind
    if field.pieces == 1 or to == field.goal:
        hit = moved(field.hit, place * field.words)
        for word in range(field.words):
            room[word] |= hit[word]
        return
    slid = row_after(field, field.slid, muster, slot)
    after = moved(field.after_taking, slid * field.words_after_taking)
    first = field.hit_ends[place - 1] if place > 0 else 0
    for i in range(first, field.hit_ends[place]):
        fewer, before = field.hit_after[i], field.hit_before[i]
        bit = (after[fewer >> 6] >> np.uint64(fewer & 63)) & U1
        room[before >> 6] |= bit << np.uint64(before & 63)


@compiled
def row_after(field: Field, steps: Ints, muster: int, slot: int) -> int:
    """The row of the muster and past that a step leads to."""
    step = int(steps[muster * field.slots + slot])
    if field.pasts_after == 1:
        return step >> 2
    return (step >> 2) * field.slots + ((step & 3) << 2 | slot & 3)


@compiled
def join_steps(field: Field, muster: int, past: int, out: Words) -> None:
    """Writes where a step that may follow a past leads into the set, or where none is possible."""
    words = field.words
    target = moved(field.target, muster * field.slots)
    for word in range(words):
        out[word] = U0
    possible = 0
    for slot in range(field.slots):
        if target[slot] >= 0 and may_follow(field, past, slot):
            possible += 1
            room = moved(field.room, slot * words)
            for word in range(words):
                out[word] |= room[word]
    if possible <= field.pieces:  # else they are too few to stand in every way
        add_stuck(field, muster, past, out)


@compiled
def add_stuck(field: Field, muster: int, past: int, out: Words) -> None:
    """Adds what counts where theirs stand in every way, and none of them can be taken."""
    words = field.words
    target = moved(field.target, muster * field.slots)
    kinds = moved(field.kinds, muster * (field.slots >> 2))
    for word in range(words):
        stuck = ALL
        for slot in range(field.slots):
            to = int(target[slot])
            if to >= 0 and may_follow(field, past, slot):
                stuck &= ~field.free[to * words + word]
                if field.may_take:
                    place = to * field.number_of_kinds + int(kinds[slot >> 2])
                    stuck &= ~field.hit[place * words + word]
        out[word] |= stuck & field.ending[muster * words + word]


@compiled
def may_follow(field: Field, past: int, slot: int) -> bool:
    """Whether a step (4 × piece + direction) may come after another; past -1: it is the first."""
    if past < 0:
        return True
    same = past >> 2 == slot >> 2
    if field.one_piece and not same:
        return False
    return field.may_turn_back or not same or slot != past ^ 1


@compiled
def play_round(
    ours: Ours,
    theirs: Theirs,
    step: DuelStep,
    begin: int,
    end: int,
    room: Words,
    number: int,
    decided: Decided,
) -> None:
    """The first step of the turn, and what it decides: wins in odd rounds, losses in even ones.

    Enters them for the musters from `begin` to `end`. `room` is scratch space.
    """
    field = field_of(ours, theirs, step, room)
    left = np.zeros((1, field.words), dtype=np.uint64)
    out = np.zeros((1, field.words), dtype=np.uint64)
    for muster in range(begin, end):
        anything = U0
        for word in range(field.words):
            left[0, word] = theirs.playable[word] & ~(
                decided.won[muster, word] | decided.lost[muster, word]
            )
            for piece in range(ours.standing.shape[1]):
                left[0, word] &= theirs.free[ours.standing[muster, piece], word]
            anything |= left[0, word]
        if anything == U0 or on_goal(ours, muster):
            continue
        look_around(field, muster)
        join_steps(field, muster, -1, row(out, 0))
        kept = decided.places[muster]
        for word in range(field.words):
            if number % 2 == 1:
                new = left[0, word] & out[0, word]
                decided.won[muster, word] |= new
            else:
                new = left[0, word] & ~out[0, word]
                decided.lost[muster, word] |= new
            while kept >= 0 and new != U0:
                decided.distances[kept, word * 64 + lowest(new)] = number
                new &= new - U1


@compiled
def on_goal(ours: Ours, muster: int) -> bool:
    """Whether the game is over because a piece of ours stands on the goal."""
    there = False
    for piece in range(ours.standing.shape[1]):
        there |= ours.standing[muster, piece] == ours.goal
    return there


@compiled
def mark_holes(
    ours: Ours, theirs: Theirs, muster: int, values: npt.NDArray[np.uint16], hole: int
) -> None:
    """Marks which of a row's values belong to no position, or to one that is over."""
    over = on_goal(ours, muster)
    for across in range(len(values)):
        word = across >> 6
        good = theirs.playable[word]
        for piece in range(ours.standing.shape[1]):
            good &= theirs.free[ours.standing[muster, piece], word]
        if over or good >> np.uint64(across & 63) & U1 == U0:
            values[across] = hole


@compiled
def transpose(source: Words, begin: int, end: int, inverted: bool, out: Words) -> None:
    """Turns bits so that columns become rows: 64 rows from word `begin` to word `end` of `out`."""
    block = np.zeros(64, dtype=np.uint64)
    rows, columns = source.shape[0], out.shape[0]
    for across in range(begin, end):
        for word in range(source.shape[1]):
            for k in range(64):
                row = across * 64 + k
                block[k] = source[row, word] if row < rows else U0
            _transpose_block(block)
            for k in range(64):
                row = word * 64 + k
                if row < columns:
                    out[row, across] = ~block[k] if inverted else block[k]


@compiled
def _transpose_block(block: Words) -> None:
    """64 × 64 bits: exchanges ever smaller quarters."""
    half = 32
    mask = np.uint64(0x0000_0000_FFFF_FFFF)
    while half > 0:
        shift = np.uint64(half)
        k = 0
        while k < 64:
            swap = ((block[k] >> shift) ^ block[k + half]) & mask
            block[k] ^= swap << shift
            block[k + half] ^= swap
            k = (k + half + 1) & ~half
        half >>= 1
        mask ^= mask << np.uint64(half)
