"""What all makers of puzzles share: a found position with its proof, before it is graded."""

from dataclasses import dataclass

from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.teacher.puzzle import Goal, Group, Measure, Proof

FEWEST_ACTIONS = 3  # with fewer there is little to find


@dataclass(frozen=True, slots=True)
class Finding:
    """A position in which one action is right."""

    position: Position
    goal: Goal
    line: tuple[str, ...]
    proof: Proof

    @property
    def solution(self) -> str:
        return self.line[0]


def grouped(worths: dict[Action, tuple[Measure, int | None]]) -> tuple[Group, ...]:
    """Actions of the same worth together, in the order given."""
    groups: dict[tuple[Measure, int | None], list[str]] = {}
    for action, worth in worths.items():
        groups.setdefault(worth, []).append(str(action))
    return tuple(Group(*worth, tuple(actions)) for worth, actions in groups.items())


def without_past(position: Position) -> Position:
    """The position as its text tells it: what was played before takes no part in a puzzle."""
    game: Game = position.game
    return game.read(position.text)
