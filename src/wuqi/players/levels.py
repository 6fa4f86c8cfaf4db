"""The eight levels: how far each sees, what it overlooks, how sure its judgement is.

No level plays random moves. A weak level plays the best action it sees; but it sees only a few
plies ahead, overlooks some of its actions, and is not sure which of two positions is better.
`python -m benchmarks.matches.ladder` plays each level against the one below it.
"""

import sys
from dataclasses import dataclass, replace

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.search.analysis import two_sided

HIGHEST = 8
SLOWEST, QUICKEST = 0.001, 100.0  # paces
IN_A_TAB = 16  # megabytes at most in a browser, where search is slower and memory is dear
SECONDS = 1.0  # for the strongest level: two seconds at most, even on a shared core


@dataclass(frozen=True, slots=True)
class Level:
    """How a player of a level plays."""

    depth: int | None  # plies it looks ahead (with alpha-beta)
    nodes: int | None  # positions or simulations it takes into account
    overlooks: float  # the share of its own actions that it misses
    blur: float  # the error of its judgement, in thousandths of a win
    megabytes: int = 8
    seconds: float = SECONDS


# Lower levels differ in what they overlook and in their judgement, upper ones in how much they see.
WITH_ALPHABETA = (
    Level(1, 100, 0.68, 400),
    Level(3, 500, 0.36, 120),
    Level(5, 2_000, 0.235, 60),
    Level(None, 10_000, 0.15, 30),
    Level(None, 20_000, 0.10, 16),
    Level(None, 40_000, 0.06, 8),
    Level(None, 50_000, 0.03, 0, megabytes=16),  # no blur: all positions go into one line
    Level(None, None, 0.0, 0, megabytes=32),
)
WITH_SIMULATION = (
    Level(None, 200, 0.70, 300),
    Level(None, 400, 0.50, 150),
    Level(None, 800, 0.36, 75),
    Level(None, 2_000, 0.24, 35),
    Level(None, 4_000, 0.17, 18, megabytes=16),
    Level(None, 16_000, 0.08, 6, megabytes=64),
    Level(None, 50_000, 0.015, 0, megabytes=64),
    Level(None, None, 0.0, 0, megabytes=256),
)


def level_of(game: Game, number: int) -> Level:
    """How a level plays a game.

    In its face, a game of two sides may set `SIGHT`: how many positions each level below the
    highest looks at. If few positions are enough to play well, or many make little difference, the
    usual numbers would make the levels equally strong.
    """
    level = (WITH_ALPHABETA if two_sided(game) else WITH_SIMULATION)[number - 1]
    sight = game.face.SIGHT
    if two_sided(game) and sight[number - 1 :]:
        level = replace(level, nodes=sight[number - 1])
    if sys.platform == "emscripten":
        level = replace(level, megabytes=min(level.megabytes, IN_A_TAB))
    return level


def read_pace(text: str) -> float:
    """The pace in `level:4:0.1`: how much of its time and positions a level uses; else all."""
    try:
        pace = float(text or 1)
    except ValueError:
        pace = 0.0
    if not SLOWEST <= pace <= QUICKEST:
        raise BadRequest("level-pace", pace=text[:20], least=str(SLOWEST), most=str(QUICKEST))
    return pace


def read_level(text: str) -> int:
    """The number in `level:4`, without its `level:`."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= HIGHEST):
        raise BadRequest("level-unknown", level=text[:20], highest=HIGHEST)
    return int(text)
