"""What tests of all games expect of each: a module `expected.py` beside its other tests.

Everything in it may be left out; a game that has no such module yet has the defaults. What a game
that comes with Wuqi must have is listed in one place, `tests/games/test_contract.py`.
"""

from dataclasses import dataclass, field, fields
from importlib import import_module
from importlib.util import find_spec

from wuqi.core.board.effects import Effect
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import load, names


@dataclass(frozen=True)
class Exchange:
    """Some actions at one table, to be filmed."""

    actions: tuple[str, ...]
    start: str | None = None
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ActionExample:
    """An action at the start or in a position: its tokens for learners, and what a hint says."""

    action: str
    kind: str
    square: str | None
    tokens: tuple[int, ...] = ()
    position: str | None = None


@dataclass(frozen=True)
class Carrying:
    """A position with something to carry, somewhere to carry it, and somewhere it cannot go."""

    game: str
    position: str
    move: tuple[str, str]
    wrong: str
    blocked: str = ""  # a piece of one's own that cannot move
    empty: str = ""  # a square where nothing can be taken up
    ends_turn: bool = True  # or more steps follow


@dataclass(frozen=True)
class Expected:
    """A game's `expected.py`: the constants it may define."""

    VOCABULARY: tuple[int, int] | None = None  # how many tokens, and a checksum of their texts
    PUZZLES: int = 0  # at least so many
    BODY: str = ""  # what is drawn in a side's colour on its piece: a selector
    SHOWN: int = 0  # plies played before a picture of the board is taken
    SHORT: dict[str, str] = field(default_factory=dict)  # options for a game that is over soon
    LATE: int = 0  # so many plies before its end a game may begin that otherwise takes long
    HINTED: bool = True  # the first action is played on the board, so that a hint can show it there
    EXCHANGES: tuple[Exchange, ...] = ()
    ACTIONS: tuple[ActionExample, ...] = ()
    TOO_MANY: dict[str, str] = field(default_factory=dict)  # pieces that the rules do not allow
    THREE_SIDES: dict[str, str] | None = None  # options for a game of three sides
    SECRETS: tuple[tuple[list[int], dict[str, str]], ...] = ()  # who holds each seat, and options
    SOLVED: tuple[tuple[str | None, dict[str, str]], ...] = ()  # presets and options with tables
    PROMPTS: tuple[tuple[str, str], ...] = ()  # a position, and what a beginner is told to touch
    OPTION: tuple[str, str, str] | None = None  # one with a value, and the actions that show it
    REFUSED: tuple[tuple[str, ...], str] | None = None  # squares touched at the start, and why not
    CARRYING: Carrying | None = None


def expected(game: str) -> Expected:
    if find_spec(f"tests.games.{game}") is None or not find_spec(f"tests.games.{game}.expected"):
        return Expected()
    given = vars(import_module(f"tests.games.{game}.expected"))
    return Expected(**{one.name: given[one.name] for one in fields(Expected) if one.name in given})


def sides(game: str) -> int:
    """How many sides a table of a game has to be opened with."""
    return load(game).sides


def first_step(game: str) -> Effect | None:
    """The first step of the first action at the start; None where no piece steps there."""
    start = load(game).start()
    effects = start.effects(start.actions()[0])
    return next((effect for effect in effects if effect.kind == "step"), None)


SEATS = {game: len(load(game).seats) for game in names() if game in shipped()}
