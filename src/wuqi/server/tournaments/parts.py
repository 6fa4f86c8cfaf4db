"""What a tournament consists of. All of it is read from the database; the rest follows from it."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from wuqi.server.protocol import Clock
from wuqi.server.protocol.tournaments import System, TournamentStatus
from wuqi.server.table.scores import WHOLE as WHOLE


class GameTerms(Struct, frozen=True):
    """One of the tournament's games, with its rules."""

    game: str
    options: dict[str, str]
    sides: int


class Terms(Struct, frozen=True):
    """The settings that were chosen when the tournament was created."""

    system: System
    games: tuple[GameTerms, ...]  # several: a medley, one per round
    clock: Clock
    rated: bool
    rounds: int | None  # None: as many as it takes
    minutes: int
    computers: str | None
    pause: int = 10  # seconds between two rounds

    def game_of(self, number: int) -> GameTerms:
        """The game of a round; the first round is 1."""
        return self.games[(number - 1) % len(self.games)]


class Entrant(Struct, frozen=True):
    """A person who has joined, or a computer that fills in."""

    id: str
    number: int  # in the order in which they joined
    strength: int  # their rating when they joined, in points
    joined_at: int
    computer: str | None = None
    left: bool = False  # withdrawn, or the account is gone


class RoundSeat(Struct, frozen=True):
    """One entrant in one round."""

    round: int
    entrant: str
    table: str | None  # None: no game, only a score (bye)
    side: int
    score: int | None = None  # of WHOLE; None: not over yet
    berserk: bool = False
    absent: bool = False  # did not come, and lost
    ended_at: int | None = None


class Tournament:
    """A tournament as it stands."""

    def __init__(
        self,
        name: str,
        terms: Terms,
        status: TournamentStatus,
        starts_at: int,
        entrants: Sequence[Entrant],
        seats: Sequence[RoundSeat],
        apart: frozenset[tuple[str, str]] = frozenset(),
    ) -> None:
        self.id = name
        self.terms = terms
        self.status = status
        self.starts_at = starts_at
        self.entrants = entrants
        self.seats = seats
        self.apart = apart  # pairs of whom one has blocked the other, in both orders
        self.round = max((seat.round for seat in seats), default=0)

    @property
    def ends_at(self) -> int | None:
        """When an arena begins no more games."""
        if self.terms.system != "arena":
            return None
        return self.starts_at + self.terms.minutes * 60_000

    @cached_property
    def of(self) -> dict[str, list[RoundSeat]]:
        """The seats of each entrant, in the order of rounds."""
        found: defaultdict[str, list[RoundSeat]] = defaultdict(list)
        for seat in sorted(self.seats, key=lambda seat: seat.round):
            found[seat.entrant].append(seat)
        return found

    @cached_property
    def tables(self) -> dict[str, list[RoundSeat]]:
        """The seats of each game."""
        found: defaultdict[str, list[RoundSeat]] = defaultdict(list)
        for seat in self.seats:
            if seat.table is not None:
                found[seat.table].append(seat)
        return found

    @cached_property
    def playing(self) -> dict[str, str]:
        """The entrants whose game is not over, with its table."""
        return {
            seat.entrant: seat.table for seat in self.seats if seat.score is None and seat.table
        }

    @cached_property
    def scores(self) -> Counter[str]:
        """Each entrant's total score."""
        found = Counter[str]()
        for seat in self.seats:
            found[seat.entrant] += seat.score or 0
        return found

    @cached_property
    def met(self) -> Counter[tuple[str, str]]:
        """How often two entrants have met; the same in both orders."""
        found = Counter[tuple[str, str]]()
        for seats in self.tables.values():
            for one in seats:
                for other in seats:
                    if one is not other:
                        found[one.entrant, other.entrant] += 1
        return found

    @cached_property
    def sides(self) -> Counter[tuple[str, int]]:
        """How often an entrant has had a side."""
        return Counter((seat.entrant, seat.side) for seat in self.seats if seat.table is not None)

    @cached_property
    def byes(self) -> Counter[str]:
        return Counter(seat.entrant for seat in self.seats if seat.table is None)

    def rivals(self, entrant: str) -> list[str]:
        """All opponents of an entrant, the latest last."""
        return [
            other.entrant
            for seat in self.of.get(entrant, ())
            if seat.table is not None
            for other in self.tables[seat.table]
            if other.entrant != entrant
        ]

    def is_away(self, entrant: Entrant) -> bool:
        """Whether an entrant must not be paired: withdrawn, or absent since they last joined."""
        if entrant.left:
            return True
        seats = self.of.get(entrant.id, [])
        return bool(seats) and seats[-1].absent and (seats[-1].ended_at or 0) >= entrant.joined_at

    @cached_property
    def people(self) -> list[Entrant]:
        """The people who can be paired, strongest first."""
        found = [one for one in self.entrants if one.computer is None and not self.is_away(one)]
        return sorted(found, key=lambda one: (-one.strength, one.number))

    @cached_property
    def computers(self) -> list[Entrant]:
        return [one for one in self.entrants if one.computer is not None]
