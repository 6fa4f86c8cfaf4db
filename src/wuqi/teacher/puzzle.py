"""Puzzles: positions in which one action is right and every other is known to be worse.

They are data beside the games, `games/GAME/puzzles.jsonl`, one per line, each with its proof: what
every action is worth, from a table or from search, now and at each later turn of the solver. So a
try is judged at once, without search (`wuqi.teacher.solving`).
"""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Literal

import msgspec

from wuqi.core.board.as_html import paragraph
from wuqi.core.board.as_svg import as_svg
from wuqi.core.errors import BadRequest
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure, shown
from wuqi.core.text.words import words

if TYPE_CHECKING:
    from wuqi.teacher.solving import PuzzleVerdict

FILE = "puzzles.jsonl"
HARDEST = 5
EMPTY = len(b"[]")
COMMON_THEMES = ("one-turn", "several-turns", "long")  # of all games, in the common words

Goal = Literal["win", "draw", "material", "best"]
# win, draw and loss with the distance to the end; men won by force; the chance in hundredths
Measure = Literal["win", "draw", "loss", "men", "chance"]


class Group(msgspec.Struct, frozen=True, array_like=True):
    """Actions that are worth the same, and are answered in the same way."""

    measure: Measure
    number: int | None
    actions: tuple[str, ...]
    answer: tuple[str, ...] = ()  # how play goes on, to show what is wrong with them


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A later turn of the solver: what leads to it, and what every action is worth there."""

    after: tuple[str, ...]  # everything played since the puzzle's position
    groups: tuple[Group, ...]  # the best first

    @property
    def right(self) -> tuple[str, ...]:
        """The actions that keep what there is to win; the best first."""
        return right_of(self.groups)


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every action is worth, and the source of that."""

    by: Literal["table", "alpha-beta", "mcts"]
    groups: tuple[Group, ...]  # the solution's first
    unit: str = "plies"  # what distances count
    depth: int | None = None  # plies that alpha-beta looked ahead
    nodes: int | None = None  # simulations of each action


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A position in which one action must be found, and more of them after the best defence."""

    id: str
    position: str
    goal: Goal
    solution: str
    line: tuple[str, ...]  # the solution and how play may go on
    proof: Proof
    failed: float  # how often the weak levels failed it, from 0 to 1
    grade: int  # the same from 1, easy, to HARDEST
    options: dict[str, str] = {}
    themes: tuple[str, ...] = ()  # words of the game's catalogue, without `theme-`
    later: msgspec.Raw = msgspec.Raw(b"[]")  # the solver's later turns; read when they are needed
    game: str = ""  # from the folder of its file

    def start(self) -> Position:
        """The position it begins with."""
        return stands(self.game, self)

    def attempt(self, text: str, after: Sequence[str] = ()) -> "PuzzleVerdict":
        """Judges a try, after what has been played so far; an illegal action is refused as
        usual."""
        from wuqi.teacher.solving import attempt

        return attempt(self.game, self, text, after)

    def say(self, language: str = "en") -> str:
        """The task in words."""
        say = words(language, self.game)
        return say(f"puzzle-goal-{self.goal}", side=say(f"side-{self.start().mover}"))

    def _repr_html_(self) -> str:
        """The board and the task, without the solution."""
        return paragraph(self.say()) + as_svg(self.start())

    @cached_property
    def groups(self) -> dict[str, Group]:
        """What each action is worth at the first turn."""
        return {action: group for group in self.proof.groups for action in group.actions}

    @property
    def turns(self) -> dict[tuple[str, ...], Turn]:
        """Every turn of the solver, by what has been played before it; the first one first."""
        later = msgspec.json.decode(self.later, type=tuple[Turn, ...])
        every = (Turn((), self.proof.groups), *later)
        return {turn.after: turn for turn in every}


def right_of(groups: Sequence[Group]) -> tuple[str, ...]:
    """The actions that keep what there is to win: wins and draws do so however long they take."""
    best = groups[0]
    by_outcome = best.measure in ("win", "draw")
    return tuple(
        action
        for group in groups
        if group.measure == best.measure and (by_outcome or group.number == best.number)
        for action in group.actions
    )


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easier and shorter first; none if it has no file."""
    path = known(game).path / FILE
    if not path.exists():
        return ()
    lines = path.read_bytes().splitlines()
    decoder = msgspec.json.Decoder(Puzzle)
    found = (msgspec.structs.replace(decoder.decode(line), game=game) for line in lines)
    return tuple(sorted(found, key=lambda one: (one.grade, len(one.later) > EMPTY, one.failed)))


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The games that have some."""
    return tuple(game for game in shown() if puzzles(game))


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {one.id: one for one in puzzles(game)}


def puzzle(game: str, wanted: str) -> Puzzle:
    """The puzzle of that name."""
    found = _by_id(game).get(wanted)
    if found is None:
        raise BadRequest("puzzle-unknown", puzzle=wanted[:20])
    return found


def themes_of(game: str) -> dict[str, int]:
    """The themes of a game's puzzles and how many puzzles have each, the most frequent first."""
    every = [theme for one in puzzles(game) for theme in one.themes]
    return dict(sorted(((one, every.count(one)) for one in set(every)), key=_frequent))


def _frequent(entry: tuple[str, int]) -> tuple[int, str]:
    theme, number = entry
    return -number, theme


def fitting(able: Sequence[Puzzle], grade: int) -> list[Puzzle]:
    """The puzzles of the grade nearest to the wanted one; if two are equally near, of the easier
    one."""
    nearest = min({one.grade for one in able}, key=lambda found: (abs(found - grade), found))
    return [one for one in able if one.grade == nearest]


def stands(game: str, one: Puzzle) -> Position:
    """The position of a puzzle."""
    return configure(game, None, one.options).read(one.position)


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
