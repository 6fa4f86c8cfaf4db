"""Who wins a game of hunters against a crowd, 64 positions at a time.

For each placement of the hunters a row of words; bit x of the row stands for the crowd on the set x
of cells: 1 if the hunters win. The low six cells choose the bit in a word, the others the word. A
layer holds the sets with k members: in a word whose own cells hold h members these are the bits
whose numbers have k - h bits, so each word has a part in up to seven layers.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, lowest, popcount
from wuqi.core.native.compiling import compiled

Bits = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]

IN_WORD = 6  # cells that choose the bit within a word


def _where(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


WITH_MEMBERS = np.array(  # the bits whose numbers have k bits
    [_where(bit for bit in range(64) if bit.bit_count() == k) for k in range(7)], dtype=np.uint64
)
WITH_CELL = np.array(  # the bits whose sets contain a cell
    [_where(bit for bit in range(64) if bit >> cell & 1) for cell in range(6)], dtype=np.uint64
)
APART = np.array(  # the bits whose sets have nothing in common with a set
    [_where(bit for bit in range(64) if bit & other == 0) for other in range(64)], dtype=np.uint64
)


@compiled
def hunters_to_move(
    layer: int, takes: Ints, moved: Ints, beside: int, cells: int, after: Bits, wins: Bits
) -> None:
    """A layer of one placement's `wins` from the layer below of all placements (`after`).

    Each taking renumbers the cells; a set's new number is put together from those of its three
    parts: the six low cells and two halves of the others.
    """
    half = (cells - IN_WORD + 1) // 2
    count = 0
    while count < takes.shape[0] and takes[count, 0] != -2:
        count += 1
    low = np.zeros((count, 64), dtype=np.int64)
    middle = np.zeros((count, 1 << half), dtype=np.int64)
    high = np.zeros((count, 1 << half), dtype=np.int64)
    for n in range(count):
        if takes[n, 1] >= 0:
            _renumber(low[n], moved[n], takes[n, 0], 0, IN_WORD)
            _renumber(middle[n], moved[n], takes[n, 0], IN_WORD, IN_WORD + half)
            _renumber(high[n], moved[n], takes[n, 0], IN_WORD + half, cells)
    for word in range(wins.shape[0]):
        inside = layer - popcount(np.uint64(word))
        if inside < 0 or inside > IN_WORD:
            continue
        mask = WITH_MEMBERS[inside]
        won = U0
        if word & (beside >> IN_WORD) == 0:  # nobody to take: won
            won = APART[beside & 63] & mask
        for n in range(count):
            taken = takes[n, 0]
            if takes[n, 1] < 0:
                continue
            left = mask & ~won
            if taken < IN_WORD:
                left &= WITH_CELL[taken]
            elif word >> (taken - IN_WORD) & 1 == 0:
                continue
            row = after[takes[n, 1]]
            base = middle[n, word & ((1 << half) - 1)] | high[n, word >> half]
            while left != U0:
                bit = lowest(left)
                left &= left - U1
                to = base | low[n, bit]
                won |= ((row[to >> 6] >> np.uint64(to & 63)) & U1) << np.uint64(bit)
        wins[word] = won


@compiled
def _renumber(out: Ints, moved: Ints, taken: int, first: int, last: int) -> None:
    """For each set of the cells from `first` to `last`, without the one taken: its new number."""
    for members in range(1 << (last - first)):
        to = 0
        for cell in range(first, last):
            if members >> (cell - first) & 1 and cell != taken:
                to |= 1 << moved[cell]
        out[members] = to


@compiled
def crowd_to_move(
    layer: int, steps: Ints, beside: int, at_once: bool, before: Bits, wins: Bits
) -> None:
    """Fills a layer of one placement's `wins` from the same layer with the hunters to move."""
    count = 0
    while count < steps.shape[0] and steps[count, 0] >= 0:
        count += 1
    for word in range(wins.shape[0]):
        inside = layer - popcount(np.uint64(word))
        if inside < 0 or inside > IN_WORD:
            continue
        lost = U0  # where the crowd has a step after which the hunters do not win
        for n in range(count):  # without branches: which cells are full changes with every word
            a, b = steps[n, 0], steps[n, 1]  # a < b
            if a >= IN_WORD:
                a, b = a - IN_WORD, b - IN_WORD
                differ = U0 - np.uint64((word >> a ^ word >> b) & 1)
                lost |= ~before[word ^ (1 << a | 1 << b)] & differ
            elif b >= IN_WORD:
                b -= IN_WORD
                there = ~before[word ^ 1 << b]
                shift = np.uint64(1 << a)
                full = U0 - np.uint64(word >> b & 1)
                lost |= (there & WITH_CELL[a]) >> shift & full
                lost |= (there & ~WITH_CELL[a]) << shift & ~full
            else:
                there = ~before[word]
                shift = np.uint64((1 << b) - (1 << a))
                lost |= (there & WITH_CELL[b] & ~WITH_CELL[a]) >> shift
                lost |= (there & WITH_CELL[a] & ~WITH_CELL[b]) << shift
        won = ~lost
        if at_once and word & (beside >> IN_WORD) == 0:
            won |= APART[beside & 63]
        wins[word] |= won & WITH_MEMBERS[inside]


@compiled
def tally(layer: int, wins: Bits) -> int:
    """How many sets of a layer are won."""
    total = 0
    for word in range(wins.shape[0]):
        inside = layer - popcount(np.uint64(word))
        if 0 <= inside <= IN_WORD:
            total += popcount(wins[word] & WITH_MEMBERS[inside])
    return total
