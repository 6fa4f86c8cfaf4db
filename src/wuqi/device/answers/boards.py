"""Games, boards, puzzles and lessons."""

import pickle
from datetime import UTC, datetime
from typing import Any

import msgspec

from wuqi.core.errors import BadAction
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.device.router import PlainText, Request
from wuqi.device.routes import get, post
from wuqi.server.answers import boards, editing, games, lessons, puzzles
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.protocol.bodies import BoardRequest, BoardsRequest, MovingRequest
from wuqi.server.protocol.lessons import TaskAnswer, TaskHelp, TryTask
from wuqi.server.protocol.teaching import SetUp, TryPuzzle
from wuqi.server.refusals import refused
from wuqi.teacher.attempt import replayed
from wuqi.teacher.lessons import lesson, start_of, task_of, to_find
from wuqi.teacher.puzzle import games_with_puzzles, puzzle
from wuqi.teacher.solving import attempt


@get("/games")
async def all_games(request: Request) -> Any:
    return games.games()


@get("/words/*")
async def common_words(request: Request) -> PlainText:
    return PlainText(games.catalogue(request.words[0], None))


@get("/words/*/*")
async def game_words(request: Request) -> PlainText:
    return PlainText(games.catalogue(*request.words))


@get("/rules/*/*")
async def rules(request: Request) -> Any:
    configure(request.words[0], None, {})
    return tuple(games.book(*request.words))


@post("/board")
async def board(request: Request) -> Any:
    return boards.board(request.read(BoardRequest))


@post("/try")
async def try_out(request: Request) -> Any:
    return boards.try_out(request.read(BoardRequest), request.language)


@post("/boards")
async def many_boards(request: Request) -> Any:
    return tuple(boards.boards(request.read(BoardsRequest)))


@post("/moving")
async def moving(request: Request) -> Any:
    return boards.moving(request.read(MovingRequest))


@post("/outlooks")
async def outlooks(request: Request) -> Any:
    return tuple(boards.outlooks(request.read(BoardRequest)))


@post("/perils")
async def perils(request: Request) -> Any:
    return boards.perils_of(request.read(BoardRequest))


@post("/setting")
async def setting(request: Request) -> Any:
    return boards.setting(request.read(BoardRequest))


@post("/palette")
async def palette(request: Request) -> Any:
    return editing.palette(request.read(BoardRequest))


@post("/setup")
async def set_up(request: Request) -> Any:
    return editing.set_up(request.read(SetUp), request.language)


class Tries(msgspec.Struct):
    """How the person has done with a game's puzzles, as stored."""

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


@get("/daily-puzzle")
async def puzzle_of_the_day(request: Request) -> Any:
    found = puzzles.daily(datetime.now(UTC).date())
    return puzzles.info(found.game, found)


@get("/puzzles/*")
async def another_puzzle(request: Request) -> Any:
    (game,) = request.words
    tries = await _tries(request, game)
    solved = {one for one, right in tries.tries.items() if right}
    wish = puzzles.Wish(
        _number(request, "grade"), request.query.get("theme"), _number(request, "run")
    )
    return puzzles.info(game, puzzles.another(game, wish, solved, tries.score))


def _number(request: Request, name: str) -> int | None:
    return int(request.query[name]) if name in request.query else None


@get("/puzzles/*/*")
async def one_puzzle(request: Request) -> Any:
    game, wanted = request.words
    return puzzles.info(game, puzzle(game, wanted))


@post("/puzzles/*/*")
async def judge_puzzle(request: Request) -> Any:
    game, wanted = request.words
    data, found = request.read(TryPuzzle), puzzle(game, wanted)
    verdict = None
    if data.action is not None:
        verdict = attempt(game, found, data.action, data.after)
    right = verdict is not None and verdict.right
    tries = await _tries(request, game)
    before = tries.score
    counts = not data.run and (verdict is None or verdict.solved or not right)
    if counts and not tries.tries.get(wanted):  # else once more for fun
        first = wanted not in tries.tries
        score = before.after(right, first)
        if first:  # here a puzzle keeps the rating it came with
            rating, _ = puzzles.after_try(before.rating, puzzles.first_rating(found), right)
            score = score.with_rating(rating)
        tries = Tries(score, {**tries.tries, wanted: right})
        await request.device.storage.put(f"puzzles:{game}", msgspec.json.encode(tries).decode())
    return puzzles.judged(found, data.after, verdict, tries.score, before)


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
