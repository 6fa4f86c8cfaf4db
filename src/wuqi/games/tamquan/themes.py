"""What the puzzles of Cờ tam quân are about."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from wuqi.core.play.played import Played

THEMES = ("marching", "capture", "double-capture", "taking-twice", "outnumbered", "holding")


def themes(line: Sequence[Played], goal: str) -> Iterator[str]:
    team = line[0].before.mover
    own = [list(turn) for mover, turn in groupby(line, _mover) if mover == team]
    first = own[0]
    if not any(step.takes() for step in first):
        yield "marching"
    if any(step.takes() for step in first):
        yield "capture"
    if any(sum(step.takes() for step in turn) > 1 for turn in own):
        yield "double-capture"
    if any(_twice(turn) for turn in own):
        yield "taking-twice"
    sides = [cell.side for cell in line[0].before.pieces.values()]
    if 2 * sides.count(team) < len(sides):
        yield "outnumbered"
    if goal == "draw":
        yield "holding"


def _mover(step: Played) -> int:
    return step.before.mover


def _twice(turn: list[Played]) -> bool:
    """Whether a team takes before its march and after it."""
    marched = [at for at, step in enumerate(turn) if not step.takes() and "-" in step.action]
    took = [at for at, step in enumerate(turn) if step.takes()]
    return bool(marched and took) and took[0] < marched[0] and took[-1] > marched[-1]
