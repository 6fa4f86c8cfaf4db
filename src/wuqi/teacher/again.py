"""A turning point as a puzzle: the position before a mistake, to be tried again.

A turning point makes a puzzle if few actions would have kept the result. Every try is judged like
the action that was played: it is compared with the best one in one search.
"""

from dataclasses import dataclass

from wuqi.core.play.record import Record
from wuqi.core.position import Action, Position
from wuqi.search.limits import Limits
from wuqi.teacher.cost import SERIOUS, Turn, turn_of
from wuqi.teacher.teaching import Look, Teacher
from wuqi.teacher.worth import Worth

FEW = 3  # right answers at most, and fewer than wrong ones; otherwise it is too easy


@dataclass(frozen=True, slots=True)
class Retry:
    """The verdict on another action."""

    right: bool
    turn: Turn | None  # what kind of mistake it would be
    before: Worth  # of the best action
    after: Worth  # of this one


def right_answers(
    teacher: Teacher, position: Position, look: Look, turn: Turn
) -> tuple[Action, ...]:
    """The few actions that would have kept what this turning point lost; none if there are many."""
    if turn not in SERIOUS:
        return ()
    best = look.line[0]
    able = teacher.best_few(position, look, FEW + 1)
    right = [
        action for action in able if action != best and _is_right(teacher, position, look, action)
    ]
    if len(right) >= FEW or 2 * (1 + len(right)) > len(position.actions()):
        return ()
    return (best, *right)


def _is_right(teacher: Teacher, position: Position, look: Look, action: Action) -> bool:
    return turn_of(*teacher.compare(position, look, action)) not in SERIOUS


def try_again(record: Record, ply: int, wanted: str, limits: Limits | None = None) -> Retry:
    """Judges an action in place of the one that was played."""
    position = record.replay()[ply]
    teacher = Teacher(position.game, limits)
    before, after = teacher.compare(position, teacher.look(position), position.find(wanted))
    turn = turn_of(before, after)
    return Retry(turn not in SERIOUS, turn, before, after)
