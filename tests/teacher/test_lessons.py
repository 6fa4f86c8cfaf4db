"""Lessons: each can be done as it says, other actions do not do, and all texts are there."""

import re

import pytest

from wuqi.core.board.picture import Cell
from wuqi.core.errors import BadAction, BadRequest, IllegalAction
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.core.text.words import LANGUAGES, has_word, words
from wuqi.players.level_player import LevelPlayer
from wuqi.players.player import answer
from wuqi.teacher.attempt import Attempt, found_now, losing_line, replayed
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

FEWEST, MOST = 6, 12
WITH_LESSONS = [game for game in names() if lessons(game)]
TASKS = [
    pytest.param(game, one, number, id=f"{game}-{one.id}-{number}")
    for game in WITH_LESSONS
    for one in lessons(game)
    for number in range(1, len(one.tasks) + 1)
]


def opened(game: str, one: Lesson, number: int) -> tuple[Task, Position]:
    task = one.tasks[number - 1]
    return task, start_of(one.game(game), task)


def answered(attempt: Attempt, seed: int = 1) -> Attempt:
    """Everybody else acts, as on the server, until it is the learner's turn again."""
    players = {seat.number: LevelPlayer(1, seed) for seat in attempt.start.game.seats}
    while attempt.waits:
        position = attempt.position
        if (scripted := attempt.scripted()) is not None:
            attempt.act(scripted)
        elif position.mover == CHANCE:
            attempt.act(str(next(iter(position.outcomes()))))
        else:
            attempt.act(str(answer(players, position)[1]))
    return attempt


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_course_goes_from_the_first_move_to_the_first_win(game: str) -> None:
    course = lessons(game)
    assert FEWEST <= len(course) <= MOST
    assert len({one.id for one in course}) == len(course)
    last = course[-1].tasks[-1]
    assert last.win
    assert last.turns == 0


@pytest.mark.parametrize(("game", "one", "number"), TASKS)
def test_a_task_begins_with_the_learner(game: str, one: Lesson, number: int) -> None:
    task, start = opened(game, one, number)
    assert start.mover == task.side
    squares = {cell.square for row in start.picture.rows for cell in row}
    pointed = {*task.rings, *(square for arrow in task.arrows for square in arrow)}
    assert pointed | ({task.reach} if task.reach else set()) <= squares


@pytest.mark.parametrize(("game", "one", "number"), TASKS)
def test_the_solution_does_it(game: str, one: Lesson, number: int) -> None:
    task, start = opened(game, one, number)
    if task.find is not None:
        found: list[str] = []
        every = to_find(start, task)
        assert len(every) > 1
        for action in every:
            left = found_now(task, start, found, action)
            found.append(action)
            assert len(left) == len(every) - len(found)
    elif task.turns == 0:
        assert won_by_level(5, task, start)
    else:
        assert replayed(task, start, task.solution).standing == "done"


def won_by_level(level: int, task: Task, start: Position) -> bool:
    """Whether somebody of that level wins at least two of three games against level 1."""
    won = 0
    for seed in range(3):
        attempt = Attempt(task, start)
        player = LevelPlayer(level, seed)
        players = {seat.number: player for seat in start.game.seats}
        while attempt.standing == "going":
            attempt.act(str(answer(players, attempt.position)[1]))
            answered(attempt, seed)
        won += attempt.standing == "done"
    return won >= 2


@pytest.mark.parametrize(("game", "one", "number"), TASKS)
def test_something_else_does_not_do_it(game: str, one: Lesson, number: int) -> None:
    """Some other action is wrong, or the rules refuse it; and a wrong one says why."""
    task, start = opened(game, one, number)
    if task.turns == 0:
        return
    if task.find is not None:
        others = set(start.texts()) - set(to_find(start, task))
        if others:
            with pytest.raises(IllegalAction):
                found_now(task, start, (), others.pop())
        return
    wrong = tried_out(task, start)
    assert wrong or len(start.texts()) == 1 or task.take, "everything would be right"
    for attempt in wrong:
        own = has_word(f"lesson-{one.id}-{number}-wrong", game)
        assert attempt.why is not None or own


def tried_out(task: Task, start: Position) -> list[Attempt]:
    """Wrong ways to play the learner's first turn, whatever its further actions."""
    wrong: list[Attempt] = []
    open_: list[tuple[str, ...]] = [(action,) for action in start.texts()]
    while open_ and len(wrong) < 40:
        line = open_.pop()
        attempt = answered(replayed(task, start, line))
        if attempt.standing == "wrong":
            wrong.append(attempt)
        elif attempt.standing == "going" and attempt.turns == 0 and len(line) < 4:
            played = tuple(step.action for step in attempt.steps)
            open_ += [(*played, action) for action in attempt.position.texts()]
    return wrong


@pytest.mark.parametrize(("game", "one", "number"), TASKS)
def test_what_refutes_a_mistake_is_legal(game: str, one: Lesson, number: int) -> None:
    task, start = opened(game, one, number)
    for action in task.refuted:
        attempt = replayed(task, start, [action])
        assert attempt.standing == "wrong"
        assert len(attempt.steps) == 1 + len(task.refuted[action])


@pytest.mark.parametrize("game", WITH_LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str, game: str) -> None:
    say = words(language, game)
    for one in lessons(game):
        key = f"lesson-{one.id}"
        assert say(key)
        assert say(f"{key}-done")
        for number, task in enumerate(one.tasks, 1):
            assert say(f"{key}-{number}")
            assert say(f"{key}-{number}-hint")
            if task.play:
                assert say(f"{key}-{number}-wrong")


@pytest.mark.parametrize(("game", "one", "number"), TASKS)
def test_texts_name_squares_of_the_board(game: str, one: Lesson, number: int) -> None:
    _, start = opened(game, one, number)
    squares = {cell.square for row in start.picture.rows for cell in row if cell.square}
    form = r"\b[a-i][1-9]\b" if "a1" in squares else r"\b\d\d\b"
    for language in LANGUAGES:
        say = words(language, game)
        for text in (say(f"lesson-{one.id}-{number}"), say(f"lesson-{one.id}-{number}-hint")):
            assert set(re.findall(form, text)) <= squares | {"32"}


def test_pieces_that_can_be_taken_are_not_safe() -> None:
    game = lessons("draughts")[0].game("draughts")
    assert losing_line(game.read("B:W28:B12"), 1) is None
    assert losing_line(game.read("B:W28:B22,12"), 1) == ["22x33"]


def test_a_game_that_is_lost_is_wrong() -> None:
    trap = lesson("musketeers", "quiet")
    task, start = opened("musketeers", trap, 1)
    attempt = replayed(task, start, ["d4xc4"])
    assert attempt.standing == "wrong"
    assert attempt.why is not None
    assert attempt.why.key == "lesson-lost"
    with pytest.raises(BadAction):
        replayed(task, start, ["d4xc4", "a3-a4"])


def test_what_there_is_not_is_refused() -> None:
    assert set(games_with_lessons()) <= set(names())
    with pytest.raises(BadRequest):
        lesson("musketeers", "nothing")
    with pytest.raises(BadRequest):
        task_of(lessons("musketeers")[0], 9)


def test_a_piece_may_have_to_show_something() -> None:
    task, start = opened("janken", lesson("janken", "roll"), 1)
    slid = replayed(task, start, ["b4-c4-d4"])
    assert slid.standing == "wrong"
    shown = {cell.square: cell for row in slid.position.picture.rows for cell in row}
    assert isinstance(shown["d4"], Cell)
    assert shown["d4"].piece.startswith("piece-rock")
