"""The compiled rules of Three Kingdoms dark chess (RULES 2).

Points are numbered in `board.py`, pieces and heaps of pieces in `pieces.py`. Nobody knows a
face-down piece, so the state does not hold it: a flip leads to a CHANCE position whose outcomes
are what is still hidden.

State
    KIND_1 KIND_2 KIND_4 BLACK   the board: one word for each of the four bits of a piece
    HIDDEN      the heap of what lies face down, somewhere
    TAKEN       three heaps: what players 1, 2 and 3 have captured
    REMOVED     the heap of what left the board without being captured (in `recall`)
    MOVER       the player to act, 1–3; a capture that decides the game leaves its player here
    CAMPS       the camps of players 1, 2, 3, two bits each; 0: none yet
    QUIET       plies with neither flip nor capture
    SKIPS       skips in a row
    OUT         players whose camp has no piece left, as base-4 digits, first out first
    RECALLED    players whose army was recalled, likewise
    LIVING      a bit for each player who is neither out nor recalled
    FLIP        0, or 1 + the point whose piece is being turned over: the CHANCE position
    SPLIT MODE  the options
    ENDING      0, or why the game is over, but for repetition
    REPEATED    (history) 1: over by repetition

Action
    from × 64 + to; a flip goes from its point to the same point; SKIP
    At CHANCE: the number of the piece that is shown
"""

import numpy as np

from wuqi.core.kernel import CHANCE, OVER, Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, mixed, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.sanguo.board import CORNERS, reach
from wuqi.games.sanguo.pieces import (
    CAMP_BITS,
    CAMP_OF,
    CAMP_SIZE,
    FULL_SET,
    SPLITS,
    size,
    worth,
)

KIND_1, KIND_2, KIND_4, BLACK, HIDDEN = range(5)
TAKEN, REMOVED = 5, 8  # TAKEN: 5, 6 and 7
MOVER, CAMPS, QUIET, SKIPS, OUT, RECALLED, LIVING, FLIP, SPLIT, MODE, ENDING = range(9, 20)
REPEATED = 20
WORDS = 21
HISTORY = 1

MODES = ("annihilation", "recall", "points", "race")
ANNIHILATION, RECALL, POINTS, RACE = range(4)
GENERALS, RANKS = range(2)

# Why play ended: the face's REASONS, from 1 on. The first three are decided by a capture.
BY_LAST_CAMP, BY_RECALL, BY_RACE, BY_STALLING, BY_REPETITION, BY_SKIPPING = range(1, 7)

STALLED_AT = 60
REPEATED_AT = 3
RACE_TO = 200

PLAYERS = (1, 2, 3)
SKIP = 63 * 64 + 63
# With split=ranks the four chariots, horses and cannons of camp 3 reach 4 × (12 + 8 + 12) points
# at most, and the other 20 pieces may lie face down.
MOST_ACTIONS = 148
MOST_OUTCOMES = 14
MOST_SIDES = 3

# By LIVING and MOVER: the next of the living, in the order of play.
NEXT = np.zeros((8, 4), dtype=np.uint64)
for _living in range(8):
    for _mover in PLAYERS:
        _order = [(_mover + turns - 1) % 3 + 1 for turns in (1, 2, 3)]
        NEXT[_living, _mover] = next((p for p in _order if _living >> p - 1 & 1), 0)


def start(options: Options) -> State:
    """Everything face down in four blocks of 4×2; nobody has a camp."""
    state = np.zeros(WORDS, dtype=np.uint64)
    state[BLACK] = CORNERS
    state[HIDDEN] = FULL_SET
    state[MOVER] = 1
    state[LIVING] = 0b111
    state[SPLIT] = list(SPLITS).index(options["split"])
    state[MODE] = MODES.index(options["mode"])
    return state


# -- what stands where, and whose it is -----------------------------------------------------------


@compiled
def face_up(state: State) -> np.uint64:
    """Where the face-up pieces stand."""
    return state[KIND_1] | state[KIND_2] | state[KIND_4]


@compiled
def piece_at(state: State, point: int) -> int:
    """The number of the piece on a point."""
    piece = 0
    for bit in range(4):
        piece |= signed((state[KIND_1 + bit] >> np.uint64(point)) & U1) << bit
    return piece


@compiled
def put(state: State, point: int, piece: int) -> None:
    """A piece on a point, in place of whatever was there; 0 empties it."""
    for bit in range(4):
        here = np.uint64(piece >> bit) & U1
        state[KIND_1 + bit] = (state[KIND_1 + bit] & ~at(point)) | (here << np.uint64(point))


