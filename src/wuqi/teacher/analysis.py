"""One call for an analysis: the best lines of a position, and what they are worth.

A table is asked first: its answers are exact and need no search. Without one, search answers.
"""

from collections.abc import Iterator

from wuqi.core.errors import BadRequest
from wuqi.core.position import Position
from wuqi.search.analysis import DEFAULT, Analysis, Analyst, Line
from wuqi.search.limits import Limits
from wuqi.teacher.worth import Worths, known_line, known_worths, two_chances


def analyse(
    position: Position,
    limits: Limits = DEFAULT,
    lines: int = 1,
    threads: int = 1,
    megabytes: int | None = None,
) -> Analysis:
    """The best lines of a position with their values, as well as the limits allow."""
    *_, last = think(position, limits, lines, threads, megabytes)
    return last


def think(
    position: Position,
    limits: Limits = DEFAULT,
    lines: int = 1,
    threads: int = 1,
    megabytes: int | None = None,
) -> Iterator[Analysis]:
    """The same, live: better and better analyses, until a limit is reached. It stops when the
    iterator is closed, so you can `break` out of the loop at any moment.
    """
    analyst = Analyst(position.game, megabytes, threads)
    if lines < 1:
        raise BadRequest("analyse-lines", lines=lines)
    if (known := known_analysis(position, lines)) is not None:
        yield known
        return
    yield from analyst.think(position, limits, lines, exact=True)


def known_analysis(position: Position, lines: int) -> Analysis | None:
    """The analysis from a table; None if no table knows every action."""
    if position.mover <= 0 or (worths := known_worths(position)) is None:
        return None
    return by_table(position, worths, lines)


def by_table(position: Position, worths: Worths, lines: int) -> Analysis:
    """The best lines, given what each action is worth."""
    best_lines = tuple(
        Line(
            known_line(position, action),
            worth.score,
            worth.value,
            worth.distance,
            worth.unit,
            exact=True,
        )
        for action, worth in list(worths.items())[:lines]
    )
    best = next(iter(worths.values()))
    return Analysis(position, best_lines, "table", 0, 0, 0.0, two_chances(position.mover, best))
