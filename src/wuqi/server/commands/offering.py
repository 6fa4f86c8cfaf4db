"""Offers and answers: a draw, a takeback, a rematch.

Any member of a side speaks for it. Computers accept takebacks and rematches, but never a draw. A
person who left early, and whose place a computer took, may ask for or join a rematch; nobody waits
for their answer.
"""

from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.checks import own_places, require_playing
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.table import events as ev
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table

MOST_TAKEBACKS = 100  # in one game
MOST_OFFERS = 100  # of one kind, by one side
MOST_AT_ONE_PLY = 3  # at one ply: an offer may be withdrawn and made again


def offer(table: Table, caller: Caller, command: p.Propose) -> list[ev.Event]:
    kind = command.kind
    own = _places(table, caller, kind)
    by = _speaker(table, own)
    if (pending := table.offers.get(kind)) is not None:
        same = _group(table.places[pending.by - 1], kind) in {_group(one, kind) for one in own}
        if kind == "takeback" or same:
            raise Refusal("offer-pending")
        return answer(table, caller, p.Answer(kind, accept=True))  # both made the same offer
    if table.declined.get((kind, by.seat.side)) == table.ply:
        raise Refusal("offer-declined")
    before = table.offered.get((kind, by.seat.side))
    if before is not None and before.ply == table.ply and before.there >= MOST_AT_ONE_PLY:
        raise Refusal("offer-declined")
    if before is not None and before.in_all >= MOST_OFFERS:
        raise Refusal("offer-too-often", most=MOST_OFFERS)
    ply = None
    if kind == "rematch":
        if table.status != "over" or table.closed:
            raise Refusal("not-over")
        if table.terms.tournament is not None:
            raise Refusal("rematch-tournament")
        if table.rematch is not None:
            raise Refusal("rematch-exists")
    else:
        require_playing(table)
        ply = _takeback_to(table, by.seat.side) if kind == "takeback" else None
        if kind == "draw" and _waiting(table, by, "draw", computers=True):
            raise Refusal("draw-computer")
    if _waiting(table, by, kind):
        return [ev.Offered(kind, by.seat.number, ply)]
    return _carried_out(table, kind, ply)


def answer(table: Table, caller: Caller, command: p.Answer) -> list[ev.Event]:
    own = _places(table, caller, command.kind)
    offered = table.offers.get(command.kind)
    if offered is None:
        raise Refusal("offer-none")
    by = table.places[offered.by - 1]
    left = all(one.person is None for one in own)
    if not command.accept:
        if left and by not in own:
            raise Forbidden("not-seated")  # the others may play without them
        mine = by if by in own else own[0]
        return [ev.Declined(command.kind, mine.seat.number)]
    if left:
        if any(one.seat.number in (offered.by, *offered.accepted) for one in own):
            raise Refusal("offer-answered")
        return [ev.Agreed(command.kind, own[0].seat.number)]
    waiting = _waiting(table, by, command.kind)
    mine = next((one for one in own if _group(one, command.kind) in waiting), own[0])
    if _group(mine, command.kind) not in waiting:
        raise Refusal("offer-answered")
    if waiting == {_group(mine, command.kind)}:
        return _carried_out(table, command.kind, offered.ply)
    return [ev.Agreed(command.kind, mine.seat.number)]


def _places(table: Table, caller: Caller, kind: str) -> list[Place]:
    """The asker's seats; for a rematch also those that they left to a computer."""
    person = caller.person
    if kind == "rematch" and person is not None and not table.seats_of(person):
        left = [one for one in table.places if one.before == person]
        if left:
            return left
    return own_places(table, caller)


def _speaker(table: Table, own: list[Place]) -> Place:
    """The side that a person on several sides speaks for: the one that acted last or is to act."""
    if table.steps:
        last = table.steps[-1].side
        return next((mine for mine in own if mine.seat.side == last), own[0])
    return own[0]


def _group(place: Place, kind: str) -> str:
    """Who answers together: a side in the game, a person after it."""
    return place.person or place.before or "" if kind == "rematch" else str(place.seat.side)


def _waiting(table: Table, by: Place, kind: str, computers: bool = False) -> set[str]:
    """Whose yes is still missing; with `computers`: the sides that only computers play."""
    people = {_group(one, kind) for one in table.places if one.person is not None}
    if computers:
        everybody = {str(side) for side in table.sides_left}
        return everybody - people
    pending = table.offers.get(kind)
    agreed = {
        _group(table.places[seat - 1], kind) for seat in (pending.accepted if pending else ())
    }
    present = (
        people
        if kind == "rematch"
        else {group for group in people if int(group) in table.sides_left}
    )
    mine = {_group(other, kind) for other in table.seats_of(by.person)}
    mine.add(_group(by, kind))  # even if a computer has replaced the person who offered
    return present - agreed - mine


def _takeback_to(table: Table, side: int) -> int:
    """The ply before this side's last action, unless something has been shown since."""
    if table.terms.rated:
        raise Refusal("undo-rated")
    if table.terms.tournament is not None:
        raise Refusal("undo-tournament")
    if table.back >= MOST_TAKEBACKS:
        raise Refusal("undo-too-often", most=MOST_TAKEBACKS)
    for ply in range(table.ply - 1, -1, -1):
        step = table.steps[ply]
        if step.final:
            raise Refusal("undo-shown")
        if step.side == side:
            return ply
    raise Refusal("undo-nothing")


def _carried_out(table: Table, kind: str, ply: int | None) -> list[ev.Event]:
    if kind == "draw":
        return [ev.Drawn()]
    if kind == "takeback":
        assert ply is not None
        return [ev.WentBack(ply)]
    return [ev.Rematched("")]  # the room opens the table and fills in its name
