"""Solving a puzzle: what a try does, how the others defend themselves, and why it was wrong."""

from collections.abc import Sequence
from dataclasses import dataclass

from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Saying
from wuqi.core.position import Position
from wuqi.core.text.words import words
from wuqi.teacher.puzzle import Group, Puzzle, Turn, stands


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """Whether a try was right, what to say about it, and how play goes on."""

    right: bool
    saying: Saying  # feedback, in the common words
    # After a right try: the others' best defence, until it is the solver's turn again.
    # After a wrong one: what refutes it.
    reply: tuple[str, ...] = ()
    solved: bool = False  # this was the last turn
    line: tuple[str, ...] = ()  # once it is solved: everything played, and how play may go on

    @property
    def key(self) -> str:
        """The key of the sentence, the same in every language: `puzzle-only-draws`."""
        return self.saying.key

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return words(language)(self.saying.key, **self.saying.details)

    def __str__(self) -> str:
        return self.say()


def attempt(game: str, one: Puzzle, text: str, after: Sequence[str] = ()) -> PuzzleVerdict:
    """Judges a try, after what has been played so far; an illegal action is refused as usual."""
    turns, played = one.turns, tuple(after)
    turn = turns.get(played)
    if turn is None:
        raise BadRequest("puzzle-other-moves", moves=" ".join(played)[:80])
    position = position_after(game, one, played)
    action = str(position.find(text))
    if action not in turn.right:
        group = next(group for group in turn.groups if action in group.actions)
        return PuzzleVerdict(False, _what_it_does(one, turn, group), group.answer)
    reply = defence(turns, (*played, action))
    if reply is not None:
        return PuzzleVerdict(True, Saying("puzzle-goes-on"), reply)
    key = "puzzle-done" if played else f"puzzle-right-{one.goal}"
    return PuzzleVerdict(True, Saying(key), (), True, continued(one, (*played, action)))


def position_after(game: str, one: Puzzle, played: Sequence[str]) -> Position:
    """The position of a puzzle after some actions."""
    position = stands(game, one)
    for action in played:
        position = position.play(action)
    return position


def defence(turns: dict[tuple[str, ...], Turn], played: tuple[str, ...]) -> tuple[str, ...] | None:
    """How the others answer, until it is the solver's turn again; None: there is no such turn."""
    longer = [after for after in turns if len(after) >= len(played) and after != ()]
    on_the_way = [after for after in longer if after[: len(played)] == played]
    return min(on_the_way, key=len)[len(played) :] if on_the_way else None


def solution_after(one: Puzzle, played: Sequence[str]) -> str:
    """The best action at a turn of the solver."""
    turn = one.turns.get(tuple(played))
    if turn is None:
        raise BadRequest("puzzle-other-moves", moves=" ".join(played)[:80])
    return turn.right[0]


def continued(one: Puzzle, played: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What has been played, with the best for all sides after it, as far as it is known."""
    turns = one.turns
    while played != one.line[: len(played)]:
        if played in turns:
            played = (*played, turns[played].right[0])
        elif reply := defence(turns, played):
            played = (*played, *reply)
        else:
            return played
    return one.line


def _what_it_does(one: Puzzle, turn: Turn, group: Group) -> Saying:
    if group.measure == "men":
        assert group.number is not None
        if group.number == 0:
            return Saying("puzzle-wins-nothing")
        key = "puzzle-wins-men" if group.number > 0 else "puzzle-loses-men"
        return Saying(key, {"men": abs(group.number)})
    if group.measure == "chance":
        assert group.number is not None
        best = turn.groups[0].number
        return Saying("puzzle-less-chance", {"chance": group.number, "best": best or 0})
    if group.measure == "draw":
        return Saying("puzzle-only-draws")
    assert group.measure == "loss"  # all wins are right
    if group.number is None:
        return Saying("puzzle-loses")
    return Saying(f"puzzle-loses-in-{one.proof.unit}", {"distance": group.number})
