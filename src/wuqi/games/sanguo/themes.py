"""What the puzzles of Three Kingdoms dark chess are about."""

from collections.abc import Iterator, Sequence

from wuqi.core.play.played import Played

THEMES = ("flip", "capture", "quiet-move", "cannon", "general")


def themes(line: Sequence[Played], goal: str) -> Iterator[str]:
    first = line[0]
    if first.action.startswith("flip"):
        yield "flip"
        return
    yield "capture" if first.takes() else "quiet-move"
    if first.before.pieces[first.action[:2]].piece.endswith("cannon"):
        yield "cannon"
    if first.takes("general"):
        yield "general"
