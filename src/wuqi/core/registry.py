"""Finds games by their folders: whatever lies under `games/` with a `face.py` is a game."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np

from wuqi.core.errors import UnknownGame

if TYPE_CHECKING:
    from wuqi.core.contract import Face, Format, Judge, Rules, Text
    from wuqi.core.game import Game
    from wuqi.core.position import Position

PARTS = ("rules", "judge", "text", "face")
FOLDER = Path(__file__).resolve().parents[1] / "games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/face.py")))


def load(name: str, preset: str | None = None, **options: str | int) -> "Game":
    """A game with its options chosen; a wrong name, preset or option lists the right ones."""
    return configure(name, preset, {key.replace("_", "-"): str(v) for key, v in options.items()})


def configure(name: str, preset: str | None, options: Mapping[str, str]) -> "Game":
    """`load` with the options as a mapping, as they come from a command line or a record."""
    from wuqi.core.game import Game

    if name not in names():
        raise UnknownGame("game-unknown", name=name[:40], right=" | ".join(names()))
    modules = tuple(import_module(f"wuqi.games.{name}.{part}") for part in PARTS)
    return Game(name, cast("tuple[Rules, Judge, Text, Face]", modules), preset, options)


@cache
def formats() -> dict[str, tuple[str, "Format"]]:
    """The foreign formats of all games: by name the game and the module."""
    found = {}
    for game in names():
        face = import_module(f"wuqi.games.{game}.face")
        for name in getattr(face, "FORMATS", ()):
            found[name] = (game, cast("Format", import_module(f"wuqi.games.{game}.{name}")))
    return found


def restore(
    name: str, options: Mapping[str, str], state: bytes, path: tuple[int, ...]
) -> "Position":
    """A pickled position again."""
    from wuqi.core.position import Position

    told = np.frombuffer(bytearray(state), dtype=np.uint64)
    return Position(configure(name, None, options), told, path)
