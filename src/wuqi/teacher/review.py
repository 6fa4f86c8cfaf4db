"""The review of a finished game: each side's chances after every action, and the turning points.

Where a table has the answer, a turning point is certain: a win or a draw was thrown away. Elsewhere
it is search's opinion, and only a clear loss of chances counts. In a lost position there is only
time to lose: there a turning point is an action that let the others win much sooner.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Action, Position
from wuqi.core.record import Record
from wuqi.core.result import Result
from wuqi.search.limits import Limits
from wuqi.teacher.teaching import Look, Teacher
from wuqi.teacher.worth import Worth

MISTAKE, BLUNDER = 0.05, 0.15  # of a win: what an action must have cost to be called that
BEHIND = 0.25  # the chance of a side that stood badly before it could do anything
SLIP = 0.01  # the least that is worth a word, where nothing cost more
SOONER = {"plies": 8, "turns": 4}  # what a lost side must have shortened its defence by, and halved

Turn = Literal["win-lost", "win-drawn", "draw-lost", "blunder", "mistake", "hastened", "slip"]
THROWN_AWAY: dict[tuple[str | None, str | None], Turn] = {
    ("win", "loss"): "win-lost",
    ("win", "draw"): "win-drawn",
    ("draw", "loss"): "draw-lost",
}


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action that changed what its side could expect, and what would have been better."""

    ply: int  # how many actions had been played before it
    side: int
    played: str
    turn: Turn
    exact: bool  # certain, not only what search makes of it
    before: Worth  # of the best action
    after: Worth  # of the one that was played
    better: tuple[str, ...]  # the line that begins with the best action

    @property
    def cost(self) -> tuple[float, int]:
        """What it cost: of a win, from 0 to 1, and of the time that a lost side could hold out."""
        return self.before.chance - self.after.chance, _time_lost(self.before, self.after)


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said to a side that lost although none of its actions was a turning point."""

    side: int
    kind: Literal["lost-from-start", "behind-from-start", "slipped", "unseen"]


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game."""

    chances: tuple[tuple[float, ...], ...]  # of each side, before the first action and after each
    exact: tuple[bool, ...]  # whether these are certain
    turning_points: tuple[TurningPoint, ...]
    remarks: tuple[Remark, ...]


def review(
    record: Record,
    limits: Limits | None = None,
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Reviews a game; `watch` is called with the number of positions done and their total."""
    positions = record.replay()
    teacher = Teacher(positions[0].game, limits)
    chances, exact, costs = list[tuple[float, ...]](), list[bool](), list[TurningPoint]()
    for ply, position in enumerate(positions):
        watch(ply, len(positions))
        if position.mover in (OVER, CHANCE):
            over = position.mover == OVER
            chances.append(teacher.chances_at_end(position) if over else chances[-1])
            exact.append(over)
            continue
        look = teacher.look(position)
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
    points.sort(key=lambda point: point.ply)
    return Review(tuple(chances), tuple(exact), tuple(points), tuple(remarks))


def what_it_cost(
    teacher: Teacher, position: Position, ply: int, written: str, look: Look
) -> TurningPoint | None:
    """What an action cost its side, if that is worth a word. What chance then showed is nobody's
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
    )


def chosen_in(position: Position, written: str) -> Action:
    """What the mover chose when this was written down, without what chance added."""
    before = position.game.text.without_outcome(written)
    return position.find(before if before is not None else written)


def turn_of(best: Worth, after: Worth) -> Turn | None:
    """What is said of an action, given its worth and that of the best one."""
    if (thrown := THROWN_AWAY.get((best.value, after.value))) is not None:
        return thrown
    lost = best.chance - after.chance
    if best.value == after.value == "loss":
        if _much_sooner(best, after) or lost >= MISTAKE:
            return "hastened"
        return "slip" if _time_lost(best, after) > 0 else None
    if lost < SLIP:
        return None
    return "blunder" if lost >= BLUNDER else "mistake" if lost >= MISTAKE else "slip"


def _much_sooner(best: Worth, after: Worth) -> bool:
    """Whether a lost game is lost in half the time or less."""
    if best.distance is None or after.distance is None:
        return best.distance is None and after.distance is not None
    return _time_lost(best, after) >= SOONER[best.unit] and 2 * after.distance <= best.distance


def _time_lost(best: Worth, after: Worth) -> int:
    """How much sooner a lost game is lost; 0 where that is not known."""
    if best.distance is None or after.distance is None or after.value != "loss":
        return 0
    return best.distance - after.distance


def _losers(record: Record, last: Position) -> Sequence[int]:
    """The sides that got less than an even share."""
    result: Result | None = last.result
    if result is None and record.result is not None:
        result = Result(record.result.ranking, record.result.reason)
    payoffs = result.payoffs() if result is not None else ()
    return [side for side, payoff in enumerate(payoffs, 1) if payoff < 0.5]
