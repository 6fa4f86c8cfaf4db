"""A teacher judges a position: each side's chances, the best action, and what an action costs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wuqi.core.game import Game
from wuqi.core.kernel import OVER
from wuqi.core.position import Action, Position
from wuqi.search.analysis import Analysis, Analyst, two_sided
from wuqi.search.limits import Limits
from wuqi.teacher.worth import Worth, Worths, from_line, known_line, known_worths, two_chances

# Counted in positions or simulations, not in seconds: the same question gets the same answer.
BY_ALPHABETA = Limits(nodes=200_000)
BY_SIMULATION = Limits(nodes=10_000)
MEGABYTES = 32


@dataclass(frozen=True, slots=True)
class Look:
    """A teacher's judgement of a position."""

    best: Worth
    line: tuple[Action, ...]  # the best action and how play may go on
    chances: tuple[float, ...]  # of each side, from 0 (surely last) to 1 (surely first)
    worths: Worths | None  # of every action, where a table knows


@dataclass(frozen=True, slots=True)
class Way:
    """An action, how play may go on after it, and what it is worth."""

    line: tuple[Action, ...]
    worth: Worth


class Teacher:
    """Looks at positions of one game. Tables are asked first, then search.

    Hints and reviews share it, and it forgets between questions: what it sees in a position
    depends on nothing else. So a review never blames an action that a hint has recommended.
    """

    def __init__(self, game: Game, limits: Limits | None = None) -> None:
        self.game = game
        self.limits = limits or (BY_ALPHABETA if two_sided(game) else BY_SIMULATION)
        self._analyst = Analyst(game, MEGABYTES)

    def look(self, position: Position) -> Look:
        """The best action, and what each side may expect."""
        worths = known_worths(position)
        if worths is None:
            found = self._search(position)[-1]
            best = from_line(found.lines[0])
            return Look(best, found.lines[0].actions, found.payoffs, None)
        best = next(iter(worths.values()))
        equals = [action for action, worth in worths.items() if worth.rank == best.rank]
        if best.distance is None and len(equals) > 1:
            # By a table without distances, a won side would make no progress, and a lost one not
            # resist.
            line = self._search(position, equals)[-1].lines[0].actions
        else:
            line = known_line(position, equals[0])
        return Look(best, line, two_chances(position.mover, best), worths)

    def compare(self, position: Position, look: Look, action: Action) -> tuple[Worth, Worth]:
        """The worth of the best action and of another one, searched equally deep."""
        best = look.line[0]
        if best == action:
            return look.best, look.best
        if look.worths is None:
            return self._side_by_side(position, best, action)
        known, other = look.worths[best], look.worths[action]
        if known.value == other.value == "loss" and known.distance is None:
            # All actions lose, but some make it harder for the others to win.
            seen = self._side_by_side(position, best, action)
            known, other = (replace(worth, value="loss", exact=True) for worth in seen)
        return known, other

    def without(self, position: Position, look: Look) -> Way | None:
        """The best of all other actions; None if there is no choice."""
        others = [action for action in position.actions() if action != look.line[0]]
        if not others:
            return None
        if look.worths is not None:
            action = next(action for action in look.worths if action != look.line[0])
            return Way((action,), look.worths[action])
        line = self._search(position, others)[-1].lines[0]
        return Way(line.actions, from_line(line))

    def best_few(self, position: Position, look: Look, number: int) -> tuple[Action, ...]:
        """The best few actions, the best first."""
        if look.worths is not None:
            return tuple(look.worths)[:number]
        lines = self._search(position, lines=number)[-1].lines
        return tuple(dict.fromkeys(line.actions[0] for line in lines))

    def chances_at_end(self, position: Position) -> tuple[float, ...]:
        """The payoff of each side."""
        assert position.mover == OVER
        assert position.result is not None
        return position.result.payoffs()

    def _side_by_side(self, position: Position, *actions: Action) -> tuple[Worth, Worth]:
        """Compares two actions in one search."""
        *before, found = self._search(position, actions, lines=2)
        broken_off = self.limits.nodes is not None and found.nodes >= self.limits.nodes
        if found.method == "alpha-beta" and broken_off and before:
            found = before[-1]  # the last depth may have reached only one of them
        worths = {line.actions[0]: from_line(line) for line in found.lines}
        first, second = actions
        return worths[first], worths[second]

    def _search(
        self, position: Position, only: Sequence[Action] | None = None, lines: int = 1
    ) -> list[Analysis]:
        self._analyst.forget()
        return list(self._analyst.think(position, self.limits, lines, only, exact=True))
