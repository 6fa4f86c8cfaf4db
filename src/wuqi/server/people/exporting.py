"""Everything the server stores about a person, for that person."""

from typing import Any

import msgspec
from sqlalchemy import bindparam, or_, select

from wuqi.server.people.people import KnownPerson
from wuqi.server.store.layout import (
    avoided,
    challenges,
    channels,
    chat,
    follows,
    notices,
    people,
    players,
    puzzle_tries,
    rating_changes,
    ratings,
    reports,
    tokens,
    tournament_players,
    tournaments,
    vacations,
)
from wuqi.server.store.store import Store

QUERIES = {
    "person": select(
        people.c.id, people.c.kind, people.c.name, people.c.made_at, people.c.private
    ).where(people.c.id == bindparam("person")),
    "tokens": select(tokens.c.label, tokens.c.scopes, tokens.c.made_at, tokens.c.used_at).where(
        tokens.c.person_id == bindparam("person")
    ),
    "avoided": select(avoided.c.other_id, avoided.c.kind).where(
        avoided.c.person_id == bindparam("person")
    ),
    "follows": select(follows.c.other_id, follows.c.made_at).where(
        follows.c.person_id == bindparam("person")
    ),
    "challenges": select(challenges).where(
        or_(
            challenges.c.person_id == bindparam("person"),
            challenges.c.other_id == bindparam("person"),
        )
    ),
    "reports": select(
        reports.c.other_id, reports.c.table_id, reports.c.kind, reports.c.body, reports.c.made_at
    ).where(reports.c.person_id == bindparam("person")),
    "seats": select(players.c.table_id, players.c.seat).where(
        players.c.person_id == bindparam("person")
    ),
    "puzzles": select(
        puzzle_tries.c.game, puzzle_tries.c.puzzle_id, puzzle_tries.c.tries, puzzle_tries.c.solved
    ).where(puzzle_tries.c.person_id == bindparam("person")),
    "ratings": select(ratings).where(ratings.c.person_id == bindparam("person")),
    "rating_changes": select(rating_changes).where(
        rating_changes.c.person_id == bindparam("person")
    ),
    "tournaments": select(
        tournament_players.c.tournament_id,
        tournament_players.c.joined_at,
        tournament_players.c.left_at,
        tournament_players.c.place,
    ).where(tournament_players.c.entrant == bindparam("person")),
    "tournaments_announced": select(tournaments.c.id, tournaments.c.name).where(
        tournaments.c.owner_id == bindparam("person")
    ),
    "channels": select(
        *(channels.c.medium, channels.c.address, channels.c.kinds, channels.c.language),
        *(channels.c.made_at, channels.c.confirmed_at),
    ).where(channels.c.person_id == bindparam("person")),
    "notices": select(notices.c.kind, notices.c.at, notices.c.body).where(
        notices.c.person_id == bindparam("person")
    ),
    "vacations": select(vacations.c.began_at, vacations.c.until).where(
        vacations.c.person_id == bindparam("person")
    ),
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
