"""The addresses that a device answers. Each is answered as by a server: see `wuqi.server.http`."""

import pickle
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from wuqi.core.errors import BadAction, BadRequest
from wuqi.core.position import Position
from wuqi.core.registry import configure, formats
from wuqi.device.desk import Lines, Raw, Request, Routes, Text
from wuqi.device.room import ME
from wuqi.server import protocol as p
from wuqi.server.answers import boards, editing, games, lessons, puzzles, reading
from wuqi.server.answers.hints import may_have_hint
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.errors import Refusal
from wuqi.server.protocol.bodies import (
    ArchivePage,
    AskBoard,
    AskBoards,
    AskMoving,
    OpenTable,
)
from wuqi.server.protocol.lessons import TaskAnswer, TaskHelp, TryTask
from wuqi.server.protocol.teaching import (
    AskAnalysis,
    Finished,
    Hinted,
    Lesson,
    ReadGames,
    Retried,
    Reviewed,
    SetUp,
    TryPuzzle,
)
from wuqi.server.refusals import refused
from wuqi.server.table.recording import record_of
from wuqi.server.table.view import Viewer
from wuqi.server.teaching.questions import Analyse, GiveHint, ReviewGame, TryAgain
from wuqi.teacher.attempt import replayed
from wuqi.teacher.lessons import lesson, start_of, task_of, to_find
from wuqi.teacher.puzzle import attempt, games_with_puzzles, puzzle

ANALYSIS_S = 20.0

routes = Routes()
get, post = partial(routes.add, "GET"), partial(routes.add, "POST")


# -- games and boards ------------------------------------------------------------------------------


@get("/games")
async def all_games(request: Request) -> Any:
    return games.games()


@get("/words/*")
async def common_words(request: Request) -> Text:
    return Text(games.catalogue(request.words[0], None))


@get("/words/*/*")
async def game_words(request: Request) -> Text:
    return Text(games.catalogue(*request.words))


@get("/rules/*/*")
async def rules(request: Request) -> Any:
    configure(request.words[0], None, {})
    return tuple(games.book(*request.words))


@post("/board")
async def board(request: Request) -> Any:
    return boards.board(request.read(AskBoard))


@post("/try")
async def try_out(request: Request) -> Any:
    return boards.try_out(request.read(AskBoard), request.language)


@post("/boards")
async def many_boards(request: Request) -> Any:
    return tuple(boards.boards(request.read(AskBoards)))


@post("/moving")
async def moving(request: Request) -> Any:
    return boards.moving(request.read(AskMoving))


@post("/outlooks")
async def outlooks(request: Request) -> Any:
    return tuple(boards.outlooks(request.read(AskBoard)))


@post("/perils")
async def perils(request: Request) -> Any:
    return boards.perils_of(request.read(AskBoard))


@post("/setting")
async def setting(request: Request) -> Any:
    return boards.setting(request.read(AskBoard))


@post("/palette")
async def palette(request: Request) -> Any:
    return editing.palette(request.read(AskBoard))


@post("/setup")
async def set_up(request: Request) -> Any:
    return editing.set_up(request.read(SetUp), request.language)


# -- puzzles and lessons ---------------------------------------------------------------------------


class Tries(msgspec.Struct):
    """How the person has done with a game's puzzles, as it is kept."""

    score: puzzles.Score = puzzles.Score()
    tries: dict[str, bool] = {}  # by puzzle: whether it is solved


async def _tries(request: Request, game: str) -> Tries:
    kept = await request.device.storage.get(f"puzzles:{game}")
    return Tries() if kept is None else msgspec.json.decode(kept, type=Tries)


@get("/puzzles")
async def shelves(request: Request) -> Any:
    return [
        puzzles.shelf(game, (await _tries(request, game)).score) for game in games_with_puzzles()
    ]


@get("/puzzles/*")
async def another_puzzle(request: Request) -> Any:
    (game,) = request.words
    tries = await _tries(request, game)
    solved = {one for one, right in tries.tries.items() if right}
    grade = int(request.query["grade"]) if "grade" in request.query else None
    return puzzles.info(game, puzzles.another(game, grade, solved, tries.score))


@get("/puzzles/*/*")
async def one_puzzle(request: Request) -> Any:
    game, wanted = request.words
    return puzzles.info(game, puzzle(game, wanted))


