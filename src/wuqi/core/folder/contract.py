"""What a game's folder holds: every module and every attribute, required or optional.

`MODULES` is the whole contract. It is checked when a game is loaded, so a game that is not finished
says what it lacks (`wuqi check-game NAME` lists all of it). What is optional has a default here.

Modules, not classes: a game has exactly one of each, and a plain function needs no `self`. The
protocols below describe what the most important attributes do.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from wuqi.core import kernel
from wuqi.core.board.effects import Effect, by_comparing
from wuqi.core.board.picture import Picture
from wuqi.core.folder import defaults
from wuqi.core.kernel import Codes, State
from wuqi.core.options import Option, Options
from wuqi.core.values import Deck, Imported, Saying, Seat, Symmetry

if TYPE_CHECKING:
    from wuqi.core.board.moving import Moving, Pieces
    from wuqi.core.play.played import PlayedAction
    from wuqi.core.play.record import Record
    from wuqi.core.position import Position

__all__ = [
    "MODULES",
    "Deck",
    "Face",
    "Format",
    "Imported",
    "Judge",
    "Module",
    "Refusals",
    "Rules",
    "Saying",
    "Seat",
    "Symmetry",
    "Text",
]


@dataclass(frozen=True, slots=True)
class Module:
    """A Python file of a game's folder: what it must define, and the defaults of what it may
    define."""

    needed: bool  # a folder without it is not a game
    required: tuple[str, ...]
    optional: Mapping[str, Any] = field(default_factory=dict)


MODULES: Mapping[str, Module] = {
    # The state layout, drawn in a comment, and the compiled verbs (`core.kernel`).
    "rules": Module(
        needed=True,
        required=("WORDS", "MOST_ACTIONS", "start", "turn", "actions", "play", "result", "key"),
        optional={
            "HISTORY": 0,
            "MOST_OUTCOMES": 0,
            "MOST_SIDES": 2,
            "count": None,  # `actions`, which counts as well
            "chance": kernel.no_chance,
            "repeat_key": kernel.never_repeats,
            "irreversible": kernel.always_irreversible,
            "repeat": kernel.repetition_means_nothing,
        },
    ),
    # A static evaluation, explained in words.
    "judge": Module(
        needed=False,
        required=(),
        optional={
            "judge": kernel.no_opinion,
            "glance": None,  # `judge`
            "loud": kernel.never_loud,
            "redundant": kernel.never_redundant,
            "PLAYOUT": 0,
            "THINS": False,
        },
    ),
    # Positions and actions as text, both ways.
    "text": Module(
        needed=True,
        required=("ACTION", "read", "write", "action_texts"),
        optional={"matches": defaults.exact_match, "without_outcome": defaults.no_outcome},
    ),
    # What people see: options, reasons, colours, seats, the board's picture.
    "face": Module(
        needed=True,
        required=("REASONS", "ACTION_KINDS", "INKS", "expected", "picture"),
        optional={
            "OPTIONS": (),
            "PRESETS": {},
            "ORDER": 1_000,  # its place among the games; then by name
            "ACCENT": None,  # the ink of its marks on the page: the first of INKS
            "CAMP_PIECES": {},
            "FORMATS": (),
            "DRAWS": True,
            "NEWCOMER_SIDE": 1,
            "SETTING_UP": (),
            "SETUPS": {},
            "SIGHT": (),
            "LEVEL_RATINGS": (),
            "PUZZLE_MAKER": None,
            "PUZZLES_KEPT": {},
            "check": defaults.any_options,
            "symmetries": defaults.no_symmetries,
            "seats": defaults.two_seats,
            "seat_codes": defaults.whole_side,
            "seen": defaults.nothing_hidden,
            "imagined": defaults.nothing_imagined,
            "hides": None,  # whether `seen` is given
            "deck": defaults.no_deck,
            "goal": None,  # nothing is said
        },
    ),
    # Why an action is not legal, for a beginner.
    "refusals": Module(False, (), {"why_not": defaults.just_not_legal}),
    # What an action visibly does, in the order it should be seen.
    # Also what a puzzle is about, as its line shows it: names of themes.
    "effects": Module(
        False, (), {"effects": by_comparing, "THEMES": (), "themes": defaults.no_themes}
    ),
    # How the piece on a square moves, shown when a player touches it.
    "moving": Module(False, (), {"moving": defaults.nothing_to_say}),
    # Setting up a position (`core.board.editing`).
    "editing": Module(False, ("palette", "composed")),
    # Actions and positions for learners (`core.encoding`).
    "encoding": Module(
        False,
        (
            "TOKENS",
            "vocabulary",
            "shape",
            "planes_of",
            "longest",
            "token_text",
            "encode",
            "draw",
        ),
    ),
    # How the positions of a solved game are numbered (`core.numbering`).
    "tables": Module(
        False,
        (
            "SOLVER",
            "VERSION",
            "UNIT",
            "CONVERSIONS",
            "QUICK",
            "settings",
            "whole",
            "slices",
            "number",
            "stand",
            "bare",
        ),
        {
            "crowd": None,
            "duel": None,
            "rows": None,
            "ways_in_secret": defaults.no_way_in_secret,
            "larger": defaults.nothing_larger,
        },
    ),
    # Playing through the Hub protocol (`players.hub.dialect`).
    "hub": Module(False, ("OPTIONS", "write_position", "read_position", "write_move", "read_move")),
}

# What lies beside the modules. Words and rule books in other languages may be missing: then the
# English ones are used.
NEEDED_FILES = ("locales/en.ftl",)
OPTIONAL_FILES = (
    "locales/en.md",  # the rule book
    "opening.json",  # the short game that its board on the home page plays
    "lessons.json",
    "puzzles.jsonl",
    "published.json",  # for solved games: what is published about their tables
    "places.json",  # for solved games: where pieces stand in won positions
    "drawing.js",  # its drawing on the page; a folder of ours has one in web/src/games
)


class Rules(Protocol):
    """The compiled rules: the kernel's sizes as constants, its verbs as functions by name."""

    WORDS: int
    HISTORY: int
    MOST_ACTIONS: int
    MOST_OUTCOMES: int
    MOST_SIDES: int

    def start(self, options: Options) -> State:
        """The state a game begins with."""

    def actions(self, state: State, out: Codes) -> int:
        """The first of the verbs that `core.kernel` describes."""


