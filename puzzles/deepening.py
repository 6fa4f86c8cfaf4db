"""The later turns of a puzzle: after each right action comes the best defence, then the next turn.

The turns form a tree. Its main line is grown first, then what branches off it, up to a limit.
Where a branch ends, the puzzle is solved: nothing can go wrong any more, or so much is right that
there is nothing to find.
"""

from heapq import heappop, heappush
from itertools import count
from typing import Protocol

from wuqi.core.position import Position
from wuqi.teacher.puzzle import Group, Turn, right_of

MOST_RIGHT = 3  # right actions of a turn; with more there is little to find
DEEPEST = 4  # later turns, one after the other
MOST_TURNS = 7  # later turns in all branches


# How often it strayed from the main line, a number, how deep it is, what was played, the position,
# and the worths there.
Waiting = tuple[int, int, int, tuple[str, ...], Position, tuple[Group, ...]]


class Guide(Protocol):
    """What knows how good actions are: a table, or search."""

    def turn(self, position: Position) -> tuple[Group, ...] | None:
        """What every action of the solver is worth, the best first; None: it is not known, or the
        gain has been made."""

    def defence(self, position: Position) -> str:
        """What resists longest."""


def later_turns(guide: Guide, start: Position, groups: tuple[Group, ...]) -> tuple[Turn, ...]:
    """The turns of the solver after the first one."""
    found: dict[tuple[str, ...], Turn] = {}
    order = count()
    waiting: list[Waiting] = [(0, next(order), 1, (), start, groups)]
    while waiting and len(found) < MOST_TURNS:
        strayed, _, depth, after, position, at_turn = heappop(waiting)
        if after:
            found[after] = Turn(after, at_turn)
        if depth > DEEPEST:
            continue
        for number, action in enumerate(right_of(at_turn)):
            played, reached = defended(guide, position.play(action), start.mover)
            next_groups = guide.turn(reached) if reached.mover == start.mover else None
            if next_groups is not None and len(right_of(next_groups)) <= MOST_RIGHT:
                path = (*after, action, *played)
                entry = (strayed + (number > 0), next(order), depth + 1, path, reached, next_groups)
                heappush(waiting, entry)
    return _with_decisions(found)


def defended(guide: Guide, position: Position, solver: int) -> tuple[tuple[str, ...], Position]:
    """The best defence, until it is the solver's turn again or the game is over."""
    played: list[str] = []
    while position.mover > 0 and position.mover != solver:
        played.append(guide.defence(position))
        position = position.play(played[-1])
    return tuple(played), position


def _with_decisions(found: dict[tuple[str, ...], Turn]) -> tuple[Turn, ...]:
    """Without the turns after which nothing can go wrong any more."""
    kept = dict(found)
    for after in sorted(found, key=len, reverse=True):
        is_last = not any(len(one) > len(after) and one[: len(after)] == after for one in kept)
        actions = sum(len(group.actions) for group in found[after].groups)
        if is_last and len(right_of(found[after].groups)) == actions:
            del kept[after]
    return tuple(sorted(kept.values(), key=lambda turn: (len(turn.after), turn.after)))
