"""What tests of all games expect of each: a module `expected.py` beside its other tests."""

from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol, cast

from wuqi.core.folder.folders import shipped
from wuqi.core.registry import load


@dataclass(frozen=True)
class Exchange:
    """Some actions at one table, to be filmed."""

    actions: tuple[str, ...]
    start: str | None = None
    options: dict[str, str] = field(default_factory=dict)


class Expected(Protocol):
    """A game's `expected.py`."""

    VOCABULARY: tuple[int, int]  # how many tokens, and a checksum of their texts
    PUZZLES: int  # at least so many
    BODY: str  # what is drawn in a side's colour on its piece: a selector
    SHOWN: int  # plies played before a picture of the board is taken
    SHORT: dict[str, str]  # options for a game that is over soon
    HINTED: bool  # the first action is played on the board, so that a hint can show it there
    EXCHANGES: tuple[Exchange, ...]


def expected(game: str) -> Expected:
    return cast(Expected, import_module(f"tests.games.{game}.expected"))


def sides(game: str) -> int:
    """How many sides a table of a game has to be opened with."""
    return load(game).sides


SEATS = {game: len(load(game).seats) for game in shipped()}
