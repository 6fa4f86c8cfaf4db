"""What a table is made of: places, actions taken, offers, the shuffle. None of it ever changes."""

from msgspec import Struct

from wuqi.core.board.effects import Effect
from wuqi.core.folder.contract import Seat


class Place(Struct, frozen=True):
    """A seat and who holds it."""

    seat: Seat
    person: str | None = None
    computer: str | None = None
    locked: bool = False
    gave_up: bool = False
    before: str | None = None  # the person for whom a computer goes on

    @property
    def held(self) -> bool:
        return self.person is not None or self.computer is not None


class Played(Struct, frozen=True):
    """An action that was taken."""

    seat: int
    side: int
    action: str
    at: int
    spent: int
    final: bool  # it showed something, so play never goes back before it
    effects: tuple[Effect, ...] = ()


class Pending(Struct, frozen=True):
    """An offer that waits for answers."""

    by: int
    ply: int | None
    accepted: frozenset[int] = frozenset()


class Shuffle(Struct, frozen=True):
    """The fair shuffle as far as it has come; the server's secret is not here."""

    commitment: str
    commitments: dict[int, str] = {}
    secrets: dict[int, str] = {}
    opened: str | None = None
