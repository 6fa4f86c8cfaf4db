"""Puzzles by HTTP: which there are, the next one, and whether a try is right.

A finished game has puzzles of its own: its turning points, to be tried again."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from wuqi.core.errors import BadRequest
from wuqi.server.answers import puzzles as answers
from wuqi.server.errors import Refusal, Unknown
from wuqi.server.http.games import GameName
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.http.tables import TableId
from wuqi.server.http.working import asker_of, work_out
from wuqi.server.protocol.teaching import (
    PointInfo,
    PuzzleInfo,
    PuzzleJudged,
    PuzzleShelf,
    Retried,
    TryPuzzle,
)
from wuqi.server.table.recording import record_of
from wuqi.server.teaching import reviews
from wuqi.server.teaching.questions import TryAgain
from wuqi.teacher.puzzle import HARDEST, Puzzle, games_with_puzzles, puzzle
from wuqi.teacher.solving import attempt

PuzzleId = Annotated[str, Parameter(max_length=8, pattern="^[0-9a-f]{8}$")]
Grade = Annotated[int | None, Parameter(ge=1, le=HARDEST)]
Theme = Annotated[str | None, Parameter(max_length=40)]
Run = Annotated[int | None, Parameter(ge=0, le=1_000)]


@get("/puzzles", summary="The puzzles of each game, and how you have done with them")
async def shelves(request: AnyRequest) -> tuple[PuzzleShelf, ...]:
    asker = await somebody(request)
    scores = await services_of(request).scores.of(asker.id) if asker is not None else {}
    return tuple(
        answers.shelf(game, scores.get(game, answers.Score())) for game in games_with_puzzles()
    )


@get("/daily-puzzle", summary="The puzzle of the day (UTC), the same for everybody")
async def of_the_day(request: AnyRequest) -> PuzzleInfo:
    return await _shown(request, answers.daily(datetime.now(UTC).date()))


@get(
    "/puzzles/{game:str}",
    summary="An unsolved puzzle near your rating; or of a grade, with a theme, for a run",
)
async def another(
    request: AnyRequest,
    game: GameName,
    grade: Grade = None,
    theme: Theme = None,
    run: Run = None,
) -> PuzzleInfo:
    asker = await somebody(request)
    services = services_of(request)
    solved, score = set[str](), answers.Score()
    if asker is not None:
        solved = await services.scores.solved(asker.id, game)
        score = (await services.scores.of(asker.id)).get(game, score)
    ratings = await services.scores.ratings(game)
    wish = answers.Wish(grade, theme, run)
    return await _shown(request, answers.another(game, wish, solved, score, ratings))


@get("/puzzles/{game:str}/{wanted:str}", summary="A puzzle")
async def this(request: AnyRequest, game: GameName, wanted: PuzzleId) -> PuzzleInfo:
    return await _shown(request, puzzle(game, wanted))


async def _shown(request: AnyRequest, found: Puzzle) -> PuzzleInfo:
    services = services_of(request)
    rating = await services.scores.rating(found)
    await services.warmup.ready(found.game)
    return await work_out(request, lambda: answers.info(found.game, found, rating))


@post("/puzzles/{game:str}/{wanted:str}", status_code=200, summary="Is this the solution?")
async def judge(
    request: AnyRequest, game: GameName, wanted: PuzzleId, data: TryPuzzle
) -> PuzzleJudged:
    asker, services = await person(request), services_of(request)
    found = puzzle(game, wanted)
    await services.warmup.ready(game)
    verdict, tried = None, data.action
    if tried is not None:
        verdict = await work_out(request, lambda: attempt(game, found, tried, data.after))
    before = (await services.scores.of(asker.id)).get(game, answers.Score())
    score, right = before, verdict is not None and verdict.right
    if not data.run and (verdict is None or verdict.solved or not right):
        # Anybody can be many guests: from one address, only so many tries move ratings.
        counts = services.limits.charge("puzzle", address(request.scope), 1.0) >= 0
        score = await services.scores.tried(asker.id, found, right, counts)
    return answers.judged(found, data.after, verdict, score, before)


@post(
    "/tables/{table:str}/puzzles/{ply:int}",
    status_code=200,
    summary="Would this have been right at a turning point of a finished game? Null: show me",
)
async def try_again(request: AnyRequest, table: TableId, ply: int, data: TryPuzzle) -> Retried:
    asker, services = await person(request), services_of(request)
    services.limits.spend("lesson", asker.id)
    found = await services.room.table(table, look=services.settings.shared)
    if asker.id in found.removed:
        raise Unknown("table-unknown")
    review = await reviews.kept(services.store, table) if found.status == "over" else None
    points = review.points if review is not None else ()
    point = next((one for one in points if one.ply == ply and one.right), None)
    if point is None:
        raise BadRequest("puzzle-unknown", puzzle=str(ply + 1))
    if data.action is None:
        return Retried(False, None, point.before, point.before, point.better)
    await services.directory.learn(found.people())
    record = await work_out(request, lambda: record_of(found, services.directory))
    wanted = data.action
    action = await work_out(request, lambda: str(record.replay()[ply].find(wanted)))
    if action == point.played:  # judged by the review
        return Retried(False, point.turn, point.before, point.after)
    question = TryAgain(record, ply, action)
    async for lesson in services.analyses.ask(asker_of(request), question):
        if isinstance(lesson, Retried):
            return replace(lesson, line=_line(point, action)) if lesson.right else lesson
    raise Refusal("teacher-failed")


def _line(point: PointInfo, action: str) -> tuple[str, ...]:
    """The solution, with the line that follows if it is the review's own."""
    return point.better if action == point.better[0] else (action,)


router = Router(
    "/api", route_handlers=[shelves, of_the_day, another, this, judge, try_again], tags=["puzzles"]
)
