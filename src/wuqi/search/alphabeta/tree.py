"""Principal variation search: the first action with the full window, the others with a zero window.

The usual techniques have a function each: a transposition table, ProbCut,
internal iterative reduction, late-move reduction and mate-distance pruning.

Only `visit` calls itself. The functions around it do not call back: Numba inlines them, and code of
several functions that call each other does not survive the on-disk cache.
"""

import numpy as np

from wuqi.core import verbs
from wuqi.core.kernel import OVER, Codes, State, moved
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi.search.alphabeta.ordering import KILLER, bring_best, rate, reward
from wuqi.search.alphabeta.quiescence import NOT_KNOWN, final, looked_up, make, quiesce
from wuqi.search.alphabeta.scale import DEEPEST, LIKELY, WIN, from_here, from_root
from wuqi.search.alphabeta.transposition import (
    EXACT,
    LEAST,
    MOST,
    NOTHING,
    SOLVED,
    action_of,
    bound_of,
    depth_of,
    folded,
    probe,
    store,
    value_of,
)
from wuqi.search.alphabeta.worker import (
    AGE,
    FOUND,
    GUESSES,
    HINT,
    LIMIT,
    LINE,
    NODES,
    PAST,
    PROVING,
    ROOTS,
    STOPPED,
    VALUE,
    SearchArrays,
    SearchPointers,
    pointers_to,
)
from wuqi.search.clock import due
from wuqi.search.repetition import occurrences

PROBCUT_MARGIN = 20  # for each ply: how far above beta a search of half the depth must end
PROBCUT_DEPTH = 4  # the least depth at which that search is worth its time
IIR_DEPTH = 5  # the least depth of internal iterative reduction
PROOF_SALT = 0x5DEECE66D1234567  # keeps entries that were searched without reductions apart

# Late-move reduction: how many plies less a late action is searched, by depth (up to 32) and by its
# place in the order. The formula is the usual product of logarithms; its constants were tuned.
REDUCTIONS = np.array(
    [
        [
            int(1.4 + np.log(depth) * np.log(place) / 2.2) if depth > 2 and place > 3 else 0
            for place in range(1, 65)
        ]
        for depth in range(1, 33)
    ],
    dtype=np.int64,
)


@compiled
def note_line(worker: SearchPointers, ply: int, action: int, value: int) -> None:
    """The principal variation from `ply` on is now this action and the line after it."""
    lines = worker.lines
    here, there = ply * LINE, (ply + 1) * LINE
    length = lines[there]
    lines[here] = length + 1
    lines[here + 1] = action
    for i in range(length):
        lines[here + 2 + i] = lines[there + 1 + i]
    if ply == 0:
        worker.tally[FOUND], worker.tally[VALUE] = 1, value


@compiled
def must_stop(worker: SearchPointers) -> bool:
    """Whether the search is over: told to stop, or at its limit. If not, counts a node."""
    tally = worker.tally
    if due(worker.stop, tally[NODES]) or tally[NODES] >= tally[LIMIT]:
        tally[STOPPED] = 1
        return True
    tally[NODES] += 1
    return False


@compiled
def enter_path(worker: SearchPointers, ply: int, since: int) -> int:
    """Puts the position at `ply` on the path; the new `since`.

    If the rules end the game because the position has come again, its state is over afterwards.
    That is true on this path only, so it counts as a guess.
    """
    if ply == 0:
        return since
    game, tally, path = worker.game, worker.tally, worker.path
    state = moved(worker.states, ply * worker.words)
    here = tally[PAST] + ply
    if verbs.irreversible(game, state):
        since = here
    path[here] = verbs.repeat_key(game, state)
    if path[here] != np.uint64(0):
        times = occurrences(path, here, since, tally[PAST])
        if times > 1:
            verbs.repeat(game, state, times)
            if verbs.turn(game, state) == OVER:
                tally[GUESSES] += 1
    return since


@compiled
def cuts_off(
    worker: SearchPointers, entry: int, ply: int, depth: int, alpha: int, beta: int
) -> bool:
    """Whether a stored entry decides a zero window, so that no search is needed."""
    if entry == NOTHING or ply == 0 or depth_of(entry) < depth or beta - alpha > 1:
        return False
    value, bound = from_root(value_of(entry), ply), bound_of(entry)
    enough = bound == EXACT or (value >= beta if bound == LEAST else value <= alpha)
    if enough and depth_of(entry) != SOLVED:
        worker.tally[GUESSES] += 1
    return enough


@compiled
def first_action(worker: SearchPointers, ply: int, entry: int, key: int) -> int:
    """The action to search first, as `folded`; 0 if none is known."""
    tally = worker.tally
    if ply == 0 and tally[HINT] != 0:
        return tally[HINT]
    if entry == NOTHING and tally[PROVING] != 0:
        entry = probe(worker.transpositions, worker.buckets, key ^ PROOF_SALT)
    return action_of(entry)


@compiled
def probcut_bound(depth: int, alpha: int, beta: int) -> int:
    """What a search of half the depth must reach for ProbCut; WIN where it is not worth trying."""
    bound = beta + PROBCUT_MARGIN * depth
    if beta - alpha > 1 or depth < PROBCUT_DEPTH or beta <= -LIKELY or bound >= LIKELY:
        return WIN
    return bound


@compiled
def internal_iterative_reduction(depth: int, entry: int) -> int:
    """How many plies less a position without an entry is searched.

    There is nothing to order its actions by. What this search stores helps the next, deeper one.
    """
    return 1 if entry == NOTHING and depth >= IIR_DEPTH else 0


