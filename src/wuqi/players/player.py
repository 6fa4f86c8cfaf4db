"""Who can sit in a seat: anything that, shown a position, answers with an action."""

from typing import Protocol

from wuqi.core.contract import Seat
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.position import Action, Position


class Player(Protocol):
    """Chooses among a seat's actions. It is shown only what the seat may see."""

    @property
    def kind(self) -> str:
        """How it is asked for on a command line and named in a record."""

    def choose(self, view: Position, seat: Seat) -> Action:
        """One of `view.actions(seat.number)`."""


def assign(game: Game, specs: list[str]) -> dict[int, str]:
    """A specification for each seat: given one a seat, or one a side for all its members."""
    if len(specs) == len(game.seats):
        return {seat.number: spec for seat, spec in zip(game.seats, specs, strict=True)}
    if len(specs) == game.sides:
        return {seat.number: specs[seat.side - 1] for seat in game.seats}
    raise BadRequest(
        "seats-wrong-number", found=len(specs), sides=game.sides, seats=len(game.seats)
    )
