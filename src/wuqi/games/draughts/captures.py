"""Captures in draughts: chains of jumps, the most pieces, duplicates merged (RULES 3).

A capture is written into the list as one number:

    bits 0–5    the bit the piece leaves
    bits 6–11   the bit it ends on
    bits 12–55  the captured pieces, as bits 5–48 of the board (nothing on the edge can be taken)

so two paths with the same from, to and captured set are the same number.
"""

import numpy as np

from wuqi.core.kernel import Codes
from wuqi.core.native.bits import U0, U1, at, local_codes, lowest, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.draughts.board import (
    BOARD,
    FIVE,
    RAYS,
    SIX,
    adjacent_jumpers,
    nearest,
    reach,
)

CAPTURED = 7  # a captured set is shifted so far to the left
SIX_BITS = 63
EDGE = np.int64(0b11111)

LONGEST = 20  # no capture takes more: no side has more pieces
# Positions built to have as many captures as possible (`benchmarks.games.draughts.most_captures`)
# had 403 that take the most, and 2,048 complete ones. If there are ever more than this, nothing
# overflows: the list is cut, and `text.py` refuses the position, because legal captures would be
# missing.
MOST_CAPTURES = 3_700
MAN_STACK = 2 * LONGEST
KING_STACK = 2 * 17 * LONGEST  # see king_captures


@compiled
def captured_by(code: int) -> np.uint64:
    """The captured set of an action, as bits of the board."""
    return np.uint64((code >> CAPTURED) & ~EDGE)


@compiled
def add(out: Codes, n: int, best: int, code: int, taken: int, every: bool) -> tuple[int, int]:
    """Adds a complete capture to the list: its new length, and the most taken so far.

    A longer capture drops all shorter ones, unless `every` one is wanted. The same capture by
    another path is there already.
    """
    if not every:
        if taken < best:
            return n, best
        if taken > best:
            best = taken
            n = 0
    if taken > 1:
        for i in range(n):
            if out[i] == code:
                return n, best
    if n == MOST_CAPTURES:
        return n, best
    out[n] = code
    return n + 1, best


@compiled
def man_landings(square: np.uint64, enemies: np.uint64, empty: np.uint64) -> np.uint64:
    """Where a man on a square can land after one jump."""
    return empty & (
        (((square << FIVE) & enemies) << FIVE)
        | (((square << SIX) & enemies) << SIX)
        | (((square >> FIVE) & enemies) >> FIVE)
        | (((square >> SIX) & enemies) >> SIX)
    )


@compiled
def man_captures(
    out: Codes, n: int, best: int, origin: int, enemies: np.uint64, empty: np.uint64, every: bool
) -> tuple[int, int]:
    """Adds the captures of a man, who has been lifted: his own square counts as empty."""
    stack = local_codes(MAN_STACK)  # per jump: where it began, what other landings are left
    bit = origin
    taken = 0
    captured = U0
    landings = man_landings(at(bit), enemies, empty)
    while True:
        if landings != U0:
            target = lowest(landings)
            stack[2 * taken] = bit
            stack[2 * taken + 1] = signed(landings & (landings - U1))
            captured |= at((bit + target) >> 1)
            taken += 1
            bit = target
            landings = man_landings(at(bit), enemies & ~captured, empty)
            if landings == U0:
                code = origin | bit << 6 | signed(captured << np.uint64(CAPTURED))
                n, best = add(out, n, best, code, taken, every)
        elif taken > 0:
            taken -= 1
            target = bit
            bit = stack[2 * taken]
            landings = np.uint64(stack[2 * taken + 1])
            captured &= ~at((bit + target) >> 1)
        else:
            return n, best


@compiled
def king_jump(
    bit: int, direction: int, occupied: np.uint64, enemies: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """A king's next jump in a direction: the piece it takes and where it can land, or two zeros."""
    pieces = RAYS[direction, bit] & occupied
    if pieces == U0:
        return U0, U0
    victim = nearest(pieces, direction)
    if enemies & at(victim) == U0:
        return U0, U0
    landings = reach(victim, direction, occupied)
    return (at(victim), landings) if landings != U0 else (U0, U0)


@compiled
def king_captures(
    out: Codes, n: int, best: int, origin: int, enemies: np.uint64, occupied: np.uint64, every: bool
) -> tuple[int, int]:
    """Adds the captures of a king, lifted off the board.

    The stack holds jumps still to be followed: the captured set with the last jump's direction
    in its top bits, and the squares to land on. Each of at most eight landing squares can lead on
    to both sides, and all of them straight on: 17 more for each piece captured.
    """
    stack = local_codes(KING_STACK)
    height = 0
    for direction in range(4):
        victim, landings = king_jump(origin, direction, occupied, enemies)
        if victim != U0:
            stack[2 * height] = signed(victim) | direction << 60
            stack[2 * height + 1] = signed(landings)
            height += 1
    while height > 0:
        height -= 1
        direction = stack[2 * height] >> 60
        captured = np.uint64(stack[2 * height]) & BOARD
        landings = np.uint64(stack[2 * height + 1])
        left = enemies & ~captured
        taken = popcount(captured)
        ahead, behind = king_jump(lowest(landings), direction, occupied, left)
        if ahead != U0:
            stack[2 * height] = signed(captured | ahead) | direction << 60
            stack[2 * height + 1] = signed(behind)
            height += 1
        while landings != U0:
            bit = lowest(landings)
            landings &= landings - U1
            ended = ahead == U0
            for turn in (1, 3):
                victim, beyond = king_jump(bit, direction ^ turn, occupied, left)
                if victim != U0:
                    ended = False
                    stack[2 * height] = signed(captured | victim) | (direction ^ turn) << 60
                    stack[2 * height + 1] = signed(beyond)
                    height += 1
            if ended:
                code = origin | bit << 6 | signed(captured << np.uint64(CAPTURED))
                n, best = add(out, n, best, code, taken, every)
    return n, best


@compiled
def can_capture(men: np.uint64, kings: np.uint64, enemies: np.uint64) -> bool:
    """Whether any piece can jump."""
    occupied = men | kings | enemies
    if adjacent_jumpers(men | kings, enemies, BOARD & ~occupied) != U0:
        return True
    while kings != U0:
        bit = lowest(kings)
        kings &= kings - U1
        for direction in range(4):
            if king_jump(bit, direction, occupied, enemies)[0] != U0:
                return True
    return False


@compiled
def captures(out: Codes, men: np.uint64, kings: np.uint64, enemies: np.uint64, every: bool) -> int:
    """Writes the captures that take the most pieces, or all complete ones, and returns how many."""
    empty = BOARD & ~(men | kings | enemies)
    n, best = 0, 1
    jumpers = adjacent_jumpers(men, enemies, empty)
    while jumpers != U0:
        bit = lowest(jumpers)
        jumpers &= jumpers - U1
        n, best = man_captures(out, n, best, bit, enemies, empty | at(bit), every)
    while kings != U0:
        bit = lowest(kings)
        kings &= kings - U1
        n, best = king_captures(out, n, best, bit, enemies, BOARD & ~(empty | at(bit)), every)
    return n