@compiled
def late_move_reduction(depth: int, place: int, promise: int, wide: bool) -> int:
    """How many plies less the action at a place in the order is searched."""
    if promise >= KILLER:
        return 0
    less = REDUCTIONS[min(depth, 32) - 1, min(place, 63)]
    return less - 1 if wide and less > 0 else less


@compiled
def guess(worker: SearchPointers, ply: int, me: int) -> int:
    """What the judge says of the state in row `ply`."""
    worker.tally[GUESSES] += 1
    return verbs.judge(worker.game, moved(worker.states, ply * worker.words), me)


@compiled
def thinned(worker: SearchPointers, state: State, actions: Codes) -> int:
    """Writes the actions of a state, without redundant ones, and returns their number."""
    n = verbs.actions(worker.game, state, actions)
    if worker.thins == 0:
        return n
    kept = 0
    for i in range(n):
        if not verbs.redundant(worker.game, state, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept


@compiled
def visit(  # noqa: C901 (21: the one recursion, see above)
    worker: SearchPointers, ply: int, depth: int, alpha: int, beta: int, since: int, me: int
) -> int:
    """The value for `me` of the state in row `ply`, if between `alpha` and `beta`, else a bound.

    `since` is the first place in the path whose position can still come again.
    """
    if depth <= 0 and ply > 0:
        worker.lines[ply * LINE] = 0
        return quiesce(worker, ply, alpha, beta, me)
    if must_stop(worker):
        return 0
    game, tally = worker.game, worker.tally
    state = moved(worker.states, ply * worker.words)
    worker.lines[ply * LINE] = 0
    since = enter_path(worker, ply, since)
    side = verbs.turn(game, state)
    if side == OVER:
        return final(worker, ply, me)
    if ply > 0:
        value = looked_up(worker, ply, side, me)
        if value != NOT_KNOWN:
            return value
    if ply >= DEEPEST:
        return guess(worker, ply, me)
    sign = 1
    if side != me:
        sign, alpha, beta = -1, -beta, -alpha
    # Mate-distance pruning: a shorter win may be known elsewhere.
    alpha, beta = max(alpha, ply - WIN), min(beta, WIN - ply - 1)
    if alpha >= beta:
        return sign * alpha

    proving = tally[PROVING] != 0
    key = signed(verbs.key(game, state)) ^ (PROOF_SALT if proving else 0)
    entry = probe(worker.transpositions, worker.buckets, key)
    if cuts_off(worker, entry, ply, depth, alpha, beta):
        return sign * from_root(value_of(entry), ply)
    if not proving and ply > 0:
        depth -= internal_iterative_reduction(depth, entry)
        # ProbCut: a position that is far too good at half the depth is cut off.
        bound = probcut_bound(depth, alpha, beta)
        if bound < WIN:
            value = visit(worker, ply, depth // 2, bound - 1, bound, since, side)
            if tally[STOPPED] != 0:
                return 0
            if value >= bound:
                keep(worker, key, 0, from_here(beta, ply), depth, LEAST)
                return sign * beta

    actions = moved(worker.actions, ply * worker.most)
    order = moved(worker.order, ply * worker.most)
    killers = moved(worker.killers, ply * 2)
    n = tally[ROOTS] if ply == 0 else thinned(worker, state, actions)
    hint = first_action(worker, ply, entry, key)
    rate(actions, order, n, hint, killers, worker.history, side)
    below = depth if n == 1 and ply > 0 else depth - 1  # a forced action costs no depth
    guesses = tally[GUESSES]
    wide = beta - alpha > 1
    floor = alpha
    best = -WIN
    best_action = 0
    for i in range(n):
        action = bring_best(actions, order, i, n)
        make(worker, ply, action)
        value = alpha
        if i > 0:
            less = 0 if proving else late_move_reduction(depth, i, order[i], wide)
            value = visit(worker, ply + 1, below - less, alpha, alpha + 1, since, side)
            if value > alpha and less > 0:
                value = visit(worker, ply + 1, below, alpha, alpha + 1, since, side)
        if i == 0 or alpha < value < beta:
            value = visit(worker, ply + 1, below, alpha, beta, since, side)
        if tally[STOPPED] != 0:
            return 0
        best = max(best, value)
        if value > alpha:
            alpha = value
            best_action = folded(action)
            if wide:
                note_line(worker, ply, action, value)
            if value >= beta:
                reward(actions, i, killers, worker.history, side, depth)
                break
    if ply > 0 or n == verbs.count(game, state, order):
        bound = LEAST if best >= beta else EXACT if best > floor else MOST
        reached = SOLVED if tally[GUESSES] == guesses else min(depth, SOLVED - 1)
        keep(worker, key, best_action, from_here(best, ply), reached, bound)
    return sign * best


@compiled
def keep(worker: SearchPointers, key: int, action: int, value: int, depth: int, bound: int) -> None:
    """Stores what is now known of a position."""
    store(
        worker.transpositions,
        worker.buckets,
        key,
        action,
        value,
        depth,
        bound,
        worker.tally[AGE],
    )


@compiled
def search(arrays: SearchArrays, depth: int, alpha: int, beta: int) -> int:
    """The value of the state in row 0 for its mover."""
    worker = pointers_to(arrays)
    return visit(worker, 0, depth, alpha, beta, 0, verbs.turn(worker.game, worker.states))
