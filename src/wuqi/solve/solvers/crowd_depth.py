"""How long a game of hunters against a crowd lasts, when the winner hurries and the loser delays.

For each placement of the hunters a row of bytes, one for each set of cells: how good it is for the
hunters, 255 - d where they win in d plies and d where they lose in d. Then the hunters choose the
highest and the crowd the lowest, and one ply more moves every value one step towards the middle.
"""

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import popcount
from wuqi.core.native.compiling import compiled

Scores = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]

WON = np.uint8(255)
LOST = np.uint8(0)
MIDDLE = np.uint8(128)  # from here on the hunters win
HALF = 11  # cells are handled in two halves of so many


@compiled
def later(score: np.uint8) -> np.uint8:
    """The score of a position one ply earlier, whose mover chooses this one."""
    return np.uint8(score - 1) if score >= MIDDLE else np.uint8(score + 1)


@compiled
def hunters_to_move(
    layer: int, takes: Ints, moved: Ints, beside: int, cells: int, after: Scores, scores: Scores
) -> None:
    """A layer of one placement's `scores` from the layer below of all placements (`after`)."""
    count = 0
    while count < takes.shape[0] and takes[count, 0] != -2:
        count += 1
    low = np.zeros((count, 1 << HALF), dtype=np.int64)
    for n in range(count):
        if takes[n, 1] >= 0:
            for members in range(1 << HALF):
                low[n, members] = _renumbered(members, 0, takes[n, 0], moved[n])
    high = np.zeros(count, dtype=np.int64)
    for upper in range(1 << (cells - HALF)):
        inside = layer - popcount(np.uint64(upper))
        if inside < 0 or inside > HALF:
            continue
        for n in range(count):
            if takes[n, 1] >= 0:
                high[n] = _renumbered(upper, HALF, takes[n, 0], moved[n])
        for lower in range(1 << HALF):
            if popcount(np.uint64(lower)) != inside:
                continue
            members = upper << HALF | lower
            if members & beside == 0:
                scores[members] = WON
                continue
            best = LOST  # a taking into a lost placement
            for n in range(count):
                if takes[n, 1] >= 0 and members >> takes[n, 0] & 1:
                    best = max(best, after[takes[n, 1], high[n] | low[n, lower]])
            scores[members] = later(best)


@compiled
def _renumbered(members: int, first: int, taken: int, moved: Ints) -> int:
    """The new number of a set of cells, given from cell `first` on, without the one taken."""
    to = 0
    cell = first
    while members != 0:
        if members & 1 and cell != taken:
            to |= 1 << moved[cell]
        members >>= 1
        cell += 1
    return to


@compiled
def crowd_to_move(
    layer: int, steps: Ints, beside: int, at_once: bool, cells: int, before: Scores, scores: Scores
) -> None:
    """A layer of one placement's `scores` from the same layer with the hunters to move."""
    count = 0
    while count < steps.shape[0] and steps[count, 0] >= 0:
        count += 1
    for upper in range(1 << (cells - HALF)):
        inside = layer - popcount(np.uint64(upper))
        if inside < 0 or inside > HALF:
            continue
        for lower in range(1 << HALF):
            if popcount(np.uint64(lower)) != inside:
                continue
            members = upper << HALF | lower
            if at_once and members & beside == 0:
                scores[members] = WON
                continue
            worst = 256
            for n in range(count):
                a, b = steps[n, 0], steps[n, 1]
                there = np.int64(before[members ^ (1 << a | 1 << b)])
                here = 256 - ((members >> a ^ members >> b) & 1) * 256  # 256: not a step
                worst = min(worst, there | here)
            scores[members] = WON if worst == 256 else later(np.uint8(worst))


@compiled
def tally(layer: int, cells: int, scores: Scores) -> Ints:
    """Of a layer: the wins; plies and set of the longest win; the same of the longest loss."""
    counts = np.array([0, -1, 0, -1, 0])
    for upper in range(1 << (cells - HALF)):
        inside = layer - popcount(np.uint64(upper))
        if inside < 0 or inside > HALF:
            continue
        for lower in range(1 << HALF):
            if popcount(np.uint64(lower)) == inside:
                members = upper << HALF | lower
                score = np.int64(scores[members])
                won = score >= np.int64(MIDDLE)
                at = 1 if won else 3
                plies = 255 - score if won else score
                counts[0] += won
                if plies > counts[at]:
                    counts[at] = plies
                    counts[at + 1] = members
    return counts
