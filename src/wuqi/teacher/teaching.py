"""A teacher looks at a position: what each side may expect, what is best, what an action costs."""

from dataclasses import dataclass

from wuqi.core.game import Game
from wuqi.core.kernel import OVER
from wuqi.core.position import Action, Position
from wuqi.search.analysis import Analyst, two_sided
from wuqi.search.limits import Limits
from wuqi.teacher.worth import Worth, Worths, from_line, known_line, known_worths, two_chances

# Counted in positions or simulations, not in seconds: the same question gets the same answer.
BY_ALPHABETA = Limits(nodes=100_000)
BY_SIMULATION = Limits(nodes=3_000)
MEGABYTES = 32


@dataclass(frozen=True, slots=True)
class Look:
    """What a teacher sees in a position."""

    best: Worth
    line: tuple[Action, ...]  # the best action and how play may go on
    chances: tuple[float, ...]  # of each side, from 0 (surely last) to 1 (surely first)
    worths: Worths | None  # of every action, where a table knows


class Teacher:
    """Looks at positions of one game. Tables are asked first, then search."""

    def __init__(self, game: Game, limits: Limits | None = None) -> None:
        self.game = game
        self.limits = limits or (BY_ALPHABETA if two_sided(game) else BY_SIMULATION)
        self._analyst = Analyst(game, MEGABYTES)

    def look(self, position: Position) -> Look:
        """What is best, and what each side may expect."""
        worths = known_worths(position)
        if worths is not None:
            action, best = next(iter(worths.items()))
            line = known_line(position, action)
            return Look(best, line, two_chances(position.mover, best), worths)
        *_, found = self._analyst.think(position, self.limits, exact=True)
        best = from_line(found.lines[0])
        return Look(best, found.lines[0].actions, found.payoffs, None)

    def worth_of(self, position: Position, action: Action, look: Look) -> Worth:
        """What one action is worth, given what the teacher has seen in the position."""
        if look.worths is not None:
            return look.worths[action]
        if look.line and look.line[0] == action:
            return look.best
        *_, found = self._analyst.think(position, self.limits, only=[action], exact=True)
        return from_line(found.lines[0])

    def chances_at_end(self, position: Position) -> tuple[float, ...]:
        """What each side got."""
        assert position.mover == OVER
        assert position.result is not None
        return position.result.payoffs()
