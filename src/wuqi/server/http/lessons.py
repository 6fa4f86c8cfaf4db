"""Lessons by HTTP: the list, the texts, and whether a task is done."""

import pickle
from functools import partial
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from wuqi.core.errors import BadAction
from wuqi.core.position import Position
from wuqi.server.answers import lessons as answers
from wuqi.server.answers.games import check_language
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.http.games import GameName, Language
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.http.working import asker_of, work_out
from wuqi.server.protocol.lessons import LessonInfo, LessonShelf, TaskAnswer, TaskHelp, TryTask
from wuqi.server.refusals import refused
from wuqi.teacher.attempt import Attempt, replayed
from wuqi.teacher.lessons import Lesson, Task, lesson, lessons, start_of, task_of, to_find

LessonId = Annotated[str, Parameter(max_length=40)]
TaskNumber = Annotated[int, Parameter(ge=1, le=99)]


@get("/lessons", summary="The lessons of each game that has any")
async def shelves() -> tuple[LessonShelf, ...]:
    return answers.shelves()


@get("/lessons/{game:str}/{language:str}", summary="A game's lessons, in a language")
async def course(request: AnyRequest, game: GameName, language: Language) -> tuple[LessonInfo, ...]:
    check_language(language)
    lessons(game)
    await services_of(request).warmup.ready(game)
    return await work_out(request, lambda: answers.course(game, language))


@post(
    "/lessons/{game:str}/{wanted:str}/{number:int}",
    status_code=200,
    summary="Is this what the task asks for?",
)
async def judge(
    request: AnyRequest, game: GameName, wanted: LessonId, number: TaskNumber, data: TryTask
) -> TaskAnswer:
    one, task, start = await _task(request, game, wanted, number)
    language = language_of(request)
    try:
        if task.find is not None:
            return await work_out(request, lambda: answers.found(task, start, data))
        attempt = await _replayed(request, task, start, data)
    except BadAction as error:
        return TaskAnswer("going", (), "", 0, refused(error, language))
    think = partial(_thought, request)
    return await answers.judged(game, f"{one.id}-{number}", attempt, data, language, think)


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
        found = await work_out(request, lambda: to_find(start, task))
        return TaskHelp(next(iter(sorted({*found} - {*data.found})), None))
    attempt = await _replayed(request, task, start, data)
    think = partial(_thought, request)
    return await answers.help_with(task, start, attempt, think)


async def _task(
    request: AnyRequest, game: str, wanted: str, number: int
) -> tuple[Lesson, Task, Position]:
    services = services_of(request)
    services.limits.spend("board", address(request.scope))
    one = lesson(game, wanted)
    task = task_of(one, number)
    await services.warmup.ready(game)
    return one, task, await work_out(request, lambda: start_of(one.game(game), task))


async def _replayed(request: AnyRequest, task: Task, start: Position, data: TryTask) -> Attempt:
    """What was played, judged in the background: it may take a while."""
    return await work_out(request, lambda: replayed(task, start, data.actions))


async def _thought(request: AnyRequest, position: Position, player: str) -> str:
    """What a computer would do for the side to move."""
    view = position.seen_by(position.mover)
    seats = tuple(seat.number for seat in view.seats_to_act() if seat.side == view.mover)
    thought = ThinkTask(view.game.name, pickle.dumps(view), seats, player)
    return (await services_of(request).pool.think(thought, asker_of(request)))[1]


router = Router("/api", route_handlers=[shelves, course, judge, show], tags=["lessons"])
