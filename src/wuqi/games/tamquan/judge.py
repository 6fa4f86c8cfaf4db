"""A static evaluation of Cờ tam quân, in thousandths of a win.

In words: a stalled game is ranked by pieces left, and one piece alone can take nothing, so a lead
of one piece is nearly a won game between two teams; more than that adds little. A piece that can be
taken is half lost while another team is on turn, and still in some danger while its own is. A piece
with more foes than friends beside it needs watching. Against several rivals a team is as well off
as it is on average against each of them.
"""

from wuqi.core.bits import signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.games.tamquan.board import NOWHERE
from wuqi.games.tamquan.rules import beside, is_takeable
from wuqi.games.tamquan.state import END, MEMBERS, PHASE, PIECES, SIDE, TAKE, TEAMS, byte

PIECE = 24  # the unit in which strength is told
TAKEABLE = 12
TAKEABLE_ON_TURN = 3
OUTNUMBERED = 2

SURE = 990
ONE_PIECE_AHEAD = 700


@compiled
def strength(state: State, team: int) -> int:
    """What a team's army is worth: PIECE for each that is out of danger."""
    worth = 0
    for member in range(signed(state[PIECES])):
        square = byte(state[MEMBERS + team], member)
        if square == NOWHERE:
            continue
        own, others = beside(state, team, square)
        worth += PIECE
        if is_takeable(own, others):
            worth -= TAKEABLE_ON_TURN if signed(state[SIDE]) == team + 1 else TAKEABLE
        elif others > own:
            worth -= OUTNUMBERED
    return worth


@compiled
def judge(state: State, side: int) -> int:
    own = strength(state, side - 1)
    good = 0
    for team in range(signed(state[TEAMS])):
        if team != side - 1:
            rival = strength(state, team)
            ahead = abs(own - rival)
            if own == 0 or rival == 0:  # one of them has fallen
                lead = SURE if ahead > 0 else 0
            elif ahead <= PIECE:
                lead = ONE_PIECE_AHEAD * ahead // PIECE
            else:
                lead = SURE - (SURE - ONE_PIECE_AHEAD) * PIECE // ahead
            good += lead if own > rival else -lead
    return good // (signed(state[TEAMS]) - 1)


@compiled
def loud(state: State) -> bool:
    """Whether something can be taken just now."""
    return state[PHASE] == TAKE or state[PHASE] == END
