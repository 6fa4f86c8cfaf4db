"""Puzzles: positions in which one action is right and every other is known to be worse.

They are data beside the games, `games/GAME/puzzles.jsonl`, one per line, each with its proof: what
every action is worth, from a table or from search. So a try is judged at once, without search.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

import msgspec

from wuqi.core.board.as_html import paragraph
from wuqi.core.board.as_svg import as_svg
from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Saying
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure, shown
from wuqi.core.text.words import words

FILE = "puzzles.jsonl"
HARDEST = 5

Goal = Literal["win", "draw", "material", "best"]
# win, draw and loss with the distance to the end; men won by force; the chance in hundredths
Measure = Literal["win", "draw", "loss", "men", "chance"]


class Group(msgspec.Struct, frozen=True, array_like=True):
    """Actions that are worth the same."""

    measure: Measure
    number: int | None
    actions: tuple[str, ...]


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every action is worth, and the source of that."""

    by: Literal["table", "alpha-beta", "mcts"]
    groups: tuple[Group, ...]  # the solution's first
    unit: str = "plies"  # what distances count
    depth: int | None = None  # plies that alpha-beta looked ahead
    nodes: int | None = None  # simulations of each action


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A position in which one action must be found."""

    id: str
    position: str
    goal: Goal
    solution: str
    line: tuple[str, ...]  # the solution and how play may go on
    proof: Proof
    failed: float  # how often the weak levels failed it, from 0 to 1
    grade: int  # the same from 1, easy, to HARDEST
    options: dict[str, str] = {}
    game: str = ""  # from the folder of its file

    def start(self) -> Position:
        """The position it begins with."""
        return stands(self.game, self)

    def attempt(self, text: str) -> "PuzzleVerdict":
        """Judges a try; an illegal action is refused as usual."""
        return attempt(self.game, self, text)

    def say(self, language: str = "en") -> str:
        """The task in words."""
        say = words(language, self.game)
        return say(f"puzzle-goal-{self.goal}", side=say(f"side-{self.start().mover}"))

    def _repr_html_(self) -> str:
        """The board and the task, without the solution."""
        return paragraph(self.say()) + as_svg(self.start())

    @cached_property
    def groups(self) -> dict[str, Group]:
        """What each action is worth."""
        return {action: group for group in self.proof.groups for action in group.actions}


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """Whether a try was right, and what to say about it."""

    right: bool
    saying: Saying  # feedback, in the common words

    @property
    def key(self) -> str:
        """The key of the sentence, the same in every language: `puzzle-only-draws`."""
        return self.saying.key

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return words(language)(self.saying.key, **self.saying.details)

    def __str__(self) -> str:
        return self.say()


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easier first; none if it has no file."""
    path = known(game).path / FILE
    if not path.exists():
        return ()
    lines = path.read_bytes().splitlines()
    decoder = msgspec.json.Decoder(Puzzle)
    found = (msgspec.structs.replace(decoder.decode(line), game=game) for line in lines)
    return tuple(sorted(found, key=lambda one: (one.grade, one.failed)))


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games that have some."""
    return tuple(game for game in shown() if puzzles(game))


def puzzle(game: str, wanted: str) -> Puzzle:
    """The puzzle of that name."""
    found = next((one for one in puzzles(game) if one.id == wanted), None)
    if found is None:
        raise BadRequest("puzzle-unknown", puzzle=wanted[:20])
    return found


def fitting(able: Sequence[Puzzle], grade: int) -> list[Puzzle]:
    """The puzzles of the grade nearest to the wanted one; if two are equally near, of the easier
    one."""
    nearest = min({one.grade for one in able}, key=lambda found: (abs(found - grade), found))
    return [one for one in able if one.grade == nearest]


def stands(game: str, one: Puzzle) -> Position:
    """The position of a puzzle."""
    return configure(game, None, one.options).read(one.position)


def attempt(game: str, one: Puzzle, text: str) -> PuzzleVerdict:
    """Judges a try; an illegal action is refused as usual."""
    action = str(stands(game, one).find(text))
    if action == one.solution:
        return PuzzleVerdict(True, Saying(f"puzzle-right-{one.goal}"))
    return PuzzleVerdict(False, _what_it_does(one, one.groups[action]))


def _what_it_does(one: Puzzle, group: Group) -> Saying:
    if group.measure == "men":
        assert group.number is not None
        if group.number == 0:
            return Saying("puzzle-wins-nothing")
        key = "puzzle-wins-men" if group.number > 0 else "puzzle-loses-men"
        return Saying(key, {"men": abs(group.number)})
    if group.measure == "chance":
        assert group.number is not None
        best = one.groups[one.solution].number
        return Saying("puzzle-less-chance", {"chance": group.number, "best": best or 0})
    if group.measure == "draw":
        return Saying("puzzle-only-draws")
    assert group.measure == "loss"  # only the solution wins
    if group.number is None:
        return Saying("puzzle-loses")
    return Saying(f"puzzle-loses-in-{one.proof.unit}", {"distance": group.number})


def canonical(game: Game, text: str) -> str:
    """One text for all symmetric positions: the smallest that the symmetries give.

    Symmetries can be combined, so all reachable positions are compared.
    """
    reached, new = {text}, [text]
    while new:
        text = new.pop()
        for symmetry in game.symmetries:
            turned = symmetry.position(text)
            if turned not in reached:
                reached.add(turned)
                new.append(turned)
    return min(reached)
