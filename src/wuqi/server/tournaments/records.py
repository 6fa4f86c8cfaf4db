"""Tournaments in the database: read whole, written step by step."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from wuqi.server.protocol.tournaments import TournamentStatus
from wuqi.server.store.layout import (
    avoided,
    people,
    tournament_players,
    tournament_seats,
    tournament_turns,
    tournaments,
)
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import Row, Store
from wuqi.server.tournaments.parts import Entrant, RoundSeat, Terms, Tournament
from wuqi.server.tournaments.steps import TournamentStep

_IT: BindParameter[str] = bindparam("tournament")
ADD = Statement(
    insert(tournaments),
    *("id", "name", "owner_id", "system", "terms", "status", "made_at", "starts_at"),
)
SET = Statement(
    update(tournaments).where(tournaments.c.id == _IT), *("status", "terms", "ended_at")
)
TAKE_TURN = Statement(insert(tournament_turns), "tournament_id", "turn")
FORGET_TURNS = Statement(
    delete(tournament_turns).where(
        tournament_turns.c.tournament_id == _IT, tournament_turns.c.turn < bindparam("number")
    )
)
JOIN = Statement(
    insert(tournament_players),
    *("tournament_id", "entrant", "number", "computer", "strength", "joined_at"),
)
_PLAYER = (
    tournament_players.c.tournament_id == _IT,
    tournament_players.c.entrant == bindparam("who"),
)
COME_BACK = Statement(update(tournament_players).where(*_PLAYER), "joined_at", "left_at")
PLACE = Statement(update(tournament_players).where(*_PLAYER), "place")
SEAT = Statement(
    insert(tournament_seats),
    *("tournament_id", "round", "entrant", "table_id", "side", "score", "ended_at"),
)

BY_ID = select(tournaments).where(tournaments.c.id == _IT)
TURN = select(func.max(tournament_turns.c.turn).label("turn")).where(
    tournament_turns.c.tournament_id == _IT
)
PLAYERS = (
    select(tournament_players, people.c.kind, people.c.banned_at)
    .join(people, people.c.id == tournament_players.c.entrant, isouter=True)
    .where(tournament_players.c.tournament_id == _IT)
    .order_by(tournament_players.c.number, tournament_players.c.entrant)
)
SEATS = (
    select(tournament_seats)
    .where(tournament_seats.c.tournament_id == _IT)
    .order_by(tournament_seats.c.round, tournament_seats.c.table_id, tournament_seats.c.side)
)
_OTHERS = tournament_players.alias()
BLOCKS = (
    select(avoided.c.person_id, avoided.c.other_id)
    .join(tournament_players, tournament_players.c.entrant == avoided.c.person_id)
    .join(_OTHERS, _OTHERS.c.entrant == avoided.c.other_id)
    .where(
        avoided.c.kind == "block",
        tournament_players.c.tournament_id == _IT,
        _OTHERS.c.tournament_id == _IT,
    )
)
_UNFINISHED = exists().where(
    tournament_seats.c.tournament_id == tournaments.c.id, tournament_seats.c.score.is_(None)
)
# Tournaments that may have a step to take: the start is past, or no game is in progress.
AWAKE = select(tournaments.c.id).where(
    or_(
        and_(tournaments.c.status == "coming", tournaments.c.starts_at <= bindparam("now")),
        and_(
            tournaments.c.status == "running",
            or_(tournaments.c.system == "arena", not_(_UNFINISHED)),
        ),
    )
)
_COUNT = (
    select(func.count())
    .where(tournament_players.c.tournament_id == tournaments.c.id)
    .scalar_subquery()
)
_ROUND = (
    select(func.max(tournament_seats.c.round))
    .where(tournament_seats.c.tournament_id == tournaments.c.id)
    .scalar_subquery()
)
LISTED = (
    select(tournaments, _COUNT.label("players"), _ROUND.label("round"))
    .where(tournaments.c.status == bindparam("state"))
    .limit(bindparam("most"))
)
SOONEST = LISTED.order_by(tournaments.c.starts_at)
LATEST = LISTED.order_by(tournaments.c.starts_at.desc())
OWN_COMING = select(func.count().label("count")).where(
    tournaments.c.owner_id == bindparam("person"), tournaments.c.status == "coming"
)

_encode = msgspec.json.Encoder().encode
_terms = msgspec.json.Decoder(Terms).decode


class StoredTournament(NamedTuple):
    """A tournament as it stands, with its name, owner and number of steps."""

    tournament: Tournament
    name: str
    owner: str
    turn: int  # the number of its last step
    ended_at: int | None


async def find(store: Store, tournament: str) -> StoredTournament | None:
    """A tournament by its id. The number of its last step is read first, so everything else is at
    least as new."""
    turn = await store.row(TURN, tournament=tournament)
    row = await store.row(BY_ID, tournament=tournament)
    if row is None:
        return None
    seats = await store.rows(SEATS, tournament=tournament)
    players = await store.rows(PLAYERS, tournament=tournament)  # last: those of all seats are there
    blocks = await store.rows(BLOCKS, tournament=tournament)
    found = Tournament(
        tournament,
        _terms(row["terms"]),
        row["status"],
        row["starts_at"],
        [_entrant(one) for one in players],
        [_seat(one) for one in seats],
        _both_ways((one["person_id"], one["other_id"]) for one in blocks),
    )
    last = turn["turn"] if turn is not None else None
    return StoredTournament(found, row["name"], row["owner_id"], last or 0, row["ended_at"])


async def awake(store: Store, now: int) -> list[str]:
    """The tournaments that may have a step to take."""
    return [row["id"] for row in await store.rows(AWAKE, now=now)]


async def coming_of(store: Store, person: str) -> int:
    """How many tournaments a person has created that have not begun."""
    row = await store.row(OWN_COMING, person=person)
    return row["count"] if row is not None else 0


def terms_of(row: Row) -> Terms:
    return _terms(row["terms"])


def adding(tournament: str, name: str, owner: str, terms: Terms, at: tuple[int, int]) -> Write:
    """The writes of a new tournament; `at`: when it was created, and when it begins."""
    values: dict[str, Any] = {
        "id": tournament,
        "name": name,
        "owner_id": owner,
        "system": terms.system,
        "terms": _encode(terms),
        "status": "coming",
        "made_at": at[0],
        "starts_at": at[1],
    }
    return (ADD, values)


def joining(tournament: str, entrant: Entrant) -> Write:
    values: dict[str, Any] = {
        "tournament_id": tournament,
        "entrant": entrant.id,
        "number": entrant.number,
        "computer": entrant.computer,
        "strength": entrant.strength,
        "joined_at": entrant.joined_at,
    }
    return (JOIN, values)


def returning(tournament: str, person: str, joined_at: int, left_at: int | None) -> Write:
    """The write by which a player comes back or withdraws."""
    values = {"tournament": tournament, "who": person, "joined_at": joined_at, "left_at": left_at}
    return (COME_BACK, values)


def placing(tournament: str, person: str, place: int) -> Write:
    """The write of a trophy."""
    return (PLACE, {"tournament": tournament, "who": person, "place": place})


def taking_turn(found: StoredTournament) -> list[Write]:
    """The write of the next step's number: of two processes that try, only one succeeds."""
    of, turn = found.tournament.id, found.turn + 1
    return [
        (TAKE_TURN, {"tournament_id": of, "turn": turn}),
        (FORGET_TURNS, {"tournament": of, "number": turn}),
    ]


