"""Setting up: zones are chosen, members placed (RULES 4, deployment)."""

import numpy as np

from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.tamquan.board import ZONES
from wuqi.games.tamquan.state import (
    BEGINS,
    BOARDS,
    HIDDEN,
    OCCUPIED,
    PHASE,
    PIECES,
    PLACE,
    PLACED,
    SIDE,
    SIZE,
    TAKE,
    TEAMS,
    ZONE,
    byte,
    put,
    with_byte,
)


@compiled
def corners(state: State) -> int:
    """1 where the zones are the four corners, 0 where they are the rows of two teams."""
    return 1 if state[TEAMS] > np.uint64(2) else 0


@compiled
def stands_in(state: State, team: int, zone: int) -> bool:
    """Whether a team has a piece in a zone."""
    size = signed(state[SIZE])
    low = state[BOARDS + 2 * team] & ZONES[corners(state), size, zone - 1, 0]
    high = state[BOARDS + 2 * team + 1] & ZONES[corners(state), size, zone - 1, 1]
    return (low | high) != U0


@compiled
def free_zones(state: State) -> np.uint64:
    """The zones in which no team stands, as bits: zone 1 is bit 1."""
    free = U0
    for zone in range(1, 3 + 2 * corners(state)):
        empty = True
        for team in range(signed(state[TEAMS])):
            empty = empty and not stands_in(state, team, zone)
        if empty:
            free |= at(zone)
    return free


@compiled
def zone_of(state: State, team: int) -> int:
    """The zone of a team that is placing its members; 0 while it has to choose one."""
    if state[HIDDEN] != U0:
        return team + 1
    for zone in range(1, 3 + 2 * corners(state)):
        if stands_in(state, team, zone):
            return zone
    free = free_zones(state)
    return lowest(free) if popcount(free) == 1 else signed(state[ZONE])


@compiled
def placements(state: State, team: int, out: Codes) -> int:
    """Writes the squares on which the next member of a team can be placed; returns how many."""
    zone = zone_of(state, team)
    code = PLACE << 12 | team << 10 | byte(state[PLACED], team) << 7
    n = 0
    for half in range(2):
        free = ZONES[corners(state), signed(state[SIZE]), zone - 1, half] & ~state[OCCUPIED + half]
        while free != U0:
            out[n] = code | half << 6 | lowest(free)
            n += 1
            free &= free - U1
    return n


@compiled
def place(state: State, team: int, member: int, square: int) -> None:
    """A member takes its place; after the last one, team 1 begins."""
    put(state, team, member, square)
    state[ZONE] = U0
    state[PLACED] = with_byte(state[PLACED], team, member + 1)
    for other in range(signed(state[TEAMS])):
        if byte(state[PLACED], other) < signed(state[PIECES]):
            state[SIDE] = np.uint64(other + 1)
            return
    state[PLACED] = U0
    state[SIDE] = U1
    state[PHASE] = TAKE
    state[BEGINS] = U1
