"""Lessons: short tasks on the board, from how pieces move to the first win.

They are data beside the games, `games/GAME/lessons.json`; a game without the file has none. The
texts are in the game's catalogue: `lesson-ID` is a lesson's title, `lesson-ID-done` what it taught,
`lesson-ID-1` its first task, `lesson-ID-1-hint` where to look and `lesson-ID-1-wrong` (if needed)
why other actions are not what was asked for. `attempt.py` follows a learner through a task.
"""

from functools import cache

import msgspec

from wuqi.core.errors import BadRequest
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure, shown

FILE = "lessons.json"


class Task(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A task on the board: the position it begins with, and when it is done. All given conditions
    must hold when the learner's turn ends. `turns` is the number of turns; 0 means the whole game.
    """

    solution: tuple[str, ...]  # one way to do it, the others' answers and chance included
    position: str | None = None  # left out: where a game begins
    side: int = 1  # the learner's
    play: tuple[tuple[str, ...], ...] = ()  # one of these, then one of those, …
    find: str | None = None  # a square: every action of its piece is to be found
    take: int = 0  # pieces of others
    reach: str | None = None  # a square that a piece of the learner's must reach
    piece: str = ""  # how the word of that piece begins
    safe: bool = False  # the next side can neither take anything of the learner's nor win
    win: bool = False
    turns: int = 1
    answers: tuple[str, ...] = ()  # what others do and chance shows, in order; then level 1 answers
    refuted: dict[str, tuple[str, ...]] = {}  # wrong actions, and the play that shows why
    rings: tuple[str, ...] = ()  # squares to look at
    arrows: tuple[tuple[str, str], ...] = ()


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A few tasks about one thing."""

    id: str
    tasks: tuple[Task, ...]
    options: dict[str, str] = {}

    def game(self, name: str) -> Game:
        """The game under the options of this lesson."""
        return configure(name, None, self.options)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order; none if it has no file."""
    path = known(game).path / FILE
    if not path.exists():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Lesson, ...])


@cache
def games_with_lessons() -> tuple[str, ...]:
    """The games that have some."""
    return tuple(game for game in shown() if lessons(game))


def lesson(game: str, wanted: str) -> Lesson:
    """The lesson of that name."""
    found = next((one for one in lessons(game) if one.id == wanted), None)
    if found is None:
        raise BadRequest("lesson-unknown", lesson=wanted[:40])
    return found


def task_of(one: Lesson, number: int) -> Task:
    """A task of a lesson, from 1."""
    if not 1 <= number <= len(one.tasks):
        raise BadRequest("lesson-unknown", lesson=f"{one.id} {number}")
    return one.tasks[number - 1]


def start_of(game: Game, task: Task) -> Position:
    """Where a task begins."""
    return game.start() if task.position is None else game.read(task.position)


def to_find(start: Position, task: Task) -> tuple[str, ...]:
    """The actions that a task to find them all asks for."""
    if task.find is None:
        return ()
    named = task.find
    begins = (text for text in start.texts() if text.startswith(named))
    return tuple(text for text in begins if not text[len(named) : len(named) + 1].isdigit())
