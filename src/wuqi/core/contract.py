"""What `rules.py`, `judge.py`, `text.py` and `face.py` of each folder in `games/` must offer.

Modules, not classes: a game has exactly one of each, and a plain function needs no `self`.
`core.stock` has ready-made functions for what most games do alike (one seat a side, no secrets).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from wuqi.core.effects import Effect
from wuqi.core.errors import WuqiError
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.core.picture import Picture

if TYPE_CHECKING:
    from wuqi.core.moving import Moving, Pieces
    from wuqi.core.position import Position
    from wuqi.core.record import Record


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table for one person or bot: its number, its side, its number in the side."""

    number: int
    side: int
    member: int = 1


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence from the game's words: its key and what to fill in."""

    key: str
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to turn the board that the rules do not notice, told by what it does to texts."""

    name: str
    position: Callable[[str], str]
    action: Callable[[str], str]
    sides: Mapping[int, int] = field(default_factory=dict)  # sides it swaps; empty: none


@dataclass(frozen=True, slots=True)
class Deck:
    """What is shuffled before a game: as many cards as there are places they are dealt to.

    A place is told by the action that shows its card, `flip a1`; what it shows is told as
    `flip a1=K`, where `K` is the card.
    """

    cards: tuple[str, ...] = ()  # in a fixed order: the shuffle's starting point
    places: tuple[str, ...] = ()


class Rules(Protocol):
    """The compiled rules: the kernel's sizes as constants, its verbs as functions by name."""

    WORDS: int
    HISTORY: int
    MOST_ACTIONS: int
    MOST_OUTCOMES: int
    MOST_SIDES: int

    def start(self, options: Options) -> State:
        """The state a game begins with."""


class Judge(Protocol):
    """The compiled evaluation."""

    def judge(self, state: State, side: int) -> int:
        """How good it looks for a side, in thousandths of a win."""


class Text(Protocol):
    """Positions and actions as text, both ways."""

    ACTION: re.Pattern[str]  # what any action, chance outcome or accepted short form looks like

    def read(self, options: Options, text: str) -> State:
        """The state a position text describes, or BadPosition."""

    def write(self, options: Options, state: State) -> str:
        """The position text of a state."""

    def action_texts(self, state: State, codes: Sequence[int]) -> list[str]:
        """The texts of all actions of a position (or some of them, or its chance outcomes)."""

    def matches(
        self, state: State, wanted: str, codes: Sequence[int], texts: Sequence[str]
    ) -> list[int]:
        """The codes among the legal ones that a well-formed text may mean; several: ambiguous."""

    def without_outcome(self, wanted: str) -> str | None:
        """`flip a1` for `flip a1=K`: the action whose chance outcome a text tells; None if none."""


@dataclass(frozen=True, slots=True)
class Imported:
    """One game of a foreign file: its record or why there is none, and what is worth knowing."""

    number: int  # in the file, from 1
    record: "Record | None" = None
    problem: WuqiError | None = None
    notes: tuple[WuqiError, ...] = ()


class Format(Protocol):
    """A foreign file format of a game: a module beside its `face.py`, named there in FORMATS."""

    SUFFIXES: tuple[str, ...]  # of file names, such as ".pdn"

    def read(self, data: bytes, options: Mapping[str, str] | None) -> Iterator[Imported]:
        """The games of a file, under these options or those that the format implies."""

    def write(self, records: "Iterable[Record]") -> str:
        """The file that holds these games, or BadRecord if the format cannot."""


class Face(Protocol):
    """What people see of a game. Names are in the words; the rest is data or small functions."""

    OPTIONS: tuple[Option, ...]
    PRESETS: Mapping[str, Mapping[str, str]]
    REASONS: tuple[str, ...]  # why a game ended, indexed by the kernel's result
    ACTION_KINDS: Mapping[str, str]  # the kinds of actions, and what a text of that kind contains
    INKS: Mapping[str, str]  # the colour of each side, or of each camp, by its word: `core.inks`
    CAMP_PIECES: Mapping[str, tuple[str, ...]]  # where camps are not sides: the pieces of each
    FORMATS: tuple[str, ...]  # foreign formats; may be left out if there are none
    DRAWS: bool  # whether a game can be drawn; may be left out where it can
    SETTING_UP: tuple[str, ...]  # what is expected while armies are set up; may be left out
    SETUPS: Mapping[str, tuple[tuple[str, ...], ...]]  # by name, for each side; may be left out

    def check(self, options: Options) -> None:
        """Raises BadOption where single options are right but do not go together."""

    def symmetries(self, options: Options) -> Sequence[Symmetry]:
        """The ways to turn this game's board."""

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The seats of a table, in order."""

    def seat_codes(
        self, options: Options, state: State, seat: Seat, mover: int, codes: Sequence[int]
    ) -> list[int]:
        """Those of the legal actions that a seat may take; none: it is not this seat's turn."""

    def seen(self, options: Options, state: State, side: int | None) -> State:
        """The state with everything hidden from a side (None: from onlookers) taken out."""

    def imagined(self, options: Options, state: State, side: int, chance: Random) -> State | None:
        """A state that would look like this one to a side, with what it cannot see drawn by lot;
        None where nobody acts in secret (need not be there: nobody ever does)."""

    def deck(self, options: Options, state: State) -> Deck:
        """What is shuffled if a game begins with this state (need not be there: nothing is)."""

    def why_not(self, options: Options, state: State, wanted: str) -> Saying:
        """Why a well-formed action is not legal here, for a beginner."""

    def goal(self, options: Options, side: int) -> Saying:
        """What a side is to aim at, in one line (need not be there: nothing is said)."""

    def expected(self, options: Options, state: State) -> Saying:
        """What kind of action is expected now."""

    def moving(self, options: Options, pieces: "Pieces", square: str) -> "Moving":
        """How the piece on a square moves, and where it could go were it its turn."""

    def picture(self, options: Options, state: State) -> Picture:
        """What the board looks like."""

    def effects(self, before: "Position", action: str, after: "Position") -> tuple[Effect, ...]:
        """What an action visibly does (need not be there: the pictures are compared)."""
