"""A static evaluation of Cờ tam quân, in thousandths of a win.

In words: pieces are what ranks a team, and two are needed to take anything, so an army is worth
what is left of it. A piece that can be taken is as good as half lost while another team is on turn,
and still in danger while its own is, since it may be blocked. A piece with more foes than friends
beside it needs watching. A team is as well off as its army is worth more than its rivals' on
average.
"""

from wuqi.core.bits import signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import State
from wuqi.games.tamquan.board import NOWHERE
from wuqi.games.tamquan.rules import beside, is_takeable
from wuqi.games.tamquan.state import MEMBERS, PIECES, SIDE, TEAMS, byte

WHOLE_ARMY = 900
PIECE = 24  # the unit in which the following are told
TAKEABLE = 12
TAKEABLE_ON_TURN = 3
OUTNUMBERED = 2


@compiled
def strength(state: State, team: int) -> int:
    """What a team's army is worth: WHOLE_ARMY if complete and out of danger."""
    worth = 0
    for member in range(signed(state[PIECES])):
        square = byte(state[MEMBERS + team], member)
        if square == NOWHERE:
            continue
        worth += PIECE
        own, others = beside(state, team, square)
        if is_takeable(own, others):
            worth -= TAKEABLE_ON_TURN if signed(state[SIDE]) == team + 1 else TAKEABLE
        elif others > own:
            worth -= OUTNUMBERED
    return worth * WHOLE_ARMY // (PIECE * signed(state[PIECES]))


@compiled
def judge(state: State, side: int) -> int:
    teams = signed(state[TEAMS])
    own = strength(state, side - 1)
    total = 0
    for team in range(teams):
        total += strength(state, team)
    return own - (total - own) // (teams - 1)