@compiled
def army(state: State, camp: int) -> np.uint64:
    """Where the face-up pieces of a camp stand; camp 0, of a player without one, has none."""
    ones, twos, fours, black = state[KIND_1], state[KIND_2], state[KIND_4], state[BLACK]
    if camp == 0:
        return U0
    if state[SPLIT] == np.uint64(GENERALS):
        first = ones & ~(twos ^ fours)  # 帥將 (001) and 兵卒 (111)
        if camp == 1:
            return first
        officers = (ones | twos | fours) & ~first
        return officers & black if camp == 3 else officers & ~black
    soldiers = ones & twos & fours
    if camp == 1:
        return soldiers
    return fours & ~soldiers if camp == 3 else (ones | twos) & ~fours


@compiled
def camp_of(state: State, player: int) -> int:
    """A player's camp; 0: none yet."""
    return signed((state[CAMPS] >> np.uint64(2 * player - 2)) & np.uint64(3))


@compiled
def holder(state: State, camp: int) -> int:
    """The player who has a camp; 0: nobody yet."""
    for player in PLAYERS:
        if camp_of(state, player) == camp:
            return player
    return 0


@compiled
def lives(state: State, player: int) -> bool:
    """Whether a player still takes turns: neither out nor recalled."""
    return (state[LIVING] & at(player - 1)) != U0


@compiled
def alive(state: State, player: int) -> np.uint64:
    """The heap of what a player's camp has left, face-down pieces included."""
    gone = state[TAKEN] + state[TAKEN + 1] + state[TAKEN + 2] + state[REMOVED]
    return (FULL_SET - gone) & CAMP_BITS[signed(state[SPLIT]), camp_of(state, player)]


# -- the verbs ------------------------------------------------------------------------------------


@compiled
def turn(state: State) -> int:
    if state[FLIP] != U0:
        return CHANCE
    return OVER if (state[ENDING] | state[REPEATED]) != U0 else signed(state[MOVER])


@compiled
def actions(state: State, out: Codes) -> int:
    if (state[FLIP] | state[ENDING] | state[REPEATED]) != U0:
        return 0
    up = face_up(state)
    occupied = up | state[BLACK]
    n = 0
    down = occupied & ~up
    while down != U0:
        out[n] = lowest(down) * 65  # to itself
        n += 1
        down &= down - U1
    own = army(state, camp_of(state, signed(state[MOVER])))
    barred = own | (occupied & ~up)  # never your own camp, never a face-down piece
    while own != U0:
        point = lowest(own)
        reached = reach(piece_at(state, point) & 7, point, occupied) & ~barred
        while reached != U0:
            out[n] = point * 64 + lowest(reached)
            n += 1
            reached &= reached - U1
        own &= own - U1
    if n == 0:
        out[0] = SKIP
        n = 1
    return n


@compiled
def count(state: State, scratch: Codes) -> int:
    if (state[FLIP] | state[ENDING] | state[REPEATED]) != U0:
        return 0
    up = face_up(state)
    occupied = up | state[BLACK]
    n = popcount(occupied & ~up)
    own = army(state, camp_of(state, signed(state[MOVER])))
    barred = own | (occupied & ~up)
    while own != U0:
        point = lowest(own)
        n += popcount(reach(piece_at(state, point) & 7, point, occupied) & ~barred)
        own &= own - U1
    return max(n, 1)


@compiled
def chance(state: State, out: Codes, weights: Codes) -> int:
    n = 0
    for piece in range(1, 16):
        hidden = signed((state[HIDDEN] >> np.uint64(4 * piece)) & np.uint64(15))
        if hidden > 0:
            out[n] = piece
            weights[n] = hidden
            n += 1
    return n


@compiled
def play(state: State, action: int) -> None:
    origin, target = action >> 6, action & 63
    if state[FLIP] != U0:
        show(state, action)
    elif action == SKIP:
        state[QUIET] += U1
        state[SKIPS] += U1
    elif origin == target:
        state[FLIP] = np.uint64(origin + 1)
        return  # nothing else changes until the piece is seen
    else:
        move(state, origin, target)
    end_turn(state)


@compiled
def show(state: State, piece: int) -> None:
    """Turns the flipped piece face up, which may assign camps (RULES 2, who is who)."""
    point = signed(state[FLIP]) - 1
    state[FLIP] = U0
    state[QUIET] = U0
    state[SKIPS] = U0
    state[HIDDEN] -= at(4 * piece)
    camp = CAMP_OF[signed(state[SPLIT]), piece]
    leader = holder(state, camp)
    if leader != 0 and not lives(state, leader):  # neutral: its army was recalled
        put(state, point, 0)
        state[REMOVED] += at(4 * piece)
        return
    put(state, point, piece)
    player = signed(state[MOVER])
    if leader == 0 and camp_of(state, player) == 0:
        join(state, player, camp)
        given = (state[CAMPS] | (state[CAMPS] >> U1)) & np.uint64(0b010101)
        if popcount(given) == 2:  # the third gets the last camp at once
            rest = 6 - camp_of(state, 1) - camp_of(state, 2) - camp_of(state, 3)
            join(state, holder(state, 0), rest)


