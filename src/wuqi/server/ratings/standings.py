"""Ratings as people see them: of one person, of one game, and the leaderboards."""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import bindparam, func, or_, select

from wuqi.server.people.directory import Directory
from wuqi.server.protocol.meeting import PersonRating
from wuqi.server.protocol.ratings import (
    GameCount,
    LadderStanding,
    Leaderboard,
    LeaderboardRow,
    RatingChange,
    RatingHistory,
    RatingInfo,
    RatingPoint,
    SideRecord,
)
from wuqi.server.protocol.table import Speed
from wuqi.server.ratings.model import CERTAIN, UNIT, Rating
from wuqi.server.store.layout import (
    people,
    players,
    puzzle_scores,
    rating_changes,
    ratings,
    tables,
)
from wuqi.server.store.store import Row, Store

MOST_LISTED = 100
MOST_POINTS = 200  # of a graph
MOST_BEST = 5

SINCE = select(people.c.made_at).where(people.c.id == bindparam("person"))
STANDINGS = (
    select(ratings)
    .where(ratings.c.person_id == bindparam("person"))
    .order_by(ratings.c.games.desc(), ratings.c.game, ratings.c.speed)
)
OF_PEOPLE = (
    select(ratings.c.person_id, ratings.c.points, ratings.c.doubt)
    .join(people, people.c.id == ratings.c.person_id)
    .where(
        ratings.c.person_id.in_(bindparam("ids", expanding=True)),
        ratings.c.game == bindparam("ladder"),
        ratings.c.speed == bindparam("pace"),
        or_(people.c.private == 0, people.c.id == bindparam("viewer")),
    )
)
GAMES = (
    select(tables.c.game, func.count(tables.c.id.distinct()).label("count"))
    .join(players, players.c.table_id == tables.c.id)
    .where(
        players.c.person_id == bindparam("person"),
        tables.c.status == "over",
        tables.c.reason.not_in(("closed", "called-off")),
    )
    .group_by(tables.c.game)
    .order_by(tables.c.game)
)
SIDES = (
    select(
        rating_changes.c.game,
        rating_changes.c.side,
        rating_changes.c.outcome,
        func.count().label("count"),
    )
    .where(rating_changes.c.person_id == bindparam("person"))
    .group_by(rating_changes.c.game, rating_changes.c.side, rating_changes.c.outcome)
)
# Wins against people, not against computers alone.
BEST = (
    select(rating_changes.c.table_id, rating_changes.c.against)
    .where(
        rating_changes.c.person_id == bindparam("person"),
        rating_changes.c.outcome == "win",
        rating_changes.c.rivals != "[]",
    )
    .order_by(rating_changes.c.against.desc(), rating_changes.c.table_id)
    .limit(MOST_BEST)
)
PUZZLES = (
    select(puzzle_scores.c.game, puzzle_scores.c.solved)
    .where(puzzle_scores.c.person_id == bindparam("person"), puzzle_scores.c.solved > 0)
    .order_by(puzzle_scores.c.game)
)
HISTORY = (
    select(rating_changes.c.ended_at, rating_changes.c.points, rating_changes.c.table_id)
    .where(
        rating_changes.c.person_id == bindparam("person"),
        rating_changes.c.game == bindparam("ladder"),
        rating_changes.c.speed == bindparam("pace"),
    )
    .order_by(rating_changes.c.ended_at, rating_changes.c.table_id)
)
LEADERS = (
    select(ratings, people.c.name, people.c.kind)
    .join(people, people.c.id == ratings.c.person_id)
    .where(
        ratings.c.game == bindparam("ladder"),
        ratings.c.speed == bindparam("pace"),
        ratings.c.doubt < CERTAIN,
        people.c.private == 0,
        people.c.banned_at.is_(None),
        people.c.kind.in_(("member", "bot")),
    )
    .order_by(ratings.c.points.desc(), ratings.c.person_id)
    .limit(MOST_LISTED)
)
OF_TABLE = (
    select(rating_changes)
    .where(rating_changes.c.table_id == bindparam("table"))
    .order_by(rating_changes.c.side, rating_changes.c.person_id)
)


async def since(store: Store, person: str) -> int:
    """When an account was created."""
    row = await store.row(SINCE, person=person)
    return row["made_at"] if row is not None else 0


