"""Rates finished games exactly once and in order, from any process.

A game to be rated is written together with its end. The process that rates it computes the changes
from the ladder before the game, and writes them in one transaction, which begins with the next
number of the ladder (`rating_turns`). Of two processes that computed from the same state, only one
can write: the other looks again. A game that comes late, because another process was slow to write
it, is inserted where it belongs, and the games after it are rated again.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from wuqi.server.ratings.ladder import (
    WINDOW_MS,
    EndedGame,
    Ladder,
    LadderChange,
    LadderEntry,
    Meeting,
)
from wuqi.server.ratings.model import Rating
from wuqi.server.store.layout import people, rated_games, rating_changes, rating_turns, ratings
from wuqi.server.store.statement import Conflict, Statement, Write
from wuqi.server.store.store import Row, Store
from wuqi.server.table import rated

AT_ONCE = 50  # games that are rated in one transaction, if none came late
LEVELS = 2  # the computer's levels were among the others; 1: bots but no levels, 0: only people
TRIES = 100  # each failure means that another process has rated games


class LadderName(NamedTuple):
    """A ladder's name: a game and a speed."""

    game: str
    speed: str


CHANGED = (
    *("table_id", "person_id", "game", "speed", "ended_at", "side", "outcome", "against"),
    *("weight", "rivals", "programs", "points_before", "doubt_before"),
    *("points", "doubt", "games", "wins", "draws"),
)
STANDS = (
    *("person_id", "game", "speed", "points", "doubt", "games", "wins", "draws", "changed_at"),
)


def _in(table: Any) -> ColumnElement[bool]:
    return and_(table.c.game == bindparam("ladder"), table.c.speed == bindparam("pace"))


AT: BindParameter[int] = bindparam("at")
ORDER: BindParameter[str] = bindparam("order")


def _after(table: Any) -> ColumnElement[bool]:
    return or_(table.c.ended_at > AT, and_(table.c.ended_at == AT, table.c.table_id > ORDER))


def _before(table: Any) -> ColumnElement[bool]:
    return or_(table.c.ended_at < AT, and_(table.c.ended_at == AT, table.c.table_id < ORDER))


LADDERS = select(rated_games.c.game, rated_games.c.speed).distinct()
UNRATED = LADDERS.where(rated_games.c.bots.is_(None))
TURN = select(func.max(rating_turns.c.turn).label("turn")).where(_in(rating_turns))
_ORDERED = select(rated_games).where(_in(rated_games))
NEXT = (
    _ORDERED.where(rated_games.c.bots.is_(None))
    .order_by(rated_games.c.ended_at, rated_games.c.table_id)
    .limit(AT_ONCE)
)
LATER = _ORDERED.where(rated_games.c.bots.is_not(None), _after(rated_games))
ALL = _ORDERED.order_by(rated_games.c.ended_at, rated_games.c.table_id)
_MINE = rating_changes.c.person_id.in_(bindparam("people", expanding=True))
_NUMBERED = (
    select(
        rating_changes,
        func.row_number()
        .over(
            partition_by=rating_changes.c.person_id,
            order_by=(rating_changes.c.ended_at.desc(), rating_changes.c.table_id.desc()),
        )
        .label("age"),
    )
    .where(_in(rating_changes), _MINE, _before(rating_changes))
    .subquery()
)
LAST = select(_NUMBERED).where(_NUMBERED.c.age == 1)
RECENT = (
    select(rating_changes)
    .where(
        _in(rating_changes),
        _MINE,
        _before(rating_changes),
        rating_changes.c.ended_at > bindparam("since"),
    )
    .order_by(rating_changes.c.ended_at, rating_changes.c.table_id)
)
OF_KIND = select(people.c.id).where(
    people.c.id.in_(bindparam("people", expanding=True)), people.c.kind == bindparam("kind")
)
GONE = select(people.c.id).where(people.c.kind == "gone")

