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
from wuqi.device.desk import Asked, Lines, Raw, Routes, Text
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
from wuqi.server.room.recording import record_of
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
async def all_games(asked: Asked) -> Any:
    return games.games()


@get("/words/*")
async def common_words(asked: Asked) -> Text:
    return Text(games.catalogue(asked.words[0], None))


@get("/words/*/*")
async def game_words(asked: Asked) -> Text:
    return Text(games.catalogue(*asked.words))


@get("/rules/*/*")
async def rules(asked: Asked) -> Any:
    configure(asked.words[0], None, {})
    return tuple(games.book(*asked.words))


@post("/board")
async def board(asked: Asked) -> Any:
    return boards.board(asked.read(AskBoard))


@post("/try")
async def try_out(asked: Asked) -> Any:
    return boards.try_out(asked.read(AskBoard), asked.language)


@post("/boards")
async def many_boards(asked: Asked) -> Any:
    data = asked.read(AskBoards)
    return tuple(boards.boards(boards.start_of(data), data))


@post("/moving")
async def moving(asked: Asked) -> Any:
    data = asked.read(AskMoving)
    return boards.moving(boards.position_after(data), data)


@post("/outlooks")
async def outlooks(asked: Asked) -> Any:
    return tuple(boards.outlooks(boards.position_after(asked.read(AskBoard)).seen_by(None)))


@post("/perils")
async def perils(asked: Asked) -> Any:
    return boards.perils_of(boards.position_after(asked.read(AskBoard)).seen_by(None))


@post("/setting")
async def setting(asked: Asked) -> Any:
    return boards.setting(boards.start_of(asked.read(AskBoard)))


@post("/palette")
async def palette(asked: Asked) -> Any:
    return editing.palette(boards.start_of(asked.read(AskBoard)).game)


@post("/setup")
async def set_up(asked: Asked) -> Any:
    data = asked.read(SetUp)
    return editing.set_up(boards.start_of(data), data, asked.language)


# -- puzzles and lessons ---------------------------------------------------------------------------


class Tries(msgspec.Struct):
    """How the person has done with a game's puzzles, as it is kept."""

    score: puzzles.Score = puzzles.Score()
    tries: dict[str, bool] = {}  # by puzzle: whether it is solved


async def _tries(asked: Asked, game: str) -> Tries:
    kept = await asked.device.storage.get(f"puzzles:{game}")
    return Tries() if kept is None else msgspec.json.decode(kept, type=Tries)


@get("/puzzles")
async def shelves(asked: Asked) -> Any:
    return [puzzles.shelf(game, (await _tries(asked, game)).score) for game in games_with_puzzles()]


@get("/puzzles/*")
async def another_puzzle(asked: Asked) -> Any:
    (game,) = asked.words
    tries = await _tries(asked, game)
    solved = {one for one, right in tries.tries.items() if right}
    grade = int(asked.query["grade"]) if "grade" in asked.query else None
    return puzzles.info(game, puzzles.another(game, grade, solved, tries.score))


@get("/puzzles/*/*")
async def one_puzzle(asked: Asked) -> Any:
    game, wanted = asked.words
    return puzzles.info(game, puzzle(game, wanted))


@post("/puzzles/*/*")
async def judge_puzzle(asked: Asked) -> Any:
    game, wanted = asked.words
    data, found = asked.read(TryPuzzle), puzzle(game, wanted)
    verdict = attempt(game, found, data.action) if data.action is not None else None
    right = verdict is not None and verdict.right
    tries = await _tries(asked, game)
    if not tries.tries.get(wanted):  # else once more for fun
        score = tries.score.after(right, first_try=wanted not in tries.tries)
        tries = Tries(score, {**tries.tries, wanted: right})
        await asked.device.storage.put(f"puzzles:{game}", msgspec.json.encode(tries).decode())
    return puzzles.judged(found, verdict, tries.score)


@get("/lessons")
async def lesson_shelves(asked: Asked) -> Any:
    return lessons.shelves()


@get("/lessons/*/*")
async def course(asked: Asked) -> Any:
    return lessons.course(*asked.words)


@post("/lessons/*/*/*")
async def judge_task(asked: Asked) -> Any:
    game, wanted, number = asked.words
    one, data = lesson(game, wanted), asked.read(TryTask)
    task = task_of(one, int(number))
    start = start_of(one.game(game), task)
    try:
        if task.find is not None:
            return lessons.found(task, start, data)
        tried = replayed(task, start, data.actions)
    except BadAction as error:
        return TaskAnswer("going", (), "", 0, refused(error, asked.language))
    key = f"{one.id}-{number}"
    return await lessons.judged(game, key, tried, data, asked.language, _think(asked))


@post("/lessons/*/*/*/help")
async def help_with_task(asked: Asked) -> Any:
    game, wanted, number = asked.words
    one, data = lesson(game, wanted), asked.read(TryTask)
    task = task_of(one, int(number))
    start = start_of(one.game(game), task)
    if task.find is not None:
        return TaskHelp(next(iter(sorted({*to_find(start, task)} - {*data.found})), None))
    tried = replayed(task, start, data.actions)
    return await lessons.help_with(task, start, tried, _think(asked))


