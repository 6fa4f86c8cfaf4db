"""Below the last ply: a loud position is looked at until it is quiet enough to be judged."""

from wuqi.core import verbs
from wuqi.core.compiling import compiled
from wuqi.core.kernel import OVER, moved
from wuqi.search.alphabeta.desk import FARTHEST, GUESSES, LIMIT, NODES, PLACES, STOPPED, Desk
from wuqi.search.alphabeta.scale import DEEPEST, WIN
from wuqi.search.clock import due


@compiled
def final(desk: Desk, ply: int, me: int) -> int:
    """The value for `me` of a game that is over in row `ply`."""
    places = moved(desk.tally, PLACES)
    verbs.result(desk.game, moved(desk.states, ply * desk.words), places)
    mine, theirs = places[me - 1], places[2 - me]
    if mine < theirs:
        return WIN - ply
    if mine > theirs:
        return ply - WIN
    return 0


@compiled
def make(desk: Desk, ply: int, action: int) -> None:
    """Puts the state after an action into the next row."""
    states = desk.states
    here = ply * desk.words
    there = here + desk.words
    for word in range(desk.words):
        states[there + word] = states[here + word]
    verbs.play(desk.game, moved(states, there), action)


@compiled
def settled(desk: Desk, ply: int, alpha: int, beta: int, me: int) -> int:
    """The value for `me` of the state in row `ply`, judged once nothing is being taken.

    In a loud position every action is looked at: in our games taking is either compulsory, or
    what else there is to do matters just as much.
    """
    game, tally = desk.game, desk.tally
    if due(desk.stop, tally[NODES]) or tally[NODES] >= tally[LIMIT]:
        tally[STOPPED] = 1
        return 0
    tally[NODES] += 1
    state = moved(desk.states, ply * desk.words)
    side = verbs.turn(game, state)
    if side == OVER:
        return final(desk, ply, me)
    if ply >= DEEPEST or not verbs.loud(game, state):
        tally[FARTHEST] = max(tally[FARTHEST], ply)
        tally[GUESSES] += 1
        return verbs.judge(game, state, me)
    sign = 1
    if side != me:
        sign, alpha, beta = -1, -beta, -alpha
    actions = moved(desk.actions, ply * desk.most)
    best = -WIN
    for i in range(verbs.actions(game, state, actions)):
        make(desk, ply, actions[i])
        value = settled(desk, ply + 1, alpha, beta, side)
        if tally[STOPPED] != 0:
            return 0
        if value > best:
            best = value
            if value >= beta:
                break
            alpha = max(alpha, value)
    return sign * best
