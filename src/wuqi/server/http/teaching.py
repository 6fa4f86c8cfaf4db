"""The teacher by HTTP: analysis, hints, reviews, and games read from files."""

import pickle
from collections.abc import AsyncGenerator, AsyncIterator

import msgspec
from litestar import Router, post
from litestar.response import Stream

from wuqi.core.play.record import Record
from wuqi.server.answers import boards, reading
from wuqi.server.answers.hints import may_have_hint
from wuqi.server.errors import Refusal, Unknown
from wuqi.server.http.fair_play import may_ask_about
from wuqi.server.http.games import answered
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of
from wuqi.server.http.tables import TableId
from wuqi.server.http.working import asker_of, work_out
from wuqi.server.protocol.teaching import (
    AnalysisRequest,
    Finished,
    GameRead,
    Hinted,
    Lesson,
    OwnAnalysis,
    ReadGames,
    Reviewed,
)
from wuqi.server.table.recording import record_of
from wuqi.server.teaching import reviews
from wuqi.server.teaching.permissions import may_try_positions
from wuqi.server.teaching.question_queue import LOOK_S
from wuqi.server.teaching.questions import Analyse, GiveHint, ReviewGame
from wuqi.teacher.worth import known_worths

LINES = "application/x-ndjson"


@post("/analysis", status_code=200, summary="The best lines of a position, as they are found")
async def analysis(request: AnyRequest, data: AnalysisRequest) -> Stream:
    services, asker = services_of(request), await person(request)
    services.limits.spend("lesson", asker.id)
    position = await answered(request, data, lambda: boards.position_after(data).seen_by(None))
    await may_ask_about(request, asker.id, position)
    services.solved_tables.want(position.game)
    if position.mover <= 0:
        return _stream(_nothing())
    question = Analyse(pickle.dumps(position), data.lines, LOOK_S)
    return _stream(services.analyses.ask(asker_of(request), question))


@post("/analysis/own", status_code=200, summary="Whether a device may analyse a position itself")
async def own_analysis(request: AnyRequest, data: AnalysisRequest) -> OwnAnalysis:
    services, asker = services_of(request), await person(request)
    services.limits.spend("lesson", asker.id)
    position = await answered(request, data, lambda: boards.position_after(data).seen_by(None))
    await may_ask_about(request, asker.id, position)
    services.solved_tables.want(position.game)
    return OwnAnalysis(await work_out(request, lambda: known_worths(position) is not None))


@post("/tables/{table:str}/hint", status_code=200, summary="A hint, if all others are computers")
async def hint(request: AnyRequest, table: TableId) -> Hinted:
    services, asker = services_of(request), await person(request)
    services.limits.spend("lesson", asker.id)
    found = await services.room.table(table, look=services.settings.shared)
    may_have_hint(found, asker.id)
    if found.terms.position is not None:
        await may_ask_about(request, asker.id, found.position.seen_by(None))
    services.solved_tables.want(found.game)
    view = found.position.seen_by(found.position.mover)
    question = GiveHint(pickle.dumps(view), language_of(request))
    async for lesson in services.analyses.ask(asker_of(request), question):
        if isinstance(lesson, Hinted):
            return lesson
    raise Refusal("teacher-failed")


@post(
    "/tables/{table:str}/review",
    status_code=200,
    summary="The review of a finished game, with progress",
)
async def review(request: AnyRequest, table: TableId) -> Stream:
    services, asker = services_of(request), await person(request)
    services.limits.spend("lesson", asker.id)
    found = await services.room.table(table, look=services.settings.shared)
    if asker.id in found.removed:
        raise Unknown("table-unknown")
    if found.status != "over":
        raise Refusal("review-not-over")
    await may_try_positions(services.store, asker.id, found)
    if (known := await reviews.kept(services.store, table)) is not None:
        return _stream(_one(known))
    services.solved_tables.want(found.game)
    await services.directory.learn(found.people())
    record = await work_out(request, lambda: record_of(found, services.directory))

    async def lessons() -> AsyncGenerator[Lesson, None]:
        async for lesson in services.reviews.ask(asker_of(request), ReviewGame(record)):
            if isinstance(lesson, Reviewed):
                await reviews.keep(services.store, table, lesson)
            yield lesson

    return _stream(lessons())


@post("/read", status_code=200, summary="The games in a record or a foreign file")
async def read(request: AnyRequest, data: ReadGames) -> tuple[GameRead, ...]:
    services, language = services_of(request), language_of(request)
    services.limits.spend("lesson", (await person(request)).id)
    records = await work_out(request, lambda: reading.records(data.text))
    for record in records:
        if isinstance(record, Record):
            await services.warmup.ready(record.game)
    return await work_out(
        request, lambda: tuple(reading.read_one(one, language) for one in records)
    )


def _stream(lessons: AsyncGenerator[Lesson, None]) -> Stream:
    return Stream(_lines(lessons), media_type=LINES, headers={"Cache-Control": "no-store"})


async def _lines(lessons: AsyncGenerator[Lesson, None]) -> AsyncIterator[bytes]:
    try:
        async for lesson in lessons:
            yield msgspec.json.encode(lesson) + b"\n"
    finally:
        await lessons.aclose()


async def _nothing() -> AsyncGenerator[Lesson, None]:
    yield Finished()


async def _one(lesson: Lesson) -> AsyncGenerator[Lesson, None]:
    yield lesson
    yield Finished()


router = Router(
    "/api", route_handlers=[analysis, own_analysis, hint, review, read], tags=["teacher"]
)
