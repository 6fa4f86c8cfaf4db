"""How the positions of Cờ tam quân on 5×5 squares, two teams of three, are numbered for its tables.

Battle. The team on turn is *ours*. The board can be turned in eight ways, so only sets of our
squares that are the smallest of their eight are kept; the enemies are numbered among the other
squares. Who is who does not matter, only who has marched. For a pieces of ours and b enemies:

    number = ((our set × sets of enemies) + their set) × (2ᵃ + 1) + phase
    phase:  which of ours have marched (march) · 2ᵃ - 1 (second taking) · 2ᵃ (first taking)

Deployment, in turns and in sight of all: 0 while the first team chooses its zone, then

    number = 1 + (zone - 1) × 2²⁰ + the first team's squares in it × 2¹⁰ + the second team's

What is placed in secret has no value for a table: it is chosen by lot (`secret.py`).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

import numpy as np

from wuqi.core.board.turning import square_orders
from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, at, lowest, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import among, number_of, set_number, set_of, without
from wuqi.core.numbering import OUTSIDE
from wuqi.core.options import Options
from wuqi.games.tamquan.board import NOWHERE
from wuqi.games.tamquan.deployment import zone_of
from wuqi.games.tamquan.rules import can_march, victims
from wuqi.games.tamquan.secret import ways_in_secret as ways_in_secret
from wuqi.games.tamquan.state import (
    ALL,
    BOARDS,
    BYTE,
    CALM,
    DEPLOY,
    END,
    HIDDEN,
    MARCH,
    MARCHED,
    MEMBERS,
    NOBODY,
    PHASE,
    PLACED,
    SIDE,
    SIZE,
    TAKE,
    ZONE,
    byte,
    put,
)

SOLVER = "retrograde"
VERSION = 1
UNIT = "turns"
CONVERSIONS = False
QUICK = True

SQUARES = 25
MOST = 3  # pieces of a team
KIND_OF_GAME = {"size": "5", "teams": "2", "pieces": "3"}
MATERIAL = (((1, 2), (2, 1)), ((1, 3), (3, 1)), ((2, 2),), ((2, 3), (3, 2)), ((3, 3),))  # by slice

ZONE_SQUARES = 10
ZONE_FIRST = np.array([0, 0, 15], dtype=np.int64)  # the first square of zones 1 and 2
IN_ZONE = np.uint64((1 << ZONE_SQUARES) - 1)


TURNS = np.array(square_orders(5), dtype=np.int64)


def _classes(size: int) -> tuple[list[int], dict[int, tuple[int, int]]]:
    """The smallest sets of a size; for each set the place of its smallest and the turn to it."""
    smallest: dict[int, tuple[int, int]] = {}
    for squares in combinations(range(SQUARES), size):
        turned = [sum(1 << int(turn[square]) for square in squares) for turn in TURNS]
        best = min(turned)
        smallest[sum(1 << square for square in squares)] = best, turned.index(best)
    kept = sorted({best for best, _ in smallest.values()})
    place = {best: number for number, best in enumerate(kept)}
    return kept, {members: (place[best], turn) for members, (best, turn) in smallest.items()}


# By size: the smallest sets, and by a set's number the place of its smallest and the turn to it.
_CLASSES = [_classes(size) for size in range(MOST + 1)]
OURS = np.zeros((MOST + 1, max(len(kept) for kept, _ in _CLASSES)), dtype=np.uint64)
CLASS = np.zeros((MOST + 1, comb(SQUARES, MOST), 2), dtype=np.int64)
for _size, (_kept, _of) in enumerate(_CLASSES):
    OURS[_size, : len(_kept)] = _kept
    for _members, _place in _of.items():
        CLASS[_size, number_of(_members)] = _place

# By our and their pieces: where the numbers begin, and how many sets of enemies there are.
FIRST = np.zeros((MOST + 1, MOST + 1), dtype=np.int64)
THEIRS = np.array([[comb(SQUARES - a, b) for b in range(MOST + 1)] for a in range(MOST + 1)])
ENDS = []
_next = 0
for _pairs in MATERIAL:
    for _a, _b in _pairs:
        FIRST[_a, _b] = _next
        _next += len(_CLASSES[_a][0]) * int(THEIRS[_a, _b]) * (2**_a + 1)
    ENDS.append(_next)
DEPLOYING = _next
ENDS.append(DEPLOYING + 1 + (2 << 2 * ZONE_SQUARES))
LAST_FIRST = [(int(FIRST[a, b]), a, b) for pairs in MATERIAL for a, b in pairs]
BEGINNINGS = np.array(LAST_FIRST, dtype=np.int64)


def settings(options: Options) -> Mapping[str, str] | None:
    if any(options[name] != value for name, value in KIND_OF_GAME.items()):
        return None
    return {name: options[name] for name in ("steps", "taking")}


def whole(options: Options) -> bool:
    return True


def slices(options: Options) -> Sequence[int]:
    return ENDS


@compiled
def turned(squares: np.uint64, turn: int) -> np.uint64:
    """Where a turn takes a set of squares."""
    moved = U0
    while squares != U0:
        moved |= at(TURNS[turn, lowest(squares)])
        squares &= squares - U1
    return moved


@compiled
def number(state: State) -> int:
    if state[PHASE] == DEPLOY:
        return _deployment_number(state)
    team = signed(state[SIDE]) - 1
    ours, theirs = state[BOARDS + 2 * team], state[BOARDS + 2 * (1 - team)]
    a, b = popcount(ours), popcount(theirs)
    known = CLASS[a, set_number(ours)]
    place, turn = known[0], known[1]
    phase = (1 << a) - 1 if state[PHASE] == END else 1 << a
    if state[PHASE] == MARCH:
        phase = 0
        marched = U0
        for member in range(MOST):
            square = byte(state[MEMBERS + team], member)
            if square != NOWHERE and byte(state[MARCHED], member) != 0:
                marched |= at(square)
        marched = turned(marched, turn)
        left = OURS[a, place]
        for k in range(a):
            if marched >> np.uint64(lowest(left)) & U1 != U0:
                phase |= 1 << k
            left &= left - U1
    enemies = set_number(without(turned(theirs, turn), OURS[a, place]))
    return FIRST[a, b] + (place * THEIRS[a, b] + enemies) * ((1 << a) + 1) + phase


@compiled
def _deployment_number(state: State) -> int:
    if state[HIDDEN] != U0:
        return OUTSIDE
    zone = signed(state[ZONE])
    if state[BOARDS] != U0:
        zone = zone_of(state, 0)
    if zone == 0:
        return DEPLOYING
    first = signed(state[BOARDS] >> np.uint64(ZONE_FIRST[zone]) & IN_ZONE)
    second = signed(state[BOARDS + 2] >> np.uint64(ZONE_FIRST[3 - zone]) & IN_ZONE)
    return DEPLOYING + 1 + ((zone - 1) << 20 | first << 10 | second)


@compiled
def clear(state: State) -> None:
    """An empty board on which team 1 is to act; options stay."""
    for word in range(SIZE):
        state[word] = NOBODY if word < BOARDS else U0
    state[SIDE] = U1


@compiled
def fill(state: State, team: int, squares: np.uint64) -> int:
    """Puts a team's members on squares, the first member on the lowest; how many there are."""
    member = 0
    while squares != U0:
        put(state, team, member, lowest(squares))
        squares &= squares - U1
        member += 1
    return member