def changing(tournament: Tournament, step: TournamentStep, now: int) -> Write:
    """The write of a tournament's state after a step."""
    terms = msgspec.structs.replace(tournament.terms, rounds=step.rounds)
    ended = now if step.status == "over" else None
    return _set(tournament.id, step.status, terms, ended)


def _set(tournament: str, status: TournamentStatus, terms: Terms, ended: int | None) -> Write:
    values: dict[str, Any] = {
        "tournament": tournament,
        "status": status,
        "terms": _encode(terms),
        "ended_at": ended,
    }
    return (SET, values)


def seating(tournament: str, number: int, table: str, entrants: Sequence[str]) -> list[Write]:
    """The writes that say who plays at a table, in the order of the sides."""
    return [
        (SEAT, _row(tournament, RoundSeat(number, entrant, table, side)))
        for side, entrant in enumerate(entrants, 1)
    ]


def resting(tournament: str, seat: RoundSeat) -> Write:
    """The write of a score without a game (a bye)."""
    return (SEAT, _row(tournament, seat))


def _row(tournament: str, seat: RoundSeat) -> dict[str, Any]:
    return {
        "tournament_id": tournament,
        "round": seat.round,
        "entrant": seat.entrant,
        "table_id": seat.table,
        "side": seat.side,
        "score": seat.score,
        "ended_at": seat.ended_at,
    }


def _both_ways(pairs: Iterable[tuple[str, str]]) -> frozenset[tuple[str, str]]:
    return frozenset(way for one, other in pairs for way in ((one, other), (other, one)))


def _entrant(row: Row) -> Entrant:
    gone = row["computer"] is None and (row["kind"] in (None, "gone") or row["banned_at"])
    left = row["left_at"] is not None or bool(gone)
    return Entrant(
        row["entrant"], row["number"], row["strength"], row["joined_at"], row["computer"], left
    )


def _seat(row: Row) -> RoundSeat:
    return RoundSeat(
        row["round"],
        row["entrant"],
        row["table_id"],
        row["side"],
        row["score"],
        bool(row["berserk"]),
        bool(row["absent"]),
        row["ended_at"],
    )
