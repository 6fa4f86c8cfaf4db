"""What all makers of puzzles share: a found position with its proof, before it is graded."""

from dataclasses import dataclass

from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.teacher.puzzle import Goal, Group, Measure, Proof, Turn

FEWEST_ACTIONS = 3  # with fewer there is little to find

Worth = tuple[Measure, int | None]
Answer = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A position in which one action is right."""

    position: Position
    goal: Goal
    line: tuple[str, ...]
    proof: Proof
    later: tuple[Turn, ...] = ()  # the solver's later turns

    @property
    def solution(self) -> str:
        return self.line[0]


def grouped(
    worths: dict[Action, Worth], answers: dict[Action, Answer] | None = None
) -> tuple[Group, ...]:
    """Actions of the same worth and with the same answer together, in the order given."""
    groups: dict[tuple[Worth, Answer], list[str]] = {}
    for action, worth in worths.items():
        answer = (answers or {}).get(action, ())
        groups.setdefault((worth, answer), []).append(str(action))
    return tuple(
        Group(*worth, tuple(actions), answer) for (worth, answer), actions in groups.items()
    )


def without_past(position: Position) -> Position:
    """The position as its text tells it: what was played before takes no part in a puzzle."""
    game: Game = position.game
    return game.read(position.text)
