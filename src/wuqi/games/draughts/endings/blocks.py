"""Solves blocks: all positions with the same men, with every placement of the kings.

What leaves a block is looked up first: captures, which are compulsory, and moves of men. What
then remains open depends on king moves alone, and is found by `sweeps`.

A block is seen from the board: side 1 moves up, side 2 down, and either may be to move.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, at, lowest
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import WAYS
from wuqi.core.numbering import DRAW, LOSS, WIN
from wuqi.games.draughts.board import BOARD, FAR_ROW, forward, neighbours
from wuqi.games.draughts.captures import MOST_CAPTURES, SIX_BITS, captured_by, captures
from wuqi.games.draughts.endings.men import MenByRows
from wuqi.games.draughts.endings.numbering import (
    FIRST,
    MAN,
    MEN_SQUARES,
    number_in_all,
    number_of_set,
    viewed,
)
from wuqi.games.draughts.endings.sets import Sets
from wuqi.games.draughts.endings.sweeps import LOST, OPEN, SAFE, WON, Marks, close
from wuqi.games.draughts.tables import SQUARES

# A value is one byte: DRAW, WIN or LOSS, and FORCED where something must be taken, or STUCK.
NOWHERE = 3  # no position: two pieces would stand on the same square
FORCED = 4
STUCK = 8  # the mover has no move: the game is over
OUTCOME = 3  # the bits of the outcome
BYTES = 16

MOST_EXITS = 12
TARGET, BASE, CROWNED, BIT = range(4)  # of an exit
UNDECIDED = 16  # with the two below: what moves of men are worth
HAS_WIN = 1
HAS_SAFE = 2

Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]


class Block(NamedTuple):
    """A block and scratch space; arrays are by side - 1."""

    values: Bytes  # of all numbers
    sets: Sets
    men: Ints  # how many
    kings: Ints
    men_set: npt.NDArray[np.uint64]
    bases: Ints  # where the numbers begin with that side to move
    exits: Ints  # side, n: a step of a man that leads to other blocks
    exit_count: Ints
    codes: Ints  # a list of captures


def block_for(values: Bytes, sets: Sets, material: tuple[int, int, int, int]) -> Block:
    """A block of a material (our men and kings, their men and kings), not yet of any men."""
    return Block(
        values,
        sets,
        np.array(material[0::2], dtype=np.int64),
        np.array(material[1::2], dtype=np.int64),
        np.zeros(2, dtype=np.uint64),
        np.zeros(2, dtype=np.int64),
        np.zeros((2, MOST_EXITS, 4), dtype=np.int64),
        np.zeros(2, dtype=np.int64),
        np.zeros(MOST_CAPTURES, dtype=np.int64),
    )


@compiled
def solve_block(block: Block, marks: Marks, ours: int, theirs: int) -> None:
    """Solves the block with these sets of men (their numbers, for sides 1 and 2)."""
    sets, men, kings = block.sets, block.men, block.kings
    block.men_set[0] = sets.men[0, sets.men_first[men[0]] + ours]
    block.men_set[1] = sets.men[1, sets.men_first[men[1]] + theirs]
    ways = WAYS[SQUARES, kings[0]] * WAYS[SQUARES, kings[1]]
    for side in range(2):
        mine, other = (ours, theirs) if side == 0 else (theirs, ours)
        first = FIRST[men[side], kings[side], men[1 - side], kings[1 - side]]
        number = mine * WAYS[MEN_SQUARES, men[1 - side]] + other
        block.bases[side] = first + number * ways
    if block.men_set[0] & block.men_set[1] != U0:
        for side in range(2):
            for number in range(block.bases[side], block.bases[side] + ways):
                block.values[number] = NOWHERE
        return
    _find_exits(block, 1, ours, theirs)
    _find_exits(block, 2, theirs, ours)
    bit_side = _bit_side(kings)
    for word in range(_words(kings, bit_side)):
        for mover in range(2):
            for mark in range(4):
                marks[mover, mark, word] = U0
    if _look_up(block, marks, bit_side):
        close(sets, kings, block.men_set[0] | block.men_set[1], bit_side, marks)
        _write(block, marks, bit_side)


@compiled
def _bit_side(kings: Ints) -> int:
    """The side one of whose kings is the bits of the words, see `sweeps`: the one with fewer."""
    if kings[1] == 0 or (kings[0] > 0 and kings[0] <= kings[1]):
        return 1
    return 2


@compiled
def _words(kings: Ints, bit_side: int) -> int:
    """How many words of marks a block has."""
    if kings[0] + kings[1] == 0:
        return 0
    others, more = kings[bit_side - 1] - 1, kings[2 - bit_side]
    return WAYS[SQUARES, others] * WAYS[SQUARES, more]


def words_for(block: Block) -> int:
    """The same for Python."""
    return int(_words(block.kings, _bit_side(block.kings)))


@compiled
def _find_exits(block: Block, side: int, mine: int, other: int) -> None:
    """Lists the steps of a side's men, as if there were no kings."""
    me, it = side - 1, 2 - side
    men, kings = block.men, block.kings
    left = block.men_set[me]
    empty = BOARD & ~(block.men_set[0] | block.men_set[1])
    found = 0
    while left != U0:
        man = left & (~left + U1)
        left ^= man
        near, far = forward(man, side, empty)
        targets = near | far
        while targets != U0:
            target = targets & (~targets + U1)
            targets ^= target
            crowned = target & FAR_ROW[me] != U0
            after = block.men_set[me] ^ man
            if not crowned:
                after |= target
            m, k = men[me] - crowned, kings[me] + crowned
            number = other * WAYS[MEN_SQUARES, m] + number_of_set(after, side, MAN)
            ways = WAYS[SQUARES, k] * WAYS[SQUARES, kings[it]]
            block.exits[me, found, TARGET] = lowest(target)
            block.exits[me, found, BASE] = FIRST[men[it], kings[it], m, k] + number * ways
            block.exits[me, found, CROWNED] = crowned
            block.exits[me, found, BIT] = viewed(lowest(target), side)
            found += 1
    block.exit_count[me] = found


