"""The pieces of a `TableView`: each is written on its own, and kept while it stays the same."""

from msgspec import Struct

from wuqi.server import protocol as p


class TermsPart(Struct, frozen=True, tag="table"):
    """What was agreed on before play; the first piece, so it names the message."""

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
    """What the clocks say at this moment."""

    now: int
    clocks: list[p.Hand]
    first_move_by: int | None
    halved: list[int]


class LegalPart(Struct, frozen=True):
    """What is in the viewer's own hands."""

    viewpoint: int | None
    legal: list[p.Legal]
    plans: tuple[tuple[str, ...], ...]


class PlayPart(Struct, frozen=True):
    """How far play has come: the same for all who see alike and have seen as much."""

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
