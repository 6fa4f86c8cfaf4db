"""Cờ tam quân for learners: every action is one token; planes as large as the board.

With S squares, rank by rank from a1:

    token  0             done
            1 … 4         zone 1 … 4
            5 + square            place a member there
            5 + S + square        take what stands there
            5 + 2S + 8 × square + way     step from there; the ways as in `board.EIGHT_WAYS`
    planes  the highest rank is the first row, file a the first column; teams from the one that
            looks on, in the order of play. What is set up in secret only its own team sees.
"""

import numpy as np

from wuqi.core.encoding import Planes
from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U0, U1, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.options import Options
from wuqi.games.tamquan.board import EIGHT_WAYS, NOWHERE, ZONES, names
from wuqi.games.tamquan.deployment import corners
from wuqi.games.tamquan.rules import PATIENCE
from wuqi.games.tamquan.state import (
    CALM,
    CAPTURE,
    CHOOSE,
    DEPLOY,
    DONE,
    HIDDEN,
    MARCHED,
    MEMBERS,
    PHASE,
    PIECES,
    PLACE,
    PLACED,
    SIDE,
    SIZE,
    TEAMS,
    TOOK,
    ZONE,
    byte,
)

TOKENS = 1
ORDER = ("my team", "the next team", "the one after", "the last team")
PLANES = (
    "member (number)",
    "has marched in this turn",
    "zone (number), while setting up",
    "setting up",
    "first taking",
    "march",
    "second taking",
    "my team (number)",
    "the team to move (number)",
    "members it has placed (number)",
    "the zone it has chosen (number)",
    "something was captured in this turn",
    "turns without a capture (number)",
    "it is my team's turn",
)
FIRST_SQUARE = 5
WAY_TO = np.full((3, 3), -1, dtype=np.int64)  # by files across + 1 and ranks up + 1
for _way, (_across, _up) in enumerate(EIGHT_WAYS):
    WAY_TO[_across + 1, _up + 1] = _way


def vocabulary(options: Options) -> int:
    return FIRST_SQUARE + 10 * options.number("size") ** 2


def shape(options: Options) -> tuple[int, int]:
    return options.number("size"), options.number("size")


def planes_of(options: Options) -> tuple[str, ...]:
    return (*ORDER[: options.number("teams")], *PLANES)


def longest(options: Options) -> int:
    # Zones and places; at most one capture for each piece; between captures the most turns without
    # one, each with a step of every piece and two `done`.
    teams, pieces = options.number("teams"), options.number("pieces")
    turns = teams * pieces * (PATIENCE[teams] * teams + 1)
    return teams + 2 * teams * pieces + turns * (pieces + 2)


def token_text(options: Options, token: int) -> str:
    known = names(options.number("size"))
    if token < FIRST_SQUARE:
        return f"zone {token}" if token else "done"
    kind, square = divmod(token - FIRST_SQUARE, len(known))
    if kind < 2:
        return f"{'@x'[kind]}{known[square]}"
    square, way = divmod(token - FIRST_SQUARE - 2 * len(known), 8)
    across, up = EIGHT_WAYS[way]
    return f"{known[square]} {across:+d}{up:+d}"


@compiled
def encode(state: State, codes: Codes, n: int, out: Codes) -> None:
    size = signed(state[SIZE])
    for i in range(n):
        kind, square = codes[i] >> 12, codes[i] & 127
        if kind == DONE:
            out[i] = 0
        elif kind == CHOOSE:
            out[i] = square
        elif kind == PLACE:
            out[i] = FIRST_SQUARE + square
        elif kind == CAPTURE:
            out[i] = FIRST_SQUARE + size * size + square
        else:
            origin = byte(state[MEMBERS + (codes[i] >> 10 & 3)], codes[i] >> 7 & 7)
            across, up = square % size - origin % size, square // size - origin // size
            way = WAY_TO[across + 1, up + 1]
            out[i] = FIRST_SQUARE + 2 * size * size + 8 * origin + way


@compiled
def draw(state: State, side: int, chosen: Codes, length: int, out: Planes) -> None:
    size, teams = signed(state[SIZE]), signed(state[TEAMS])
    squares = size * size
    mover = signed(state[SIDE])
    deploying = state[PHASE] == DEPLOY
    secret = deploying and state[HIDDEN] != U0
    for team in range(teams):
        if secret and team + 1 != side:
            continue
        seat = (team + 1 - side) % teams
        for member in range(signed(state[PIECES])):
            square = byte(state[MEMBERS + team], member)
            if square != NOWHERE:
                place = (size - 1 - square // size) * size + square % size
                out[seat * squares + place] = 1
                out[teams * squares + place] = member + 1
                if team + 1 == mover and byte(state[MARCHED], member) > 0:
                    out[(teams + 1) * squares + place] = 1
    if deploying:
        for zone in range(2 + 2 * corners(state)):
            for square in range(squares):
                bits = ZONES[corners(state), size, zone, square >> 6]
                if bits >> np.uint64(square & 63) & U1 != U0:
                    place = (size - 1 - square // size) * size + square % size
                    out[(teams + 2) * squares + place] = zone + 1
    rest = teams + 3
    for place in range(squares):
        out[(rest + signed(state[PHASE])) * squares + place] = 1
        out[(rest + 4) * squares + place] = side
        out[(rest + 5) * squares + place] = mover
        out[(rest + 6) * squares + place] = byte(state[PLACED], mover - 1)
        out[(rest + 7) * squares + place] = state[ZONE]
        out[(rest + 8) * squares + place] = state[TOOK]
        out[(rest + 9) * squares + place] = state[CALM]
        out[(rest + 10) * squares + place] = 1 if mover == side else 0
