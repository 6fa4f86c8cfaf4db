"""A static evaluation of Cờ tam quân, in thousandths of a win.

In words: a stalled game is ranked by pieces left, and one piece alone can take nothing, so a lead
of one piece is nearly a won game between two teams; more than that adds little. A piece that can be
taken is half lost while another team is on turn, and still in some danger while its own is. A piece
with more foes than friends beside it needs watching.

Long before anything can be taken it is decided who hunts whom. An orthogonal step changes the
colour of a piece's square, and every piece steps in every turn. So of two enemy pieces only one can
end its march beside the other: if both stand on the same colour, the one whose team moves first,
otherwise the other one. A piece that two pieces of one team can reach in this way is hunted by that
team, and nearly lost, even more so if the two are close. In a corner or at the edge a piece has
fewer ways out. If steps may be diagonal, every piece can hunt every other.

That is how two teams are judged. With more teams, a team's value is its average against each of the
others, and the weights of these features are learned (see `armies`).
"""

from wuqi.core.kernel import State
from wuqi.core.native.bits import U0, at, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.games.tamquan.armies import colour, hunters_of, mean_lead
from wuqi.games.tamquan.board import NEAR, NOWHERE
from wuqi.games.tamquan.rules import beside, is_takeable, waiting
from wuqi.games.tamquan.state import (
    DEPLOY,
    EIGHT,
    END,
    MARCH,
    MEMBERS,
    OCCUPIED,
    PHASE,
    PIECES,
    SIDE,
    SIZE,
    TAKE,
    TEAMS,
    byte,
)

PIECE = 24  # the unit of strength
TAKEABLE = 12
TAKEABLE_ON_TURN = 6
OUTNUMBERED = 1
CORNER = 4
EDGE = 2
HUNTED = 20  # a piece that two of another team can come beside
FOLLOWED = 5  # one that only one can
CORNERED = 3  # the two are no more than CLOSE steps away, taken together
CLOSE = 4

SURE = 990
ONE_PIECE_AHEAD = 700


@compiled
def exposure(size: int, square: int) -> int:
    """What a piece loses by standing at the edge or in a corner."""
    file, rank = square % size, square // size
    sides = (1 if file in (0, size - 1) else 0) + (1 if rank in (0, size - 1) else 0)
    return CORNER if sides == 2 else EDGE if sides == 1 else 0


@compiled
def strength(state: State, team: int) -> int:
    """What a team's army is worth: PIECE for each that is out of danger."""
    worth = 0
    for member in range(signed(state[PIECES])):
        square = byte(state[MEMBERS + team], member)
        if square == NOWHERE:
            worth += PIECE if state[PHASE] == DEPLOY else 0  # not lost: still to be placed
            continue
        own, others = beside(state, team, square)
        worth += PIECE - exposure(signed(state[SIZE]), square)
        if is_takeable(own, others):
            worth -= TAKEABLE_ON_TURN if signed(state[SIDE]) == team + 1 else TAKEABLE
        elif others > own:
            worth -= OUTNUMBERED
    return worth


@compiled
def hunt(state: State, team: int, rival: int) -> int:
    """What it is worth to a team that it can come beside the pieces of a rival."""
    teams = signed(state[TEAMS])
    on_turn = signed(state[SIDE]) - 1
    first = 1 if (team - on_turn) % teams < (rival - on_turn) % teams else 0
    worth = 0
    for prey in range(signed(state[PIECES])):
        there = byte(state[MEMBERS + rival], prey)
        if there == NOWHERE:
            continue
        wanted = colour(state, rival, prey) ^ first ^ 1  # the colour of those who come beside it
        hunters, nearest, second = hunters_of(state, team, there, wanted)
        if hunters > 1:
            worth += HUNTED + (CORNERED if nearest + second <= CLOSE else 0)
        elif hunters == 1:
            worth += FOLLOWED
    return worth


@compiled
def ahead(state: State, team: int, rival: int) -> int:
    """How much better off a team is than a rival."""
    own, theirs = strength(state, team), strength(state, rival)
    if own == 0 or theirs == 0:  # one of them has fallen, or is not set up yet
        return SURE if own > theirs else -SURE if own < theirs else 0
    lead = own - theirs + hunt(state, team, rival) - hunt(state, rival, team)
    size = abs(lead)
    if size <= PIECE:
        good = ONE_PIECE_AHEAD * size // PIECE
    else:
        good = SURE - (SURE - ONE_PIECE_AHEAD) * PIECE // size
    return good if lead > 0 else -good


@compiled
def judge(state: State, side: int) -> int:
    if signed(state[TEAMS]) > 2:
        return mean_lead(state, side)
    return ahead(state, side - 1, 2 - side)


@compiled
def next_to_march(state: State) -> int:
    """The member whose step search looks at next: the order of a march rarely matters.

    It is the one with the fewest teammates beside it that have yet to march: they may want its
    square, and it may want theirs.
    """
    eight, size = signed(state[EIGHT]), signed(state[SIZE])
    squares = waiting(state)
    low, high = U0, U0
    for member in range(signed(state[PIECES])):
        square = byte(squares, member)
        if square < 64:
            low |= at(square)
        elif square != NOWHERE:
            high |= at(square - 64)
    fewest, chosen = 9, 0
    for member in range(signed(state[PIECES])):
        square = byte(squares, member)
        near_low, near_high = NEAR[eight, size, square, 0], NEAR[eight, size, square, 1]
        if (near_low & ~state[OCCUPIED]) | (near_high & ~state[OCCUPIED + 1]) != U0:
            teammates = popcount(near_low & low) + popcount(near_high & high)
            if teammates < fewest:
                fewest, chosen = teammates, member
    return chosen


@compiled
def redundant(state: State, action: int) -> bool:
    """Whether it is a step of a member that might as well march later."""
    return state[PHASE] == MARCH and action >> 7 & 7 != next_to_march(state)


@compiled
def loud(state: State) -> bool:
    """Whether something can be taken just now."""
    return state[PHASE] == TAKE or state[PHASE] == END
