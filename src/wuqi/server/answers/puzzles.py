"""Puzzles: the list, the next one, and whether a try is right."""

import random
from collections.abc import Set
from dataclasses import dataclass

from wuqi.core.errors import BadRequest
from wuqi.server.protocol import Saying
from wuqi.server.protocol.teaching import PuzzleInfo, PuzzleJudged, PuzzleShelf
from wuqi.server.table.views.board import board_of
from wuqi.teacher.puzzle import HARDEST, Puzzle, PuzzleVerdict, fitting, puzzles, stands


@dataclass(frozen=True, slots=True)
class Score:
    """A person's score in a game so far."""

    solved: int = 0
    streak: int = 0
    best: int = 0

    @property
    def grade(self) -> int:
        """How hard the next puzzle should be: 1 at first, rising with success."""
        return 1 + max(self.streak // 3, self.solved // 10)

    def after(self, right: bool, first_try: bool) -> "Score":
        """The score after a try at a puzzle that was not yet solved."""
        streak = self.streak
        if first_try:
            streak = streak + 1 if right else 0
        return Score(self.solved + right, streak, max(self.best, streak))


def shelf(game: str, score: Score) -> PuzzleShelf:
    """The puzzles of a game by grade, and a person's score."""
    grades = [one.grade for one in puzzles(game)]
    counts = tuple(grades.count(grade) for grade in range(1, HARDEST + 1))
    return PuzzleShelf(game, counts, score.solved, score.streak, score.best)


def info(game: str, found: Puzzle) -> PuzzleInfo:
    """A puzzle as it is shown."""
    position = stands(game, found)
    options = dict(position.game.options)
    return PuzzleInfo(found.id, game, options, found.goal, found.grade, board_of(position))


def another(game: str, grade: int | None, solved: Set[str], score: Score) -> Puzzle:
    """A puzzle that the person has not solved: of a grade, or one that fits their level."""
    able = [one for one in puzzles(game) if grade in (None, one.grade)]
    new = [one for one in able if one.id not in solved]
    if not able:
        raise BadRequest("puzzle-none")
    return random.choice(fitting(new or able, score.grade))


def judged(found: Puzzle, verdict: PuzzleVerdict | None, score: Score) -> PuzzleJudged:
    """The answer to a try; no verdict: the solution was asked for."""
    right = verdict is not None and verdict.right
    return PuzzleJudged(
        right,
        Saying(verdict.saying.key, dict(verdict.saying.details)) if verdict is not None else None,
        found.line if right or verdict is None else (),
        score.streak,
        score.best,
    )