@compiled
def _look_up(block: Block, marks: Marks, bit_side: int) -> bool:
    """Writes every value that king moves do not matter for, and marks what is known of the others.
    Gives whether there are any."""
    sets, kings = block.sets, block.kings
    ways = WAYS[SQUARES, kings[0]], WAYS[SQUARES, kings[1]]
    rows = sets.first[kings[0]], sets.first[kings[1]]
    men = block.men_set[0] | block.men_set[1]
    bits = kings[bit_side - 1]
    others = ways[2 - bit_side]
    any_open = False
    for one in range(ways[0]):
        ours = sets.kings[0, rows[0] + one]
        for two in range(ways[1]):
            theirs = sets.kings[1, rows[1] + two]
            at_1 = block.bases[0] + one * ways[1] + two
            at_2 = block.bases[1] + two * ways[0] + one
            if ours & theirs != U0 or (ours | theirs) & men != U0:
                block.values[at_1] = block.values[at_2] = NOWHERE
                continue
            for side in range(1, 3):
                code = _known(block, side, one, two, ours, theirs)
                if code < UNDECIDED and kings[0] + kings[1] == 0:
                    block.values[at_1 if side == 1 else at_2] = code
                    continue
                if code < UNDECIDED:
                    block.values[at_1 if side == 1 else at_2] = code
                else:
                    any_open = True
                value = code & OUTCOME
                mine, rest = (one, two) if bit_side == 1 else (two, one)
                row = rows[bit_side - 1] + mine
                for nth in range(bits):
                    word = sets.without[row, nth] * others + rest
                    bit = at(viewed(sets.bits[row, nth], bit_side))
                    if code >= UNDECIDED:
                        marks[side - 1, OPEN, word] |= bit
                        if code & HAS_SAFE:
                            marks[side - 1, SAFE, word] |= bit
                        if code & HAS_WIN:
                            marks[side - 1, WON, word] |= bit
                    elif value == WIN:
                        marks[side - 1, WON, word] |= bit
                    elif value == LOSS:
                        marks[side - 1, LOST, word] |= bit
    return any_open


