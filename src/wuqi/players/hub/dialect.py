"""What a game must provide to speak Hub, and which game does."""

from collections.abc import Mapping
from functools import cache
from typing import Protocol, cast

from wuqi.core.errors import BadRequest
from wuqi.core.folder.loading import part_of
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.core.registry import configure, names


class Dialect(Protocol):
    """A game's `hub.py`."""

    OPTIONS: Mapping[str, str]  # the rules that the protocol assumes

    def write_position(self, position: Position) -> str:
        """A position as the protocol writes it."""

    def read_position(self, game: Game, text: str) -> Position:
        """The position of such a text, or BadPosition."""

    def write_move(self, action: Action) -> str:
        """A move as the protocol writes it."""

    def read_move(self, position: Position, text: str) -> Action | None:
        """The legal action such a text means; None if none."""


@cache
def dialect_of(name: str) -> Dialect:
    """A game's dialect, or BadRequest."""
    found = part_of(name, "hub")
    if found is None:
        raise BadRequest("hub-not-this", game=name, right=hub_game().name)
    return cast("Dialect", found)


@cache
def hub_game() -> Game:
    """The game that is played through the protocol."""
    name = next(name for name in names() if part_of(name, "hub") is not None)
    return configure(name, None, dialect_of(name).OPTIONS)
