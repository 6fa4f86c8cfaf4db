"""Puzzle scores: what a person has solved, their streak and rating in each game.

A puzzle counts once, by its first try: if that is right, the streak grows, otherwise it ends. The
first try is also a rated game between the person and the puzzle.
"""

from sqlalchemy import bindparam, delete, insert, select

from wuqi.server.answers.puzzles import Score, after_try, first_rating
from wuqi.server.ratings.model import Rating
from wuqi.server.store.layout import puzzle_ratings, puzzle_scores, puzzle_tries
from wuqi.server.store.statement import Conflict, Statement, Write
from wuqi.server.store.store import Store
from wuqi.teacher.puzzle import Puzzle

_WHOSE = (puzzle_scores.c.person_id == bindparam("person"),)
_ONE = (
    puzzle_tries.c.person_id == bindparam("person"),
    puzzle_tries.c.game == bindparam("which"),
    puzzle_tries.c.puzzle_id == bindparam("puzzle"),
)
_RATED = (
    puzzle_ratings.c.game == bindparam("which"),
    puzzle_ratings.c.puzzle_id == bindparam("puzzle"),
)
SCORES = select(puzzle_scores).where(*_WHOSE)
TRIED = select(puzzle_tries).where(*_ONE)
SOLVED = select(puzzle_tries.c.puzzle_id).where(
    puzzle_tries.c.person_id == bindparam("person"),
    puzzle_tries.c.game == bindparam("which"),
    puzzle_tries.c.solved == 1,
)
RATINGS = select(puzzle_ratings.c.puzzle_id, puzzle_ratings.c.points, puzzle_ratings.c.doubt).where(
    puzzle_ratings.c.game == bindparam("which")
)
RATING = select(puzzle_ratings).where(*_RATED)
REMOVE_SCORE = Statement(
    delete(puzzle_scores).where(*_WHOSE, puzzle_scores.c.game == bindparam("which"))
)
ADD_SCORE = Statement(
    insert(puzzle_scores), "person_id", "game", "solved", "streak", "best", "points", "doubt"
)
REMOVE_TRY = Statement(delete(puzzle_tries).where(*_ONE))
ADD_TRY = Statement(insert(puzzle_tries), "person_id", "game", "puzzle_id", "tries", "solved")
REMOVE_RATING = Statement(delete(puzzle_ratings).where(*_RATED))
ADD_RATING = Statement(insert(puzzle_ratings), "game", "puzzle_id", "points", "doubt", "tries")


class Scores:
    """The puzzle scores of all people, and the ratings of all puzzles."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> dict[str, Score]:
        """A person's scores by game."""
        rows = await self._store.rows(SCORES, person=person)
        return {
            row["game"]: Score(
                row["solved"], row["streak"], row["best"], row["points"], row["doubt"]
            )
            for row in rows
        }

    async def solved(self, person: str, game: str) -> set[str]:
        """The puzzles of a game that a person has solved."""
        rows = await self._store.rows(SOLVED, person=person, which=game)
        return {row["puzzle_id"] for row in rows}

    async def ratings(self, game: str) -> dict[str, Rating]:
        """The ratings of a game's puzzles that somebody has tried."""
        rows = await self._store.rows(RATINGS, which=game)
        return {row["puzzle_id"]: Rating(row["points"], row["doubt"]) for row in rows}

    async def rating(self, one: Puzzle) -> Rating:
        """The rating of a puzzle."""
        row = await self._store.row(RATING, which=one.game, puzzle=one.id)
        return first_rating(one) if row is None else Rating(row["points"], row["doubt"])

    async def tried(self, person: str, one: Puzzle, right: bool, is_rated: bool) -> Score:
        """Counts a try, which moves ratings only if it is the first one; the score afterwards."""
        while True:
            score = (await self.of(person)).get(one.game, Score())
            key = {"person": person, "which": one.game, "puzzle": one.id}
            before = await self._store.row(TRIED, **key)
            if before is not None and before["solved"]:
                return score  # once more for fun
            tries = before["tries"] if before is not None else 0
            score = score.after(right, first_try=tries == 0)
            writes: list[Write] = [(REMOVE_TRY, key)] if tries else []
            if tries == 0 and is_rated:
                row = await self._store.row(RATING, which=one.game, puzzle=one.id)
                known = first_rating(one) if row is None else Rating(row["points"], row["doubt"])
                ours, theirs = after_try(score.rating, known, right)
                score = score.with_rating(ours)
                people = row["tries"] if row is not None else 0
                writes += _rating_written(one, theirs, people + 1)
            writes += [
                (ADD_TRY, _try(person, one, tries + 1, right)),
                (REMOVE_SCORE, {"person": person, "which": one.game}),
                (ADD_SCORE, _score(person, one.game, score)),
            ]
            try:
                await self._store.write(*writes)
            except Conflict:  # another try of theirs at the same moment was the first one
                continue
            return score


def _rating_written(one: Puzzle, rating: Rating, tries: int) -> list[Write]:
    new = {"game": one.game, "puzzle_id": one.id, **rating._asdict(), "tries": tries}
    return [(REMOVE_RATING, {"which": one.game, "puzzle": one.id}), (ADD_RATING, new)]


def _try(person: str, one: Puzzle, tries: int, right: bool) -> dict[str, object]:
    return {
        "person_id": person,
        "game": one.game,
        "puzzle_id": one.id,
        "tries": tries,
        "solved": int(right),
    }


def _score(person: str, game: str, score: Score) -> dict[str, object]:
    return {
        "person_id": person,
        "game": game,
        "solved": score.solved,
        "streak": score.streak,
        "best": score.best,
        "points": score.points,
        "doubt": score.doubt,
    }
