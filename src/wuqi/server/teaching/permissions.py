"""Who may ask the teacher about what: nobody may ask about a game they are playing against people
or for their rating."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import bindparam, exists, or_, select

from wuqi.core.position import Position
from wuqi.server.concurrency.background import Background
from wuqi.server.errors import Forbidden
from wuqi.server.people.addresses import Addresses
from wuqi.server.store.layout import players, tables, tournament_seats
from wuqi.server.store.store import Store
from wuqi.server.table.table import Table

MOST_TABLES = 50

_OTHERS = players.alias()
_RATED_OR_ENTERED = or_(
    tables.c.rated.is_not(None),
    exists().where(tournament_seats.c.table_id == tables.c.id),
)
PLAYS = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(
        players.c.person_id == bindparam("person"),
        tables.c.game == bindparam("game"),
        tables.c.status.in_(("dealing", "playing")),
        or_(
            _RATED_OR_ENTERED,
            exists().where(
                _OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != bindparam("person")
            ),
        ),
    )
    .limit(1)
)
PLAYED_BY = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(
        players.c.person_id.in_(bindparam("people", expanding=True)),
        tables.c.game == bindparam("game"),
        tables.c.status == "playing",
        or_(
            _RATED_OR_ENTERED,
            exists().where(
                _OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != players.c.person_id
            ),
        ),
    )
    .distinct()
    .limit(MOST_TABLES)
)

FindTable = Callable[[str], Awaitable[Table]]
Work = Callable[[Callable[[], bool]], Awaitable[bool]]  # does what may take long


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


async def nobody_is_helped(
    store: Store, find: FindTable, people: Sequence[str], position: Position, work: Work
) -> None:
    """Refuses what is about the position on the board of a game that one of these people plays, or
    about a position after one more action there."""
    for row in await store.rows(PLAYED_BY, people=people, game=position.game.name):
        now = (await find(row["id"])).position.seen_by(None)
        if await work(partial(_helps, now, position)):
            raise Forbidden("analysis-playing")


def _helps(now: Position, position: Position) -> bool:
    """Whether a position is the one on the board, or one action later."""
    if now.game != position.game:
        return False
    return now == position or any(now.after(int(code)) == position for code in now.codes())


class ComputerPermissions:
    """Who may let computers play at a table: their moves would help as much as an analysis."""

    def __init__(
        self,
        store: Store,
        find: FindTable,
        addresses: Addresses,
        background: Background,
        by_address: bool,
    ) -> None:
        """`by_address`: also others at the same address count."""
        self._store = store
        self._find = find
        self._addresses = addresses
        self._background = background
        self._by_address = by_address

    async def check(self, person: str, table: Table) -> None:
        """Refuses it at a table that begins with a custom position."""
        await may_try_positions(self._store, person, table)
        if table.terms.position is None or not self._by_address:
            return
        asker = self._addresses.asker(person)
        neighbours = self._addresses.people_at(asker.address)
        work = partial(self._background.run, asker)
        position = table.position.seen_by(None)
        await nobody_is_helped(self._store, self._find, neighbours, position, work)
