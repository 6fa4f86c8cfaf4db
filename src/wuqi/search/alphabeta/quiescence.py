"""Quiescence search: below the last ply, a loud position is searched until it can be judged."""

from wuqi.core import verbs
from wuqi.core.kernel import OVER, moved
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import DRAW, LOSS
from wuqi.core.outcomes import known
from wuqi.search.alphabeta.scale import DEEPEST, KNOWN, WIN
from wuqi.search.alphabeta.worker import (
    FARTHEST,
    GUESSES,
    LIMIT,
    NODES,
    PLACES,
    STOPPED,
    SearchPointers,
)
from wuqi.search.clock import due

NOT_KNOWN = 1 << 20  # no value


@compiled
def final(worker: SearchPointers, ply: int, me: int) -> int:
    """The value for `me` of a game that is over in row `ply`."""
    places = moved(worker.tally, PLACES)
    verbs.result(worker.game, moved(worker.states, ply * worker.words), places)
    mine, theirs = places[me - 1], places[2 - me]
    if mine < theirs:
        return WIN - ply
    if mine > theirs:
        return ply - WIN
    return 0


@compiled
def looked_up(worker: SearchPointers, ply: int, side: int, me: int) -> int:
    """The value for `me` of the state in row `ply`, where `side` is to move, if a table knows it,
    else NOT_KNOWN. It counts as a guess: how soon it is won is not known."""
    if worker.knows == 0:
        return NOT_KNOWN
    outcome = known(worker.known, worker.known, moved(worker.states, ply * worker.words))
    if outcome < 0:
        return NOT_KNOWN
    worker.tally[GUESSES] += 1
    if outcome == DRAW:
        return 0
    return KNOWN - ply if (outcome == LOSS) != (side == me) else ply - KNOWN


@compiled
def make(worker: SearchPointers, ply: int, action: int) -> None:
    """Puts the state after an action into the next row."""
    states = worker.states
    here = ply * worker.words
    there = here + worker.words
    for word in range(worker.words):
        states[there + word] = states[here + word]
    verbs.play(worker.game, moved(states, there), action)


@compiled
def quiesce(worker: SearchPointers, ply: int, alpha: int, beta: int, me: int) -> int:
    """The value for `me` of the state in row `ply`, judged once nothing is being taken.

    In a loud position every action is searched: in our games capturing is either compulsory, or
    other actions matter just as much.
    """
    game, tally = worker.game, worker.tally
    if due(worker.stop, tally[NODES]) or tally[NODES] >= tally[LIMIT]:
        tally[STOPPED] = 1
        return 0
    tally[NODES] += 1
    state = moved(worker.states, ply * worker.words)
    side = verbs.turn(game, state)
    if side == OVER:
        return final(worker, ply, me)
    value = looked_up(worker, ply, side, me)
    if value != NOT_KNOWN:
        return value
    if ply >= DEEPEST or not verbs.loud(game, state):
        tally[FARTHEST] = max(tally[FARTHEST], ply)
        tally[GUESSES] += 1
        return verbs.judge(game, state, me)
    sign = 1
    if side != me:
        sign, alpha, beta = -1, -beta, -alpha
    actions = moved(worker.actions, ply * worker.most)
    best = -WIN
    for i in range(verbs.actions(game, state, actions)):
        make(worker, ply, actions[i])
        value = quiesce(worker, ply + 1, alpha, beta, side)
        if tally[STOPPED] != 0:
            return 0
        if value > best:
            best = value
            if value >= beta:
                break
            alpha = max(alpha, value)
    return sign * best
