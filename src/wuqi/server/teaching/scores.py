"""Puzzle scores: what a person has solved, and their streak in each game.

A puzzle counts once, by its first try: if that is right, the streak grows, otherwise it ends.
"""

from sqlalchemy import bindparam, delete, insert, select

from wuqi.server.answers.puzzles import Score
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


class Scores:
    """The puzzle scores of all people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> dict[str, Score]:
        """A person's scores by game."""
        rows = await self._store.rows(SCORES, person=person)
        return {row["game"]: Score(row["solved"], row["streak"], row["best"]) for row in rows}

    async def solved(self, person: str, game: str) -> set[str]:
        """The puzzles of a game that a person has solved."""
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
