"""A player: anything that, shown a position, answers with an action."""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from wuqi.core.errors import BadRequest, WuqiError
from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.position import Action, Position


@runtime_checkable
class Chooser(Protocol):
    """Your own player: any object with this one method. It is shown only what its seat may see."""

    def choose(self, view: Position, seat: Seat) -> str:
        """One of `view.texts(seat.number)`."""


class Player(Protocol):
    """Chooses among a seat's actions. It is shown only what the seat may see."""

    @property
    def kind(self) -> str:
        """Its name on the command line and in records, such as `level:4`."""

    def choose(self, view: Position, seat: Seat) -> Action:
        """One of `view.actions(seat.number)`."""


class PlayerForfeits(WuqiError):
    """A player that did not answer, or not with one of its actions: its side loses."""

    def __init__(self, key: str, side: int, **details: object) -> None:
        super().__init__(key, **details)
        self.side = side


@runtime_checkable
class TeamPlayer(Player, Protocol):
    """A player that can hold several seats of a side and decide which of them acts."""

    def choose_together(self, view: Position, seats: Sequence[Seat]) -> tuple[Seat, Action]:
        """One of the seats and one of its actions."""


@runtime_checkable
class Guest(Player, Protocol):
    """A player that holds resources, such as another program, until the game is over."""

    def leave(self) -> None:
        """Ends what it started, such as another program."""


def seats_by_action(view: Position, seats: Sequence[Seat]) -> dict[Action, Seat]:
    """Each action that one of these seats may take, with the first seat that may."""
    found: dict[Action, Seat] = {}
    for seat in seats:
        for action in view.actions(seat.number):
            found.setdefault(action, seat)
    return found


def get_up(player: Player) -> None:
    """Ends what a player has started, when the game is over."""
    if isinstance(player, Guest):
        player.leave()


def answer(
    players: Mapping[int, Player], position: Position, side: int | None = None
) -> tuple[Seat, Action]:
    """Which of the seats to act (of a side, or any) acts, and its action.

    Players are shown what their side may see. Where several seats may act, the first one's player
    decides for all the seats it holds.
    """
    able = [seat for seat in position.seats_to_act() if seat.number in players]
    first = next(seat for seat in able if side in (None, seat.side))
    player = players[first.number]
    held = [seat for seat in able if seat.side == first.side and players[seat.number] is player]
    view = position.seen_by(first.side)
    if len(held) > 1 and isinstance(player, TeamPlayer):
        return player.choose_together(view, held)
    return first, player.choose(view, first)


def assign(game: Game, specs: list[str]) -> dict[int, str]:
    """A specification for each seat, given one per seat, or one per side for all its members."""
    if len(specs) == len(game.seats):
        return {seat.number: spec for seat, spec in zip(game.seats, specs, strict=True)}
    if len(specs) == game.sides:
        return {seat.number: specs[seat.side - 1] for seat in game.seats}
    raise BadRequest(
        "seats-wrong-number", found=len(specs), sides=game.sides, seats=len(game.seats)
    )
