"""The search itself: principal variations, remembered positions, late actions reduced."""

import numpy as np

from wuqi.core import verbs
from wuqi.core.bits import U0, signed
from wuqi.core.compiling import compiled
from wuqi.core.kernel import OVER, Codes, moved
from wuqi.search.alphabeta.desk import (
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
    Desk,
    Sheets,
    laid_on,
)
from wuqi.search.alphabeta.memory import (
    EXACT,
    LEAST,
    MOST,
    NOTHING,
    SOLVED,
    action_of,
    bound_of,
    depth_of,
    folded,
    recall,
    remember,
    value_of,
)
from wuqi.search.alphabeta.ordering import KILLER, bring_best, rate, reward
from wuqi.search.alphabeta.quiescence import final, make, settled
from wuqi.search.alphabeta.scale import DEEPEST, LIKELY, WIN, from_here, from_root
from wuqi.search.clock import due
from wuqi.search.repetition import occurrences

CLEAR = 20  # by how much, a ply, half the depth must find a position too good to look any deeper
CLEAR_DEPTH = 4  # from this depth on that is worth asking
PROOF_SALT = 0x5DEECE66D1234567  # keeps what was searched without reductions apart
UNREMEMBERED = 5  # from this depth on, a position nothing is known of is looked at less deeply
# How many plies less a late action is looked at: by depth (up to 31) and place in the order.
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
def note_line(lines: Codes, ply: int, action: int) -> None:
    """The best line from `ply` on is now this action and the line after it."""
    here, there = ply * LINE, (ply + 1) * LINE
    length = lines[there]
    lines[here] = length + 1
    lines[here + 1] = action
    for i in range(length):
        lines[here + 2 + i] = lines[there + 1 + i]


@compiled
def visit(desk: Desk, ply: int, depth: int, alpha: int, beta: int, since: int, me: int) -> int:
    """The value for `me` of the state in row `ply`, if between `alpha` and `beta`, else a bound.

    `since` is the first place in the path whose position can still come again.
    """
    if depth <= 0 and ply > 0:
        desk.lines[ply * LINE] = 0
        return settled(desk, ply, alpha, beta, me)
    game, tally, path = desk.game, desk.tally, desk.path
    state = moved(desk.states, ply * desk.words)
    if due(desk.stop, tally[NODES]) or tally[NODES] >= tally[LIMIT]:
        tally[STOPPED] = 1
        return 0
    tally[NODES] += 1
    desk.lines[ply * LINE] = 0
    if ply > 0:
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
                    return final(desk, ply, me)
    side = verbs.turn(game, state)
    if side == OVER:
        return final(desk, ply, me)
    if ply >= DEEPEST:
        tally[GUESSES] += 1
        return verbs.judge(game, state, me)
    sign = 1
    if side != me:
        sign, alpha, beta = -1, -beta, -alpha
    alpha, beta = max(alpha, ply - WIN), min(beta, WIN - ply - 1)
    if alpha >= beta:  # a shorter win is known elsewhere
        return sign * alpha

    proving = tally[PROVING] != 0
    key = signed(verbs.key(game, state))
    if proving:
        key ^= PROOF_SALT
    word = recall(desk.memory, desk.buckets, key)
    hint = 0
    if word != NOTHING:
        hint = action_of(word)
        if ply > 0 and depth_of(word) >= depth and beta - alpha == 1:
            value = from_root(value_of(word), ply)
            bound = bound_of(word)
            if bound == EXACT or (value >= beta if bound == LEAST else value <= alpha):
                if depth_of(word) != SOLVED:
                    tally[GUESSES] += 1
                return sign * value
    elif proving:
        hint = action_of(recall(desk.memory, desk.buckets, key ^ PROOF_SALT))
    elif depth >= UNREMEMBERED and ply > 0:
        depth -= 1

    if not (proving or ply == 0 or beta - alpha > 1 or depth < CLEAR_DEPTH):
        clear = beta + CLEAR * depth
        if beta > -LIKELY and clear < LIKELY:
            value = visit(desk, ply, depth // 2, clear - 1, clear, since, side)
            if tally[STOPPED] != 0:
                return 0
            if value >= clear:
                enough = from_here(beta, ply)
                remember(desk.memory, desk.buckets, key, 0, enough, depth, LEAST, tally[AGE])
                return sign * beta

    actions = moved(desk.actions, ply * desk.most)
    order = moved(desk.order, ply * desk.most)
    killers = moved(desk.killers, ply * 2)
    if ply == 0:
        n = tally[ROOTS]
        hint = tally[HINT] if tally[HINT] != 0 else hint
    else:
        n = verbs.actions(game, state, actions)
    rate(actions, order, n, hint, killers, desk.history, side)
    guesses = tally[GUESSES]
    wide = beta - alpha > 1
    floor = alpha
    best = -WIN
    best_action = 0
    for i in range(n):
        action = bring_best(actions, order, i, n)
        make(desk, ply, action)
        below = depth if n == 1 and ply > 0 else depth - 1  # forced: nothing to think about
        if i == 0:
            value = visit(desk, ply + 1, below, alpha, beta, since, side)
        else:
            less = 0
            if not proving and order[i] < KILLER:
                less = REDUCTIONS[min(depth, 32) - 1, min(i, 63)]
                if wide and less > 0:
                    less -= 1
            value = visit(desk, ply + 1, below - less, alpha, alpha + 1, since, side)
            if value > alpha and less > 0:
                value = visit(desk, ply + 1, below, alpha, alpha + 1, since, side)
            if alpha < value < beta:
                value = visit(desk, ply + 1, below, alpha, beta, since, side)
        if tally[STOPPED] != 0:
            return 0
        if value > best:
            best = value
            if value > alpha:
                alpha = value
                best_action = folded(action)
                if wide:
                    note_line(desk.lines, ply, action)
                    if ply == 0:
                        tally[FOUND], tally[VALUE] = 1, value
                if value >= beta:
                    reward(actions, i, killers, desk.history, side, depth)
                    break
    bound = LEAST if best >= beta else EXACT if best > floor else MOST
    reached = SOLVED if tally[GUESSES] == guesses else min(depth, SOLVED - 1)
    if ply > 0 or n == verbs.count(game, state, order):
        remember(
            desk.memory,
            desk.buckets,
            key,
            best_action,
            from_here(best, ply),
            reached,
            bound,
            tally[AGE],
        )
    return sign * best


@compiled
def search(sheets: Sheets, depth: int, alpha: int, beta: int) -> int:
    """The value of the state in row 0 for its mover."""
    desk = laid_on(sheets)
    # No bare 0: Numba would compile `visit` twice, for literals and for numbers, and code of two
    # versions that call each other does not survive its on-disk cache.
    zero = signed(U0)
    return visit(desk, zero, depth, alpha, beta, zero, verbs.turn(desk.game, desk.states))
