"""What a table is made of: places, actions, offers, the shuffle. None of it ever changes."""

from msgspec import Struct

from wuqi.core.board.effects import Effect
from wuqi.core.folder.contract import Seat
from wuqi.core.position import Position


class Place(Struct, frozen=True, gc=False):
    """A seat and who holds it."""

    seat: Seat
    person: str | None = None
    computer: str | None = None
    locked: bool = False
    gave_up: bool = False
    before: str | None = None  # the person whom a computer has replaced
    failed: str | None = None  # the computer player that another one has replaced

    @property
    def held(self) -> bool:
        return self.person is not None or self.computer is not None


class Played(Struct, frozen=True, gc=False):
    """An action that was taken."""

    seat: int
    side: int
    action: str
    at: int
    spent: int
    final: bool  # it showed something, so play never goes back before it
    effects: tuple[Effect, ...] = ()


class Pending(Struct, frozen=True, gc=False):
    """An offer that waits for an answer."""

    by: int
    ply: int | None
    accepted: frozenset[int] = frozenset()


class OffersMade(Struct, frozen=True, gc=False):
    """How often a side has offered something."""

    ply: int  # at which it did so last
    there: int  # how often at this ply
    in_all: int

    def again(self, ply: int) -> "OffersMade":
        """The same after another offer."""
        return OffersMade(ply, self.there + 1 if self.ply == ply else 1, self.in_all + 1)


class Checkpoint(Struct, frozen=True, gc=False):
    """What a table was before an action, for a takeback."""

    ply: int
    position: Position
    last_open: Position
    hidden_since: int | None
    revealed: tuple[tuple[int, int], ...]


class Shuffle(Struct, frozen=True, gc=False):
    """The state of the fair shuffle; the server's secret is not here."""

    commitment: str
    commitments: dict[int, str] = {}
    replaced: dict[int, str] = {}  # of seats that committed and then stayed silent
    secrets: dict[int, str] = {}
    opened: str | None = None
