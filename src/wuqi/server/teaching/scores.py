"""Puzzle scores: what a person has solved, and their streak in each game.

A puzzle counts once, by its first try: right away, and the streak grows; anything else ends it.
"""

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select

from wuqi.server.store.layout import puzzle_scores, puzzle_tries
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import Store

_WHOSE = (puzzle_scores.c.person_id == bindparam("person"),)
_ONE = (
    puzzle_tries.c.person_id == bindparam("person"),
    puzzle_tries.c.game == bindparam("which"),
    puzzle_tries.c.puzzle_id == bindparam("puzzle"),
)
SCORES = select(puzzle_scores).where(*_WHOSE)
TRIED = select(puzzle_tries).where(*_ONE)
SOLVED = select(puzzle_tries.c.puzzle_id).where(
    puzzle_tries.c.person_id == bindparam("person"),
    puzzle_tries.c.game == bindparam("which"),
    puzzle_tries.c.solved == 1,
)
REMOVE_SCORE = Statement(
    delete(puzzle_scores).where(*_WHOSE, puzzle_scores.c.game == bindparam("which"))
)
ADD_SCORE = Statement(insert(puzzle_scores), "person_id", "game", "solved", "streak", "best")
REMOVE_TRY = Statement(delete(puzzle_tries).where(*_ONE))
ADD_TRY = Statement(insert(puzzle_tries), "person_id", "game", "puzzle_id", "tries", "solved")


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody has done in a game so far."""

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


class Scores:
    """Everybody's."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> dict[str, Score]:
        """Somebody's scores by game."""
        rows = await self._store.rows(SCORES, person=person)
        return {row["game"]: Score(row["solved"], row["streak"], row["best"]) for row in rows}

    async def solved(self, person: str, game: str) -> set[str]:
        """The puzzles of a game that somebody has solved."""
        rows = await self._store.rows(SOLVED, person=person, which=game)
        return {row["puzzle_id"] for row in rows}

    async def tried(self, person: str, game: str, puzzle: str, right: bool) -> Score:
        """Counts a try; the score afterwards."""
        score = (await self.of(person)).get(game, Score())
        key = {"person": person, "which": game, "puzzle": puzzle}
        before = await self._store.row(TRIED, **key)
        if before is not None and before["solved"]:
            return score  # once more for fun
        tries = before["tries"] if before is not None else 0
        score = score.after(right, first_try=tries == 0)
        await self._store.write(
            (REMOVE_TRY, key),
            (
                ADD_TRY,
                {
                    "person_id": person,
                    "game": game,
                    "puzzle_id": puzzle,
                    "tries": tries + 1,
                    "solved": int(right),
                },
            ),
            (REMOVE_SCORE, {"person": person, "which": game}),
            (
                ADD_SCORE,
                {
                    "person_id": person,
                    "game": game,
                    "solved": score.solved,
                    "streak": score.streak,
                    "best": score.best,
                },
            ),
        )
        return score
