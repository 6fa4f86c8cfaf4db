"""Who may have a hint at a table."""

from wuqi.core.kernel import CHANCE, OVER
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.table.table import Table


def may_have_hint(table: Table, person: str) -> None:
    """Refused unless all other sides are computers, and it is a person's turn.

    A person who holds several sides counts as several people at one screen.
    """
    sides = {place.seat.side for place in table.seats_of(person)}
    others = [place for place in table.places if place.seat.side not in sides]
    by_computers = bool(others) and all(place.computer is not None for place in others)
    if len(sides) != 1 or not by_computers or table.people() != {person}:
        raise Forbidden("hint-people")
    if table.terms.rated:
        raise Forbidden("hint-rated")
    if table.terms.tournament is not None:
        raise Forbidden("hint-tournament")
    to_act = {seat.side for seat in table.to_act}
    position = table.position
    if position.secret or position.mover in (OVER, CHANCE) or not sides & to_act:
        raise Refusal("hint-not-now")
