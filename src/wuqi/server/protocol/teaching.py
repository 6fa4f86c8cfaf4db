"""Questions to the teacher and its answers: analysis, hints, reviews, puzzles.

Analyses and reviews come as streams: one JSON object per line, until `finished` or `failed`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from wuqi.server.protocol import ActionText, Board, Cell, Refused, Saying, StrictStruct
from wuqi.server.protocol.bodies import BoardRequest
from wuqi.teacher.cost import Turn


class WorthInfo(Struct, frozen=True):
    """What an action is worth for the side that takes it."""

    score: float  # from -1, surely last, to 1, surely first
    value: Literal["win", "draw", "loss"] | None  # null: not proven
    distance: int | None
    unit: str  # what the distance counts: plies or turns
    exact: bool


class LineInfo(Struct, frozen=True):
    """A line of play."""

    actions: tuple[str, ...]
    worth: WorthInfo


class ActionWorth(Struct, frozen=True):
    """An action and its exact worth."""

    action: str
    worth: WorthInfo


class AnalysisRequest(BoardRequest):
    """`POST /api/analysis`: what is best after some actions; a stream of `thinking`."""

    lines: Annotated[int, Meta(ge=1, le=5)] = 3


class OwnAnalysis(Struct, frozen=True):
    """`POST /api/analysis/own`: you may analyse this position on your own device.

    `solved`: a table of the server knows it, so the server's answer would be exact.
    """

    solved: bool


class Waiting(Struct, frozen=True, tag="waiting"):
    """The teacher is busy: this many questions come before yours."""

    before: int


class Thinking(Struct, frozen=True, tag="thinking"):
    """What is known so far; the best line first."""

    method: Literal["table", "alpha-beta", "mcts"]
    depth: int
    nodes: int
    seconds: float
    chances: tuple[float, ...]  # of each side, from 0 (surely last) to 1 (surely first)
    lines: tuple[LineInfo, ...]
    worths: tuple[ActionWorth, ...]  # of every action, if a table knows them; otherwise empty


class SolvedAction(Struct, frozen=True):
    """An action and what a table says it is worth for the side that takes it."""

    action: str
    value: Literal["win", "draw", "loss"] | None  # null: not known
    distance: int | None


class SmallTable(Struct, frozen=True):
    """`GET /api/solved-tables`: solved tables, for downloading `/api/solved-tables/{name}`."""

    name: str  # of its file
    game: str
    settings: dict[str, str]  # the options it is for; other options make no difference
    bytes: int


class SolvedPosition(Struct, frozen=True):
    """`GET /api/solved/{game}`: what tables know of a position, for the side to move.

    `line` is perfect play from here on, and `movers` says whose each of its actions is. `only`
    lists how many of them come before each position in which a single action is right: the one
    that keeps the win or the draw. Where nothing is known, there is no value.
    """

    position: str
    mover: int
    value: Literal["win", "draw", "loss"] | None
    distance: int | None
    unit: str  # what distances count: plies or turns
    actions: tuple[SolvedAction, ...]
    line: tuple[str, ...]
    movers: tuple[int, ...]
    only: tuple[int, ...]


class SolvedGame(Struct, frozen=True):
    """`GET /api/solved`: a game with tables on this machine, or with one that is being made.

    `position` is where to begin, if the game's start is not in its tables; `longest` is a position
    of the longest win in them.
    """

    game: str
    position: str | None
    longest: str | None


class PlacesGroup(Struct, frozen=True):
    """How often, in won positions that have something in common, a piece stands on each square."""

    count: int  # what they have in common: how many pieces the counted side has left
    won: int  # how many positions these are
    of: int  # and of how many
    shares: dict[str, float]  # by square: in what share of the won positions a piece is there


class Places(Struct, frozen=True):
    """`GET /api/solved/{game}/places`: where the pieces of a side stand in its won positions.

    A tuple, which is empty where nothing was counted.
    """

    options: dict[str, str]  # the rules it is for
    counted: int  # the side whose pieces are counted
    groups: tuple[PlacesGroup, ...]


class Finished(Struct, frozen=True, tag="finished"):
    """The end of the answer. `more`: asking again would give a deeper one."""

    more: bool = False


class Failed(Struct, frozen=True, tag="failed"):
    """It could not be answered."""

    refused: Refused


class Reviewing(Struct, frozen=True, tag="reviewing"):
    """How many positions of a game have been reviewed."""

    done: int
    of: int


class PointInfo(Struct, frozen=True):
    """A turning point of a game."""

    ply: int
    side: int
    played: str
    turn: Turn
    exact: bool
    before: WorthInfo
    after: WorthInfo
    better: tuple[str, ...]
    right: tuple[str, ...]  # the right answers, if this makes a puzzle
    pieces: int  # how many were given away


class RemarkInfo(Struct, frozen=True):
    """A remark about a side that lost without a turning point of its own."""

    side: int
    kind: Literal["lost-from-start", "behind-from-start", "slipped", "unseen"]


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """A reviewed game: the chances of each side before the first action and after each."""

    chances: tuple[tuple[float, ...], ...]
    exact: tuple[bool, ...]
    points: tuple[PointInfo, ...]
    remarks: tuple[RemarkInfo, ...]


class ClueInfo(Struct, frozen=True):
    """One step of a hint: sentences in the asker's language, and what is marked on the board."""

    sentences: tuple[str, ...]
    squares: tuple[str, ...]
    action: str | None  # shown with an arrow


