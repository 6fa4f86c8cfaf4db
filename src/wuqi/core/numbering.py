"""What a solved game's `tables.py` defines: how its positions are numbered, and in what order they
can be solved. Solvers, table files and probing use nothing else of a game.

A table keeps one value for each number. Not every position needs a number of its own: positions
that are alike by symmetry share one, and `number` may answer

    DEEPER      not kept, because it follows from what the actions lead to, which is all kept
    OUTSIDE     the tables do not know this position

Values are small whole numbers: 3 × distance + 0 draw, 1 win, 2 loss, from the mover's side
(a draw has distance 0, and so have all values of a table that keeps no distances).
Tables know nothing of a game's past: repetition and counters of quiet play are left out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, cast

import numpy as np
import numpy.typing as npt

from wuqi.core.folder.loading import part_of
from wuqi.core.game import Game
from wuqi.core.kernel import SIGNATURES as VERBS
from wuqi.core.kernel import Codes, State
from wuqi.core.native.calling import call, row_of
from wuqi.core.native.compiling import compiled, instruction
from wuqi.core.options import Options
from wuqi.core.position import Outcome

DEEPER = -1
OUTSIDE = -2

DRAW, WIN, LOSS = range(3)
UNKEPT = 0xFFFF  # what a number has instead of a value where no position has it
OUTCOMES: tuple[Outcome, ...] = ("draw", "win", "loss")


Solver = Literal["layered", "rounds", "retrograde", "blocks"]


class Tables(Protocol):
    """A game's `tables.py`."""

    SOLVER: Solver  # some know more: Crowd, Duel, BlockTables
    VERSION: int  # of the numbering; a file of another version is refused
    UNIT: str  # what distances count: "plies" or "turns"
    CONVERSIONS: bool  # distances count to the next change of slice instead of the game's end
    QUICK: bool  # made in under a minute (without distances, where these are asked for separately)

    def settings(self, options: Options) -> Mapping[str, str] | None:
        """The options that the values depend on; None: there are no tables for these options."""

    def whole(self, options: Options) -> bool:
        """Whether they cover the game from its start, and not only its endings."""

    def slices(self, options: Options) -> Sequence[int]:
        """Where each slice of the numbers ends. A slice depends on itself and earlier ones."""

    def number(self, state: State) -> int:
        """The number of a position that is not over, DEEPER or OUTSIDE. (Compiled.)"""

    def stand(self, state: State, number: int) -> bool:
        """Sets a state to the position of a number; False: no such position. (Compiled.)

        Words that hold options are as in the start position and stay so.
        """

    def bare(self, state: State) -> int:
        """Removes from a state what tables ignore: counters of quiet play. (Compiled; gives 0.)"""

    def ways_in_secret(
        self, options: Options, state: State, side: int
    ) -> Sequence[tuple[str, ...]]:
        """If armies are set up in secret: the optimal set-ups, equally likely, each as its actions
        (in any order). None if no optimal set-up is known."""

    def larger(self, pieces: int) -> "BlockTables | None":
        """The tables of endings with up to so many pieces, if they are larger than these."""


@dataclass(frozen=True)
class Crowd:
    """A game of a few hunters against a crowd, as data for the layered solver.

    A position is a placement of the hunters and a set of the remaining cells: the crowd. A hunter
    takes a member of the crowd by stepping onto it, a member of the crowd steps to an empty cell;
    so the crowd never grows, and a position with k members follows from those with k - 1.
    The hunters have won when they are to move and cannot take, or the crowd cannot step; they have
    lost when a taking brings them into a lost placement (these are left out).
    Kept are the positions with the crowd to move: placement × 2 ** cells + set of cells.
    """

    cells: int  # of every placement, numbered from 0
    alike: npt.NDArray[np.int64]  # placement: how many are alike by symmetry, itself included
    beside: npt.NDArray[np.int64]  # placement: set of cells from which the crowd could be taken
    steps: npt.NDArray[np.int64]  # placement, n, 2: pairs of neighbouring cells; -1 past the last
    takes: npt.NDArray[np.int64]  # placement, n, 2: taken cell, new placement; -1 lost; -2 no more
    moved: npt.NDArray[np.int64]  # placement, n, cell: the cell's number in the new placement
    stranded_at_once: bool  # the hunters have also won when the crowd is to move and none is beside


class CrowdTables(Tables, Protocol):
    """The tables of such a game."""

    def crowd(self, options: Options) -> Crowd:
        """The game as data."""


