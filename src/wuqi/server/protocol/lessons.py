"""The bodies of requests and answers about lessons. Texts are already in the asker's language."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wuqi.server.protocol import ActionText, Board, Refused, StrictStruct


class LessonShelf(Struct, frozen=True):
    """The lessons of a game, in order."""

    game: str
    lessons: tuple[str, ...]


class TaskInfo(Struct, frozen=True):
    """Something to be done on the board."""

    text: str
    hint: str
    side: int
    board: Board
    find: int  # how many actions are to be found; 0: none
    game: bool  # a whole game is to be won
    rings: tuple[str, ...]
    arrows: tuple[tuple[str, str], ...]


class LessonInfo(Struct, frozen=True):
    """A few tasks about one thing."""

    id: str
    title: str
    done: str  # what it taught
    options: dict[str, str]
    tasks: tuple[TaskInfo, ...]


class TryTask(StrictStruct):
    """`POST /api/lessons/{game}/{lesson}/{task}`: tries an action. `actions` is everything that was
    played since the task began, by all sides, the new action last. In a task to find actions, it is
    one of them, and `found` are those found before.
    """

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=1_000)]
    found: Annotated[tuple[ActionText, ...], Meta(max_length=200)] = ()


class TaskStep(Struct, frozen=True):
    """An action and the board after it."""

    action: str
    board: Board


class TaskAnswer(Struct, frozen=True):
    """The result of a try: the new action and the answers of the others, or why it is not
    allowed."""

    standing: Literal["going", "done", "wrong"]
    steps: tuple[TaskStep, ...]
    text: str  # why it is wrong, if it is
    left: int  # actions that are still to be found
    refused: Refused | None


class TaskHelp(Struct, frozen=True):
    """`POST /api/lessons/{game}/{lesson}/{task}/help`: a correct action for the current
    position."""

    action: str | None
