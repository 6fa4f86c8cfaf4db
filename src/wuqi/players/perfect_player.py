"""The perfect player: answers from a table. It wins as fast and loses as slowly as possible."""

import random
from collections.abc import Sequence

from wuqi.core.errors import BadRequest, BadTable
from wuqi.core.folder.contract import Seat
from wuqi.core.numbering import LOSS, OUTSIDE, WIN
from wuqi.core.position import Action, Position
from wuqi.players.player import seats_by_action
from wuqi.players.setting_up import set_up
from wuqi.solve import store
from wuqi.solve.build import prober_for
from wuqi.solve.larger import outcomes_of
from wuqi.solve.probe import Prober
from wuqi.solve.reading import rank

# Only if a teammate has left all set-ups that are known to be best.
PLANS = 256
PLANNING_S = 0.5

LONGEST = 240  # actions of perfect play: no win takes more; a draw may never end


class PerfectPlayer:
    """Takes the best action; among equals the one after which most replies are mistakes.

    Teammates decide together: a seat alone can only do the best it may do itself.
    """

    kind = "perfect"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self.choose_together(view, [seat])[1]

    def choose_together(self, view: Position, seats: Sequence[Seat]) -> tuple[Seat, Action]:
        may = seats_by_action(view, seats)
        secret = view.imagined(seats[0].side, self._random) is not None
        if secret and store.plan(view.game) is not None:
            action = set_up(view, may, PLANS, PLANNING_S, self._random)
            return may[action], action
        if Prober.of(view.game) is None and is_outside(view):
            raise BadRequest("perfect-unknown")  # before making a table that would not help
        best = best_actions(prober_for(view.game), view, list(may))
        if not best:
            raise BadRequest("perfect-unknown")
        action = self._random.choice(best)
        return may[action], action


def is_outside(position: Position) -> bool:
    """Whether its game has tables, but not for this position."""
    found, state = store.plan(position.game), position.state
    return found is not None and found[0].number(state) == OUTSIDE


def best_actions(prober: Prober, position: Position, actions: Sequence[Action]) -> list[Action]:
    """The actions that a perfect player may take; none if the table does not know."""
    equals = _equally_good(prober, position, actions)
    if len(equals) < 2:
        return equals
    traps = {action: _traps(prober, position.play(action), position.mover) for action in equals}
    most = max(traps.values())
    return [action for action in equals if traps[action] == most]


def perfect_play(prober: Prober, position: Position) -> tuple[list[Action], Position]:
    """The line if both sides play perfectly, and its last position. Among equal actions it takes
    the first, so that the same question always has the same answer."""
    line: list[Action] = []
    while position.mover > 0 and len(line) < LONGEST:
        best = best_actions(prober, position, position.actions())
        if not best:
            break
        line.append(best[0])
        position = position.play(best[0])
    return line, position


def _equally_good(prober: Prober, position: Position, actions: Sequence[Action]) -> list[Action]:
    """The actions that are worth most; none if the table does not know them all."""
    codes = prober.codes_after(position.state, [action.code for action in actions])
    if not codes or min(codes) < 0:
        return []
    best = max(map(rank, codes))
    return [action for action, code in zip(actions, codes, strict=True) if rank(code) == best]


def _traps(prober: Prober, position: Position, side: int) -> tuple[int, int]:
    """How many mistakes the others can make after the side's best turn."""
    if position.mover != side:
        return mistakes(prober, position)
    goes_on = _equally_good(prober, position, position.actions())
    after = (_traps(prober, position.play(action), side) for action in goes_on)
    return max(after, default=(0, 0))


def known_best(position: Position, actions: Sequence[Action]) -> list[Action]:
    """The same, but without an error if this machine has no table."""
    try:
        prober = Prober.of(position.game)
        return best_actions(prober, position, actions) if prober is not None else []
    except BadTable:  # reported when the table itself is asked; here search can still answer
        return []


def holding(position: Position, actions: Sequence[Action]) -> list[Action]:
    """The actions that a larger table has nothing against: those that surely win, if there are any,
    or else all that do not surely lose. It knows no distances: how to get on is for search."""
    try:
        outcomes = outcomes_of(position.game)
    except BadTable:  # reported when the table itself is asked
        outcomes = None
    if outcomes is None:
        return list(actions)
    worth = {action: outcomes.after(position.state, action.code) for action in actions}
    winning = [action for action, one in worth.items() if one == WIN]
    return winning or [action for action, one in worth.items() if one != LOSS] or list(actions)


def mistakes(prober: Prober, position: Position) -> tuple[int, int]:
    """How many replies give away a better result, and how many only lose time."""
    replies = prober.codes_after(position.state, [a.code for a in position.actions()])
    if not replies or min(replies) < 0:
        return 0, 0
    best = max(replies, key=rank)
    worse = sum(reply % 3 != best % 3 for reply in replies)
    return worse, sum(rank(reply) < rank(best) for reply in replies) - worse
