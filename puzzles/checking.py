"""Checks puzzles again: every proof, by the table or the search that made it."""

from puzzles.table_guide import TableGuide
from wuqi.core.errors import BadTable
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.solve.build import prober_for
from wuqi.teacher.puzzle import Group, Puzzle, Turn, stands
from wuqi.teacher.solving import position_after


def wrong(game: Game, found: list[Puzzle]) -> list[str]:
    """The puzzles whose proof does not hold."""
    analyst = Analyst(game, 64)
    return [one.id for one in found if not _holds(game, one, analyst)]


def _holds(game: Game, one: Puzzle, analyst: Analyst) -> bool:
    position = stands(game.name, one)
    if one.proof.by == "table":
        guide = TableGuide(prober_for(game))
        return len(one.proof.groups[0].actions) == 1 and all(
            _is_so(guide, position_after(game.name, one, after), turn)
            for after, turn in one.turns.items()
        )
    nodes = one.proof.nodes and one.proof.nodes * len(position.actions())
    limits = Limits(depth=one.proof.depth, nodes=nodes)
    analyst.forget()
    *_, search = analyst.think(position, limits, 2)
    return search.best == one.solution


def _is_so(guide: TableGuide, position: Position, turn: Turn) -> bool:
    """Whether the table says the same of every action of a turn."""
    groups = guide.turn(position)
    if groups is None:
        raise BadTable("table-missing", command=f"wuqi solve {position.game.name}")
    return _worths(groups) == _worths(turn.groups)


def _worths(groups: tuple[Group, ...]) -> dict[str, tuple[str, int | None]]:
    return {action: (group.measure, group.number) for group in groups for action in group.actions}
