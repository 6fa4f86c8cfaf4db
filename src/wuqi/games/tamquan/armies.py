"""What the armies of Cờ tam quân are worth where more than two teams play, as learned from games.

A weight has two values, for a full board and for an empty one; in between they are mixed. Weights
are numbered:

      0   a piece by how far it is from the nearest edges: 5 × the nearer + the other
     25   a piece by 4 × friends + foes beside it (3 at most), while its team is on turn
     41   the same while another team is
     57   how many pieces a team has left
     64   a rival's piece by how many can come beside it and how far they are: 8 × hunters + steps
          (of the nearest two half), where the hunter's turn comes first
     96   the same where the prey's does

`weights.npz` has the numbers; `python -m learning.tamquan` makes it, see docs/learning.md.
"""

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt

from wuqi.core.kernel import Codes, State, moved
from wuqi.core.native.bits import U0, local_codes, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.lasting import lasting
from wuqi.games.tamquan.board import MOST_PIECES, MOST_TEAMS, NOWHERE, SIZES
from wuqi.games.tamquan.rules import beside
from wuqi.games.tamquan.state import (
    BOARDS,
    DEPLOY,
    EIGHT,
    MARCHED,
    MEMBERS,
    PHASE,
    PIECES,
    SIDE,
    SIZE,
    TEAMS,
    byte,
)

SURE = 990
UNIT = 1024  # of the weights: 1024 is a factor of e in the odds

PLACE = 0
NEIGHBOURS = PLACE + 25
LEFT = NEIGHBOURS + 32
HUNT = LEFT + MOST_PIECES + 1
STEPS = 8  # from here on, steps are all alike
WEIGHTS = HUNT + 8 * STEPS
PHASES = 2  # all pieces on the board, none
NOTES = 16  # weights that apply to a team: two for each piece, and one
STRENGTHS = MOST_TEAMS * PHASES

# For each size of board: the colour of a square, how far it is from the nearest edges, and how many
# orthogonal steps lie between two.
COLOUR = np.zeros((max(SIZES) + 1, NOWHERE + 1), dtype=np.int64)
FROM_EDGES = np.zeros((max(SIZES) + 1, NOWHERE + 1), dtype=np.int64)
APART = np.zeros((max(SIZES) + 1, max(SIZES) ** 2, max(SIZES) ** 2), dtype=np.int64)
for _size in SIZES:
    _squares = [divmod(square, _size) for square in range(_size * _size)]
    for _square, (_rank, _file) in enumerate(_squares):
        COLOUR[_size, _square] = (_file + _rank) & 1
        _edges = sorted((min(_rank, _size - 1 - _rank), min(_file, _size - 1 - _file)))
        FROM_EDGES[_size, _square] = 5 * _edges[0] + _edges[1]
        _steps = [abs(_file - file) + abs(_rank - rank) for rank, file in _squares]
        APART[_size, _square, : len(_steps)] = _steps


def load_weights(path: Path) -> npt.NDArray[np.int16]:
    """The weights by number and phase."""
    with np.load(path) as file:
        weights: npt.NDArray[np.int16] = file["weights"]
    return weights


worths = lasting("tamquan.weights", load_weights(Path(__file__).with_name("weights.npz")))


@compiled
def army_notes(state: State, team: int, out: Codes) -> int:
    """Lists the weights that apply to a team; their number. 0: it has fallen, or nobody is set up.

    While teams set up, pieces that are still to be placed count as left.
    """
    size = signed(state[SIZE])
    on_turn = signed(state[SIDE]) == team + 1
    n = left = 0
    for member in range(signed(state[PIECES])):
        square = byte(state[MEMBERS + team], member)
        if square == NOWHERE:
            left += 1 if state[PHASE] == DEPLOY else 0
            continue
        left += 1
        own, others = beside(state, team, square)
        out[n] = PLACE + FROM_EDGES[size, square]
        danger = 4 * min(own, 3) + min(others, 3)
        out[n + 1] = NEIGHBOURS + danger + (0 if on_turn else 16)
        n += 2
    if left == 0:
        return 0
    out[n] = LEFT + left
    return n + 1


