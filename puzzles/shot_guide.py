"""Alpha-beta as a guide through a shot: how many men every move wins, and the best defence."""

from collections.abc import Sequence

from puzzles.finding import Answer, Worth, grouped
from wuqi.core.position import Action, Position
from wuqi.search.analysis import Analysis, Analyst
from wuqi.search.limits import Limits
from wuqi.teacher.puzzle import Group

QUIET, LATER = Limits(depth=5), Limits(depth=9)
KING = 3  # men
LONGEST_ANSWER = 6  # moves that show what is wrong with another one


class ShotGuide:
    """Counts what the solver has won since the puzzle's position."""

    def __init__(self, analyst: Analyst, start: Position) -> None:
        self.promise = 0  # men that the solution wins
        self._analyst = analyst
        self._solver = start.mover
        self._before = self._lead(start)

    def turn(self, position: Position) -> tuple[Group, ...] | None:
        actions = position.actions()
        taking = "x" in actions[0]
        if not taking and self._lead(position) - self._before >= self.promise:
            return None
        if len(actions) == 1:
            return (Group("men", self.promise, (str(actions[0]),)),)
        *_, found = self._analyst.think(position, LATER, len(actions))
        groups = self.grouped(position, found)
        return groups if groups[0].number == self.promise else None

    def defence(self, position: Position) -> str:
        actions = position.actions()
        if len(actions) == 1:
            return str(actions[0])
        *_, found = self._analyst.think(position, LATER)
        return str(found.best)

    def grouped(self, position: Position, found: Analysis) -> tuple[Group, ...]:
        """What every move wins, and how those that win less are answered."""
        worths: dict[Action, Worth] = {}
        answers: dict[Action, Answer] = {}
        for line in found.lines:
            action = line.actions[0]
            men = min(self.promise, self.won(position, line.actions))
            worths[action] = ("men", men)
            if men < self.promise:
                answer = [str(one) for one in line.actions[1:LONGEST_ANSWER]]
                answers[action] = _until_quiet(answer)
        most = sorted(worths, key=lambda action: worths[action][1] or 0, reverse=True)
        return grouped({action: worths[action] for action in most}, answers)

    def rest(self, position: Position) -> Answer:
        """The best play of both sides, until nothing is taken any more."""
        if position.result is not None:
            return ()
        *_, found = self._analyst.think(position, LATER)
        return _until_quiet([str(action) for action in found.lines[0].actions[:LONGEST_ANSWER]])

    def won(self, position: Position, line: Sequence[Action]) -> int:
        """How many men have been won at the end of a line, when nothing is left to take."""
        for action in line:
            position = position.play(action)
        while position.result is None and "x" in position.actions()[0]:
            *_, found = self._analyst.think(position, QUIET)
            position = position.play(found.best)
        return self._lead(position) - self._before

    def _lead(self, position: Position) -> int:
        """Men ahead, a king counting as three."""
        lead = 0
        for cell in position.pieces.values():
            worth = KING if "king" in cell.piece else 1
            lead += worth if cell.side == self._solver else -worth
        return lead


def _until_quiet(moves: list[str]) -> Answer:
    """Without the moves after the last capture, except the first one."""
    while len(moves) > 1 and "x" not in moves[-1]:
        moves.pop()
    return tuple(moves)
