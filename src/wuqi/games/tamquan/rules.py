"""The compiled rules of Cờ tam quân (RULES 4).

`board.py` draws and numbers the squares, `state.py` says what the words of a state and the bits of
an action mean, `deployment.py` sets up; here is the battle: taking, marching, taking again.
"""

import numpy as np

from wuqi.core.kernel import OVER, Codes, State
from wuqi.core.native.bits import U0, U1, at, lowest, mixed, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.tamquan.board import MOST_PIECES, MOST_TEAMS, NEAR, NOWHERE
from wuqi.games.tamquan.deployment import free_zones, place, placements, zone_of
from wuqi.games.tamquan.state import (
    ALL,
    BEGINS,
    BOARDS,
    BYTE,
    CALM,
    CAPTURE,
    CHOOSE,
    DEPLOY,
    DONE,
    EIGHT,
    END,
    ENDED,
    HISTORY,
    MARCH,
    MARCHED,
    MEMBERS,
    NOBODY,
    OCCUPIED,
    OUT,
    PHASE,
    PIECES,
    PLACE,
    PLACED,
    REPEATED,
    SIDE,
    SIZE,
    STEP,
    TAKE,
    TEAMS,
    TOOK,
    WORDS,
    ZONE,
    byte,
    pieces_left,
    put,
    start,
    with_byte,
)

__all__ = ["HISTORY", "WORDS", "start"]

LAST_TEAM, ONE_EACH, REPETITION, CALMED = range(4)
PATIENCE = {2: 20, 3: 15, 4: 15}  # turns without a capture per living team (RULES 4, stalled play)
PATIENCE_OF = np.array([PATIENCE.get(teams, 0) for teams in range(5)], dtype=np.uint64)

MOST_ACTIONS = 8 * MOST_PIECES  # steps; zones have fewer squares, and there are fewer victims
MOST_SIDES = MOST_TEAMS


# -- taking -------------------------------------------------------------------------------------


@compiled
def beside(state: State, team: int, square: int) -> tuple[int, int]:
    """How many pieces of a team, and how many of all others, are next to a square."""
    size = signed(state[SIZE])
    low, high = NEAR[0, size, square, 0], NEAR[0, size, square, 1]
    own = popcount(low & state[BOARDS + 2 * team]) + popcount(high & state[BOARDS + 2 * team + 1])
    return own, popcount(low & state[OCCUPIED]) + popcount(high & state[OCCUPIED + 1]) - own


@compiled
def is_takeable(own: int, others: int) -> bool:
    """Whether a piece with such neighbours can be taken (RULES 4, what can be taken)."""
    return others > 1 and others > own


@compiled
def victims(state: State) -> np.uint64:
    """What the team on turn could take: bit 8 × team + member."""
    found = U0
    for team in range(signed(state[TEAMS])):
        squares = state[MEMBERS + team]
        if team + 1 != signed(state[SIDE]) and squares != NOBODY:
            for member in range(signed(state[PIECES])):
                own, others = beside(state, team, byte(squares, member))
                if is_takeable(own, others):
                    found |= at(8 * team + member)
    return found


@compiled
def take(state: State, taken: np.uint64) -> None:
    """Removes victims together; teams that lose their last piece fall at the same moment."""
    while taken != U0:
        victim = lowest(taken)
        put(state, victim >> 3, victim & 7, NOWHERE)
        taken &= taken - U1
    state[TOOK] = U1
    state[BEGINS] = U0
    moment = 1
    for team in range(signed(state[TEAMS])):
        moment = max(moment, byte(state[OUT], team) + 1)
    for team in range(signed(state[TEAMS])):
        if state[MEMBERS + team] == NOBODY and byte(state[OUT], team) == 0:
            state[OUT] = with_byte(state[OUT], team, moment)


# -- marching -----------------------------------------------------------------------------------


@compiled
def waiting(state: State) -> np.uint64:
    """The squares of the members of the team on turn who have not marched, a byte each."""
    return state[MEMBERS + signed(state[SIDE]) - 1] | state[MARCHED]


@compiled
def can_march(state: State) -> bool:
    """Whether a member who has not marched has somewhere to go."""
    eight, size = signed(state[EIGHT]), signed(state[SIZE])
    squares = waiting(state)
    for member in range(signed(state[PIECES])):
        square = byte(squares, member)
        low = NEAR[eight, size, square, 0] & ~state[OCCUPIED]
        if (low | (NEAR[eight, size, square, 1] & ~state[OCCUPIED + 1])) != U0:
            return True
    return False


# -- the course of a turn -----------------------------------------------------------------------


@compiled
def ending(state: State) -> int:
    """1 + the reason why play is over; 0 if it goes on."""
    living = 0
    pieces = 0
    for team in range(signed(state[TEAMS])):
        left = pieces_left(state, team)
        living += 1 if left > 0 else 0
        pieces += left
    if living == 1:
        return 1 + LAST_TEAM
    if living == 2 and pieces == 2:
        return 1 + ONE_EACH
    # Checked when a turn ends, that is before anything is done in the next one.
    patience = PATIENCE_OF[signed(state[TEAMS])] * np.uint64(living)
    if state[PHASE] == TAKE and state[TOOK] == U0 and state[CALM] >= patience:
        return 1 + CALMED
    return 0


@compiled
def end_turn(state: State) -> None:
    """The next living team begins its turn."""
    state[CALM] = U0 if state[TOOK] != U0 else state[CALM] + U1
    state[TOOK] = U0
    state[MARCHED] = U0
    state[PHASE] = TAKE
    state[BEGINS] = U1
    team = signed(state[SIDE]) % signed(state[TEAMS])
    while state[MEMBERS + team] == NOBODY:
        team = (team + 1) % signed(state[TEAMS])
    state[SIDE] = np.uint64(team + 1)


