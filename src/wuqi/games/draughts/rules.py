"""The compiled rules of draughts (RULES 3). The squares as bits are drawn in `board.py`.

State
    BLUE, GREEN  the pieces of sides 1 and 2, as bits
    KINGS        those of them that are kings
    SIDE         1 blue, 2 green: the side to move
    QUIET        plies since the last capture or man move
    FEW          plies since few pieces were left (draws=fmjd, see `few_class`)
    HUFFABLE     the pieces the side to move may huff
    DRAWS        option `draws`: 0 toybox, 1 fmjd, 2 literal
    CAPTURE      option `capture`: 0 enforced, 1 huff
  history
    REPEATED     1: ended by repetition
    TO_AND_FRO   (draws=literal) two words, blue's and green's: its last move, as an action, and
                 from bit 12 on how many moves it has gone there and back with no capture

Action
    bits 0–5 from, 6–11 to, 12–55 captured (see `captures.py`); HUFF + bit: huff the piece there
"""

import numpy as np

from wuqi.core.kernel import OVER, Codes, State
from wuqi.core.native.bits import U0, U1, at, local_codes, lowest, mixed, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.draughts.board import (
    BIT_OF,
    BOARD,
    FAR_ROW,
    adjacent_jumpers,
    forward,
    jumps,
    neighbours,
    reach,
)
from wuqi.games.draughts.captures import MOST_CAPTURES, SIX_BITS, captured_by, captures

BLUE, GREEN, KINGS, SIDE, QUIET, FEW, HUFFABLE, DRAWS, CAPTURE, REPEATED, TO_AND_FRO = range(11)
WORDS = 12
HISTORY = 3

DRAWS_VALUES = ("toybox", "fmjd", "literal")
CAPTURE_VALUES = ("enforced", "huff")
FMJD = np.uint64(DRAWS_VALUES.index("fmjd"))
LITERAL = np.uint64(DRAWS_VALUES.index("literal"))

NO_PIECES, NO_MOVE, REPETITION, QUIET_20, QUIET_25, FEW_16, FEW_5 = range(7)
UNDECIDED = -1

# RULES 3, draws: in plies, so twice the moves each side makes.
QUIET_LIMIT = np.array([40, 50, 40], dtype=np.uint64)  # by DRAWS
FEW_LIMIT = np.array([1000, 32, 10], dtype=np.uint64)  # by few_class
TO_AND_FRO_LIMIT = np.uint64(5)

HUFF = 1 << 62
MOST_ACTIONS = MOST_CAPTURES + 20 * 17 + 20  # a king reaches 17 squares at most; and 20 huffs


def start(options: Options) -> State:
    state = np.zeros(WORDS, dtype=np.uint64)
    state[BLUE] = sum(1 << BIT_OF[square] for square in range(31, 51))
    state[GREEN] = sum(1 << BIT_OF[square] for square in range(1, 21))
    state[SIDE] = 1
    settle(options, state)
    return state


def settle(options: Options, state: State) -> None:
    """Writes the options into a state."""
    state[DRAWS] = DRAWS_VALUES.index(options["draws"])
    state[CAPTURE] = CAPTURE_VALUES.index(options["capture"])


@compiled
def can_move(state: State) -> bool:
    """Whether the side to move has a move. A king that cannot step can still jump a neighbour."""
    side = signed(state[SIDE])
    own = state[side - 1]
    enemies = state[2 - side]
    empty = BOARD & ~(own | enemies)
    near, far = forward(own, side, empty)
    return (
        (near | far) != U0
        or neighbours(own & state[KINGS]) & empty != U0
        or adjacent_jumpers(own, enemies, empty) != U0
    )


@compiled
def few_class(state: State) -> int:
    """1: three pieces with a king against a lone king; 2: two or fewer; 0: neither (RULES 3)."""
    pieces = popcount(state[BLUE] | state[GREEN])
    if pieces > 4 or state[BLUE] & state[KINGS] == U0 or state[GREEN] & state[KINGS] == U0:
        return 0
    fewer = min(popcount(state[BLUE]), popcount(state[GREEN]))
    if fewer != 1:
        return 0
    return 1 if pieces == 4 else 2