@compiled
def stand(state: State, number: int) -> bool:
    clear(state)
    if number >= DEPLOYING:
        return _stand_deploying(state, number - DEPLOYING)
    at_pair = 0
    while at_pair + 1 < len(BEGINNINGS) and BEGINNINGS[at_pair + 1, 0] <= number:
        at_pair += 1
    a, b = BEGINNINGS[at_pair, 1], BEGINNINGS[at_pair, 2]
    rest = number - BEGINNINGS[at_pair, 0]
    phase = rest % ((1 << a) + 1)
    rest //= (1 << a) + 1
    ours = OURS[a, rest // THEIRS[a, b]]
    fill(state, 0, ours)
    fill(state, 1, among(set_of(rest % THEIRS[a, b], b), ours))
    if phase < (1 << a) - 1:
        state[PHASE] = MARCH
        for member in range(a):
            if phase >> member & 1:
                state[MARCHED] |= BYTE << np.uint64(8 * member)
        return can_march(state)
    state[PHASE] = TAKE if phase == 1 << a else END
    return state[ALL] == U0 and victims(state) != U0


@compiled
def _stand_deploying(state: State, rest: int) -> bool:
    if rest == 0:
        return True
    rest -= 1
    zone = (rest >> 20) + 1
    first, second = rest >> 10 & 1023, rest & 1023
    placed = popcount(np.uint64(first))
    if placed > MOST or popcount(np.uint64(second)) >= MOST or (placed < MOST and second != 0):
        return False
    fill(state, 0, np.uint64(first) << np.uint64(ZONE_FIRST[zone]))
    others = fill(state, 1, np.uint64(second) << np.uint64(ZONE_FIRST[3 - zone]))
    state[PLACED] = np.uint64(placed | others << 8)
    if first == 0:
        state[ZONE] = np.uint64(zone)
    if placed == MOST:
        state[SIDE] = np.uint64(2)
    return True


@compiled
def bare(state: State) -> int:
    state[CALM] = U0
    return 0
