"""What the armies of Three Kingdoms dark chess are worth, as learned from games (`judge`).

A weight has two values, for a board of face-down pieces and for one of face-up pieces; in between
they are mixed. Weights are numbered, and a player's strength is the sum of those that apply:

      0   a face-up piece that a rival attacks: by ATTACK, kind, and whether a piece of its own camp
          could take back there
     84   a face-up piece by kind and cell; points that a reflection of the board exchanges are one
          cell: 3 ranks × 5 files from the corner
    189   a face-down piece by kind
    196   how many pieces the army has left, face-down ones included: 0 to 16
    213   a player without a camp
    214   a piece by kind, wherever it is: what a glance sees
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.lasting import lasting
from wuqi.games.sanguo.board import FILES, POINTS, RANKS, reach
from wuqi.games.sanguo.pieces import CAMP_BITS, size
from wuqi.games.sanguo.rules import (
    BLACK,
    HIDDEN,
    LIVING,
    MOVER,
    NEXT,
    PLAYERS,
    SPLIT,
    alive,
    army,
    camp_of,
    face_up,
    lives,
    piece_at,
)

KINDS = 7
CELLS = 15
MOST_LEFT = 16
ATTACKED = 0
STANDING = ATTACKED + 6 * KINDS * 2
FACE_DOWN = STANDING + KINDS * CELLS
LEFT = FACE_DOWN + KINDS
CAMPLESS = LEFT + MOST_LEFT + 1
ANYWHERE = CAMPLESS + 1
WEIGHTS = ANYWHERE + KINDS
PHASES = 2
ALL_DOWN = 32  # face-down pieces at the start

# Who attacks whom, by 3 × when the player is to move + when the attacker is: 0 now, 1 next, 2 last.
ATTACK = np.array([0, 0, 1, 2, 0, 3, 4, 5, 0], dtype=np.int64)
CELL = np.array(
    [
        5 * min(point // FILES, RANKS - 1 - point // FILES)
        + min(point % FILES, FILES - 1 - point % FILES)
        for point in range(POINTS)
    ],
    dtype=np.int64,
)


def load_weights(path: Path) -> npt.NDArray[np.int16]:
    """The weights, by number and phase."""
    with np.load(path) as file:
        weights: npt.NDArray[np.int16] = file["armies"]
    return weights


worths = lasting("sanguo.armies", load_weights(Path(__file__).with_name("weights.npz")))


@compiled
def when(state: State, player: int) -> int:
    """When a living player is to move: 0 now, 1 next, 2 after that."""
    mover = signed(state[MOVER])
    if player == mover:
        return 0
    return 1 if signed(NEXT[signed(state[LIVING]), mover]) == player else 2


@compiled
def kinds_in(heap: np.uint64) -> np.uint64:
    """A heap with both colours counted together."""
    return (heap & np.uint64(0xFFFFFFFF)) + (heap >> np.uint64(32))


@compiled
def note(number: int, times: int, out: Codes, n: int) -> int:
    """Adds a weight that applies so many times to a list; the list's new length."""
    out[n] = number * 16 + times
    return n + 1


@compiled
def apply_army(state: State, player: int, attacks: Codes, out: Codes) -> int:
    """Lists the weights that apply to a player, but for attacks on it; what it attacks goes into
    `attacks`."""
    up = face_up(state)
    occupied = up | state[BLACK]
    camp = camp_of(state, player)
    attacked = U0
    n = 0
    pieces = army(state, camp)
    while pieces != U0:
        point = lowest(pieces)
        pieces &= pieces - U1
        kind = piece_at(state, point) & 7
        attacked |= reach(kind, point, occupied) & up
        n = note(STANDING + (kind - 1) * CELLS + CELL[point], 1, out, n)
    attacks[player] = signed(attacked)
    hidden = kinds_in(state[HIDDEN] & CAMP_BITS[signed(state[SPLIT]), camp])
    for kind in range(KINDS):
        times = signed(hidden >> np.uint64(4 * kind + 4) & np.uint64(15))
        if times > 0:
            n = note(FACE_DOWN + kind, times, out, n)
    if camp == 0:
        return note(CAMPLESS, 1, out, n)
    return note(LEFT + min(MOST_LEFT, size(alive(state, player))), 1, out, n)


@compiled
def apply_attacks(state: State, player: int, attacks: Codes, out: Codes, n: int) -> int:
    """Lists the weights of a player's pieces that rivals attack."""
    own = army(state, camp_of(state, player))
    for rival in PLAYERS:
        hit = own & np.uint64(attacks[rival])
        if rival == player or hit == U0 or not lives(state, rival):
            continue
        how = ATTACK[3 * when(state, player) + when(state, rival)]
        while hit != U0:
            point = lowest(hit)
            hit &= hit - U1
            backed = 1 if (np.uint64(attacks[player]) & at(point)) != U0 else 0
            kind = (piece_at(state, point) & 7) - 1
            n = note(ATTACKED + (how * KINDS + kind) * 2 + backed, 1, out, n)
    return n


@compiled
def apply_glance(state: State, player: int, out: Codes) -> int:
    """Lists the weights that a glance sees: how many pieces of which kind are left."""
    if camp_of(state, player) == 0:
        return note(CAMPLESS, 1, out, 0)
    heap = alive(state, player)
    kinds = kinds_in(heap)
    n = note(LEFT + min(MOST_LEFT, size(heap)), 1, out, 0)
    for kind in range(KINDS):
        times = signed(kinds >> np.uint64(4 * kind + 4) & np.uint64(15))
        n = note(ANYWHERE + kind, times, out, n)
    return n


@compiled
def sum_of(applied: Codes, n: int, down: int) -> int:
    """The strength these weights make, where so many pieces lie face down."""
    weights = worths()
    full = empty = 0
    for i in range(n):
        place, times = (applied[i] >> 4) * PHASES, applied[i] & 15
        full += times * weights[place]
        empty += times * weights[place + 1]
    return (full * down + empty * (ALL_DOWN - down)) // ALL_DOWN