@compiled
def drawn(state: State) -> int:
    """The reason for a draw, or UNDECIDED."""
    if state[REPEATED] != U0:
        return REPETITION
    if state[FEW] >= FEW_LIMIT[2]:
        kind = few_class(state)
        if state[FEW] >= FEW_LIMIT[kind]:
            return FEW_16 if kind == 1 else FEW_5
    if state[QUIET] >= QUIET_LIMIT[state[DRAWS]]:
        return QUIET_25 if state[DRAWS] == FMJD else QUIET_20
    return UNDECIDED


@compiled
def outcome(state: State) -> int:
    """Why play is over, or UNDECIDED: losses first, then repetition, then counters."""
    if state[BLUE] == U0 or state[GREEN] == U0:
        return NO_PIECES
    if state[HUFFABLE] == U0 and not can_move(state):
        return NO_MOVE
    return drawn(state)


@compiled
def turn(state: State) -> int:
    return signed(state[SIDE]) if outcome(state) == UNDECIDED else OVER


@compiled
def quiet_moves(state: State, out: Codes, n: int) -> int:
    """Adds the moves that capture nothing and returns the new length of the list."""
    side = signed(state[SIDE])
    own = state[side - 1]
    occupied = own | state[2 - side]
    near, far = forward(own & ~state[KINGS], side, BOARD & ~occupied)
    sign = 1 if side == 1 else -1
    n = men_to(out, n, near, 5 * sign)
    n = men_to(out, n, far, 6 * sign)
    kings = own & state[KINGS]
    while kings != U0:
        origin = lowest(kings)
        kings &= kings - U1
        for direction in range(4):
            squares = reach(origin, direction, occupied)
            while squares != U0:
                out[n] = origin | lowest(squares) << 6
                squares &= squares - U1
                n += 1
    return n


@compiled
def men_to(out: Codes, n: int, targets: np.uint64, back: int) -> int:
    """Adds a man's step to each target, from the bit `back` away from it."""
    while targets != U0:
        bit = lowest(targets)
        targets &= targets - U1
        out[n] = bit + back | bit << 6
        n += 1
    return n


@compiled
def count_quiet(state: State) -> int:
    """The number of moves that capture nothing."""
    side = signed(state[SIDE])
    own = state[side - 1]
    occupied = own | state[2 - side]
    near, far = forward(own & ~state[KINGS], side, BOARD & ~occupied)
    n = popcount(near) + popcount(far)
    kings = own & state[KINGS]
    while kings != U0:
        origin = lowest(kings)
        kings &= kings - U1
        for direction in range(4):
            n += popcount(reach(origin, direction, occupied))
    return n


@compiled
def write_captures(state: State, out: Codes, every: bool) -> int:
    """Writes the captures that take the most pieces, or all complete ones; returns how many."""
    side = signed(state[SIDE])
    own = state[side - 1]
    kings = own & state[KINGS]
    return captures(out, own ^ kings, kings, state[2 - side], every)


@compiled
def ended(state: State) -> bool:
    """Whether play is over even though the side to move may have moves."""
    return state[BLUE] == U0 or state[GREEN] == U0 or drawn(state) != UNDECIDED


@compiled
def actions(state: State, out: Codes) -> int:
    if ended(state):
        return 0
    if state[CAPTURE] == U0:
        n = write_captures(state, out, False)
        return n if n > 0 else quiet_moves(state, out, 0)
    n = quiet_moves(state, out, write_captures(state, out, True))
    huffable = state[HUFFABLE]
    while huffable != U0:
        out[n] = HUFF | lowest(huffable)
        huffable &= huffable - U1
        n += 1
    return n


@compiled
def count(state: State, scratch: Codes) -> int:
    if ended(state):
        return 0
    if state[CAPTURE] != U0:
        n = write_captures(state, scratch, True)
        return n + count_quiet(state) + popcount(state[HUFFABLE])
    side = signed(state[SIDE])
    own = state[side - 1]
    if own & state[KINGS] == U0:
        enemies = state[2 - side]
        empty = BOARD & ~(own | enemies)
        a, b, c, d = jumps(own, enemies, empty)
        if adjacent_jumpers(a | b | c | d, enemies, empty) == U0:
            # No chains: counted without a branch, which half of the time would be guessed wrong.
            near, far = forward(own, side, empty)
            n = popcount(a) + popcount(b) + popcount(c) + popcount(d)
            quiet = popcount(near) + popcount(far)
            return n if n > 0 else quiet
    n = write_captures(state, scratch, False)
    return n if n > 0 else count_quiet(state)


