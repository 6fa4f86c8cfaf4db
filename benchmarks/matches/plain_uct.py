"""The baseline: textbook UCT with random playouts, compiled, on the same kernels as everything.

No judge, no proofs, no tree between moves. Each side maximises its own payoff; chance outcomes
are drawn by their weights. A node's children are made when it is first expanded, and each is tried
once before any is tried again.
"""

import math

import numpy as np

from wuqi.core import verbs
from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER, Codes, State, row
from wuqi.core.native.compiling import compiled
from wuqi.core.position import Action, Position
from wuqi.search.clock import due
from wuqi.search.dice import below, new_dice, weighted
from wuqi.search.limits import Stop

ACTION, VISITS, SUM, FIRST, COUNT = range(5)  # a node
CURIOSITY = 1.0  # UCB1's constant, for payoffs from 0 to 1
NODES = 2_000_000
DEEPEST = 4_000
FULL = 12  # payoffs in whole numbers: twelfths


@compiled
def step(game: Codes, states: State, action: int, path: State, known: int) -> int:
    """Plays an action; how many repetition keys are known now."""
    state = row(states, 0)
    verbs.play(row(game, 0), state, action)
    if verbs.irreversible(row(game, 0), state):
        known = 0
    key = verbs.repeat_key(row(game, 0), state)
    if key != np.uint64(0):
        times = 1
        for i in range(known):
            if path[0, i] == key:
                times += 1
        path[0, known] = key
        known += 1
        verbs.repeat(row(game, 0), state, times)
    return known


@compiled
def run(
    game: Codes,
    root: State,
    past: State,
    states: State,
    codes: Codes,
    path: State,
    trail: Codes,
    places: Codes,
    nodes: Codes,
    dice: State,
    stop: Codes,
    wanted: int,
    sides: int,
) -> int:
    """Simulations from `root` until stopped or enough; their number. Node 0 is the root."""
    state = row(states, 0)
    used = 1
    for field in range(5):
        nodes[0, field] = 0
    done = 0
    while not due(row(stop, 0), 0) and done < wanted and used < nodes.shape[0] - codes.shape[1]:
        for word in range(root.shape[0]):
            states[0, word] = root[word]
        known = past.shape[0]
        for i in range(known):
            path[0, i] = past[i]
        node = depth = 0
        trail[0, 0] = 0
        trail[1, 0] = 0
        while True:
            mover = verbs.turn(row(game, 0), state)
            if mover == OVER:
                break
            if mover == CHANCE:
                n = verbs.chance(row(game, 0), state, row(codes, 0), row(codes, 1))
                chosen = weighted(dice, codes[1], n)
            else:
                n = verbs.actions(row(game, 0), state, row(codes, 0))
                chosen = 0
            fresh = nodes[node, FIRST] == 0
            if fresh:
                nodes[node, FIRST] = used
                nodes[node, COUNT] = n
                for i in range(n):
                    nodes[used, ACTION] = codes[0, i]
                    nodes[used, VISITS] = nodes[used, SUM] = 0
                    nodes[used, FIRST] = nodes[used, COUNT] = 0
                    used += 1
            first = nodes[node, FIRST]
            if mover != CHANCE:
                chosen = best_child(nodes, node, first, n, dice)
            node = first + chosen
            depth += 1
            trail[0, depth] = node
            trail[1, depth] = mover
            known = step(game, states, nodes[node, ACTION], path, known)
            if fresh or nodes[node, VISITS] == 0:
                break
        playout(game, states, codes, path, known, dice)
        verbs.result(row(game, 0), state, row(places, 0))
        nodes[0, VISITS] += 1
        for i in range(1, depth + 1):
            nodes[trail[0, i], VISITS] += 1
            if trail[1, i] > 0:
                nodes[trail[0, i], SUM] += payoff(places, trail[1, i] - 1, sides)
        done += 1
    return done


