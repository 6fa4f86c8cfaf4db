"""Nobody may analyse a game that is being played, not even under another name at the same address.

While a person plays a game against people, they may not analyse any position of that game. Others
at the same address may, except for the position on the board and the positions after one action. A
second device elsewhere cannot be noticed.
"""

from sqlalchemy import bindparam, exists, or_, select

from wuqi.core.position import Position
from wuqi.server.errors import Forbidden
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.http.working import work_out
from wuqi.server.store.layout import players, tables, tournament_seats
from wuqi.server.teaching.permissions import may_analyse

MOST_TABLES = 50

_OTHERS = players.alias()
PLAYED_HERE = (
    select(tables.c.id)
    .join(players, players.c.table_id == tables.c.id)
    .where(
        players.c.person_id.in_(bindparam("people", expanding=True)),
        tables.c.game == bindparam("game"),
        tables.c.status == "playing",
        or_(
            tables.c.rated.is_not(None),
            exists().where(tournament_seats.c.table_id == tables.c.id),
            exists().where(
                _OTHERS.c.table_id == tables.c.id, _OTHERS.c.person_id != players.c.person_id
            ),
        ),
    )
    .distinct()
    .limit(MOST_TABLES)
)


async def may_ask_about(request: AnyRequest, person: str, position: Position) -> None:
    """Refuses an analysis that would help in a running game."""
    services = services_of(request)
    await may_analyse(services.store, person, position.game.name)
    if services.settings.limits == 0:  # no limits by address: everyone may share one
        return
    neighbours = services.addresses.people_at(address(request.scope))
    rows = await services.store.rows(PLAYED_HERE, people=neighbours, game=position.game.name)
    for row in rows:
        table = await services.room.table(row["id"])
        now = table.position.seen_by(None)
        if await work_out(request, lambda now=now: _helps(now, position)):  # type: ignore[misc]
            raise Forbidden("analysis-playing")


def _helps(now: Position, position: Position) -> bool:
    """Whether a position is the one on the board, or one action later."""
    if now.game != position.game:
        return False
    return now == position or any(now.after(int(code)) == position for code in now.codes())