@compiled
def neglected(state: State, action: int) -> np.uint64:
    """The pieces that may be huffed: they could have begun a capture of more pieces."""
    best = local_codes(MOST_ACTIONS)
    n = write_captures(state, best, False)
    if n == 0 or popcount(captured_by(action)) == popcount(captured_by(best[0])):
        return U0
    pieces = U0
    for i in range(n):
        pieces |= at(best[i] & SIX_BITS)
    origin = at(action & SIX_BITS)
    if pieces & origin != U0:  # it is huffed where it stands now
        pieces = (pieces ^ origin) | at(action >> 6 & SIX_BITS)
    return pieces


@compiled
def play(state: State, action: int) -> None:
    if action & HUFF:
        piece = ~at(action & SIX_BITS)
        state[BLUE] &= piece
        state[GREEN] &= piece
        state[KINGS] &= piece
        state[QUIET] = state[FEW] = state[HUFFABLE] = U0
        return
    if state[CAPTURE] != U0:
        state[HUFFABLE] = neglected(state, action)
    side = signed(state[SIDE])
    kings = state[KINGS]
    source = at(action & SIX_BITS)
    target = at(action >> 6 & SIX_BITS)
    captured = captured_by(action)
    by_king = kings & source != U0
    before = few_class(state) if state[DRAWS] == FMJD else 0
    state[side - 1] = (state[side - 1] ^ source) | target
    state[2 - side] ^= captured
    kings &= ~(source | captured)
    state[KINGS] = kings | target if by_king else kings | (target & FAR_ROW[side - 1])
    state[QUIET] = state[QUIET] + U1 if by_king and captured == U0 else U0
    state[SIDE] = np.uint64(3 - side)
    if before != 0:
        state[FEW] = state[FEW] + U1 if few_class(state) == before else U0
    if state[DRAWS] == LITERAL:
        note_to_and_fro(state, side, action)


@compiled
def note_to_and_fro(state: State, side: int, action: int) -> None:
    """RULES 3, draws=literal: a move that takes back the side's last one lengthens its chain."""
    if captured_by(action) != U0:
        state[TO_AND_FRO] = state[TO_AND_FRO + 1] = U0
        return
    slot = TO_AND_FRO + side - 1
    last = signed(state[slot])
    back = (action & SIX_BITS) << 6 | action >> 6
    length = (last >> 12) + 1 if last & 4095 == back else 1
    state[slot] = np.uint64(min(length, 5) << 12 | action)


@compiled
def result(state: State, places: Codes) -> int:
    reason = outcome(state)
    loser = 0
    if reason == NO_PIECES:
        loser = 1 if state[BLUE] == U0 else 2
    elif reason == NO_MOVE:
        loser = signed(state[SIDE])
    places[0] = 2 if loser == 1 else 1
    places[1] = 2 if loser == 2 else 1
    return reason


@compiled
def key(state: State) -> np.uint64:
    hashed = board_key(state)
    for word in (QUIET, FEW, DRAWS, CAPTURE):
        hashed = mixed(hashed, state[word])
    return hashed


@compiled
def board_key(state: State) -> np.uint64:
    """A hash of board, mover and what may be huffed: what counts as the same position."""
    hashed = U0
    for word in (BLUE, GREEN, KINGS, SIDE, HUFFABLE):
        hashed = mixed(hashed, state[word])
    return hashed


@compiled
def repeat_key(state: State) -> np.uint64:
    if state[DRAWS] != LITERAL:
        return board_key(state) | U1
    # The player who has just moved; a huff leaves the same player to move, whose chain is shorter.
    chain = state[TO_AND_FRO + 2 - signed(state[SIDE])] >> np.uint64(12)
    return U1 if chain >= TO_AND_FRO_LIMIT else U0


@compiled
def irreversible(state: State) -> bool:
    return state[QUIET] == U0


@compiled
def repeat(state: State, occurrences: int) -> None:
    if occurrences >= 3 or state[DRAWS] == LITERAL:
        state[REPEATED] = U1