@compiled
def join(state: State, player: int, camp: int) -> None:
    """A player gets a camp."""
    state[CAMPS] |= np.uint64(camp) << np.uint64(2 * player - 2)


@compiled
def move(state: State, origin: int, target: int) -> None:
    """A piece goes to an empty point, or takes what stands there."""
    prey = piece_at(state, target)
    put(state, target, piece_at(state, origin))
    put(state, origin, 0)
    state[SKIPS] = U0
    if prey == 0:
        state[QUIET] += U1
        return
    state[QUIET] = U0
    player = signed(state[MOVER])
    state[TAKEN + player - 1] += at(4 * prey)
    if state[MODE] == np.uint64(RECALL):
        camp = camp_of(state, player)
        if size(state[TAKEN + player - 1]) == CAMP_SIZE[signed(state[SPLIT]), camp]:
            recall(state, player, camp)


@compiled
def recall(state: State, player: int, camp: int) -> None:
    """A player's face-up army leaves the board (RULES 2, recall)."""
    home = army(state, camp)
    while home != U0:
        point = lowest(home)
        state[REMOVED] += at(4 * piece_at(state, point))
        put(state, point, 0)
        home &= home - U1
    leave(state, RECALLED, player)


@compiled
def leave(state: State, order: int, player: int) -> None:
    """A player takes no more turns and is added to OUT or RECALLED."""
    state[order] = (state[order] << np.uint64(2)) | np.uint64(player)
    state[LIVING] &= ~at(player - 1)


@compiled
def end_turn(state: State) -> None:
    """Works out who is out, whether play is over, and whose turn is next."""
    if state[QUIET] == U0:
        for player in PLAYERS:
            if lives(state, player) and camp_of(state, player) and alive(state, player) == U0:
                leave(state, OUT, player)
    state[ENDING] = np.uint64(ending(state))
    if state[ENDING] == U0 or state[ENDING] > np.uint64(BY_RACE):
        state[MOVER] = NEXT[signed(state[LIVING]), signed(state[MOVER])]


@compiled
def ending(state: State) -> int:
    """Why play is over (except for repetition), or 0; what a capture decides comes first."""
    if state[MODE] == np.uint64(RACE):
        for player in PLAYERS:
            if worth(state[TAKEN + player - 1]) >= RACE_TO:
                return BY_RACE
    living = popcount(state[LIVING])
    if living <= 1:  # the mover made the last capture, and was perhaps recalled by it
        return BY_LAST_CAMP if lives(state, signed(state[MOVER])) else BY_RECALL
    if signed(state[SKIPS]) >= living:
        return BY_SKIPPING
    return BY_STALLING if state[QUIET] >= np.uint64(STALLED_AT) else 0


@compiled
def measure(state: State, player: int) -> int:
    """What the mode counts for a player; more is better."""
    taken = state[TAKEN + player - 1]
    if state[MODE] == np.uint64(ANNIHILATION):
        return size(alive(state, player))
    if state[MODE] == np.uint64(RECALL):
        return size(taken)
    if state[MODE] == np.uint64(RACE):
        return worth(taken)
    return worth(alive(state, player)) + worth(taken)  # a camp's total, less what it has lost


@compiled
def since(order: np.uint64, player: int) -> int:
    """How many came after a player in OUT or RECALLED."""
    for later in range(3):
        if signed((order >> np.uint64(2 * later)) & np.uint64(3)) == player:
            return later
    return -1


@compiled
def result(state: State, places: Codes) -> int:
    for player in PLAYERS:
        place = 2_000 - measure(state, player)
        if state[MODE] <= np.uint64(RECALL) and not lives(state, player):
            # Recalled before the living, in order; the eliminated behind them, last out first.
            recalled = since(state[RECALLED], player)
            place = 1_000 - recalled if recalled >= 0 else 3_000 + since(state[OUT], player)
        places[player - 1] = place
    if state[ENDING] == U0 or (state[ENDING] > np.uint64(BY_RACE) and state[REPEATED] != U0):
        return BY_REPETITION - 1
    return signed(state[ENDING]) - 1


@compiled
def key(state: State) -> np.uint64:
    hashed = U0
    for word in range(FLIP + 1):
        hashed = mixed(hashed, state[word])
    return mixed(hashed, (state[SPLIT] << np.uint64(2)) | state[MODE])


@compiled
def repeat_key(state: State) -> np.uint64:
    """Board and mover: whatever else a position is made of changes only by a flip or a capture."""
    if state[FLIP] != U0:
        return U0
    hashed = state[MOVER]
    for word in range(HIDDEN):
        hashed = mixed(hashed, state[word])
    return hashed


@compiled
def irreversible(state: State) -> bool:
    return state[QUIET] == U0 or state[FLIP] != U0


@compiled
def repeat(state: State, occurrences: int) -> None:
    if occurrences >= REPEATED_AT:
        state[REPEATED] = U1