TAKE_TURN = Statement(insert(rating_turns), "game", "speed", "turn")
FORGET_TURNS = Statement(
    delete(rating_turns).where(_in(rating_turns), rating_turns.c.turn < bindparam("number"))
)
UNDO = Statement(delete(rating_changes).where(_in(rating_changes), _after(rating_changes)))
UNDO_ALL = Statement(delete(rating_changes).where(_in(rating_changes)))
MARK_RATED = Statement(
    update(rated_games).where(rated_games.c.table_id == bindparam("table")), "bots"
)
ADD_CHANGE = Statement(insert(rating_changes), *CHANGED)
NO_STANDING = Statement(
    delete(ratings).where(_in(ratings), ratings.c.person_id == bindparam("person"))
)
NO_STANDINGS = Statement(delete(ratings).where(_in(ratings)))
ADD_STANDING = Statement(insert(ratings), *STANDS)


async def unrated(store: Store) -> list[LadderName]:
    """The ladders in which games wait to be rated."""
    rows = await store.rows(UNRATED)
    return sorted(LadderName(row["game"], row["speed"]) for row in rows)


async def settle(store: Store, ladder: LadderName) -> int:
    """Rates the waiting games of a ladder and returns how many there were."""
    settled = tries = 0
    while True:
        try:
            found = await _settle(store, ladder)
        except Conflict:
            tries += 1
            if tries == TRIES:
                raise
            continue
        if not found:
            return settled
        settled += found


async def rate_again(store: Store, ladder: LadderName) -> tuple[int, int]:
    """Computes a ladder again from all its games; returns how many games there are, and how many
    ratings have changed."""
    await settle(store, ladder)
    for _ in range(TRIES):
        turn, where = await _turn(store, ladder), _where(ladder)
        games = [_ended(row) for row in await store.rows(ALL, **where)]
        known = await store.rows(select(ratings).where(_in(ratings)), **where)
        before = {row["person_id"]: _stands(row) for row in known}
        gone = frozenset(row["id"] for row in await store.rows(GONE))
        after = Ladder()
        changes = await asyncio.to_thread(_rated, after, games)
        writes: list[Write] = [
            *_turning(ladder, turn),
            (UNDO_ALL, where),
            (NO_STANDINGS, where),
            *_writes(ladder, changes, gone),
        ]
        try:
            await store.write(*writes)
        except Conflict:
            continue
        differ = {
            person
            for person in before.keys() | (after.standings.keys() - gone)
            if before.get(person) != after.standings.get(person)
        }
        return len(games), len(differ)
    raise Conflict(f"{ladder.game} {ladder.speed}")


async def ladders(store: Store) -> list[LadderName]:
    """All ladders in which rated games have ended."""
    return sorted(LadderName(row["game"], row["speed"]) for row in await store.rows(LADDERS))


async def _settle(store: Store, ladder: LadderName) -> int:
    """One transaction: rates the waiting games, and again all games after the first of them."""
    turn, where = await _turn(store, ladder), _where(ladder)
    waiting = await store.rows(NEXT, **where)
    if not waiting:
        return 0
    bots = await _of_kind(store, [_ended(row) for row in waiting], "bot")
    new = [_ended(row, bots) for row in waiting]
    first = {"at": new[0].at, "order": new[0].table}
    later = [_ended(row) for row in await store.rows(LATER, **where, **first)]
    games = sorted([*new, *later], key=lambda game: game.order)
    known = await _before_games(store, ladder, games)
    changes = await asyncio.to_thread(_rated, known, games)
    writes: list[Write] = _turning(ladder, turn)
    if later:
        writes.append((UNDO, {**where, **first}))
    writes += [
        (MARK_RATED, {"table": game.table, "bots": json.dumps(sorted(game.bots))}) for game in new
    ]
    everybody = {person for game in games for person in game.people}
    writes += [(NO_STANDING, {**where, "person": person}) for person in sorted(everybody)]
    gone = await _of_kind(store, games, "gone")
    await store.write(*writes, *_writes(ladder, changes, gone))
    return len(new)