@compiled
def best_child(nodes: Codes, node: int, first: int, n: int, dice: State) -> int:
    """A child that was never tried, or the one with the highest upper confidence bound."""
    untried = 0
    for i in range(n):
        if nodes[first + i, VISITS] == 0:
            untried += 1
    if untried > 0:
        skip = below(dice, untried)
        for i in range(n):
            if nodes[first + i, VISITS] == 0:
                if skip == 0:
                    return i
                skip -= 1
    log = math.log(nodes[node, VISITS] + 1.0)
    best, chosen = -1.0, 0
    for i in range(n):
        visits = nodes[first + i, VISITS]
        mean = nodes[first + i, SUM] / (FULL * visits)
        bound = mean + CURIOSITY * math.sqrt(log / visits)
        if bound > best:
            best, chosen = bound, i
    return chosen


@compiled
def playout(game: Codes, states: State, codes: Codes, path: State, known: int, dice: State) -> None:
    """Random play to the end."""
    state = row(states, 0)
    while True:
        mover = verbs.turn(row(game, 0), state)
        if mover == OVER:
            return
        if mover == CHANCE:
            n = verbs.chance(row(game, 0), state, row(codes, 0), row(codes, 1))
            chosen = weighted(dice, codes[1], n)
        else:
            n = verbs.actions(row(game, 0), state, row(codes, 0))
            chosen = below(dice, n)
        known = step(game, states, codes[0, chosen], path, known)


@compiled
def payoff(places: Codes, side: int, sides: int) -> int:
    """The share of opponents that a side has beaten, in twelfths."""
    twice = 0
    for rival in range(sides):
        if rival != side:
            if places[0, side] < places[0, rival]:
                twice += 2
            elif places[0, side] == places[0, rival]:
                twice += 1
    return FULL * twice // (2 * (sides - 1))


class PlainUct:
    """A player that thinks for a fixed time, or a fixed number of simulations."""

    def __init__(
        self, game: Game, seconds: float | None, simulations: int | None, seed: int
    ) -> None:
        kernel = game.kernel
        most = max(kernel.most_actions, kernel.most_outcomes)
        self.kind = "plain-uct"
        self.simulations = 0  # of the last answer
        self._game, self._seconds, self._wanted = game, seconds, simulations or 1 << 60
        self._dice = new_dice(seed)
        self._stop = Stop()
        self._states = np.zeros((1, kernel.words), dtype=np.uint64)
        self._codes = np.zeros((2, most), dtype=np.int64)
        self._path = np.zeros((1, DEEPEST), dtype=np.uint64)
        self._trail = np.zeros((2, DEEPEST), dtype=np.int64)
        self._places = np.zeros((1, kernel.most_sides), dtype=np.int64)
        self._nodes = np.zeros((NODES, 5), dtype=np.int64)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self.choose_together(view, [seat])[1]

    def choose_together(self, view: Position, seats: list[Seat]) -> tuple[Seat, Action]:
        """The most visited action of any of the seats."""
        self._run(view, 0)  # compiled before the clock starts
        with self._stop.after(self._seconds):
            self.simulations = self._run(view, self._wanted)
        first, n = int(self._nodes[0, FIRST]), int(self._nodes[0, COUNT])
        visits = {int(node[ACTION]): int(node[VISITS]) for node in self._nodes[first : first + n]}
        may = {action: seat for seat in reversed(seats) for action in view.actions(seat.number)}
        action = max(may, key=lambda action: visits.get(action.code, 0))
        return may[action], action

    def _run(self, view: Position, wanted: int) -> int:
        return int(
            run(
                self._game.kernel.addresses,
                view.state,
                np.array(view.past, dtype=np.uint64),
                self._states,
                self._codes,
                self._path,
                self._trail,
                self._places,
                self._nodes,
                self._dice,
                self._stop.flag,
                wanted,
                self._game.sides,
            )
        )
