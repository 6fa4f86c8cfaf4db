"""Lessons by HTTP: which there are, what they say, and whether a task is done."""

import pickle
import random
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from wuqi.core.errors import BadAction, BadRequest
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.text.words import LANGUAGES, closest_language, has_word, words
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.http.games import GameName, Language
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.protocol.lessons import (
    LessonInfo,
    LessonShelf,
    TaskAnswer,
    TaskHelp,
    TaskInfo,
    TaskStep,
    TryTask,
)
from wuqi.server.refusals import refused
from wuqi.server.services import Services
from wuqi.server.table.board import board_of
from wuqi.teacher.attempt import Attempt, AttemptStep, found_now, replayed
from wuqi.teacher.lessons import (
    Lesson,
    Task,
    games_with_lessons,
    lesson,
    lessons,
    start_of,
    task_of,
    to_find,
)

OPPONENT = "level:1"
HELPER = "level:4"

LessonId = Annotated[str, Parameter(max_length=40)]
TaskNumber = Annotated[int, Parameter(ge=1, le=99)]


@get("/lessons", summary="The lessons of each game that has any")
async def shelves() -> tuple[LessonShelf, ...]:
    return tuple(
        LessonShelf(game, tuple(one.id for one in lessons(game))) for game in games_with_lessons()
    )


@get("/lessons/{game:str}/{language:str}", summary="A game's lessons, in a language")
async def course(request: AnyRequest, game: GameName, language: Language) -> tuple[LessonInfo, ...]:
    if language not in LANGUAGES:
        raise BadRequest("language-unknown", language=language[:20], right=" | ".join(LANGUAGES))
    found = lessons(game)
    await services_of(request).warmup.ready(game)
    return tuple(_info(game, one, language) for one in found)


@post(
    "/lessons/{game:str}/{wanted:str}/{number:int}",
    status_code=200,
    summary="Is this what the task asks for?",
)
async def judge(
    request: AnyRequest, game: GameName, wanted: LessonId, number: TaskNumber, data: TryTask
) -> TaskAnswer:
    one, task, start = await _task(request, game, wanted, number)
    language = closest_language(request.headers.get("accept-language", "en").split(",")[0]) or "en"
    try:
        if task.find is not None:
            return _found(task, start, data)
        attempt = await _replayed(request, task, start, data)
    except BadAction as error:
        return TaskAnswer("going", (), "", 0, refused(error, language))
    new = len(data.actions) - 1  # the client already knows the steps before this one
    while attempt.waits:
        attempt.act(await _answer(services_of(request), attempt))
    text = _reason(game, f"lesson-{one.id}-{number}-wrong", attempt, language)
    return TaskAnswer(attempt.standing, _steps(attempt.start, attempt.steps, new), text, 0, None)


@post(
    "/lessons/{game:str}/{wanted:str}/{number:int}/help",
    status_code=200,
    summary="A right action for the current position",
)
async def show(
    request: AnyRequest, game: GameName, wanted: LessonId, number: TaskNumber, data: TryTask
) -> TaskHelp:
    _, task, start = await _task(request, game, wanted, number)
    if task.find is not None:
        return TaskHelp(next(iter(sorted({*to_find(start, task)} - {*data.found})), None))
    attempt = await _replayed(request, task, start, data)
    done = tuple(step.action for step in attempt.steps)
    if attempt.standing != "going" or attempt.waits:
        return TaskHelp(None)
    if task.play:
        able = set(attempt.position.texts())
        return TaskHelp(next((one for one in task.play[attempt.own] if one in able), None))
    if task.solution[: len(done)] == done and len(done) < len(task.solution):
        action = task.solution[len(done)]
        return TaskHelp(start.game.text.without_outcome(action) or action)
    return TaskHelp(await _thought(services_of(request), attempt.position, HELPER))


async def _task(
    request: AnyRequest, game: str, wanted: str, number: int
) -> tuple[Lesson, Task, Position]:
    services = services_of(request)
    services.limits.spend("board", address(request.scope))
    one = lesson(game, wanted)
    task = task_of(one, number)
    await services.warmup.ready(game)
    return one, task, start_of(one.game(game), task)


async def _replayed(request: AnyRequest, task: Task, start: Position, data: TryTask) -> Attempt:
    """What was played, judged in the background: it may take a while."""
    work = services_of(request).background.run
    return await work(lambda: replayed(task, start, data.actions))


def _found(task: Task, start: Position, data: TryTask) -> TaskAnswer:
    if len(data.actions) != 1:
        raise BadRequest("lesson-one-action")
    (action,) = data.actions
    left = found_now(task, start, data.found, action)
    step = AttemptStep(str(start.find(action)), start.play(action))
    return TaskAnswer("going" if left else "done", _steps(start, [step]), "", len(left), None)


async def _answer(services: Services, attempt: Attempt) -> str:
    """What somebody else does, or chance shows."""
    if (scripted := attempt.scripted()) is not None:
        return scripted
    position = attempt.position
    if position.mover != CHANCE:
        return await _thought(services, position, OPPONENT)
    outcomes = position.outcomes()
    return str(random.choices(list(outcomes), list(outcomes.values()))[0])


async def _thought(services: Services, position: Position, player: str) -> str:
    """What a computer would do for the side to move."""
    view = position.seen_by(position.mover)
    seats = tuple(seat.number for seat in view.seats_to_act() if seat.side == view.mover)
    thought = ThinkTask(view.game.name, pickle.dumps(view), seats, player)
    return (await services.pool.think(thought))[1]


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
    """What was played since so many actions, and what each of them did."""
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


router = Router("/api", route_handlers=[shelves, course, judge, show], tags=["lessons"])