async def _before_games(store: Store, ladder: LadderName, games: Sequence[EndedGame]) -> Ladder:
    """The standings of the players of these games, before the first of them."""
    first = games[0]
    known: dict[str, Any] = {
        **_where(ladder),
        "people": sorted({person for game in games for person in game.people}),
        "at": first.at,
        "order": first.table,
    }
    standings = {row["person_id"]: _stands(row) for row in await store.rows(LAST, **known)}
    meetings: defaultdict[str, list[Meeting]] = defaultdict(list)
    for row in await store.rows(RECENT, **known, since=first.at - WINDOW_MS):
        rivals = tuple(json.loads(row["rivals"]))
        met = Meeting(row["ended_at"], rivals, bool(row["programs"]), row["programs"] == LEVELS)
        meetings[row["person_id"]].append(met)
    return Ladder(standings, meetings)


async def _turn(store: Store, ladder: LadderName) -> int:
    """How often a ladder has been written. Everything that is read afterwards is at least as
    new."""
    (row,) = await store.rows(TURN, **_where(ladder))
    return row["turn"] or 0


async def _of_kind(store: Store, games: Iterable[EndedGame], kind: str) -> frozenset[str]:
    """Those of the players who are bots, or whose accounts are deleted (gone)."""
    everybody = sorted({person for game in games for person in game.people})
    rows = await store.rows(OF_KIND, people=everybody, kind=kind)
    return frozenset(row["id"] for row in rows)


def _rated(ladder: Ladder, games: Iterable[EndedGame]) -> list[tuple[EndedGame, LadderChange]]:
    return [(game, change) for game in games for change in ladder.add(game)]


def _where(ladder: LadderName) -> dict[str, Any]:
    return {"ladder": ladder.game, "pace": ladder.speed}


def _turning(ladder: LadderName, turn: int) -> list[Write]:
    following = {"game": ladder.game, "speed": ladder.speed, "turn": turn + 1}
    return [(TAKE_TURN, following), (FORGET_TURNS, {**_where(ladder), "number": turn + 1})]


def _ended(row: Row, bots: frozenset[str] | None = None) -> EndedGame:
    sides = rated.read(bytes(row["body"]))
    known = frozenset(json.loads(row["bots"] or "[]"))
    game = EndedGame(row["table_id"], row["ended_at"], sides, known)
    if bots is None:
        return game
    return EndedGame(game.table, game.at, sides, bots & game.people)


def _stands(row: Row) -> LadderEntry:
    return LadderEntry(Rating(row["points"], row["doubt"]), row["games"], row["wins"], row["draws"])


def _writes(
    ladder: LadderName, changes: Sequence[tuple[EndedGame, LadderChange]], gone: frozenset[str]
) -> list[Write]:
    """The writes of the changes, and of the new standings of everyone whose account still
    exists."""
    rows: list[Write] = []
    last: dict[str, Write] = {}
    for game, change in changes:
        after = change.after
        stands: dict[str, Any] = {
            "person_id": change.person,
            "game": ladder.game,
            "speed": ladder.speed,
            "points": after.rating.points,
            "doubt": after.rating.doubt,
            "games": after.games,
            "wins": after.wins,
            "draws": after.draws,
        }
        row = {
            **stands,
            "table_id": game.table,
            "ended_at": game.at,
            "side": change.side,
            "outcome": change.outcome,
            "against": change.against,
            "weight": change.weight,
            "rivals": json.dumps(change.met.rivals),
            "programs": LEVELS if change.met.levels else int(change.met.programs),
            "points_before": change.before.points,
            "doubt_before": change.before.doubt,
        }
        rows.append((ADD_CHANGE, row))
        last[change.person] = (ADD_STANDING, {**stands, "changed_at": game.at})
    return rows + [last[person] for person in last if person not in gone]
