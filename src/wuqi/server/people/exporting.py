"""Everything the server stores about a person, for that person."""

from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from wuqi.server.people.people import KnownPerson
from wuqi.server.store.layout import avoided, chat, people, players, puzzle_tries, tokens
from wuqi.server.store.store import Store

QUERIES = {
    "person": select(people.c.id, people.c.kind, people.c.name, people.c.made_at).where(
        people.c.id == bindparam("person")
    ),
    "tokens": select(tokens.c.label, tokens.c.scopes, tokens.c.made_at, tokens.c.used_at).where(
        tokens.c.person_id == bindparam("person")
    ),
    "avoided": select(avoided.c.other_id, avoided.c.kind).where(
        avoided.c.person_id == bindparam("person")
    ),
    "seats": select(players.c.table_id, players.c.seat).where(
        players.c.person_id == bindparam("person")
    ),
    "puzzles": select(
        puzzle_tries.c.game, puzzle_tries.c.puzzle_id, puzzle_tries.c.tries, puzzle_tries.c.solved
    ).where(puzzle_tries.c.person_id == bindparam("person")),
    "chat": select(chat.c.table_id, chat.c.number, chat.c.at, chat.c.body).where(
        chat.c.person_id == bindparam("person")
    ),
}


async def export(store: Store, person: KnownPerson) -> dict[str, list[dict[str, Any]]]:
    """What there is, by kind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, query in QUERIES.items():
        rows = await store.rows(query, person=person.id)
        found[name] = [{key: _plain(value) for key, value in row.items()} for row in rows]
    return found


def _plain(value: Any) -> Any:
    return msgspec.json.decode(value) if isinstance(value, bytes) else value
