"""A solved table as a guide: the worth of every action, the best defence, and refutations."""

from puzzles.finding import Answer, Worth, grouped
from wuqi.core.numbering import DRAW, OUTCOMES, WIN, tables_of
from wuqi.core.position import Action, Position
from wuqi.solve.probe import Prober
from wuqi.teacher.puzzle import Group, Measure

LONGEST_LINE = 12  # actions
LONGEST_ANSWER = 6  # actions that show what is wrong with another one

MEASURES: dict[str, Measure] = {"win": "win", "draw": "draw", "loss": "loss"}


class TableGuide:
    """Answers from a table. Codes are values as tables keep them (`core.numbering`)."""

    def __init__(self, prober: Prober) -> None:
        tables = tables_of(prober.game.name)
        assert tables is not None
        self.prober, self.unit = prober, tables.UNIT
        # What counts to the next capture or crowning says nothing about the end of the game.
        self._to_the_end = prober.file.account.depth and not tables.CONVERSIONS

    def has_one_right(self, position: Position, fewest: int) -> bool:
        """Whether exactly one of at least so many actions keeps a win, or a draw."""
        values = self._values(position)
        if len(values) < fewest:
            return False
        outcomes = [value % 3 for value in values.values()]
        return outcomes.count(WIN if WIN in outcomes else DRAW) == 1

    def turn(self, position: Position) -> tuple[Group, ...] | None:
        """What every action is worth; what would not win or hold the draw has its answer."""
        values = self._values(position)
        if not values or max(map(_rank, values.values())) < _rank(DRAW):
            return None
        ordered = sorted(values, key=lambda code: _rank(values[code]), reverse=True)
        best = values[ordered[0]] % 3
        actions = {code: position.named(code) for code in ordered}
        worths: dict[Action, Worth] = {actions[code]: self._worth(values[code]) for code in ordered}
        answers: dict[Action, Answer] = {
            actions[code]: self._answer(position, code)
            for code in ordered
            if values[code] % 3 != best
        }
        return grouped(worths, answers)

    def defence(self, position: Position) -> str:
        """What resists longest, and then what leaves the solver the fewest right actions."""
        codes = self.best_codes(position)
        if len(codes) > 1:
            codes = sorted(codes, key=lambda code: self._ways_on(position.after(code)))
        return str(position.named(codes[0]))

    def line(self, position: Position, first: str, longest: int) -> tuple[str, ...]:
        """An action, and perfect play of both sides after it."""
        solver, played = position.mover, [first]
        position = position.play(first)
        while len(played) < longest and position.mover > 0 and self._values(position):
            if position.mover == solver:
                played.append(str(position.named(self.best_codes(position)[0])))
            else:
                played.append(self.defence(position))
            position = position.play(played[-1])
        return tuple(played)

    def best_codes(self, position: Position) -> list[int]:
        """The best actions, quick wins and long defences first; none if the table does not know."""
        values = self._values(position)
        best = max(map(_rank, values.values()), default=None)
        return [code for code, value in values.items() if _rank(value) == best]

    def _values(self, position: Position) -> dict[int, int]:
        """The value of every action; none if the table does not know them all."""
        codes = position.codes().tolist()
        values = self.prober.codes_after(position.state, codes)
        return dict(zip(codes, values, strict=True)) if min(values, default=-1) >= 0 else {}

    def _worth(self, value: int) -> Worth:
        outcome = OUTCOMES[value % 3]
        distance = value // 3 if self._to_the_end and outcome != "draw" else None
        return MEASURES[outcome], distance

    def _answer(self, position: Position, code: int) -> Answer:
        """How play goes on after an action, until the others have answered it."""
        solver = position.mover
        played: list[str] = []
        position = position.after(code)
        answered = False
        while position.mover > 0 and len(played) < LONGEST_ANSWER:
            if position.mover == solver and answered:
                break
            answered = answered or position.mover != solver
            best = self.best_codes(position)
            if not best:
                break
            played.append(str(position.named(min(best))))
            position = position.after(min(best))
        return tuple(played)

    def _ways_on(self, position: Position) -> int:
        """How many actions are right for the side to move."""
        values = [value % 3 for value in self._values(position).values()]
        return values.count(WIN) or len(values)


def _rank(value: int) -> tuple[int, int]:
    """Sorts values: winning hurries, losing delays."""
    outcome, distance = value % 3, value // 3
    if outcome == DRAW:
        return 0, 0
    return (1, -distance) if outcome == WIN else (-1, distance)
