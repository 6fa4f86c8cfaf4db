"""How the computer sets up in secret: by an optimal mixed strategy where one is known, otherwise by
comparing several set-ups against what others may do.

All that is known of the others is how many pieces they have placed. So random set-ups of theirs are
compared with random plans for one's own, and the plan is followed that the game's judge rates best
on average once everything is revealed. Teammates follow one plan until one of them finds a better
one: every choice is made for the whole army.
"""

import random
import time
from collections.abc import Mapping

from wuqi.core.folder.contract import Seat
from wuqi.core.numbering import tables_of
from wuqi.core.position import Action, Position

RIVALS = 48  # set-ups of the others that are imagined

Plan = tuple[int, ...]  # the codes of a side's own actions until the reveal


def set_up(
    view: Position,
    may: Mapping[Action, Seat],
    plans: int,
    seconds: float,
    chance: random.Random,
) -> Action:
    """The first action of a set-up that is known to be best; otherwise of the best of this many
    plans, as far as the time allows."""
    side = next(iter(may.values())).side
    if known := _known_best(view, may, side):
        return chance.choice(chance.choice(known))
    until = time.monotonic() + seconds
    others = [_others_placed(view, side, chance) for _ in range(RIVALS)]
    best, chosen = float("-inf"), chance.choice(list(may))
    for number in range(plans):
        if number and time.monotonic() > until:
            break
        first = chance.choice(list(may))
        plan = _plan(others[0], side, first, chance)
        worth = sum(_worth(position, plan, side) for position in others)
        if worth > best:
            best, chosen = worth, first
    return chosen


def _known_best(view: Position, may: Mapping[Action, Seat], side: int) -> list[list[Action]]:
    """For each of the best set-ups, the actions that lead to it now."""
    tables = tables_of(view.game.name)
    if tables is None or tables.settings(view.game.options) is None:
        return []
    ways = tables.ways_in_secret(view.game.options, view.state, side)
    able = [[action for action in may if str(action) in way] for way in ways]
    return [actions for actions in able if actions]


def _others_placed(view: Position, side: int, chance: random.Random) -> Position:
    """A guess at what the view hides, with the others' remaining set-up filled in at random."""
    position = view.imagined(side, chance)
    assert position is not None
    while rivals := [seat for seat in position.seats_to_act() if seat.side != side]:
        seat = chance.choice(rivals)
        position = position.after(chance.choice(position.actions(seat.number)).code)
    return position


def _plan(position: Position, side: int, first: Action, chance: random.Random) -> Plan:
    """The codes of an action and of the side's next ones, until everything is revealed.

    What others do in secret never prevents it, so the plan can always be followed.
    """
    plan = [first.code]
    position = position.after(first.code)
    while position.imagined(side, chance) is not None:
        seat = chance.choice(position.seats_to_act())
        plan.append(chance.choice(position.actions(seat.number)).code)
        position = position.after(plan[-1])
    return tuple(plan)


def _worth(position: Position, plan: Plan, side: int) -> int:
    """The judge's value of a plan against one set-up of the others."""
    state = position.state
    for code in plan:
        position.game.kernel.play(state, code)
    return int(position.game.kernel.judge(state, side))
