"""What the puzzles of janken shogi are about."""

from collections.abc import Iterator, Sequence

from wuqi.core.play.played import Played

THEMES = ("corner", "last-cube", "rolling", "sliding", "double-capture", "outnumbered", "holding")


def themes(line: Sequence[Played], goal: str) -> Iterator[str]:
    side = line[0].before.mover
    own = [step for step in line if step.before.mover == side]
    result = line[-1].after.result
    if result is not None and goal == "win":
        if result.reason == "corner":
            yield "corner"
        if result.reason == "all-taken":
            yield "last-cube"
    if line[0].action.count("~") == 2:
        yield "rolling"
    if line[0].action.count("-") == 2:
        yield "sliding"
    if any(step.takes() > 1 for step in own):
        yield "double-capture"
    sides = [cell.side for cell in line[0].before.pieces.values()]
    if 2 * sides.count(side) < len(sides):
        yield "outnumbered"
    if goal == "draw":
        yield "holding"
