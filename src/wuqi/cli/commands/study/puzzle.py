"""`wuqi puzzle`: puzzles in the terminal, or one as JSON."""

import random
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from wuqi.cli.arguments import GameName, Json, print_json
from wuqi.cli.drawing import draw
from wuqi.cli.language import current
from wuqi.core.errors import BadAction, BadRequest
from wuqi.core.text.words import Words, words
from wuqi.teacher.hint import kind_of, square_of
from wuqi.teacher.puzzle import HARDEST, Puzzle, puzzle, puzzles, stands
from wuqi.teacher.solving import (
    PuzzleVerdict,
    attempt,
    continued,
    position_after,
    solution_after,
)

Grade = Annotated[int | None, typer.Option("--grade")]
Wanted = Annotated[str | None, typer.Option("--id")]
Seed = Annotated[int | None, typer.Option("--seed")]
Try = Annotated[str | None, typer.Option("--try")]


def command(
    game: GameName,
    wanted: Wanted = None,
    grade: Grade = None,
    tried: Try = None,
    seed: Seed = None,
    json: Json = False,
) -> None:
    """Find the right action: one puzzle after another, with a word on every try."""
    say = words(current(), game) if puzzles(game) else words(current())
    chosen = _chosen(game, wanted, grade, seed)
    if json or tried is not None:
        _answer(game, chosen[0], tried, say, json)
        return
    console = Console(highlight=False)
    try:
        _play(console, game, chosen, say)
    except (KeyboardInterrupt, EOFError):
        console.print(f"\n{say('play-bye')}")


def _chosen(game: str, wanted: str | None, grade: int | None, seed: int | None) -> list[Puzzle]:
    """The puzzle asked for, or all (of a grade): the easy ones first, else in a random order."""
    if wanted is not None:
        return [puzzle(game, wanted)]
    if grade is not None and not 1 <= grade <= HARDEST:
        raise BadRequest("puzzle-grade-range", hardest=HARDEST)
    found = [one for one in puzzles(game) if grade in (None, one.grade)]
    if not found:
        raise BadRequest("puzzle-none")
    random.Random(seed).shuffle(found)
    return sorted(found, key=lambda one: one.grade)


def _answer(game: str, one: Puzzle, tried: str | None, say: Words, json: bool) -> None:
    report: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(one))
    if tried is not None:
        verdict = attempt(game, one, tried)
        feedback = say(verdict.saying.key, **verdict.saying.details)
        if not json:
            print(feedback)
            return
        report = {"id": one.id, "tried": tried, "right": verdict.right, "feedback": feedback}
    print_json(report)


def _play(console: Console, game: str, chosen: list[Puzzle], say: Words) -> None:
    streak = 0
    for one in chosen:
        first_try = _solve(console, game, one, say)
        if first_try is not None:
            streak = streak + 1 if first_try else 0
            console.print(say("puzzle-streak", streak=streak))


def _solve(console: Console, game: str, one: Puzzle, say: Words) -> bool | None:
    """Whether it was solved without a mistake; None: it was left."""
    start = stands(game, one)
    console.print(f"[dim]{say('puzzle-grade', grade=one.grade, hardest=HARDEST)}[/]  {one.id}")
    console.print(say(f"puzzle-goal-{one.goal}", side=say(f"side-{start.mover}")))
    played: tuple[str, ...] = ()
    clean = True
    while True:
        position = position_after(game, one, played)
        draw(console, position, say)
        found = _turn(console, game, one, played, say)
        if found.left:
            return None
        clean = clean and not found.mistakes
        if found.verdict is None:
            line = continued(one, played)[len(played) :]
            console.print(say("puzzle-line", line="  ".join(line)))
            return False
        if found.verdict.solved:
            rest = found.verdict.line[len(played) :]
            console.print(say("puzzle-line", line="  ".join(rest)))
            return clean
        console.print("  ".join(found.verdict.reply))
        played = (*played, found.played, *found.verdict.reply)


@dataclass(slots=True)
class _Tries:
    """How a turn went."""

    mistakes: int = 0
    left: bool = False
    played: str = ""
    verdict: PuzzleVerdict | None = None  # of the right action; None: the solution was asked for


def _turn(console: Console, game: str, one: Puzzle, played: tuple[str, ...], say: Words) -> _Tries:
    """Asks until the right action is found, the solution is asked for, or the puzzle is left."""
    position, tries = position_after(game, one, played), _Tries()
    solution = solution_after(one, played)
    while True:
        typed = console.input("> ").strip()
        if typed in ("quit", "q", "exit"):
            raise EOFError
        if typed in ("next", "show"):
            tries.left = typed == "next"
            return tries
        if typed == "?":
            console.print("  ".join(position.actions()))
        elif typed == "hint":
            tries.mistakes += 1
            console.print(say("hint-kind", kind=say(f"kind-{kind_of(position, solution)}")))
            if (square := square_of(position, solution)) is not None:
                console.print(say("hint-square", square=square))
        elif typed in ("", "help"):
            console.print(say("puzzle-help"))
        else:
            try:
                verdict = attempt(game, one, typed, played)
            except BadAction as error:
                console.print(error.say(current()))
                continue
            console.print(say(verdict.saying.key, **verdict.saying.details))
            if verdict.right:
                tries.played, tries.verdict = str(position.find(typed)), verdict
                return tries
            tries.mistakes += 1
            if verdict.reply:
                console.print(say("puzzle-refuted", line="  ".join(verdict.reply)))
