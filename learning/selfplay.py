"""Self-play: compiled games of a two-sided game's search against itself, to learn from."""

import numpy as np

from wuqi.core import verbs
from wuqi.core.game import Game
from wuqi.core.kernel import OVER, Codes, State, moved
from wuqi.core.native.bits import U0, signed
from wuqi.core.native.compiling import compiled
from wuqi.search.alphabeta.scale import DEEPEST, SURE, WIN
from wuqi.search.alphabeta.transposition import AGES, TranspositionTable, folded
from wuqi.search.alphabeta.tree import visit
from wuqi.search.alphabeta.worker import (
    AGE,
    FOUND,
    HINT,
    LIMIT,
    NODES,
    PAST,
    PLACES,
    ROOTS,
    STOPPED,
    VALUE,
    SearchArrays,
    SearchPointers,
    SearchWorker,
    pointers_to,
)
from wuqi.search.dice import below, new_dice
from wuqi.search.limits import NEVER
from wuqi.search.repetition import occurrences

MEGABYTES = 2  # fits the processor's own memory
DEEPEST_TRY = 30
LONGEST = 240  # plies after which a game counts as drawn
EVERYTHING = 1 << 60


@compiled
def best(worker: SearchPointers, nodes: int) -> int:
    """The action that search prefers in row 0 within a number of nodes; its value is in the
    tally."""
    tally = worker.tally
    zero = signed(U0)  # no bare 0, see `tree.search`
    side = verbs.turn(worker.game, worker.states)
    tally[NODES] = tally[HINT] = 0
    tally[AGE] = (tally[AGE] + 1) % AGES
    tally[ROOTS] = verbs.actions(worker.game, worker.states, worker.actions)
    value, action = 0, worker.actions[0]
    for tried in range(1, DEEPEST_TRY):
        depth = zero + tried
        tally[LIMIT] = EVERYTHING if tried == 1 else nodes
        tally[STOPPED] = tally[FOUND] = 0
        visit(worker, zero, depth, zero - WIN, zero + WIN, zero, side)
        if tally[FOUND] != 0:
            value, action = tally[VALUE], worker.lines[1]
            tally[HINT] = folded(action)
        if tally[STOPPED] != 0 or abs(value) >= SURE or tally[ROOTS] == 1:
            break
    tally[VALUE] = value
    return action


@compiled
def play_game(
    start: State,
    opening: int,
    nodes: int,
    dice: State,
    arrays: SearchArrays,
    seen: State,
    values: Codes,
) -> int:
    """Plays one game after `opening` random plies, in row 0 of `states`.

    Copies the quiet positions into `seen`, the search score of each for side 1 into `values`, and
    the outcome (1, 0, -1, for side 1) after them; returns their number, or -1 if the opening ended
    the game.
    """
    worker = pointers_to(arrays)
    states, path, tally = arrays.states, arrays.path, arrays.tally
    words = states.shape[1]
    for word in range(words):
        states[0, word] = start[word]
    for _ in range(opening):
        n = verbs.actions(worker.game, worker.states, worker.actions)
        if n == 0:
            return -1
        verbs.play(worker.game, worker.states, worker.actions[below(dice, n)])
    known = 0
    path[0, 0] = verbs.repeat_key(worker.game, worker.states)
    found = 0
    for _ in range(LONGEST):
        side = verbs.turn(worker.game, worker.states)
        if side == OVER:
            break
        tally[0, PAST] = known
        action = best(worker, nodes)
        value = tally[0, VALUE]
        if abs(value) < SURE and not verbs.loud(worker.game, worker.states):
            for word in range(words):
                seen[found, word] = states[0, word]
            values[found] = value if side == 1 else -value
            found += 1
        verbs.play(worker.game, worker.states, action)
        known = 0 if verbs.irreversible(worker.game, worker.states) else known + 1
        path[0, known] = verbs.repeat_key(worker.game, worker.states)
        if path[0, known] != U0:
            times = occurrences(path[0], known, 0, known)
            if times > 1:
                verbs.repeat(worker.game, worker.states, times)
    places = moved(worker.tally, PLACES)
    values[found] = 0
    if verbs.turn(worker.game, worker.states) == OVER:
        verbs.result(worker.game, worker.states, places)
        values[found] = 1 if places[0] < places[1] else -1 if places[0] > places[1] else 0
    return found


def play_games(
    game: Game, games: int, nodes: int, opening: range, seed: int
) -> tuple[State, Codes]:
    """The quiet positions of some games, each with its search score and the outcome of its game."""
    worker = SearchWorker(game.kernel, TranspositionTable(MEGABYTES), NEVER)
    worker.path = np.zeros((1, LONGEST + DEEPEST + 4), dtype=np.uint64)
    arrays = worker.arrays
    seen: State = np.zeros((LONGEST + 1, game.kernel.words), dtype=np.uint64)
    values: Codes = np.zeros(LONGEST + 2, dtype=np.int64)
    dice = new_dice(seed)
    states, labels = [seen[:0].copy()], [np.zeros((0, 2), dtype=np.int64)]
    for number in range(games):
        found = play_game(
            game.rules.start(game.options),
            opening[number % len(opening)],
            nodes,
            dice,
            arrays,
            seen,
            values,
        )
        worker.killers[:] = 0
        worker.history[:] = 0
        if found > 0:
            states.append(seen[:found].copy())
            outcome = np.full(found, values[found])
            labels.append(np.stack([values[:found], outcome], axis=1))
    return np.concatenate(states), np.concatenate(labels)
