"""The pieces of a `TableView`: each is written separately, and cached while it stays the same."""

from msgspec import Struct

from wuqi.server import protocol as p


class TermsPart(Struct, frozen=True, tag="table"):
    """The terms of the table; the first piece, so it names the message."""

    table: str
    game: str
    options: dict[str, str]
    start: str | None
    visibility: p.Visibility
    owner: str | None
    clock: p.Clock | None
    goals: tuple[p.Saying, ...]
    wait: bool
    rated: p.Speed | None
    tournament: str | None
    berserk: bool


class RosterPart(Struct, frozen=True):
    """Who is there."""

    seats: list[p.Seat]
    onlookers: int


class ClockPart(Struct, frozen=True):
    """The clocks at this moment."""

    now: int
    clocks: list[p.Hand]
    first_move_by: int | None
    halved: list[int]


class LegalPart(Struct, frozen=True):
    """The viewer's side, legal actions and conditional moves."""

    viewpoint: int | None
    legal: list[p.Legal]
    plans: tuple[tuple[str, ...], ...]


class PlayPart(Struct, frozen=True):
    """The play so far: the same for viewers who see the same and have already seen as much."""

    number: int
    status: p.Status
    ply: int
    back: int
    to_act: list[int]
    board: p.Board
    since: int
    steps: list[p.Step]
    offers: list[p.Offer]
    result: p.Result | None
    dealing: p.Dealing | None
    rematch: str | None
    lent: bool
    on_device: bool