class Hinted(Struct, frozen=True, tag="hinted"):
    """A hint, clue by clue; the last one shows the action."""

    clues: tuple[ClueInfo, ...]


class Retried(Struct, frozen=True, tag="retried"):
    """How another action at a turning point is judged; with the line once it is solved."""

    right: bool
    turn: Turn | None  # what kind of mistake it would be
    before: WorthInfo  # of the best action
    after: WorthInfo  # of this one
    line: tuple[str, ...] = ()


Lesson = Waiting | Thinking | Reviewing | Reviewed | Hinted | Retried | Finished | Failed


class ThemeCount(Struct, frozen=True):
    """What puzzles are about, and how many of a game have this theme."""

    theme: str  # the word `theme-…`
    count: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game, and how you have done with them."""

    game: str
    grades: tuple[int, ...]  # how many there are of each grade
    solved: int
    streak: int  # solved at the first try, one after the other
    best: int  # the longest streak so far
    rating: int | None  # yours; null: you have not tried one yet
    themes: tuple[ThemeCount, ...]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle without its solution. Its themes would tell too much before it is solved."""

    id: str
    game: str
    options: dict[str, str]
    goal: Literal["win", "draw", "material", "best"]
    grade: int
    rating: int
    board: Board


class TryPuzzle(StrictStruct):
    """`POST /api/puzzles/{game}/{puzzle}`: tries an action; null asks for the solution."""

    action: ActionText | None
    after: Annotated[tuple[ActionText, ...], Meta(max_length=100)] = ()  # played so far
    run: bool = False  # one of a run against the clock: nothing of it is kept


class PuzzleJudged(Struct, frozen=True):
    """How a try is judged. `reply`: after a right one that is not the last, the best defence; after
    a wrong one, what refutes it. `line`: once the puzzle is solved or given up, all of it."""

    right: bool
    saying: Saying | None
    reply: tuple[str, ...]
    line: tuple[str, ...]
    streak: int
    best: int
    rating: int | None  # yours, after this try
    change: int  # of your rating, by this try
    themes: tuple[str, ...]  # once it is over


class PalettePiece(Struct, frozen=True):
    """A piece to set a position up with, and its letters."""

    letters: str
    cell: Cell


class SetUp(BoardRequest):
    """`POST /api/setup`: whether this is a legal position, and if not, why. The answer is like that
    of `/api/try`."""

    pieces: Annotated[
        dict[
            Annotated[str, Meta(max_length=4)],
            Annotated[str, Meta(max_length=4)],
        ],
        Meta(max_length=100),
    ] = field(default_factory=dict)
    mover: Annotated[int, Meta(ge=1, le=4)] = 1


class ReadGames(StrictStruct):
    """`POST /api/read`: the games in the text of a record or of a foreign file."""

    text: Annotated[str, Meta(max_length=60_000)]


class GameRead(Struct, frozen=True):
    """A game of a file, or what is wrong with it."""

    game: str
    options: dict[str, str]
    position: str | None  # where it began, if not at the start
    actions: tuple[str, ...]
    names: tuple[str, ...]
    refused: Refused | None
