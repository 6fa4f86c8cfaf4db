"""What an action is worth: exact from a table, or an estimate from search."""

from dataclasses import dataclass

from wuqi.core.errors import BadTable
from wuqi.core.position import Action, Outcome, Position
from wuqi.search.analysis import Line
from wuqi.solve.probe import Prober, Value

SCORES: dict[Outcome, float] = {"win": 1.0, "draw": 0.0, "loss": -1.0}
LONGEST_LINE = 12  # actions of a line that a table shows


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action is worth for the side that takes it."""

    score: float  # from -1, surely last, to 1, surely first
    value: Outcome | None = None  # where that is certain
    distance: int | None = None  # to the end, where that is known
    unit: str = "plies"  # or "turns": what the distance counts
    exact: bool = False  # a table says so, or search has proven it

    @property
    def chance(self) -> float:
        """The same from 0 to 1: with two sides the chance to win, a draw counting half."""
        return (1 + self.score) / 2

    @property
    def rank(self) -> tuple[float, int]:
        """Sorts worths: winning hurries, losing delays."""
        distance = self.distance or 0
        return self.score, -distance if self.score > 0 else distance


Worths = dict[Action, Worth]


def from_table(value: Value, unit: str) -> Worth:
    """What a table says."""
    return Worth(SCORES[value.outcome], value.outcome, value.distance, unit, exact=True)


def from_line(line: Line) -> Worth:
    """The worth of the first action of a line."""
    sure = line.exact and line.value is not None
    return Worth(line.score, line.value, line.distance, line.unit, exact=sure)


def two_chances(mover: int, best: Worth) -> tuple[float, ...]:
    """What each of two sides may expect, from 0 (surely lost) to 1 (surely won)."""
    chance = best.chance
    return (chance, 1 - chance) if mover == 1 else (1 - chance, chance)


def known_worths(position: Position) -> Worths | None:
    """The exact worth of every action, the best first; None if no table knows them all."""
    try:
        prober = Prober.of(position.game)
        return None if prober is None else worths_by(prober, position)
    except BadTable:  # reported when the table itself is asked; here search can still answer
        return None


def worths_by(prober: Prober, position: Position) -> Worths | None:
    """The same, asked of one table."""
    probed = prober.probe(position)
    found = {
        action: from_table(value, probed.unit)
        for action, value in probed.actions.items()
        if value is not None
    }
    if not found or len(found) < len(probed.actions):
        return None
    return dict(sorted(found.items(), key=lambda item: item[1].rank, reverse=True))


def known_line(position: Position, first: Action) -> tuple[Action, ...]:
    """An action and perfect play after it, as far as a table knows."""
    line = [first]
    after = position.play(first)
    while len(line) < LONGEST_LINE and after.mover > 0 and (worths := known_worths(after)):
        line.append(next(iter(worths)))
        after = after.play(line[-1])
    return tuple(line)
