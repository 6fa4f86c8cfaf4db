"""Tournaments by HTTP: creating one, joining, standings."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from wuqi.server.protocol.fields import NO_NUL, PlayerSpec, StrictStruct
from wuqi.server.protocol.table import Clock, Person

MOST_ROUNDS = 30
LONGEST_ARENA = 12 * 60  # minutes

System = Literal[
    "arena",  # for a given time: a new game as soon as the last one is over
    "swiss",  # rounds: opponents with similar scores, never the same twice
    "round-robin",  # everyone against everyone
]
TournamentStatus = Literal["coming", "running", "over"]
Short = Annotated[str, Meta(max_length=40)]


class NewTournament(StrictStruct):
    """`POST /api/tournaments`: for accounts. The answer is its view."""

    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]
    system: System
    clock: Clock
    starts_at: Annotated[int, Meta(ge=0, le=10**15)]
    game: Short | None = None  # null: a medley, each round another game
    options: dict[Short, Annotated[str, Meta(max_length=100)]] = field(default_factory=dict)
    preset: Short | None = None
    rated: bool = True
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None  # null: as many as it takes
    minutes: Annotated[int, Meta(ge=1, le=LONGEST_ARENA)] = 60  # of an arena
    pause: Annotated[int, Meta(ge=0, le=3_600)] = 10  # seconds between two rounds
    computers: PlayerSpec | None = None  # fills in where a player is missing; null: none


class TournamentBrief(Struct, frozen=True):
    """A tournament in a list."""

    tournament: str
    name: str
    system: System
    games: tuple[str, ...]  # several: a medley, each round the next
    clock: Clock
    rated: bool
    computers: str | None
    status: TournamentStatus
    starts_at: int
    ends_at: int | None  # of an arena: when no more games begin
    round: int  # 0 before the start
    rounds: int | None  # null: of an arena, or not yet known
    players: int


class Standing(Struct, frozen=True):
    """A player of a tournament. Those with the same points and tiebreak share the place."""

    place: int
    person: Person | None  # null: a computer, or a deleted account
    computer: str | None
    number: int  # tells computers apart
    points: float
    tiebreak: float
    games: int
    streak: bool = False  # arena: the next win counts double
    table: str | None = None  # where they play now
    game: str | None = None  # and what
    away: bool = False  # withdrawn, or did not come to the last game


class TournamentSeat(Struct, frozen=True):
    """A side of a game of a tournament."""

    side: int
    person: Person | None
    computer: str | None
    score: float | None  # 1 is a win, ½ a draw; null: not over yet
    berserk: bool = False


class TournamentGame(Struct, frozen=True):
    """A game of a tournament, or a round without one (bye)."""

    round: int
    game: str
    table: str | None
    seats: tuple[TournamentSeat, ...]


class TournamentView(Struct, frozen=True):
    """`GET /api/tournaments/{id}`: the standings, at most the first 100, and the newest games."""

    about: TournamentBrief
    owner: Person
    now: int
    standings: tuple[Standing, ...]
    games: tuple[TournamentGame, ...]
    you: Standing | None  # null: you have not joined
    joinable: bool  # whether new players may still join


class TournamentList(Struct, frozen=True):
    """`GET /api/tournaments`: the next ones, those that run, and the latest that are over."""

    coming: tuple[TournamentBrief, ...]
    running: tuple[TournamentBrief, ...]
    over: tuple[TournamentBrief, ...]


class TournamentExport(Struct, frozen=True):
    """`GET /api/tournaments/{id}/export`: everything, with the addresses of the games' records."""

    about: TournamentBrief
    standings: tuple[Standing, ...]
    games: tuple[TournamentGame, ...]


class Trophy(Struct, frozen=True):
    """First to third place in a tournament, on a player's page."""

    tournament: str
    name: str
    place: int
    players: int  # people who had joined
    system: System
    games: tuple[str, ...]
    ended_at: int
