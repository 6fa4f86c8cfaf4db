"""Who may ask the teacher about what: nobody about a game they are playing against people."""

from sqlalchemy import bindparam, exists, select

from wuqi.core.kernel import CHANCE, OVER
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.store.layout import players, tables
from wuqi.server.store.store import Store
from wuqi.server.table.table import Table

_OTHERS = players.alias()
PLAYS = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(
        players.c.person_id == bindparam("person"),
        tables.c.game == bindparam("game"),
        tables.c.status.in_(("dealing", "playing")),
        exists().where(
            _OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != bindparam("person")
        ),
    )
    .limit(1)
)


async def may_analyse(store: Store, person: str, game: str) -> None:
    """Refused while somebody plays this game against people.

    Any position of this game, not only the one on the board: a later one would help as much.
    """
    if await store.row(PLAYS, person=person, game=game) is not None:
        raise Forbidden("analysis-playing")


def may_have_hint(table: Table, person: str) -> None:
    """Refused unless all other sides are computers, and it is somebody's turn.

    A person who holds several sides counts as several people at one screen.
    """
    sides = {place.seat.side for place in table.seats_of(person)}
    others = [place for place in table.places if place.seat.side not in sides]
    by_computers = bool(others) and all(place.computer is not None for place in others)
    if len(sides) != 1 or not by_computers or table.people() != {person}:
        raise Forbidden("hint-people")
    to_act = {seat.side for seat in table.to_act}
    position = table.position
    if position.secret or position.mover in (OVER, CHANCE) or not sides & to_act:
        raise Refusal("hint-not-now")
