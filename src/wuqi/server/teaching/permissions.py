"""Who may ask the teacher about what: nobody may ask about a game they are playing against people
or for their rating."""

from sqlalchemy import bindparam, exists, or_, select

from wuqi.server.errors import Forbidden
from wuqi.server.store.layout import players, tables, tournament_seats
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
        or_(
            tables.c.rated.is_not(None),
            exists().where(tournament_seats.c.table_id == tables.c.id),
            exists().where(
                _OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != bindparam("person")
            ),
        ),
    )
    .limit(1)
)


async def may_try_positions(store: Store, person: str, table: Table) -> None:
    """The same for tables that begin with a custom position: hints and reviews there, and the moves
    of computers, would help as much as an analysis."""
    if table.terms.position is not None:
        await may_analyse(store, person, table.game.name)


async def may_analyse(store: Store, person: str, game: str) -> None:
    """Refused while the person plays this game against people, or for their rating.

    Any position of this game, not only the one on the board: a later one would help as much.
    """
    if await store.row(PLAYS, person=person, game=game) is not None:
        raise Forbidden("analysis-playing")
