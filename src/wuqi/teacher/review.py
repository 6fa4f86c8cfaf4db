"""The review of a finished game: each side's chances after every action, and the turning points.

If a table has the answer, a turning point is certain: a win or a draw was given away. Otherwise it
is search's opinion, and only a clear loss of chances counts. In a lost position only time can be
lost: there a turning point is an action that let the others win much sooner.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from wuqi.core.board.as_html import paragraph, table
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.play.record import Record
from wuqi.core.position import Action, Position
from wuqi.core.result import Result
from wuqi.core.text.words import words
from wuqi.search.limits import Limits
from wuqi.teacher.again import right_answers
from wuqi.teacher.cost import Turn, time_lost, turn_of
from wuqi.teacher.material import given_away
from wuqi.teacher.teaching import Look, Teacher
from wuqi.teacher.worth import Worth

BEHIND = 0.25  # the chance of a side that stood badly before it could do anything


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action that changed what its side could expect, and what would have been better."""

    ply: int  # how many actions had been played before it
    side: int
    played: str
    turn: Turn
    exact: bool  # certain, not only search's opinion
    before: Worth  # of the best action
    after: Worth  # of the one that was played
    better: tuple[str, ...]  # the line that begins with the best action
    right: tuple[str, ...] = ()  # the right answers, if this makes a puzzle
    pieces: int = 0  # pieces given away, as far as search sees

    @property
    def cost(self) -> tuple[float, int]:
        """What it cost: the share of a win, from 0 to 1, and the time by which a lost side could
        have resisted longer."""
        return self.before.chance - self.after.chance, time_lost(self.before, self.after)


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark for a side that lost without a turning point of its own."""

    side: int
    kind: Literal["lost-from-start", "behind-from-start", "slipped", "unseen"]


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game."""

    chances: tuple[tuple[float, ...], ...]  # of each side, before the first action and after each
    exact: tuple[bool, ...]  # whether these are certain
    turning_points: tuple[TurningPoint, ...]
    remarks: tuple[Remark, ...]

    def _repr_html_(self) -> str:
        """The chances at each turning point and what was better, as notebooks show it."""
        if not self.turning_points:
            return paragraph(words()("review-no-turning"))
        rows = [
            (
                point.ply + 1,
                point.side,
                point.played,
                words()(f"turn-{point.turn}"),
                f"{100 * point.before.chance:.0f}% → {100 * point.after.chance:.0f}%",
                " ".join(point.better),
            )
            for point in self.turning_points
        ]
        return table(("action", "side", "played", "", "chances", "better"), rows)


def review(
    record: Record,
    limits: Limits | None = None,
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Reviews a game; `watch` is called with the number of positions done and their total."""
    positions = record.replay()
    teacher = Teacher(positions[0].game, limits)
    chances, exact, costs = list[tuple[float, ...]](), list[bool](), list[TurningPoint]()
    looks: dict[int, Look] = {}
    for ply, position in enumerate(positions):
        watch(ply, len(positions))
        if position.mover in (OVER, CHANCE):
            over = position.mover == OVER
            chances.append(teacher.chances_at_end(position) if over else chances[-1])
            exact.append(over)
            continue
        look = looks[ply] = teacher.look(position)
        chances.append(look.chances)
        exact.append(look.best.exact)
        if ply < len(record.actions) and not position.secret:
            found = what_it_cost(teacher, position, ply, record.actions[ply], look)
            costs += [found] if found is not None else []
    points = [point for point in costs if point.turn != "slip"]
    remarks = []
    for side in _losers(record, positions[-1]):
        at_first = chances[0][side - 1]
        if at_first < BEHIND:
            sure = exact[0] and at_first == 0.0
            remarks.append(Remark(side, "lost-from-start" if sure else "behind-from-start"))
        if not any(point.side == side for point in points):
            slips = [point for point in costs if point.side == side]
            points += [max(slips, key=lambda point: point.cost)] if slips else []
            if at_first >= BEHIND:
                remarks.append(Remark(side, "slipped" if slips else "unseen"))
    described = (_with_pieces(point, positions[point.ply], looks) for point in points)
    in_order = sorted(described, key=lambda point: point.ply)
    return Review(tuple(chances), tuple(exact), tuple(in_order), tuple(remarks))


def _with_pieces(point: TurningPoint, position: Position, looks: dict[int, Look]) -> TurningPoint:
    """The same, with the pieces it gave away: the best answer to it is known by now."""
    answer = looks.get(point.ply + 1)
    played = (position.find(point.played), *(answer.line if answer is not None else ()))
    return replace(point, pieces=max(0, given_away(position, looks[point.ply].line, played)))


def what_it_cost(
    teacher: Teacher, position: Position, ply: int, written: str, look: Look
) -> TurningPoint | None:
    """What an action cost its side, if that is worth mentioning. The outcome of chance is nobody's
    fault: `flip a1=K` is judged as `flip a1`."""
    played = chosen_in(position, written)
    if played == look.line[0]:
        return None
    before, after = teacher.compare(position, look, played)
    turn = turn_of(before, after)
    if turn is None:
        return None
    return TurningPoint(
        ply,
        position.mover,
        str(played),
        turn,
        before.exact and after.exact,
        before,
        after,
        tuple(map(str, look.line)),
        tuple(map(str, right_answers(teacher, position, look, turn))),
    )


def chosen_in(position: Position, written: str) -> Action:
    """The action that the mover chose, without the outcome of chance."""
    before = position.game.text.without_outcome(written)
    return position.find(before if before is not None else written)


def _losers(record: Record, last: Position) -> Sequence[int]:
    """The sides that got less than an even share."""
    result: Result | None = last.result
    if result is None and record.result is not None:
        result = Result(record.result.ranking, record.result.reason)
    payoffs = result.payoffs() if result is not None else ()
    return [side for side, payoff in enumerate(payoffs, 1) if payoff < 0.5]
