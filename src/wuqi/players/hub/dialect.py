"""What a game must offer to speak Hub, and which game does."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.core.registry import FOLDER, configure


class Dialect(Protocol):
    """A game's `hub.py`."""

    OPTIONS: Mapping[str, str]  # the rules the protocol takes for granted

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
    if not (FOLDER / name / "hub.py").exists():
        raise BadRequest("hub-not-this", game=name, right=hub_game().name)
    return cast("Dialect", import_module(f"wuqi.games.{name}.hub"))


@cache
def hub_game() -> Game:
    """The game that is played through the protocol."""
    name = next(path.parent.name for path in sorted(FOLDER.glob("*/hub.py")))
    module = cast("Dialect", import_module(f"wuqi.games.{name}.hub"))
    return configure(name, None, module.OPTIONS)