@compiled
def settle(state: State) -> None:
    """Skips phases in which nothing can be done, until there is a choice or the game is over."""
    while state[PHASE] != DEPLOY:
        state[ENDED] = np.uint64(ending(state))
        if state[ENDED] != U0:
            return
        if state[PHASE] == MARCH:
            if can_march(state):
                return
            state[PHASE] = END
        found = victims(state)
        if found != U0:
            if state[ALL] == U0:
                return
            take(state, found)  # everything takeable goes together, once
            state[ENDED] = np.uint64(ending(state))
            if state[ENDED] != U0:
                return
        if state[PHASE] == TAKE:
            state[PHASE] = MARCH
        else:
            end_turn(state)


# -- the verbs ----------------------------------------------------------------------------------


@compiled
def turn(state: State) -> int:
    return OVER if (state[ENDED] | state[REPEATED]) != U0 else signed(state[SIDE])


@compiled
def actions(state: State, out: Codes) -> int:
    if (state[ENDED] | state[REPEATED]) != U0:
        return 0
    n = 0
    if state[PHASE] == MARCH:
        eight, size = signed(state[EIGHT]), signed(state[SIZE])
        squares = waiting(state)
        team = (signed(state[SIDE]) - 1) << 10
        for member in range(signed(state[PIECES])):
            square = byte(squares, member)
            for half in range(2):
                free = NEAR[eight, size, square, half] & ~state[OCCUPIED + half]
                while free != U0:
                    out[n] = team | member << 7 | half << 6 | lowest(free)
                    n += 1
                    free &= free - U1
        return n
    if state[PHASE] != DEPLOY:
        found = victims(state)
        while found != U0:
            victim = lowest(found)
            square = byte(state[MEMBERS + (victim >> 3)], victim & 7)
            out[n] = CAPTURE << 12 | victim << 7 | square
            n += 1
            found &= found - U1
        out[n] = DONE << 12
        return n + 1
    team = signed(state[SIDE]) - 1
    if zone_of(state, team) != 0:
        return placements(state, team, out)
    free = free_zones(state)
    while free != U0:
        out[n] = CHOOSE << 12 | lowest(free)
        n += 1
        free &= free - U1
    return n


@compiled
def count(state: State, scratch: Codes) -> int:
    if (state[ENDED] | state[REPEATED]) != U0:
        return 0
    if state[PHASE] == DEPLOY:
        return actions(state, scratch)
    if state[PHASE] != MARCH:
        return popcount(victims(state)) + 1
    eight, size = signed(state[EIGHT]), signed(state[SIZE])
    squares = waiting(state)
    n = 0
    for member in range(signed(state[PIECES])):
        square = byte(squares, member)
        n += popcount(NEAR[eight, size, square, 0] & ~state[OCCUPIED])
        n += popcount(NEAR[eight, size, square, 1] & ~state[OCCUPIED + 1])
    return n


@compiled
def play(state: State, action: int) -> None:
    kind = action >> 12
    team = action >> 10 & 3
    member = action >> 7 & 7
    square = action & 127
    if kind == STEP:
        put(state, team, member, square)
        state[MARCHED] |= BYTE << np.uint64(8 * member)
        state[BEGINS] = U0
        if can_march(state):
            return
        state[PHASE] = END
    elif kind == CAPTURE:
        take(state, at(8 * team + member))
    elif kind == PLACE:
        place(state, team, member, square)
    elif kind == CHOOSE:
        state[ZONE] = np.uint64(square)
    elif state[PHASE] == TAKE:
        state[PHASE] = MARCH
        state[BEGINS] = U0
    else:
        end_turn(state)
    settle(state)


@compiled
def result(state: State, places: Codes) -> int:
    # The living by their pieces; below them the fallen, the later the better.
    for team in range(signed(state[TEAMS])):
        left = pieces_left(state, team)
        places[team] = 100 - left if left > 0 else 200 - byte(state[OUT], team)
    # A win by the rules comes before repetition, repetition before counters.
    if state[REPEATED] != U0 and state[ENDED] in (U0, np.uint64(1 + CALMED)):
        return REPETITION
    return signed(state[ENDED]) - 1


@compiled
def key(state: State) -> np.uint64:
    hashed = U0
    for team in range(signed(state[TEAMS])):
        hashed = mixed(hashed, state[MEMBERS + team])
    hashed = mixed(hashed, state[MARCHED])
    hashed = mixed(hashed, state[OUT] << np.uint64(32) | state[PLACED])
    now = state[SIDE] | state[PHASE] << np.uint64(8) | state[ZONE] << np.uint64(16)
    return mixed(hashed, now | state[TOOK] << np.uint64(24) | state[CALM] << np.uint64(32))


@compiled
def repeat_key(state: State) -> np.uint64:
    # Looked at when a turn begins: the team to move, the teams on the board, not who is who.
    if state[BEGINS] == U0:
        return U0
    hashed = mixed(U0, state[SIDE])
    for team in range(signed(state[TEAMS])):
        hashed = mixed(mixed(hashed, state[BOARDS + 2 * team]), state[BOARDS + 2 * team + 1])
    return hashed | U1


@compiled
def irreversible(state: State) -> bool:
    # A capture is for good. A turn that begins at calm 0 follows one, or the deployment.
    begins_anew = state[BEGINS] != U0 and state[CALM] == U0
    return begins_anew or state[TOOK] != U0 or state[PHASE] == DEPLOY


@compiled
def repeat(state: State, occurrences: int) -> None:
    if occurrences >= 3:
        state[REPEATED] = U1
