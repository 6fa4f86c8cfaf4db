"""Checks puzzles again: every proof, by the table or the search that made it."""

from puzzles.finding import grouped
from wuqi.core.errors import BadTable
from wuqi.core.game import Game
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.solve.build import prober_for
from wuqi.teacher.puzzle import Group, Measure, Puzzle, stands
from wuqi.teacher.worth import worths_by


def wrong(game: Game, found: list[Puzzle]) -> list[str]:
    """The puzzles whose proof does not hold."""
    analyst = Analyst(game, 64)
    return [one.id for one in found if not _holds(game, one, analyst)]


def _holds(game: Game, one: Puzzle, analyst: Analyst) -> bool:
    position = stands(game.name, one)
    if one.proof.by == "table":
        worths = worths_by(prober_for(game), position)
        if worths is None:
            raise BadTable("table-missing", command=f"wuqi solve {game.name}")
        measures: dict[str, Measure] = {"win": "win", "draw": "draw", "loss": "loss"}
        groups = grouped({a: (measures[w.value or ""], w.distance) for a, w in worths.items()})
        return _same(groups, one.proof.groups)
    nodes = one.proof.nodes and one.proof.nodes * len(position.actions())
    limits = Limits(depth=one.proof.depth, nodes=nodes)
    analyst.forget()
    *_, search = analyst.think(position, limits, 2)
    return search.best == one.solution


def _same(groups: tuple[Group, ...], others: tuple[Group, ...]) -> bool:
    def summary(some: tuple[Group, ...]) -> dict[tuple[str, int | None], set[str]]:
        return {(group.measure, group.number): set(group.actions) for group in some}

    return summary(groups) == summary(others) and len(others[0].actions) == 1
