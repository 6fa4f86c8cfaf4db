"""Searching for the best lines of a position, and what they are worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from wuqi.core.board.as_html import beside, paragraph, table
from wuqi.core.board.as_svg import as_svg
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.outcomes import NOTHING_KNOWN, KnownOutcomes
from wuqi.core.position import Action, Outcome, Position
from wuqi.core.text.words import words
from wuqi.search.alphabeta.deepening import AlphaBeta, Depth, FoundLine
from wuqi.search.alphabeta.scale import DECIDED, SURE, WIN
from wuqi.search.limits import Limits, Stop
from wuqi.search.mcts.searcher import Branch, Grown, MonteCarlo

MOST_MEGABYTES = 1 << 20
MOST_THREADS = 1_024
DEFAULT = Limits(seconds=2.0)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play, and its worth for the side to move."""

    actions: tuple[Action, ...]
    score: float  # from -1, surely last, to 1, surely first: what the searcher expects
    value: Outcome | None = None  # what is proven
    distance: int | None = None  # to a proven win or loss
    unit: str = "plies"  # or "turns": what the distance counts
    exact: bool = False  # proven, and so is the distance: nobody can win sooner or resist longer
    visits: int | None = None  # simulations, where the searcher makes any

    def say(self, language: str = "en") -> str:
        """What is proven, in words; empty if nothing is."""
        if self.value is None:
            return ""
        say = words(language)
        if self.distance is None or self.value == "draw":
            return say(f"value-{self.value}")
        return say(f"value-{self.value}-in-{self.unit}", distance=self.distance)


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is known of a position after some thinking; the best line first."""

    position: Position
    lines: tuple[Line, ...]
    method: Literal["table", "alpha-beta", "mcts"]
    depth: int
    nodes: int  # positions looked at, or simulations
    seconds: float
    payoffs: tuple[float, ...]  # what each side may expect, from 0 (surely last) to 1 (first)

    @property
    def best(self) -> Action:
        """What it would play."""
        return self.lines[0].actions[0]

    def _repr_html_(self) -> str:
        """The board and the lines, as notebooks show them."""
        rows = [(" ".join(line.actions), f"{line.score:+.2f}", line.say()) for line in self.lines]
        seen = f"{self.method}, depth {self.depth}, {self.nodes:,} nodes, {self.seconds:.2f} s"
        lines = table(("line", "score", "proven"), rows)
        return beside(as_svg(self.position), paragraph(seen) + lines)


class Analyst:
    """Searches positions of a game, and remembers its work from one to the next.

    Two sides and no chance: alpha-beta. Everything else: Monte Carlo tree search.
    """

    def __init__(
        self,
        game: Game,
        megabytes: int | None = None,
        threads: int = 1,
        seed: int = 1,
        known: KnownOutcomes = NOTHING_KNOWN,
    ) -> None:
        if not 1 <= threads <= MOST_THREADS:
            raise BadRequest("perft-threads", most=MOST_THREADS)
        if megabytes is not None and not 1 <= megabytes <= MOST_MEGABYTES:
            raise BadRequest("analyse-memory", most=MOST_MEGABYTES)
        self.game = game
        self._searcher: AlphaBeta | MonteCarlo
        if two_sided(game):
            self._searcher = AlphaBeta(game.kernel, megabytes or 64, threads, known)
        else:
            self._searcher = MonteCarlo(game, megabytes or 256, threads, seed)

    @property
    def stop(self) -> Stop:
        """Ends the thinking when raised, from any thread."""
        return self._searcher.stop

    def forget(self) -> None:
        """Forgets everything, so that the next answer depends on nothing before it."""
        self._searcher.forget()

    def think(
        self,
        position: Position,
        limits: Limits = DEFAULT,
        lines: int = 1,
        only: Sequence[Action] | None = None,
        exact: bool = False,
    ) -> Iterator[Analysis]:
        """Better and better analyses, until a limit is reached or everything is proven. `only`:
        these actions; otherwise all. With `exact`, alpha-beta also proves the distances of wins and
        losses.
        """
        wanted = position.actions() if only is None else tuple(only)
        if position.mover in (OVER, CHANCE) or not wanted:
            raise BadRequest("analyse-nothing-to-do")
        if lines < 1:
            raise BadRequest("analyse-lines", lines=lines)
        codes = [action.code for action in wanted]
        _named(position, tuple(codes[:1]))  # compiled before the clock starts
        if isinstance(self._searcher, AlphaBeta):
            for depth in self._searcher.think(position, limits, lines, codes, exact):
                yield _by_alphabeta(position, depth, self.stop.elapsed)
        else:
            best_of_all = lines == 1 and len(wanted) == len(position.actions())
            restricted = None if best_of_all else codes
            for grown in self._searcher.think(position, limits, restricted, lines):
                yield _by_simulation(position, grown, lines, self.stop.elapsed)


def two_sided(game: Game) -> bool:
    """Whether alpha-beta is the right search: two sides and no chance."""
    return game.sides == 2 and game.kernel.most_outcomes == 0


def _by_alphabeta(position: Position, found: Depth, seconds: float) -> Analysis:
    lines = tuple(_line_of(position, line) for line in found.lines)
    mover = (1 + lines[0].score) / 2
    payoffs = (mover, 1 - mover) if position.mover == 1 else (1 - mover, mover)
    return Analysis(position, lines, "alpha-beta", found.depth, found.nodes, seconds, payoffs)


def _line_of(position: Position, found: FoundLine) -> Line:
    actions = _named(position, found.codes)
    if abs(found.value) >= DECIDED:
        value: Outcome = "win" if found.value > 0 else "loss"
        score = 1.0 if found.value > 0 else -1.0
        distance = WIN - abs(found.value) if abs(found.value) >= SURE else None  # a table's
        return Line(actions, score, value, distance, exact=found.shortest)
    if found.shortest:  # no guesses, and nobody wins
        return Line(actions, 0.0, "draw", None, exact=True)
    return Line(actions, found.value / 1_000)


def _by_simulation(position: Position, grown: Grown, lines: int, seconds: float) -> Analysis:
    found = tuple(_line_from(position, branch) for branch in grown.branches[:lines])
    known = grown.simulations
    return Analysis(position, found, "mcts", grown.deepest, known, seconds, grown.payoffs)


def _line_from(position: Position, branch: Branch) -> Line:
    actions = _named(position, branch.codes)
    score = 2 * branch.payoff - 1
    value: Outcome | None = None
    if branch.proven:
        value = "win" if branch.payoff == 1.0 else "loss" if branch.payoff == 0.0 else None
        if position.game.sides == 2 and branch.payoff == 0.5:
            value = "draw"
    return Line(actions, score, value, exact=branch.proven, visits=branch.visits)


def _named(position: Position, codes: tuple[int, ...]) -> tuple[Action, ...]:
    """The actions of a line, as far as the rules let it go (search may end one before them)."""
    named: list[Action] = []
    for code in codes:
        if code not in position.codes():
            break
        named.append(position.named(code))
        position = position.after(code)
    return tuple(named)