@compiled
def _known(
    block: Block, side: int, one: int, two: int, kings_1: np.uint64, kings_2: np.uint64
) -> int:
    """The byte of a position if kings' quiet moves do not matter; if they do, UNDECIDED and what
    moves of men are worth."""
    me, it = side - 1, 2 - side
    kings, rivals = (kings_1, kings_2) if side == 1 else (kings_2, kings_1)
    men, their_men = block.men_set[me], block.men_set[it]
    n = captures(block.codes, men, kings, their_men | rivals, False)
    if n > 0:
        return FORCED | _best_capture(block, side, n, men, kings, their_men, rivals)
    found = 0
    occupied = kings | rivals
    stuck = neighbours(kings) & BOARD & ~(men | their_men | occupied) == U0
    mine, other = (one, two) if side == 1 else (two, one)
    for n in range(block.exit_count[me]):
        if occupied & at(block.exits[me, n, TARGET]) != U0:
            continue
        stuck = False
        if block.exits[me, n, CROWNED] != 0:
            row = block.sets.first[block.kings[me]] + mine
            after = block.sets.joined[row, block.exits[me, n, BIT]]
            ways = WAYS[SQUARES, block.kings[me] + 1]
        else:
            after = mine
            ways = WAYS[SQUARES, block.kings[me]]
        value = block.values[block.exits[me, n, BASE] + other * ways + after] & OUTCOME
        if value == LOSS:
            found |= HAS_WIN
        if value != WIN:
            found |= HAS_SAFE
    if stuck:
        return STUCK | LOSS
    if block.kings[me] > 0:
        return UNDECIDED | found
    return WIN if found & HAS_WIN else DRAW if found & HAS_SAFE else LOSS


@compiled
def _best_capture(
    block: Block,
    side: int,
    n: int,
    men: np.uint64,
    kings: np.uint64,
    their_men: np.uint64,
    rivals: np.uint64,
) -> int:
    """The value of a position in which one of these captures must be made."""
    best = LOSS
    for i in range(n):
        code = block.codes[i]
        source, target, captured = at(code & SIX_BITS), at(code >> 6 & SIX_BITS), captured_by(code)
        enemies = (their_men | rivals) & ~captured
        if enemies == U0:
            return WIN
        own = ((men | kings) ^ source) | target
        crowned = (kings & ~source) | (rivals & ~captured)
        if kings & source != U0 or target & FAR_ROW[side - 1] != U0:
            crowned |= target
        value = block.values[number_in_all(enemies, own, crowned, 3 - side)] & OUTCOME
        if value == LOSS:
            return WIN
        if value == DRAW:
            best = DRAW
    return best


@compiled
def _write(block: Block, marks: Marks, bit_side: int) -> None:
    """Writes the values of what was open."""
    sets, kings = block.sets, block.kings
    ways = WAYS[SQUARES, kings[0]], WAYS[SQUARES, kings[1]]
    row = sets.first[kings[bit_side - 1]]
    other = 2 - bit_side
    for mine in range(ways[bit_side - 1]):
        bit = at(viewed(sets.bits[row + mine, 0], bit_side))
        first = sets.without[row + mine, 0] * ways[other]
        for rest in range(ways[other]):
            one, two = (mine, rest) if bit_side == 1 else (rest, mine)
            for side in range(2):
                if marks[side, OPEN, first + rest] & bit == U0:
                    continue
                number = one * ways[1] + two if side == 0 else two * ways[0] + one
                value = DRAW
                if marks[side, WON, first + rest] & bit != U0:
                    value = WIN
                elif marks[side, LOST, first + rest] & bit != U0:
                    value = LOSS
                block.values[block.bases[side] + number] = value


@compiled
def solve_blocks(
    block: Block, marks: Marks, ours: MenByRows, theirs: MenByRows, band: int, begin: int, end: int
) -> None:
    """Solves the blocks from `begin` to `end` of those whose men are `band` rows from crowning, all
    together. A step of a man leads to a lower band."""
    alike = block.men[0] == block.men[1] and block.kings[0] == block.kings[1]
    before = 0
    for rows in range(len(ours.starts) - 1):
        other = band - rows
        if other < 0 or other >= len(theirs.starts) - 1:
            continue
        first, second = ours.starts[rows], theirs.starts[other]
        many = theirs.starts[other + 1] - second
        here = (ours.starts[rows + 1] - first) * many
        for n in range(max(0, begin - before), min(here, end - before)):
            one, two = ours.numbers[first + n // many], theirs.numbers[second + n % many]
            if not alike or one <= two:
                solve_block(block, marks, one, two)
        before += here
