"""Lessons: their texts, whether a task is done, and help with it."""

import random
from collections.abc import Awaitable, Callable
from functools import lru_cache

from wuqi.core.errors import BadRequest
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.text.words import has_word, words
from wuqi.server.answers.games import check_language
from wuqi.server.protocol.lessons import (
    LessonInfo,
    LessonShelf,
    TaskAnswer,
    TaskHelp,
    TaskInfo,
    TaskStep,
    TryTask,
)
from wuqi.server.table.views.board import board_of
from wuqi.teacher.attempt import Attempt, AttemptStep, found_now
from wuqi.teacher.lessons import Lesson, Task, games_with_lessons, lessons, start_of, to_find

OPPONENT = "level:1"
HELPER = "level:4"

Think = Callable[[Position, str], Awaitable[str]]  # what a computer player would do


def shelves() -> tuple[LessonShelf, ...]:
    """The lessons of each game that has any."""
    return tuple(
        LessonShelf(game, tuple(one.id for one in lessons(game))) for game in games_with_lessons()
    )


@lru_cache(maxsize=64)
def course(game: str, language: str) -> tuple[LessonInfo, ...]:
    """A game's lessons, in a language; drawn once."""
    check_language(language)
    return tuple(_info(game, one, language) for one in lessons(game))


def found(task: Task, start: Position, data: TryTask) -> TaskAnswer:
    """The answer to a try in a task to find actions."""
    if len(data.actions) != 1:
        raise BadRequest("lesson-one-action")
    (action,) = data.actions
    left = found_now(task, start, data.found, action)
    step = AttemptStep(str(start.find(action)), start.play(action))
    return TaskAnswer("going" if left else "done", _steps(start, [step]), "", len(left), None)


async def judged(
    game: str, key: str, attempt: Attempt, data: TryTask, language: str, think: Think
) -> TaskAnswer:
    """The answer to what was played; the others act until it is the learner's turn again."""
    new = len(data.actions) - 1  # the client already knows the steps before this one
    while attempt.waits:
        attempt.act(await _answer(think, attempt))
    text = _reason(game, f"lesson-{key}-wrong", attempt, language)
    return TaskAnswer(attempt.standing, _steps(attempt.start, attempt.steps, new), text, 0, None)


async def help_with(task: Task, start: Position, attempt: Attempt, think: Think) -> TaskHelp:
    """A right action for the current position."""
    done = tuple(step.action for step in attempt.steps)
    if attempt.standing != "going" or attempt.waits:
        return TaskHelp(None)
    if task.play:
        able = set(attempt.position.texts())
        return TaskHelp(next((one for one in task.play[attempt.own] if one in able), None))
    if task.solution[: len(done)] == done and len(done) < len(task.solution):
        action = task.solution[len(done)]
        return TaskHelp(start.game.text.without_outcome(action) or action)
    return TaskHelp(await think(attempt.position, HELPER))


async def _answer(think: Think, attempt: Attempt) -> str:
    """The action of another side, or the outcome of chance."""
    if (scripted := attempt.scripted()) is not None:
        return scripted
    position = attempt.position
    if position.mover != CHANCE:
        return await think(position, OPPONENT)
    outcomes = position.outcomes()
    return str(random.choices(list(outcomes), list(outcomes.values()))[0])


def _reason(game: str, own: str, attempt: Attempt, language: str) -> str:
    """Why a try is wrong: what the rules say, then what the lesson has to say about it."""
    if attempt.standing != "wrong":
        return ""
    say, why = words(language, game), attempt.why
    sentences = []
    if why is not None:
        details = dict(why.details)
        if "side" in details:
            details["side"] = say(f"side-{details['side']}")
        sentences.append(say(why.key, **details))
    if has_word(own, game):
        sentences.append(say(own))
    return say("sentence-joint").join(sentences)


def _steps(start: Position, steps: list[AttemptStep], since: int = 0) -> tuple[TaskStep, ...]:
    """The actions after the first ones that the client knows, and their effects."""
    before = (start, *(step.after for step in steps))[since:]
    return tuple(
        TaskStep(step.action, board_of(step.after, effects=was.effects(step.action, step.after)))
        for was, step in zip(before, steps[since:], strict=False)
    )


def _info(game: str, one: Lesson, language: str) -> LessonInfo:
    say, key, chosen = words(language, game), f"lesson-{one.id}", one.game(game)
    tasks = []
    for number, task in enumerate(one.tasks, 1):
        start = start_of(chosen, task)
        tasks.append(
            TaskInfo(
                say(f"{key}-{number}"),
                say(f"{key}-{number}-hint"),
                task.side,
                board_of(start),
                len(to_find(start, task)),
                task.win and task.turns == 0,
                task.rings,
                task.arrows,
            )
        )
    return LessonInfo(one.id, say(key), say(f"{key}-done"), dict(chosen.options), tuple(tasks))
