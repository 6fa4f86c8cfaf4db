"""What tests of all games expect of each: a module `expected.py` beside its other tests.

Everything in it may be left out; a game that has no such module yet has the defaults. What a game
that comes with Wuqi must have is listed in one place, `tests/core/test_contract.py`.
"""

from dataclasses import dataclass, field, fields
from importlib import import_module
from importlib.util import find_spec

from wuqi.core.folder.folders import shipped
from wuqi.core.registry import load, names


@dataclass(frozen=True)
class Exchange:
    """Some actions at one table, to be filmed."""

    actions: tuple[str, ...]
    start: str | None = None
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Expected:
    """A game's `expected.py`: the constants it may define."""

    VOCABULARY: tuple[int, int] | None = None  # how many tokens, and a checksum of their texts
    PUZZLES: int = 0  # at least so many
    BODY: str = ""  # what is drawn in a side's colour on its piece: a selector
    SHOWN: int = 0  # plies played before a picture of the board is taken
    SHORT: dict[str, str] = field(default_factory=dict)  # options for a game that is over soon
    HINTED: bool = True  # the first action is played on the board, so that a hint can show it there
    EXCHANGES: tuple[Exchange, ...] = ()


def expected(game: str) -> Expected:
    if find_spec(f"tests.games.{game}") is None or not find_spec(f"tests.games.{game}.expected"):
        return Expected()
    said = vars(import_module(f"tests.games.{game}.expected"))
    return Expected(**{one.name: said[one.name] for one in fields(Expected) if one.name in said})


def sides(game: str) -> int:
    """How many sides a table of a game has to be opened with."""
    return load(game).sides


SEATS = {game: len(load(game).seats) for game in names() if game in shipped()}
