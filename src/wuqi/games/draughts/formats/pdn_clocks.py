"""Clocks in PDN comments: what a player had left, or took, to and from thinking times.

{[%clk 0:04:58]}                   left after this move
{[%clock w0:04:58 B0:05:00]}       the same for both, as electronic boards and lidraughts write
{[%emt 0:00:02]}                   taken for this move
"""

import re
from collections.abc import Mapping, Sequence

from wuqi.core.play.record import RecordedClock

Annotations = Sequence[tuple[int, str]]

_CONTROL = re.compile(r"(\d{1,6})(?:\+(\d{1,6}))?")
_TIME = r"(\d{1,3}):(\d{1,2}):(\d{1,2}(?:\.\d+)?)"
_TAKEN = re.compile(rf"\[%emt\s+{_TIME}\]")
_LEFT = {
    side: re.compile(rf"\[%(?:clk\s+|clock\s+(?:[^\]]*\s)?[{colours}]){_TIME}[^\]]*\]")
    for side, colours in enumerate(("wW", "bB"))
}


def agreed(tags: Mapping[str, str]) -> RecordedClock | None:
    """The clock of a `TimeControl` such as 600+5."""
    found = _CONTROL.fullmatch(tags.get("TimeControl", "").strip())
    return RecordedClock(float(found[1]), float(found[2] or 0)) if found else None


def thinking_times(
    annotations: Annotations, plies: int, first: int, clock: RecordedClock | None
) -> tuple[float, ...]:
    """Seconds for each move, if the comments have them for all moves; `first`: 1 if Black began."""
    comments = [
        " ".join(text for after, text in annotations if after == n) for n in range(1, plies + 1)
    ]
    taken = [_seconds(_TAKEN.search(comment)) for comment in comments]
    if None not in taken:
        return tuple(second for second in taken if second is not None)
    if clock is None:
        return ()
    left = [clock.base, clock.base]
    spent: list[float] = []
    for ply, comment in enumerate(comments, first):
        now = _seconds(_LEFT[ply % 2].search(comment))
        if now is None:
            return ()
        spent.append(max(0.0, left[ply % 2] + clock.increment - now))
        left[ply % 2] = now
    return tuple(spent)


def clock_comments(
    seconds: Sequence[float], first: int, clock: RecordedClock | None
) -> list[tuple[int, str]]:
    """The comments with thinking times: what is left or, without a clock, what was used."""
    comments = []
    left = [clock.base, clock.base] if clock else [0.0, 0.0]
    for ply, taken in enumerate(seconds, first):
        if clock is not None:
            left[ply % 2] = max(0.0, left[ply % 2] + clock.increment - taken)
            comment = f"[%clk {_written(left[ply % 2])}]"
        else:
            comment = f"[%emt {_written(taken)}]"
        comments.append((ply - first + 1, f"{{{comment}}}"))
    return comments


def _seconds(found: re.Match[str] | None) -> float | None:
    return None if found is None else int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3])


def _written(seconds: float) -> str:
    whole, part = divmod(round(seconds, 3), 1)
    minutes, second = divmod(int(whole), 60)
    fraction = f"{part:.3f}".lstrip("0").rstrip("0").rstrip(".")
    return f"{minutes // 60}:{minutes % 60:02d}:{second:02d}{fraction}"
