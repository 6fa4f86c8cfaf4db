"""Analysis, hints and reviews: the thinker's work."""

import pickle
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec.structs import replace

from wuqi.core.errors import BadRequest
from wuqi.core.options import read_pairs
from wuqi.core.registry import load, shown
from wuqi.device.room import ME
from wuqi.device.router import Lines, Request
from wuqi.device.routes import get, post
from wuqi.server.answers import boards, reading
from wuqi.server.answers.hints import may_have_hint
from wuqi.server.answers.solved import places, solved, solved_games
from wuqi.server.errors import Refusal
from wuqi.server.protocol.bodies import BoardRequest
from wuqi.server.protocol.teaching import (
    AnalysisRequest,
    Finished,
    Hinted,
    Lesson,
    ReadGames,
    Retried,
    Reviewed,
    Thinking,
    TryPuzzle,
)
from wuqi.server.table.recording import record_of
from wuqi.server.teaching.questions import Analyse, GiveHint, ReviewGame, TryAgain

ANALYSIS_S = 20.0  # until it must be asked for again
TURN_S = 1.0
MEASURED_S = 1.0


@post("/analysis")
async def analysis(request: Request) -> Any:
    data = request.read(AnalysisRequest)
    position = boards.position_after(data).seen_by(None)
    if position.mover <= 0:
        return Lines(_one(Finished()))
    return Lines(_analysed(request, Analyse(pickle.dumps(position), data.lines, TURN_S)))


async def _analysed(request: Request, question: Analyse) -> AsyncIterator[Lesson]:
    """Analyses in short slices, because a worker that thinks receives no messages and would not
    learn that nobody waits any more. Each slice continues from the last one. If a slice finds
    nothing new, the next one is longer.
    """
    depth, nodes, seconds = 0, 0, 0.0
    while seconds < ANALYSIS_S:
        before, looked_at = depth, nodes
        async for found in request.device.thinker.lessons(question):
            if isinstance(found, Thinking):
                nodes = looked_at + found.nodes
                if found.depth >= depth or found.method == "mcts":  # not only the first plies again
                    depth = max(depth, found.depth)
                    yield replace(found, nodes=nodes, seconds=seconds + found.seconds)
            elif isinstance(found, Finished) and found.more:
                break
            else:
                yield found
                return
        seconds += question.seconds
        if depth == before:
            question = replace(question, seconds=2 * question.seconds)
    yield Finished(more=True)


@get("/solved")
async def games_with_tables(request: Request) -> Any:
    return solved_games(quick=False)


@get("/solved/*")
async def solved_position(request: Request) -> Any:
    question = BoardRequest(
        request.words[0],
        _options(request),
        None,
        request.query.get("position"),
        tuple(request.repeated.get("action", [])),
    )
    return solved(boards.position_after(question).seen_by(None))


@get("/solved/*/places")
async def places_in_wins(request: Request) -> Any:
    return places(request.words[0], _options(request))


def _options(request: Request) -> dict[str, str]:
    return read_pairs(request.repeated.get("option", []))


@get("/speed")
async def speed(request: Request) -> float:
    """How many positions per second this device searches, measured in the first game."""
    starts = (load(game).start() for game in shown())
    question = Analyse(pickle.dumps(next(one for one in starts if one.mover > 0)), 1, MEASURED_S)
    nodes, seconds = 0, MEASURED_S
    async for found in request.device.thinker.lessons(question):
        if isinstance(found, Thinking):
            nodes, seconds = found.nodes, found.seconds
    return nodes / seconds if seconds else 0.0


@post("/read")
async def read(request: Request) -> Any:
    found = reading.records(request.read(ReadGames).text)
    return tuple(reading.read_one(one, request.language) for one in found)


@post("/tables/*/hint")
async def hint(request: Request) -> Any:
    table = await request.device.room.table(request.words[0])
    may_have_hint(table, ME.id)
    view = table.position.seen_by(table.position.mover)
    question = GiveHint(pickle.dumps(view), request.language)
    async for found in request.device.thinker.lessons(question):
        if isinstance(found, Hinted):
            return found
    raise Refusal("teacher-failed")


@post("/tables/*/review")
async def review(request: Request) -> Any:
    room, (table_id,) = request.device.room, request.words
    table = await room.table(table_id)
    if table.status != "over":
        raise Refusal("review-not-over")
    kept = await request.device.storage.get(f"review:{table_id}")
    if kept is not None:
        return Lines(_one(msgspec.json.decode(kept, type=Reviewed), Finished()))
    return Lines(_reviewed(request, table_id, ReviewGame(record_of(table, room))))


async def _reviewed(request: Request, table_id: str, question: ReviewGame) -> AsyncIterator[Lesson]:
    async for found in request.device.thinker.lessons(question):
        if isinstance(found, Reviewed):
            kept = msgspec.json.encode(found).decode()
            await request.device.storage.put(f"review:{table_id}", kept)
        yield found


@post("/tables/*/puzzles/*")
async def try_again(request: Request) -> Any:
    table_id, data = request.words[0], request.read(TryPuzzle)
    table, ply = await request.device.room.table(table_id), int(request.words[1])
    kept = await request.device.storage.get(f"review:{table_id}")
    points = msgspec.json.decode(kept, type=Reviewed).points if kept is not None else ()
    point = next((one for one in points if one.ply == ply and one.right), None)
    if point is None:
        raise BadRequest("puzzle-unknown", puzzle=str(ply + 1))
    if data.action is None:
        return Retried(False, None, point.before, point.before, point.better)
    record = record_of(table, request.device.room)
    action = str(record.replay()[ply].find(data.action))
    if action == point.played:
        return Retried(False, point.turn, point.before, point.after)
    async for found in request.device.thinker.lessons(TryAgain(record, ply, action)):
        if isinstance(found, Retried):
            line = point.better if action == point.better[0] else (action,)
            return replace(found, line=line) if found.right else found
    raise Refusal("teacher-failed")


async def _one(*found: Lesson) -> AsyncIterator[Lesson]:
    for one in found:
        yield one
