"""King moves within a block, for fifty positions at a time.

A word of marks is for one placement of all kings but one: its bits are the squares where that one,
a king of the *bit side*, may stand. The other kings of that side and all kings of the other are
what a word's place tells:

    place = number of the bit side's other kings × sets of the other side's kings + their number

A position thus has a bit for each king of the bit side that may be the one left out; all of them
say the same. The bit king's moves are shifts of words. Other kings' moves lead to other words,
where the bit king may stand anywhere but in between.
"""

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, lowest
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import WAYS
from wuqi.games.draughts.board import BOARD, RAYS, reach
from wuqi.games.draughts.endings.numbering import viewed
from wuqi.games.draughts.endings.sets import Sets
from wuqi.games.draughts.tables import SQUARES

OPEN = 0  # nothing can be taken, and the mover has kings: its value follows from all moves
SAFE = 1  # a move of a man does not lose
WON = 2
LOST = 3

Marks = npt.NDArray[np.uint64]  # side to move - 1, mark, word


@compiled
def close(
    sets: Sets, kings: npt.NDArray[np.int64], men: np.uint64, bit_side: int, marks: Marks
) -> None:
    """Marks all that is won or lost; what is open and not marked then is a draw."""
    again = True
    while again:
        again = _sweep(sets, kings, men, bit_side, marks, 1)
        again = _sweep(sets, kings, men, bit_side, marks, 2) or again


@compiled
def _sweep(
    sets: Sets,
    kings: npt.NDArray[np.int64],
    men: np.uint64,
    bit_side: int,
    marks: Marks,
    side: int,
) -> bool:
    """Looks at each position with a side to move once; whether anything new was found."""
    if kings[side - 1] == 0:
        return False
    me, it = side - 1, 2 - side
    mine, rest = kings[bit_side - 1] - 1, kings[2 - bit_side]
    ways, other_ways = WAYS[SQUARES, mine], WAYS[SQUARES, rest]
    changed = False
    for other in range(ways):
        others = sets.kings[bit_side - 1, sets.first[mine] + other]
        if others & men != U0:
            continue
        for more in range(other_ways):
            word = other * other_ways + more
            won, lost = marks[me, WON, word], marks[me, LOST, word]
            undecided = marks[me, OPEN, word] & ~won & ~lost
            if undecided == U0:
                continue
            rivals = sets.kings[2 - bit_side, sets.first[rest] + more]
            occupied = men | others | rivals
            empty = BOARD & ~occupied
            wins, safe = U0, marks[me, SAFE, word]
            if side == bit_side:
                wins = slid(marks[it, LOST, word], empty)
                safe |= slid(empty & ~marks[it, WON, word], empty)
                count, row = mine, sets.first[mine] + other
            else:
                count, row = rest, sets.first[rest] + more
            for nth in range(count):
                start = sets.first[count - 1] + sets.without[row, nth]
                bit = viewed(sets.bits[row, nth], side)
                for direction in range(4):
                    targets = reach(bit, direction, occupied)
                    ray = RAYS[direction, bit]
                    while targets != U0:
                        target = lowest(targets)
                        targets &= targets - U1
                        joined = sets.joined[start, viewed(target, side)]
                        if side == bit_side:
                            there = joined * other_ways + more
                        else:
                            there = other * other_ways + joined
                        # The bit king is not between here and there, nor there.
                        apart = ~(ray & ~RAYS[direction, target])
                        wins |= marks[it, LOST, there] & apart
                        safe |= ~marks[it, WON, there] & apart
            wins &= undecided
            losses = undecided & ~wins & ~safe
            if wins | losses != U0:
                changed = True
                marks[me, WON, word] = won | wins
                marks[me, LOST, word] = lost | losses
    return changed


@compiled
def slid(targets: np.uint64, empty: np.uint64) -> np.uint64:
    """The empty squares from which a king can move to one of these (Kogge-Stone fills)."""
    found = U0
    for step in (5, 6):
        shift = np.uint64(step)
        up = down = targets
        open_up = open_down = empty
        for _ in range(4):
            up |= open_up & (up << shift)
            open_up &= open_up << shift
            down |= open_down & (down >> shift)
            open_down &= open_down >> shift
            shift += shift
        one = np.uint64(step)
        found |= (up << one) | (down >> one)
    return found & empty
