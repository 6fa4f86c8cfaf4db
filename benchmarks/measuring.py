"""How each game is measured: a module `measured.py` in its folder of `benchmarks/games`.

Everything in it may be left out. Beside it are benchmarks of this game alone, and its part in
benchmarks of all games: `speed.py`, `newcomer.py`, `solved.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from wuqi.core.registry import configure, names


@dataclass(frozen=True)
class Setting:
    """How a game is set up for a match, and how many random plies its games begin with."""

    preset: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    opening_plies: int = 2


@dataclass(frozen=True)
class Measured:
    """A game's `measured.py`: the constants it may define."""

    LADDER: dict[str, Setting] = field(default_factory=lambda: {"": Setting()})
    HARD: tuple[str, ...] = ()  # positions where actions take longest to find
    NEAREST: str = ""  # OpenSpiel's nearest game
    UCT: tuple[str | None, ...] = ()  # presets for matches against textbook UCT
    OPENSPIEL: bool = False  # whether to play against OpenSpiel's search
    # What follows the game in `wuqi solve`, and the most seconds and gigabytes on two cores.
    TABLES: dict[str, tuple[float, float]] = field(default_factory=dict)


def part_of(game: str, module: str) -> ModuleType | None:
    """A module of a game's folder, if it has one."""
    folder = f"benchmarks.games.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.{module}") is None:
        return None
    return import_module(f"{folder}.{module}")


def measured(game: str) -> Measured:
    given = vars(part_of(game, "measured") or object)
    return Measured(**{one.name: given[one.name] for one in fields(Measured) if one.name in given})


def settings() -> Iterator[tuple[str, str | None]]:
    """Every game with its defaults, and with each preset that changes them."""
    for name in names():
        plain = configure(name, None, {})
        others = [preset for preset in plain.face.PRESETS if configure(name, preset, {}) != plain]
        yield from ((name, preset) for preset in (None, *others))
