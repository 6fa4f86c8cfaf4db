"""Trophies: first to third place in a tournament. They are written when it ends, in the same
transaction, and shown on people's pages."""

from sqlalchemy import bindparam, func, select

from wuqi.server.protocol.tournaments import Trophy
from wuqi.server.store.layout import tournament_players, tournaments
from wuqi.server.store.store import Row, Store
from wuqi.server.tournaments.parts import Tournament
from wuqi.server.tournaments.records import terms_of
from wuqi.server.tournaments.standings import standings

LAST_PLACE = 3
LEAST_PEOPLE = 4  # who have played: a tournament of fewer has no trophies
MOST_SHOWN = 50

_PLAYERS = tournament_players.alias()
_COUNT = (
    select(func.count())
    .where(_PLAYERS.c.tournament_id == tournaments.c.id, _PLAYERS.c.computer.is_(None))
    .scalar_subquery()
)
OF = (
    select(tournaments, tournament_players.c.place, _COUNT.label("players"))
    .join(tournament_players, tournament_players.c.tournament_id == tournaments.c.id)
    .where(
        tournament_players.c.entrant == bindparam("person"),
        tournament_players.c.place.is_not(None),
    )
    .order_by(tournaments.c.ended_at.desc(), tournaments.c.id)
    .limit(MOST_SHOWN)
)


def winners(tournament: Tournament) -> dict[str, int]:
    """The people who get a trophy in a tournament that is over, with their places. Computers keep
    their places, but get none."""
    placed = standings(tournament)
    people = [one for one in placed if one.entrant.computer is None and one.games]
    if len(people) < LEAST_PEOPLE:
        return {}
    return {one.entrant.id: one.place for one in people if one.place <= LAST_PLACE and one.points}


async def trophies_of(store: Store, person: str) -> tuple[Trophy, ...]:
    """A person's trophies, the latest first."""
    return tuple(map(_trophy, await store.rows(OF, person=person)))


def _trophy(row: Row) -> Trophy:
    terms = terms_of(row)
    return Trophy(
        row["id"],
        row["name"],
        row["place"],
        row["players"],
        terms.system,
        tuple(game.game for game in terms.games),
        row["ended_at"],
    )