def _think(asked: Asked) -> lessons.Think:
    async def think(position: Position, player: str) -> str:
        view = position.seen_by(position.mover)
        seats = tuple(seat.number for seat in view.seats_to_act() if seat.side == view.mover)
        task = ThinkTask(view.game.name, pickle.dumps(view), seats, player)
        return str((await asked.device.thinker.choose(task)).action)

    return think


# -- the teacher -----------------------------------------------------------------------------------


@post("/analysis")
async def analysis(asked: Asked) -> Any:
    data = asked.read(AskAnalysis)
    position = boards.position_after(data).seen_by(None)
    if position.mover <= 0:
        return Lines(_one(Finished()))
    question = Analyse(pickle.dumps(position), data.lines, ANALYSIS_S)
    return Lines(asked.device.thinker.lessons(question))


@post("/read")
async def read(asked: Asked) -> Any:
    found = reading.records(asked.read(ReadGames).text)
    return tuple(reading.read_one(one, asked.language) for one in found)


@post("/tables/*/hint")
async def hint(asked: Asked) -> Any:
    table = await asked.device.room.table(asked.words[0])
    may_have_hint(table, ME.id)
    view = table.position.seen_by(table.position.mover)
    question = GiveHint(pickle.dumps(view), asked.language)
    async for found in asked.device.thinker.lessons(question):
        if isinstance(found, Hinted):
            return found
    raise Refusal("teacher-failed")


@post("/tables/*/review")
async def review(asked: Asked) -> Any:
    room, (table_id,) = asked.device.room, asked.words
    table = await room.table(table_id)
    if table.status != "over":
        raise Refusal("review-not-over")
    kept = await asked.device.storage.get(f"review:{table_id}")
    if kept is not None:
        return Lines(_one(msgspec.json.decode(kept, type=Reviewed), Finished()))
    return Lines(_reviewed(asked, table_id, ReviewGame(record_of(table, room))))


async def _reviewed(asked: Asked, table_id: str, question: ReviewGame) -> AsyncIterator[Lesson]:
    async for found in asked.device.thinker.lessons(question):
        if isinstance(found, Reviewed):
            kept = msgspec.json.encode(found).decode()
            await asked.device.storage.put(f"review:{table_id}", kept)
        yield found


@post("/tables/*/puzzles/*")
async def try_again(asked: Asked) -> Any:
    table_id, data = asked.words[0], asked.read(TryPuzzle)
    table, ply = await asked.device.room.table(table_id), int(asked.words[1])
    kept = await asked.device.storage.get(f"review:{table_id}")
    points = msgspec.json.decode(kept, type=Reviewed).points if kept is not None else ()
    point = next((one for one in points if one.ply == ply and one.right), None)
    if point is None:
        raise BadRequest("puzzle-unknown", puzzle=str(ply + 1))
    if data.action is None:
        return Retried(False, None, point.before, point.before, point.better)
    record = record_of(table, asked.device.room)
    action = str(record.replay()[ply].find(data.action))
    if action == point.played:
        return Retried(False, point.turn, point.before, point.after)
    async for found in asked.device.thinker.lessons(TryAgain(record, ply, action)):
        if isinstance(found, Retried):
            line = point.better if action == point.better[0] else (action,)
            return replace(found, line=line) if found.right else found
    raise Refusal("teacher-failed")


async def _one(*found: Lesson) -> AsyncIterator[Lesson]:
    for one in found:
        yield one


# -- tables ----------------------------------------------------------------------------------------


@get("/me")
async def me(asked: Asked) -> Any:
    return p.Me(ME.id, ME.name, ME.kind)


@post("/tables")
async def open_table(asked: Asked) -> Raw:
    room = asked.device.room
    return Raw(room.view(await room.open(asked.read(OpenTable)), Viewer(ME.id)))


@get("/tables/*")
async def look(asked: Asked) -> Raw:
    room = asked.device.room
    ply, back = (int(asked.query.get(name, "0")) for name in ("ply", "back"))
    viewer = Viewer(ME.id, seen_ply=max(0, ply), seen_back=back)
    return Raw(room.view(await room.table(asked.words[0]), viewer))


@post("/tables/*/commands")
async def command(asked: Asked) -> Raw:
    room = asked.device.room
    wanted: Any = msgspec.json.decode(asked.body, type=p.Command)
    return Raw(room.view(await room.do(asked.words[0], wanted), Viewer(ME.id)))


@get("/tables/*/record")
async def record(asked: Asked) -> Text:
    table = await asked.device.room.table(asked.words[0])
    written, format_ = record_of(table, asked.device.room), asked.query.get("format", "wuqi")
    if format_ == "wuqi":
        return Text(written.dump())
    known = {kind: one for kind, (game, one) in formats().items() if game == table.game.name}
    if format_ not in known:
        raise BadRequest("format-unknown", format=format_, right=" | ".join(("wuqi", *known)))
    return Text(known[format_].write([written]))


@get("/archive")
async def archive(asked: Asked) -> ArchivePage:
    return await _page(asked, "over")


@get("/me/tables")
async def own_tables(asked: Asked) -> ArchivePage:
    return await _page(asked, asked.query.get("status", "playing"))


async def _page(asked: Asked, status: str) -> ArchivePage:
    game, found = asked.query.get("game"), await asked.device.room.briefs(status)
    return ArchivePage(tuple(one for one in found if game in (None, one.game)), None)


@get("/lobby")
async def lobby(asked: Asked) -> p.Lobby:
    return p.Lobby((), ())