class Judge(Protocol):
    """The compiled evaluation."""

    PLAYOUT: int  # random plies after which Monte Carlo search judges a leaf; 0: at once
    THINS: bool  # alpha-beta also leaves out `redundant` actions: others lead to exactly the same

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
        """`flip a1` for `flip a1=K`: the action without its chance outcome; None if it has none."""


class Format(Protocol):
    """A foreign file format of a game: a module in its folder `formats`, named in FORMATS."""

    SUFFIXES: tuple[str, ...]  # of file names, such as ".pdn"

    def read(self, data: bytes, options: Mapping[str, str] | None) -> Iterator[Imported]:
        """The games of a file, under these options or those that the format implies."""

    def write(self, records: "Iterable[Record]") -> str:
        """The file that holds these games, or BadRecord if the format cannot."""


class Face(Protocol):
    """What people see of a game. Names are in the catalogues; the rest is data or functions."""

    OPTIONS: tuple[Option, ...]
    PRESETS: Mapping[str, Mapping[str, str]]
    REASONS: tuple[str, ...]  # why a game ended, indexed by the kernel's result
    ACTION_KINDS: Mapping[str, str]  # the kinds of actions, and what a text of that kind contains
    INKS: Mapping[str, str]  # of each side, or of each camp, by its word: `core.board.inks`
    ORDER: int  # its place among the games; then by name
    ACCENT: str | None  # the ink of its marks on the page; None: the first of INKS
    CAMP_PIECES: Mapping[str, tuple[str, ...]]  # where camps are not sides: the pieces of each
    FORMATS: tuple[str, ...]  # foreign formats: modules in the folder `formats`
    DRAWS: bool  # whether a game can be drawn
    NEWCOMER_SIDE: int  # the easier side, given to players in their first game
    SETTING_UP: tuple[str, ...]  # what is expected while armies are set up
    SETUPS: Mapping[str, tuple[tuple[str, ...], ...]]  # by name, for each side
    SIGHT: tuple[int, ...]  # how many positions each level looks at (`players.levels`)
    LEVEL_RATINGS: tuple[int, ...]  # of the computer's levels (docs/ratings.md); (): none
    PUZZLE_MAKER: str | None  # one of `puzzles.makers`; None: the one that fits
    PUZZLES_KEPT: Mapping[int, float]  # the share of a side's puzzles that is kept
    goal: Callable[[Options, int], Saying] | None  # a side's goal, in one line

    def check(self, options: Options) -> None:
        """Raises BadOption if options are right on their own but do not fit together."""

    def symmetries(self, options: Options) -> Sequence[Symmetry]:
        """The ways to turn this game's board."""

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The seats of a table, in order."""

    def seat_codes(
        self, options: Options, state: State, seat: Seat, mover: int, codes: Sequence[int]
    ) -> list[int]:
        """Those of the legal actions that a seat may take; none: it is not this seat's turn."""

    def seen(self, options: Options, state: State, side: int | None) -> State:
        """The state without what is hidden from a side (None: from spectators)."""

    hides: (
        Callable[[Options], bool] | None
    )  # whether anything is ever hidden; None: if `seen` is given

    def imagined(self, options: Options, state: State, side: int, chance: Random) -> State | None:
        """A state that looks the same to a side, with random values for what it cannot see; None if
        nobody acts in secret."""

    def deck(self, options: Options, state: State) -> Deck:
        """What is shuffled if a game begins with this state."""

    def expected(self, options: Options, state: State) -> Saying:
        """What kind of action is expected now."""

    def picture(self, options: Options, state: State) -> Picture:
        """What the board looks like."""


class Refusals(Protocol):
    """Why an action is not legal."""

    def why_not(self, options: Options, state: State, wanted: str) -> Saying:
        """Why a well-formed action is not legal here, for a beginner."""


class Effects(Protocol):
    """What an action looks like."""

    def effects(self, before: "Position", action: str, after: "Position") -> tuple[Effect, ...]:
        """What an action visibly does."""

    THEMES: tuple[str, ...]  # what puzzles may be about, in the order of the list; words `theme-…`

    def themes(self, line: "Sequence[PlayedAction]", goal: str) -> Iterator[str]:
        """The themes of a puzzle: `line` is its solution, and how play goes on."""


class Movement(Protocol):
    """How pieces move."""

    def moving(self, options: Options, pieces: "Pieces", square: str) -> "Moving | None":
        """How the piece on a square moves, and where it could go if it were its turn."""
