"""Leaving a game before its end: resigning, running out of time, disappearing."""

from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places, place, require_playing
from wuqi.server.computers.offered import STAND_IN, check_offered
from wuqi.server.errors import Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.deadlines import GRACE_MS, OPEN_FOR, first_move_until
from wuqi.server.table.table import Table

CALLED_OFF = ev.Closed("called-off")


def resign(table: Table, caller: Caller, command: p.Resign) -> list[ev.Event]:
    require_playing(table)
    own = own_places(table, caller, command.seat)
    side = _side_meant(table, [mine.seat.side for mine in own])
    if side in settled(table):
        raise Refusal("resign-settled")
    giving_up = [mine for mine in own if mine.seat.side == side]
    events: list[ev.Event] = [ev.GaveUp(mine.seat.number) for mine in giving_up]
    mates = [other for other in table.places if other.seat.side == side and other.person]
    if all(mate.gave_up or mate in giving_up for mate in mates):
        events += out(table, side, "resigned")
    return events


def settled(table: Table) -> set[int]:
    """The sides whose place is decided on the board, while others play on."""
    return {
        effect.side
        for step in table.steps
        for effect in step.effects
        if effect.kind in ("out", "recall")
    }


def _side_meant(table: Table, sides: list[int]) -> int:
    """A person who plays several sides resigns for the side to act."""
    to_act = {seat.side for seat in table.to_act}
    return next((side for side in sides if side in to_act), sides[0])


def claim(table: Table, caller: Caller, command: p.Claim) -> list[ev.Event]:
    """Claims a game whose player has been away for long enough."""
    require_playing(table)
    own = own_places(table, caller)
    lost = place(table, command.seat)
    if lost.person is None or lost.person == caller.person:
        raise Refusal("claim-nobody", seat=command.seat)
    if claimable_at(table, lost.person, caller) > caller.now:
        raise Refusal("claim-too-early", seat=command.seat)
    side = lost.seat.side
    if side in settled(table) or side in table.outs:
        raise Refusal("claim-settled")
    if command.want == "computer":
        spec = command.computer or STAND_IN
        check_offered(table.game, spec)
        return [ev.Filled(command.seat, spec)]
    if table.game.sides > 2:  # with more sides, the others have not won by that
        raise Refusal("claim-several")
    if all(mine.seat.side == side for mine in own):
        raise Refusal("claim-own-side")
    mates = [other for other in table.places if other.seat.side == side and other.person]
    if any(claimable_at(table, mate.person or "", caller) > caller.now for mate in mates):
        raise Refusal("claim-team-there")
    return _not_come(table, side) if side in table.protected else out(table, side, "abandoned")


def claimable_at(table: Table, person: str, caller: Caller) -> float:
    """When the others may claim: never while the player is connected, or with days per move."""
    if table.terms.clock is not None and table.terms.clock.days:
        return float("inf")
    since = caller.gone.get(person)
    began = table.started_at or table.at
    return float("inf") if since is None else max(since, began) + GRACE_MS


def timed_out(table: Table, now: int) -> list[ev.Event]:
    """The events for players whose time is up; none if there are none."""
    if table.status != "playing" or table.clocks is None:
        return []
    flagged = table.clocks.flagged(now, table.outages)[:1]  # one is enough: it ends most games
    if table.protected.intersection(flagged):
        return _not_come(table, flagged[0])
    return [event for side in flagged for event in out(table, side, "time")]


def overdue(table: Table, now: int) -> list[ev.Event]:
    """The events that happen because nobody acted in time."""
    if table.status == "open" and now >= table.at + OPEN_FOR[table.terms.visibility]:
        return [ev.Closed()]
    first_move = first_move_until(table)
    if first_move is not None and now >= first_move:
        late = table.protected.intersection(seat.side for seat in table.to_act)
        return _not_come(table, min(late))
    return timed_out(table, now)


def _not_come(table: Table, side: int) -> list[ev.Event]:
    """The end of a game in which a side has never acted: called off; in a tournament that side
    loses."""
    return [CALLED_OFF] if table.terms.tournament is None else out(table, side, "abandoned")


def out(table: Table, side: int, reason: str) -> list[ev.Event]:
    """The events when a side has lost. If at least two others are still playing, a computer moves
    its pieces. Computers do not play on among themselves: without people the game ends there.
    """
    events: list[ev.Event] = [ev.Out(side, reason)]
    others = [other for other in table.sides_left if other != side]
    people = any(place.person for place in table.places if place.seat.side in others)
    if len(others) > 1 and people:
        events += [
            ev.Filled(other.seat.number, STAND_IN)
            for other in table.places
            if other.seat.side == side and other.person is not None
        ]
    return events
