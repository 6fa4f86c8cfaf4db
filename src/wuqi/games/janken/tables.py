"""How the endings of janken shogi, with at most four cubes on the board, are numbered.

Each side looks at the board from its own home: X as it is drawn, O turned by half. So squares are
numbered from one's own corner, row by row, and O to move is no different from X to move.

    muster = set of squares × 6ⁿ + how the cubes lie, six to the power of their order

Renaming the kinds in a circle and reflecting the board in the long diagonal change nothing. So
only musters of ours are kept whose set of squares is not higher than its reflection, and whose
first cube shows rock:

    number = (ours among those kept) × (musters of theirs) + theirs
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, U1, at, local_codes, lowest, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import number_of, set_number, set_of
from wuqi.core.numbering import OUTSIDE, Duel
from wuqi.core.options import Options
from wuqi.games.janken.board import GOAL_OF, NAMES, PLAN_AT
from wuqi.games.janken.cube import KINDS, LIES, ROLLED, beats
from wuqi.games.janken.rules import (
    CHOICES,
    MOST_CAPTURES,
    O_CUBES,
    OPTIONS,
    PAPERS,
    PASSED,
    PLACING,
    QUIET,
    SCISSORS,
    SIDE,
    TURNED,
    WORDS,
    X_CUBES,
)

SOLVER = "rounds"
VERSION = 1
UNIT = "turns"
CONVERSIONS = False
QUICK = False

MOST_CUBES = 4  # on the board
LARGEST = 3  # of a side, while the other has one
SQUARES = 36
WAYS = len(LIES)  # a cube can lie
KINDS_SHOWN = len(KINDS)
MATERIAL = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2))

SQUARE_NAMES = [name for row in NAMES for name in row]  # as X sees them
OWN_HOME = frozenset(s for s, name in enumerate(SQUARE_NAMES) if PLAN_AT[name] in "Xx")
GOAL = SQUARE_NAMES.index(GOAL_OF["X"])
NEXT_ROW = 7  # bits of the kernel's board from a row to the next; six squares and a wall

MUSTERS = [1] + [comb(SQUARES, n) * WAYS**n for n in range(1, LARGEST + 1)]


def _reflected(squares: Sequence[int]) -> int:
    return sum(1 << 6 * (square % 6) + square // 6 for square in squares)


# By size: the sets of squares that are kept, and for the number of a set its place among them;
# -1: its reflection is kept.
KEPT = np.full((LARGEST + 1, comb(SQUARES, LARGEST)), -1, dtype=np.int64)
KEPT_SETS: list[list[int]] = [[]]
for _size in range(1, LARGEST + 1):
    _kept = []
    for _squares in combinations(range(SQUARES), _size):
        _set = sum(1 << square for square in _squares)
        if number_of(_set) <= number_of(_reflected(_squares)):
            _kept.append(number_of(_set))
    KEPT_SETS.append(sorted(_kept))
    KEPT[_size, KEPT_SETS[_size]] = range(len(_kept))
SET_OF_KEPT = np.zeros((LARGEST + 1, max(map(len, KEPT_SETS))), dtype=np.int64)
for _size in range(1, LARGEST + 1):
    SET_OF_KEPT[_size, : len(KEPT_SETS[_size])] = KEPT_SETS[_size]

LIES_KEPT = np.array([0] + [2 * WAYS ** (n - 1) for n in range(1, LARGEST + 1)], dtype=np.int64)
ALL_LIES = np.array([WAYS**n for n in range(LARGEST + 1)], dtype=np.int64)
MANY = np.array(MUSTERS, dtype=np.int64)
FIRST = np.full((LARGEST + 1, LARGEST + 1), -1, dtype=np.int64)
PAIRS = np.array(MATERIAL, dtype=np.int64)
ENDS = []
_next = 0
for _ours, _theirs in MATERIAL:
    FIRST[_ours, _theirs] = _next
    _next += len(KEPT_SETS[_ours]) * int(LIES_KEPT[_ours]) * MUSTERS[_theirs]
    ENDS.append(_next)


def settings(options: Options) -> Mapping[str, str] | None:
    return {name: options[name] for name in CHOICES}


def whole(options: Options) -> bool:
    return False


def slices(options: Options) -> Sequence[int]:
    return [ENDS[-1]]


def rows(options: Options) -> Sequence[tuple[int, int, npt.NDArray[np.int64]]]:
    found = []
    for ours, theirs in MATERIAL:
        sets = np.array(KEPT_SETS[ours], dtype=np.int64)
        # The first cube is the lowest digit: lies 0 and 1 show rock.
        lies = np.array([lie for lie in range(WAYS**ours) if lie % WAYS < 2], dtype=np.int64)
        found.append((ours, theirs, (sets[:, None] * WAYS**ours + lies).reshape(-1)))
    return found


def duel(options: Options) -> Duel:
    """The game as data: its musters and what a step makes of them."""
    last_stand = options["last-stand"] == CHOICES["last-stand"]
    listed = [_musters(n, shut=not (last_stand and n == 1)) for n in range(1, LARGEST + 1)]
    standing, kinds, without, target, slid, rolled = zip(*listed, strict=True)
    nothing8 = np.zeros((1, 1), dtype=np.int8)
    nothing32 = np.zeros((1, 1), dtype=np.int32)
    return Duel(
        squares=SQUARES,
        across=np.arange(SQUARES)[::-1].copy(),
        goal=GOAL,
        beats=np.array([[beats(kind, other) for other in KINDS] for kind in KINDS]),
        musters=tuple(MUSTERS),
        standing=(nothing8, *standing),
        kinds=(nothing8, *kinds),
        without=(nothing32, *without),
        target=(nothing8, *target),
        slid=(nothing32, *slid),
        rolled=(nothing32, *rolled),
        steps=(0, 3 if last_stand else 2, 2, 2),
        may_slide=options["rolling"] != CHOICES["rolling"],
        one_piece=options["actions"] != CHOICES["actions"],
        may_turn_back=options["turning-back"] == CHOICES["turning-back"],
        most_taken=MOST_CAPTURES,
    )


def _musters(size: int, shut: bool) -> tuple[npt.NDArray[np.integer], ...]:
    """For an army of a size what `Duel` lists, from `standing` on; its own home shut or not."""
    neighbours = np.full((SQUARES, 4), -1, dtype=np.int64)
    for square in range(SQUARES):
        row, column = divmod(square, 6)
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        for direction, (r, c) in enumerate(around):
            if r in range(6) and c in range(6):
                to = 6 * r + c
                if not (shut and to in OWN_HOME and square not in OWN_HOME):
                    neighbours[square, direction] = to
    many = MUSTERS[size]
    standing = np.zeros((many, size), dtype=np.int8)
    kinds = np.zeros((many, size), dtype=np.int8)
    without = np.zeros((many, size), dtype=np.int32)
    target = np.full((many, 4 * size), -1, dtype=np.int8)
    slid = np.zeros((many, 4 * size), dtype=np.int32)
    rolled = np.zeros((many, 4 * size), dtype=np.int32)
    _list_musters(size, neighbours, standing, kinds, without, target, slid, rolled)
    return standing, kinds, without, target, slid, rolled


@compiled
def _list_musters(
    size: int,
    neighbours: npt.NDArray[np.int64],
    standing: npt.NDArray[np.int8],
    kinds: npt.NDArray[np.int8],
    without: npt.NDArray[np.int32],
    target: npt.NDArray[np.int8],
    slid: npt.NDArray[np.int32],
    rolled: npt.NDArray[np.int32],
) -> None:
    squares = np.zeros(size, dtype=np.int64)
    lies = np.zeros(size, dtype=np.int64)
    for muster in range(standing.shape[0]):
        rest = muster % ALL_LIES[size]
        left = set_of(muster // ALL_LIES[size], size)
        for cube in range(size):
            squares[cube] = lowest(left)
            left &= left - U1
            lies[cube] = rest % WAYS
            rest //= WAYS
            standing[muster, cube] = squares[cube]
            kinds[muster, cube] = lies[cube] // 2
        for cube in range(size):
            without[muster, cube] = _muster(squares, lies, size, cube, -1, 0) >> 2
            for direction in range(4):
                to = neighbours[squares[cube], direction]
                for other in range(size):
                    if squares[other] == to:
                        to = -1
                if to >= 0:
                    slot = 4 * cube + direction
                    lie = signed(ROLLED[2 * lies[cube] + (direction >> 1)])
                    target[muster, slot] = to
                    slid[muster, slot] = _muster(squares, lies, size, cube, to, lies[cube])
                    rolled[muster, slot] = _muster(squares, lies, size, cube, to, lie)


@compiled
def _muster(
    squares: npt.NDArray[np.int64],
    lies: npt.NDArray[np.int64],
    size: int,
    cube: int,
    to: int,
    lie: int,
) -> int:
    """4 × the muster when a cube stands elsewhere (-1: is gone), + its new place in the order."""
    members = U0
    lying = 0
    place = 0
    weight = 1
    put = to < 0
    order = 0
    for other in range(size):
        if other == cube:
            continue
        if not put and to < squares[other]:
            lying += lie * weight
            weight *= WAYS
            place = order
            order += 1
            put = True
        lying += lies[other] * weight
        weight *= WAYS
        order += 1
        members |= at(squares[other])
    if not put:
        lying += lie * weight
        weight *= WAYS
        place = order
    if to >= 0:
        members |= at(to)
    return (set_number(members) * weight + lying) * 4 + place


@compiled
def _lie_at(state: State, bit: np.uint64) -> int:
    return signed(
        (state[TURNED] >> bit & U1)
        | (state[PAPERS] >> bit & U1) << U1
        | (state[SCISSORS] >> bit & U1) << np.uint64(2)
    )


@compiled
def _square(bit: int, side: int) -> int:
    """A bit of the kernel's board as a square seen by a side."""
    square = (bit // NEXT_ROW - 1) * 6 + bit % NEXT_ROW
    return square if side == 1 else SQUARES - 1 - square


@compiled
def _seen(state: State, side: int, reflected: bool, renamed: int) -> int:
    """The muster of a side; with the board reflected, and kinds renamed by a shift, if wished."""
    left = state[X_CUBES if side == 1 else O_CUBES]
    members = U0
    lies_of = local_codes(SQUARES)
    while left != U0:
        bit = lowest(left)
        left &= left - U1
        square = _square(bit, side)
        lie = _lie_at(state, np.uint64(bit))
        if reflected:
            square = square % 6 * 6 + square // 6
            lie ^= 1
        members |= at(square)
        lies_of[square] = (lie // 2 + renamed) % KINDS_SHOWN * 2 + lie % 2
    number = set_number(members)
    lying = 0
    weight = 1
    while members != U0:
        lying += lies_of[lowest(members)] * weight
        weight *= WAYS
        members &= members - U1
    return number * weight + lying


@compiled
def number(state: State) -> int:
    side = signed(state[SIDE])
    ours = popcount(state[X_CUBES if side == 1 else O_CUBES])
    theirs = popcount(state[O_CUBES if side == 1 else X_CUBES])
    if state[PLACING] != U0 or ours + theirs > MOST_CUBES:
        return OUTSIDE
    seen = _seen(state, side, False, 0)
    reflected = KEPT[ours, seen // ALL_LIES[ours]] < 0
    if reflected:
        seen = _seen(state, side, True, 0)
    renamed = (KINDS_SHOWN - seen % WAYS // 2) % KINDS_SHOWN  # the first cube shows rock
    if renamed != 0:
        seen = _seen(state, side, reflected, renamed)
    lies = seen % ALL_LIES[ours]
    place = KEPT[ours, seen // ALL_LIES[ours]] * LIES_KEPT[ours] + lies // WAYS * 2 + lies % WAYS
    across = _seen(state, 3 - side, reflected, renamed)
    return FIRST[ours, theirs] + place * MANY[theirs] + across


@compiled
def _stand_one(state: State, side: int, members: np.uint64, lies: int) -> None:
    """Puts the cubes of a muster on the board."""
    while members != U0:
        square = lowest(members)
        members &= members - U1
        if side != 1:
            square = SQUARES - 1 - square
        bit = at((square // 6 + 1) * NEXT_ROW + square % 6)
        state[X_CUBES if side == 1 else O_CUBES] |= bit
        lie = lies % WAYS
        lies //= WAYS
        state[TURNED] |= bit if lie & 1 else U0
        state[PAPERS] |= bit if lie & 2 else U0
        state[SCISSORS] |= bit if lie & 4 else U0


@compiled
def stand(state: State, number: int) -> bool:
    pair = 0
    while pair + 1 < len(PAIRS) and FIRST[PAIRS[pair + 1, 0], PAIRS[pair + 1, 1]] <= number:
        pair += 1
    ours, theirs = PAIRS[pair, 0], PAIRS[pair, 1]
    rest = number - FIRST[ours, theirs]
    across = rest % MANY[theirs]
    place = rest // MANY[theirs]
    kept = place % LIES_KEPT[ours]
    lies = kept // 2 * WAYS + kept % 2
    for word in range(WORDS):
        if word != OPTIONS:
            state[word] = U0
    state[SIDE] = U1
    members = set_of(SET_OF_KEPT[ours, place // LIES_KEPT[ours]], ours)
    _stand_one(state, 1, members, lies)
    free = ~state[X_CUBES]
    _stand_one(state, 2, set_of(across // ALL_LIES[theirs], theirs), across % ALL_LIES[theirs])
    return state[O_CUBES] & free == state[O_CUBES]


@compiled
def bare(state: State) -> int:
    state[QUIET] = U0
    state[PASSED] = U0
    return 0
