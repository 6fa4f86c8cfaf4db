"""Tournaments as people see them: lists, standings, the newest games, everything for an export."""

import time
from collections import OrderedDict
from collections.abc import Iterable

from wuqi.server.errors import Unknown
from wuqi.server.ids import now
from wuqi.server.people.directory import Directory
from wuqi.server.protocol import Person
from wuqi.server.protocol.tournaments import (
    Standing,
    TournamentBrief,
    TournamentExport,
    TournamentGame,
    TournamentList,
    TournamentSeat,
    TournamentView,
)
from wuqi.server.store.store import Row, Store
from wuqi.server.tournaments import records
from wuqi.server.tournaments.entering import is_joinable
from wuqi.server.tournaments.parts import WHOLE, Entrant, RoundSeat, Terms, Tournament
from wuqi.server.tournaments.records import StoredTournament
from wuqi.server.tournaments.standings import Placed, standings

MOST_STANDINGS = 100
MOST_GAMES = 60
MOST_LISTED = 50
FRESH_FOR_S = 1.0  # how long a view is reused, so that many viewers cost little
MOST_REMEMBERED = 50


class Seen:
    """A tournament as it was a moment ago, with its standings."""

    def __init__(self, found: StoredTournament, names: dict[str, Person | None]) -> None:
        self.found = found
        self.names = names
        self.looked_at = time.monotonic()
        self.placed = standings(found.tournament)
        self.about = _about(found)


class Tournaments:
    """Tournaments for people to look at."""

    def __init__(self, store: Store, directory: Directory) -> None:
        self._store = store
        self._directory = directory
        self._seen: OrderedDict[str, Seen] = OrderedDict()

    def forget(self, tournament: str) -> None:
        """Reads the tournament again next time, because a person has just changed it."""
        self._seen.pop(tournament, None)

    async def view(self, tournament: str, viewer: str | None) -> TournamentView:
        """A tournament for one person."""
        seen = await self._look(tournament)
        it = seen.found.tournament
        own = next((one for one in seen.placed if one.entrant.id == viewer), None)
        newest = sorted({seat.round for seat in it.seats}, reverse=True)
        shown: list[TournamentGame] = []
        for number in newest:
            if len(shown) < MOST_GAMES:
                shown += _games(seen, (seat for seat in it.seats if seat.round == number))
        return TournamentView(
            seen.about,
            self._directory.name(seen.found.owner),
            now(),
            tuple(_standing(seen, one) for one in seen.placed[:MOST_STANDINGS]),
            tuple(shown[:MOST_GAMES]),
            _standing(seen, own) if own is not None else None,
            is_joinable(it),
        )

    async def export(self, tournament: str) -> TournamentExport:
        """All standings and all games."""
        self.forget(tournament)
        seen = await self._look(tournament)
        rows = tuple(_standing(seen, one) for one in seen.placed)
        return TournamentExport(seen.about, rows, tuple(_games(seen, seen.found.tournament.seats)))

    async def list(self) -> TournamentList:
        """The tournaments that are coming, running and over."""
        store, most = self._store, MOST_LISTED
        coming = await store.rows(records.SOONEST, state="coming", most=most)
        running = await store.rows(records.SOONEST, state="running", most=most)
        over = await store.rows(records.LATEST, state="over", most=most)
        return TournamentList(*(tuple(map(_brief, rows)) for rows in (coming, running, over)))

    async def _look(self, tournament: str) -> Seen:
        seen = self._seen.get(tournament)
        if seen is None or seen.looked_at + FRESH_FOR_S < time.monotonic():
            found = await records.find(self._store, tournament)
            if found is None:
                raise Unknown("tournament-unknown")
            people = [one.id for one in found.tournament.entrants if one.computer is None]
            await self._directory.learn([*people, found.owner])
            names = {one: self._name(one) for one in people}
            seen = self._seen[tournament] = Seen(found, names)
            self._seen.move_to_end(tournament)
            while len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)
        return seen

    def _name(self, person: str) -> Person | None:
        found = self._directory.name(person)
        return found if found.id else None


def _standing(seen: Seen, placed: Placed) -> Standing:
    it, entrant = seen.found.tournament, placed.entrant
    return Standing(
        placed.place,
        seen.names.get(entrant.id),
        entrant.computer,
        entrant.number,
        placed.points,
        placed.tiebreak,
        placed.games,
        placed.streak,
        it.playing.get(entrant.id),
        _game_now(it, entrant),
        it.status != "over" and it.is_away(entrant),
    )


def _game_now(it: Tournament, entrant: Entrant) -> str | None:
    """The game that a person is playing now."""
    if entrant.id not in it.playing:
        return None
    return it.terms.game_of(it.of[entrant.id][-1].round).game


def _games(seen: Seen, seats: Iterable[RoundSeat]) -> list[TournamentGame]:
    """All games; the byes of a round come after its games."""
    known = {one.id: one for one in seen.found.tournament.entrants}
    found: dict[str, list[RoundSeat]] = {}
    for seat in sorted(seats, key=lambda seat: (seat.round, seat.table is None)):
        found.setdefault(seat.table or f"{seat.round} {seat.entrant}", []).append(seat)
    return [
        TournamentGame(
            group[0].round,
            seen.found.tournament.terms.game_of(group[0].round).game,
            group[0].table,
            tuple(_seat(seen, seat, known[seat.entrant]) for seat in group),
        )
        for group in found.values()
    ]


def _seat(seen: Seen, seat: RoundSeat, entrant: Entrant) -> TournamentSeat:
    score = None if seat.score is None else round(seat.score / WHOLE, 2)
    name = seen.names.get(entrant.id)
    return TournamentSeat(seat.side, name, entrant.computer, score, seat.berserk)


def _about(found: StoredTournament) -> TournamentBrief:
    it: Tournament = found.tournament
    return _short(
        (it.id, found.name, it.status), it.terms, it.starts_at, (it.round, len(it.entrants))
    )


def _brief(row: Row) -> TournamentBrief:
    known = (row["id"], row["name"], row["status"])
    counts = (row["round"] or 0, row["players"])
    return _short(known, records.terms_of(row), row["starts_at"], counts)


def _short(
    known: tuple[str, str, str], terms: Terms, starts_at: int, counts: tuple[int, int]
) -> TournamentBrief:
    tournament, name, status = known
    arena = terms.system == "arena"
    return TournamentBrief(
        tournament,
        name,
        terms.system,
        tuple(game.game for game in terms.games),
        terms.clock,
        terms.rated,
        terms.computers,
        "coming" if status == "coming" else "running" if status == "running" else "over",
        starts_at,
        starts_at + terms.minutes * 60_000 if arena else None,
        counts[0],
        terms.rounds,
        counts[1],
    )
