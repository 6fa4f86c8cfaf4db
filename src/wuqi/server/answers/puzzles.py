"""Puzzles: the list, the next one, the day's, and whether a try is right."""

import hashlib
import random
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from datetime import date
from functools import cache

from wuqi.core.errors import BadRequest
from wuqi.core.registry import load
from wuqi.server.protocol import Saying
from wuqi.server.protocol.teaching import PuzzleInfo, PuzzleJudged, PuzzleShelf, ThemeCount
from wuqi.server.ratings.model import START, UNIT, Member, Rating, ahead, rated
from wuqi.server.table.views.board import board_of
from wuqi.teacher.puzzle import (
    COMMON_THEMES,
    HARDEST,
    Puzzle,
    games_with_puzzles,
    puzzles,
    stands,
    themes_of,
)
from wuqi.teacher.solving import PuzzleVerdict, continued

LEVELS_THAT_TRIED = 4  # `puzzles.grading`
SUREST = 0.97  # how often they fail at most, for its rating
DOUBT = 150 * UNIT  # of a puzzle that nobody has tried
NEAREST = 8  # the puzzles among which the next one is chosen
FIRST_OF_RUN, HARDER = 800 * UNIT, 40 * UNIT  # of a run: the rating of the first, and of each next
DAILY_GRADES = (2, 3, 4)

Ratings = Mapping[str, Rating]  # of the puzzles of a game that have been tried


@dataclass(frozen=True, slots=True)
class Score:
    """A person's score in a game so far."""

    solved: int = 0
    streak: int = 0
    best: int = 0
    points: int = START.points  # the rating as a solver
    doubt: int = START.doubt

    @property
    def rating(self) -> Rating:
        return Rating(self.points, self.doubt)

    @property
    def shown(self) -> int | None:
        """The rating, in points; None before the first try."""
        return None if self.rating == START else round(self.points / UNIT)

    def after(self, right: bool, first_try: bool) -> "Score":
        """The score after a try at a puzzle that was not yet solved."""
        streak = self.streak
        if first_try:
            streak = streak + 1 if right else 0
        best = max(self.best, streak)
        return replace(self, solved=self.solved + right, streak=streak, best=best)

    def with_rating(self, rating: Rating) -> "Score":
        return replace(self, points=rating.points, doubt=rating.doubt)


def first_rating(one: Puzzle) -> Rating:
    """The rating of a puzzle that nobody has tried: by how often the computer's levels fail."""
    levels = load(one.game).face.LEVEL_RATINGS[:LEVELS_THAT_TRIED]
    average = sum(levels) / len(levels) if levels else START.points / UNIT
    share = min(max(one.failed, 1 - SUREST), SUREST)
    return Rating(round((average + ahead(share)) * UNIT), DOUBT)


def after_try(solver: Rating, one: Rating, right: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and of a puzzle after the first try: a game between the two."""
    places = (0, 1) if right else (1, 0)
    [[ours], [theirs]] = rated([[Member(solver, 1.0)], [Member(one, 1.0)]], places)
    return ours, theirs


def shelf(game: str, score: Score) -> PuzzleShelf:
    """The puzzles of a game by grade and theme, and a person's score."""
    grades = [one.grade for one in puzzles(game)]
    counts = tuple(grades.count(grade) for grade in range(1, HARDEST + 1))
    return PuzzleShelf(
        game, counts, score.solved, score.streak, score.best, score.shown, _themes(game)
    )


@cache
def _themes(game: str) -> tuple[ThemeCount, ...]:
    """By frequency; how long puzzles are comes last."""
    found = themes_of(game)
    ordered = sorted(found, key=lambda theme: theme in COMMON_THEMES)
    return tuple(ThemeCount(theme, found[theme]) for theme in ordered)


def info(game: str, found: Puzzle, rating: Rating | None = None) -> PuzzleInfo:
    """A puzzle as it is shown."""
    position = stands(game, found)
    options = dict(position.game.options)
    points = round((rating or first_rating(found)).points / UNIT)
    return PuzzleInfo(found.id, game, options, found.goal, found.grade, points, board_of(position))


@dataclass(frozen=True, slots=True)
class Wish:
    """Which puzzle somebody wants next."""

    grade: int | None = None
    theme: str | None = None
    run: int | None = None  # how many of a run they have solved


def another(
    game: str, wish: Wish, solved: Set[str], score: Score, ratings: Ratings | None = None
) -> Puzzle:
    """A puzzle that the person has not solved, near their rating."""
    able = [
        one
        for one in puzzles(game)
        if wish.grade in (None, one.grade) and (wish.theme is None or wish.theme in one.themes)
    ]
    if not able:
        raise BadRequest("puzzle-none")
    new = able if wish.run is not None else [one for one in able if one.id not in solved]
    candidates, known = new or able, ratings or {}
    if wish.run is not None:
        goal = FIRST_OF_RUN + wish.run * HARDER
    else:  # what they can surely solve: for newcomers the easiest
        goal = score.points - 2 * score.doubt
    random.shuffle(candidates)  # puzzles of the same rating in any order
    candidates.sort(key=lambda one: abs((known.get(one.id) or first_rating(one)).points - goal))
    return random.choice(candidates[:NEAREST])


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody: games take turns, and none comes again before
    all have been shown."""
    games = games_with_puzzles()
    turn, number = divmod(day.toordinal(), len(games))
    shuffled = _in_daily_order(games[number])
    return shuffled[turn % len(shuffled)]


@cache
def _in_daily_order(game: str) -> tuple[Puzzle, ...]:
    fitting = [one for one in puzzles(game) if one.grade in DAILY_GRADES] or list(puzzles(game))
    return tuple(sorted(fitting, key=lambda one: hashlib.sha256(one.id.encode()).digest()))


def judged(
    found: Puzzle,
    played: Sequence[str],
    verdict: PuzzleVerdict | None,
    score: Score,
    before: Score,
) -> PuzzleJudged:
    """The answer to a try; no verdict: the solution was asked for."""
    over = verdict is None or verdict.solved
    line = continued(found, tuple(played)) if verdict is None else verdict.line
    return PuzzleJudged(
        verdict is not None and verdict.right,
        Saying(verdict.saying.key, dict(verdict.saying.details)) if verdict is not None else None,
        verdict.reply if verdict is not None else (),
        line,
        score.streak,
        score.best,
        score.shown,
        round((score.points - before.points) / UNIT),
        found.themes if over else (),
    )
