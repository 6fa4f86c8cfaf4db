"""Conditional moves: entering lines of them, and taking them back."""

from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Position
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places, require_playing
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.plans import Line
from wuqi.server.table.table import Table


def plan(table: Table, caller: Caller, command: p.Plan) -> list[ev.Event]:
    """Replaces all lines of a seat by these."""
    require_playing(table)
    own = own_places(table, caller)
    if (command.ply, command.back) != (table.ply, table.back):
        raise Refusal("stale", ply=table.ply)
    if not can_plan(table) or len(own) != 1:
        raise Refusal("plan-game")
    seat = own[0].seat.number
    if not command.lines:
        return [ev.Planned(seat, ())] if seat in table.plans else []
    if [one.number for one in table.to_act] == [seat]:
        raise Refusal("plan-your-turn")
    lines = tuple(_checked(table.position, seat, line) for line in command.lines)
    replies: dict[Line, str] = {}
    for line in lines:
        for at in range(1, len(line), 2):
            if replies.setdefault(line[:at], line[at]) != line[at]:
                raise Refusal("plan-two-replies", action=line[at - 1])
    return [ev.Planned(seat, lines)]


def can_plan(table: Table) -> bool:
    """Whether a table allows conditional moves: days per move, two players, nothing hidden, no
    chance."""
    days = table.clocks is not None and table.clocks.terms.days > 0
    open_to_all = table.shuffle is None and table.hidden_since is None
    return days and table.game.sides == len(table.places) == 2 and open_to_all


def _checked(position: Position, seat: int, line: tuple[str, ...]) -> Line:
    """A line in canonical notation; refused if the rules do not allow it."""
    if len(line) % 2:
        raise Refusal("plan-no-reply")
    actions = []
    for number, text in enumerate(line):
        if position.mover in (CHANCE, OVER) or position.secret:
            raise Refusal("plan-turns")
        mover = seat if number % 2 else 3 - seat
        if [one.number for one in position.seats_to_act()] != [mover]:
            raise Refusal("plan-turns")
        action = str(position.find(text, mover))
        actions.append(action)
        position = position.play(action, mover)
    return tuple(actions)
