"""What is asked and answered about lessons. Texts are in the asker's language already."""

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
    """`POST /api/lessons/{game}/{lesson}/{task}`: is this what is asked for?

    `actions` is all that was played since the task began, by everybody, the new one last. Where
    actions are to be found, it is one of them, and `found` those that were found before.
    """

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=1_000)]
    found: Annotated[tuple[ActionText, ...], Meta(max_length=200)] = ()


class TaskStep(Struct, frozen=True):
    """An action and the board after it."""

    action: str
    board: Board


class TaskAnswer(Struct, frozen=True):
    """What came of a try: the new action and what others answered, or why it is not allowed."""

    standing: Literal["going", "done", "wrong"]
    steps: tuple[TaskStep, ...]
    text: str  # why it is wrong
    left: int  # actions that are still to be found
    refused: Refused | None


class TaskHelp(Struct, frozen=True):
    """`POST /api/lessons/{game}/{lesson}/{task}/help`: an action that is right now."""

    action: str | None
