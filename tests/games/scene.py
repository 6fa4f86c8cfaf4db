"""What is to be seen while actions are shown: `scenes.py` in the folder of a game's tests."""

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec


@dataclass(frozen=True)
class Scene:
    """Some actions from a position, and what is to be seen of them."""

    game: str
    start: str | None
    actions: tuple[str, ...]
    paths: tuple[str, ...] = ()  # the squares that pieces pass, one after the other
    how: tuple[str, ...] = ()  # what the first of them does in turn
    gone: dict[str, str] = field(default_factory=dict)  # who leaves from where, and in which way
    signs: tuple[str, ...] = ()  # what is written over the board
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 2


def scenes_of(game: str) -> dict[str, Scene]:
    """The scenes of a game by name; a game may have none yet."""
    module = f"tests.games.{game}.scenes"
    if find_spec(f"tests.games.{game}") is None or find_spec(module) is None:
        return {}
    scenes: dict[str, Scene] = import_module(module).SCENES
    return scenes