@compiled
def colour(state: State, team: int, member: int) -> int:
    """The colour of a member's square, as it was when the turn of the team on turn began."""
    square = byte(state[MEMBERS + team], member)
    marched = team + 1 == signed(state[SIDE]) and byte(state[MARCHED], member) != 0
    return COLOUR[signed(state[SIZE]), square] ^ (1 if marched else 0)


@compiled
def hunters_of(state: State, team: int, there: int, wanted: int) -> tuple[int, int, int]:
    """How many pieces of a team can come beside a square, and how far the nearest two are.

    Without diagonal steps these are the pieces on squares of the wanted colour.
    """
    size = signed(state[SIZE])
    nearest = second = 2 * size
    hunters = 0
    for member in range(signed(state[PIECES])):
        here = byte(state[MEMBERS + team], member)
        if here == NOWHERE:
            continue
        if colour(state, team, member) == wanted or state[EIGHT] != U0:
            hunters += 1
            steps = APART[size, here, there]
            if steps < nearest:
                nearest, second = steps, nearest
            elif steps < second:
                second = steps
    return hunters, nearest, second


@compiled
def hunt_notes(state: State, team: int, rival: int, out: Codes) -> int:
    """Lists the weights of a team's hunt for the pieces of a rival; their number."""
    teams = signed(state[TEAMS])
    on_turn = signed(state[SIDE]) - 1
    first = 1 if (team - on_turn) % teams < (rival - on_turn) % teams else 0
    n = 0
    for prey in range(signed(state[PIECES])):
        there = byte(state[MEMBERS + rival], prey)
        if there == NOWHERE:
            continue
        wanted = colour(state, rival, prey) ^ first ^ 1  # the colour of those who come beside it
        hunters, nearest, second = hunters_of(state, team, there, wanted)
        near = 0
        if hunters == 1:
            near = min(STEPS - 1, nearest)
        elif hunters > 1:
            near = min(STEPS - 1, (nearest + second) // 2)
        out[n] = HUNT + (4 * (1 - first) + min(hunters, 3)) * STEPS + near
        n += 1
    return n


@compiled
def add_up(notes: Codes, n: int, sums: Codes) -> None:
    """Adds weights to the sums for a full and an empty board."""
    weights = worths()
    for i in range(n):
        place = notes[i] * PHASES
        sums[0] += weights[place]
        sums[1] += weights[place + 1]


@compiled
def mean_lead(state: State, side: int) -> int:
    """How far a team is ahead of each rival on average, in thousandths of a win."""
    teams = signed(state[TEAMS])
    notes, strengths, lead = local_codes(NOTES), local_codes(STRENGTHS), local_codes(PHASES)
    playing = local_codes(MOST_TEAMS)
    pieces = 0
    for team in range(teams):
        sums = moved(strengths, PHASES * team)
        sums[0] = sums[1] = 0
        playing[team] = army_notes(state, team, notes)
        add_up(notes, playing[team], sums)
        pieces += popcount(state[BOARDS + 2 * team]) + popcount(state[BOARDS + 2 * team + 1])
    full = teams * signed(state[PIECES])
    good = 0
    ours = side - 1
    for rival in range(teams):
        if rival == ours:
            continue
        if playing[ours] == 0 or playing[rival] == 0:
            good += SURE if playing[ours] > 0 else -SURE if playing[rival] > 0 else 0
            continue
        for phase in range(PHASES):
            lead[phase] = strengths[PHASES * rival + phase]
        add_up(notes, hunt_notes(state, rival, ours, notes), lead)
        for phase in range(PHASES):
            lead[phase] = strengths[PHASES * ours + phase] - lead[phase]
        add_up(notes, hunt_notes(state, ours, rival, notes), lead)
        ahead = float((lead[0] * pieces + lead[1] * (full - pieces)) // full)
        good += int(SURE * ahead / math.sqrt(ahead * ahead + 4.0 * UNIT * UNIT))
    return good // (teams - 1)
