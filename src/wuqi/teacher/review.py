"""A finished game looked over: what each side could expect after every action, and where it turned.

Where a table knows, a turning point is certain: a win or a draw that was thrown away. Elsewhere it
is what search makes of it, and only a clear loss is called one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Action, Position
from wuqi.core.record import Record
from wuqi.search.limits import Limits
from wuqi.teacher.teaching import Look, Teacher
from wuqi.teacher.worth import Worth

MISTAKE, BLUNDER = 0.05, 0.15  # of a win: what an action must have cost to be called that

Turn = Literal["win-lost", "win-drawn", "draw-lost", "blunder", "mistake"]
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


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked over."""

    chances: tuple[tuple[float, ...], ...]  # of each side, before the first action and after each
    exact: tuple[bool, ...]  # whether these are certain
    turning_points: tuple[TurningPoint, ...]


def review(
    record: Record,
    limits: Limits | None = None,
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Looks a game over; `watch` is told how many positions are done, and of how many."""
    positions = record.replay()
    teacher = Teacher(positions[0].game, limits)
    chances, exact, turning_points = list[tuple[float, ...]](), list[bool](), list[TurningPoint]()
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
            found = turning_point(teacher, position, ply, record.actions[ply], look)
            turning_points += [found] if found is not None else []
    return Review(tuple(chances), tuple(exact), tuple(turning_points))


def turning_point(
    teacher: Teacher, position: Position, ply: int, told: str, look: Look
) -> TurningPoint | None:
    """What an action changed, if that is worth a word. What chance then showed is nobody's fault:
    `flip a1=K` is judged as `flip a1`."""
    played = chosen_in(position, told)
    if len(position.actions()) == 1:
        return None
    after = teacher.worth_of(position, played, look)
    turn = turn_of(look.best, after)
    if turn is None:
        return None
    return TurningPoint(
        ply,
        position.mover,
        str(played),
        turn,
        look.best.exact and after.exact,
        look.best,
        after,
        tuple(map(str, look.line)),
    )


def chosen_in(position: Position, told: str) -> Action:
    """What the mover chose when `told` was written down, without what chance added."""
    before = position.game.text.without_outcome(told)
    return position.find(before if before is not None else told)


def turn_of(best: Worth, after: Worth) -> Turn | None:
    """What is to be said of an action worth so much where so much could be had."""
    if (thrown := THROWN_AWAY.get((best.value, after.value))) is not None:
        return thrown
    lost = best.chance - after.chance
    if lost < MISTAKE:
        return None
    return "blunder" if lost >= BLUNDER else "mistake"