@post("/puzzles/*/*")
async def judge_puzzle(request: Request) -> Any:
    game, wanted = request.words
    data, found = request.read(TryPuzzle), puzzle(game, wanted)
    verdict = attempt(game, found, data.action) if data.action is not None else None
    right = verdict is not None and verdict.right
    tries = await _tries(request, game)
    if not tries.tries.get(wanted):  # else once more for fun
        score = tries.score.after(right, first_try=wanted not in tries.tries)
        tries = Tries(score, {**tries.tries, wanted: right})
        await request.device.storage.put(f"puzzles:{game}", msgspec.json.encode(tries).decode())
    return puzzles.judged(found, verdict, tries.score)


@get("/lessons")
async def lesson_shelves(request: Request) -> Any:
    return lessons.shelves()


@get("/lessons/*/*")
async def course(request: Request) -> Any:
    return lessons.course(*request.words)


@post("/lessons/*/*/*")
async def judge_task(request: Request) -> Any:
    game, wanted, number = request.words
    one, data = lesson(game, wanted), request.read(TryTask)
    task = task_of(one, int(number))
    start = start_of(one.game(game), task)
    try:
        if task.find is not None:
            return lessons.found(task, start, data)
        tried = replayed(task, start, data.actions)
    except BadAction as error:
        return TaskAnswer("going", (), "", 0, refused(error, request.language))
    key = f"{one.id}-{number}"
    return await lessons.judged(game, key, tried, data, request.language, _think(request))


@post("/lessons/*/*/*/help")
async def help_with_task(request: Request) -> Any:
    game, wanted, number = request.words
    one, data = lesson(game, wanted), request.read(TryTask)
    task = task_of(one, int(number))
    start = start_of(one.game(game), task)
    if task.find is not None:
        return TaskHelp(next(iter(sorted({*to_find(start, task)} - {*data.found})), None))
    tried = replayed(task, start, data.actions)
    return await lessons.help_with(task, start, tried, _think(request))


def _think(request: Request) -> lessons.Think:
    async def think(position: Position, player: str) -> str:
        view = position.seen_by(position.mover)
        seats = tuple(seat.number for seat in view.seats_to_act() if seat.side == view.mover)
        task = ThinkTask(view.game.name, pickle.dumps(view), seats, player)
        return str((await request.device.thinker.choose(task)).action)

    return think


# -- the teacher -----------------------------------------------------------------------------------


@post("/analysis")
async def analysis(request: Request) -> Any:
    data = request.read(AskAnalysis)
    position = boards.position_after(data).seen_by(None)
    if position.mover <= 0:
        return Lines(_one(Finished()))
    question = Analyse(pickle.dumps(position), data.lines, ANALYSIS_S)
    return Lines(request.device.thinker.lessons(question))


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


# -- tables ----------------------------------------------------------------------------------------


@get("/me")
async def me(request: Request) -> Any:
    return p.Me(ME.id, ME.name, ME.kind)


@post("/tables")
async def open_table(request: Request) -> Raw:
    room = request.device.room
    return Raw(room.view(await room.open(request.read(OpenTable)), Viewer(ME.id)))


@get("/tables/*")
async def look(request: Request) -> Raw:
    room = request.device.room
    ply, back = (int(request.query.get(name, "0")) for name in ("ply", "back"))
    viewer = Viewer(ME.id, seen_ply=max(0, ply), seen_back=back)
    return Raw(room.view(await room.table(request.words[0]), viewer))


@post("/tables/*/commands")
async def command(request: Request) -> Raw:
    room = request.device.room
    wanted: Any = msgspec.json.decode(request.body, type=p.Command)
    return Raw(room.view(await room.do(request.words[0], wanted), Viewer(ME.id)))


@get("/tables/*/record")
async def record(request: Request) -> Text:
    table = await request.device.room.table(request.words[0])
    written, format_ = record_of(table, request.device.room), request.query.get("format", "wuqi")
    if format_ == "wuqi":
        return Text(written.dump())
    known = {kind: one for kind, (game, one) in formats().items() if game == table.game.name}
    if format_ not in known:
        raise BadRequest("format-unknown", format=format_, right=" | ".join(("wuqi", *known)))
    return Text(known[format_].write([written]))


@get("/archive")
async def archive(request: Request) -> ArchivePage:
    return await _page(request, "over")


@get("/me/tables")
async def own_tables(request: Request) -> ArchivePage:
    return await _page(request, request.query.get("status", "playing"))


async def _page(request: Request, status: str) -> ArchivePage:
    game, found = request.query.get("game"), await request.device.room.briefs(status)
    return ArchivePage(tuple(one for one in found if game in (None, one.game)), None)


@get("/lobby")
async def lobby(request: Request) -> p.Lobby:
    return p.Lobby((), ())