async def standings(store: Store, person: str) -> tuple[LadderStanding, ...]:
    """A person's standing in every ladder they have played in."""
    return tuple(
        LadderStanding(
            row["game"],
            row["speed"],
            _info(row),
            row["games"],
            row["wins"],
            row["draws"],
            row["changed_at"],
        )
        for row in await store.rows(STANDINGS, person=person)
    )


async def games(store: Store, person: str) -> tuple[GameCount, ...]:
    """How many finished games a person has played."""
    rows = await store.rows(GAMES, person=person)
    return tuple(GameCount(row["game"], row["count"]) for row in rows)


async def puzzles(store: Store, person: str) -> tuple[GameCount, ...]:
    """How many puzzles a person has solved."""
    rows = await store.rows(PUZZLES, person=person)
    return tuple(GameCount(row["game"], row["solved"]) for row in rows)


async def sides(store: Store, person: str) -> tuple[SideRecord, ...]:
    """A person's results on each side of each game."""
    counts: dict[tuple[str, int], Counter[str]] = {}
    for row in await store.rows(SIDES, person=person):
        counts.setdefault((row["game"], row["side"]), Counter())[row["outcome"]] = row["count"]
    return tuple(
        SideRecord(game, side, count["win"], count["draw"], count["loss"])
        for (game, side), count in sorted(counts.items())
    )


async def best_wins(store: Store, person: str) -> dict[str, int]:
    """The tables of a person's best wins, and how strong the opponents were."""
    rows = await store.rows(BEST, person=person)
    return {row["table_id"]: round(row["against"] / UNIT) for row in rows}


async def history(store: Store, person: str, game: str, speed: Speed) -> RatingHistory:
    """How a rating has changed."""
    rows = await store.rows(HISTORY, person=person, ladder=game, pace=speed)
    points = (
        RatingPoint(row["ended_at"], round(row["points"] / UNIT), row["table_id"])
        for row in _thinned(rows)
    )
    return RatingHistory(game, speed, tuple(points))


async def of_people(
    store: Store, game: str, speed: Speed, ids: list[str], viewer: str
) -> tuple[PersonRating, ...]:
    """The standings of some people in a game at a speed; private accounts are left out for
    others."""
    rows = await store.rows(OF_PEOPLE, ids=ids, ladder=game, pace=speed, viewer=viewer)
    return tuple(PersonRating(row["person_id"], _info(row)) for row in rows)


async def leaderboard(store: Store, directory: Directory, game: str, speed: Speed) -> Leaderboard:
    """The best of a game at a speed."""
    rows = await store.rows(LEADERS, ladder=game, pace=speed)
    await directory.learn(row["person_id"] for row in rows)
    listed: list[LeaderboardRow] = []
    for number, row in enumerate(rows, 1):
        rating = _info(row)
        same = listed and listed[-1].rating.points == rating.points
        place = listed[-1].place if same else number
        person = directory.name(row["person_id"])
        listed.append(LeaderboardRow(place, person, rating, row["games"]))
    return Leaderboard(game, speed, tuple(listed))


async def changes(store: Store, directory: Directory, table: str) -> tuple[RatingChange, ...]:
    """How a game has changed ratings; empty until it is rated."""
    rows = await store.rows(OF_TABLE, table=table)
    await directory.learn(row["person_id"] for row in rows)
    return tuple(
        RatingChange(
            directory.name(row["person_id"]),
            info(Rating(row["points_before"], row["doubt_before"])),
            _info(row),
            round(row["weight"] / 10),
        )
        for row in rows
    )


def info(rating: Rating) -> RatingInfo:
    """A rating as it is shown."""
    doubt = round(rating.doubt / UNIT)
    return RatingInfo(round(rating.points / UNIT), doubt, rating.provisional)


def _info(row: Row) -> RatingInfo:
    return info(Rating(row["points"], row["doubt"]))


def _thinned(rows: Sequence[Row]) -> Sequence[Row]:
    """At most as many points as a graph can show, with the first and the last."""
    if len(rows) <= MOST_POINTS:
        return rows
    step = (len(rows) - 1) / (MOST_POINTS - 1)
    return [rows[round(number * step)] for number in range(MOST_POINTS)]