@dataclass(frozen=True)
class Duel:
    """A game of two small armies, as data for the solver of rounds.

    An army's pieces and where they stand are its *muster*, numbered from 0 for each size of army,
    as seen from its own side of the board. A position is the muster of the side to move and the
    muster of the other. A turn is some steps in four directions (0 and 1, 2 and 3 are opposite)
    onto free squares, or onto enemies of a kind that is beaten. A piece that steps onto the goal,
    or takes the last enemy, wins at once. A turn ends early where no step is possible.

    Everything is listed by size of army (nothing for size 0), then by muster.
    """

    squares: int
    across: npt.NDArray[np.int64]  # square: the same square as seen from the other side
    goal: int
    beats: npt.NDArray[np.bool_]  # kind, kind
    musters: Sequence[int]  # how many there are
    standing: Sequence[npt.NDArray[np.int8]]  # piece: its square
    kinds: Sequence[npt.NDArray[np.int8]]  # piece: its kind
    without: Sequence[npt.NDArray[np.int32]]  # piece: the muster when it is taken
    target: Sequence[npt.NDArray[np.int8]]  # 4 × piece + direction: where a step leads; -1: nowhere
    slid: Sequence[npt.NDArray[np.int32]]  # the same: 4 × muster after it + the piece's new place
    rolled: Sequence[npt.NDArray[np.int32]]  # the same, if the piece also changes its kind
    steps: Sequence[int]  # of a turn
    may_slide: bool  # to a free square without rolling; takers always slide
    one_piece: bool  # makes all the steps of a turn
    may_turn_back: bool
    most_taken: int  # in a turn


class DuelTables(Tables, Protocol):
    """The tables of such a game."""

    def duel(self, options: Options) -> Duel:
        """The game as data."""

    def rows(self, options: Options) -> Sequence[tuple[int, int, npt.NDArray[np.int64]]]:
        """Which values are kept, in the order of the numbers.

        For each pair of sizes (ours, theirs): the musters of ours of which every combination with
        a muster of theirs is kept.
        """


@dataclass(frozen=True, slots=True)
class BlockStep:
    """Work of the solver of blocks that depends on earlier steps only."""

    part: int  # the material, in the order of solving
    band: int  # within it
    blocks: int  # each can be solved on its own
    numbers: float  # about how many


@dataclass(frozen=True, slots=True)
class Estimate:
    """What making a large table costs, from measured rates."""

    numbers: int
    seconds: float  # of processor time
    disk: int  # bytes while it is made
    file: int  # bytes in the end
    memory: int  # bytes that should fit into memory


class BlockTables(Tables, Protocol):
    """The tables of larger endings than a game's own: outcomes only, solved by the game itself.

    The file does not keep forced positions (`number` answers DEEPER), although they have numbers.
    """

    pieces: int  # up to how many
    estimate: Estimate
    KEPT: npt.NDArray[np.uint16]  # byte: the value that the file keeps of it, or UNKEPT
    COUNTED: Sequence[Sequence[int]]  # outcome: the bytes that mean it, of positions not yet over

    def steps(self) -> Sequence[BlockStep]:
        """The work, in order."""

    def solve(self, values: npt.NDArray[np.uint8], step: BlockStep, begin: int, end: int) -> None:
        """Solves some blocks of a step into the bytes of all numbers."""


def tables_of(game: str) -> Tables | None:
    """The `tables.py` of a game; None if there is none."""
    return cast("Tables | None", part_of(game, "tables"))


def larger_tables(game: str, pieces: int) -> BlockTables | None:
    """The tables of a game's endings with up to so many pieces; None if there are none."""
    tables = cast("Any", tables_of(game))
    return tables.larger(pieces) if tables is not None else None


SIGNATURES: dict[str, Any] = {"number": VERBS["turn"], "stand": VERBS["judge"]}


def addresses_of(game: Game, tables: Tables | None = None) -> Codes:
    """The game's verbs and after them `number` and `stand`, as one row to call through."""
    numbered = tables or tables_of(game.name)
    return np.hstack([game.kernel.addresses, row_of(numbered, SIGNATURES)])


def _call(verb: str) -> tuple[Any, Callable[..., Any]]:
    return call(len(VERBS) + list(SIGNATURES).index(verb), SIGNATURES[verb])


@instruction
def number(_context: Any, game: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
    """`number` of the game at hand, for compiled code."""
    return _call("number")


@instruction
def stand(_context: Any, game: Any, state: Any, number: Any) -> tuple[Any, Callable[..., Any]]:
    """`stand` of the game at hand, for compiled code."""
    return _call("stand")


@compiled
def nothing_to_bare(state: State) -> int:
    """`bare` where positions have no counters."""
    return 0
