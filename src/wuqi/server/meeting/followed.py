"""The people a person follows: which of them are online, and where they play."""

from sqlalchemy import bindparam, select

from wuqi.server.people.avoiding import Avoiding
from wuqi.server.people.following import Following
from wuqi.server.protocol.meeting import Followed
from wuqi.server.protocol.table import TableBrief
from wuqi.server.room.lobby import briefs
from wuqi.server.room.room import Room
from wuqi.server.store.layout import people, players, tables

# Private accounts and deleted guests show nothing.
SHOWN = select(people.c.id).where(
    people.c.id.in_(bindparam("ids", expanding=True)),
    people.c.private == 0,
    people.c.kind != "gone",
)
PLAYING = (
    select(players.c.person_id, tables.c.id, tables.c.brief)
    .join(tables, tables.c.id == players.c.table_id)
    .where(
        players.c.person_id.in_(bindparam("ids", expanding=True)),
        tables.c.status == "playing",
        tables.c.visibility != "private",
    )
    .order_by(tables.c.opened_at)
)


async def followed(
    room: Room, following: Following, avoiding: Avoiding, person: str
) -> tuple[Followed, ...]:
    """Everyone a person follows, by name; first those who are playing, then who is online."""
    ids = await following.of(person)
    if not ids:
        return ()
    apart = await avoiding.both_ways(person)
    rows = await room.store.rows(SHOWN, ids=ids)
    seen = [row["id"] for row in rows if row["id"] not in apart]
    await room.presence.learn(seen)
    await room.directory.learn(ids)
    here = room.presence.here(seen)
    playing = await _playing(room, [one for one in seen if one in here])
    found = [
        Followed(room.directory.name(one), one in here, playing.get(one))
        for one in ids
        if room.directory.name(one).id
    ]
    return tuple(
        sorted(found, key=lambda it: (it.playing is None, not it.online, it.person.name.casefold()))
    )


async def _playing(room: Room, ids: list[str]) -> dict[str, TableBrief]:
    """The newest public table at which each of these people plays."""
    if not ids:
        return {}
    rows = await room.store.rows(PLAYING, ids=ids)
    shown = await briefs(rows, room.directory)
    return {row["person_id"]: brief for row, brief in zip(rows, shown, strict=True)}
