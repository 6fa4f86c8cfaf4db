"""The eight levels: how far each sees, what it overlooks, how sure its judgement is.

Nobody plays badly by choosing at random. A weak level plays the best action it sees; but it sees
only a few plies ahead, overlooks some of what it could do, and is not sure which of two positions
is better. `python -m benchmarks.ladder` plays each level against the one below it.
"""

from dataclasses import dataclass

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.search.analysis import two_sided

HIGHEST = 8
SLOWEST, QUICKEST = 0.001, 100.0  # paces
SECONDS = 1.85  # what the strongest level thinks: an answer within two seconds, with something over


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody plays."""

    depth: int | None  # plies it looks ahead (with alpha-beta)
    nodes: int | None  # positions or simulations it takes into account
    overlooks: float  # of its own actions, how many it does not think of
    blur: float  # how wrong it is about a position's worth, in thousandths of a win
    seconds: float = SECONDS
    megabytes: int = 8

    @property
    def sharp(self) -> bool:
        """It simply takes the best it finds."""
        return self.overlooks == 0 and self.blur == 0


WITH_ALPHABETA = (
    Level(1, None, 0.50, 500),
    Level(2, None, 0.25, 120),
    Level(4, None, 0.12, 50),
    Level(5, None, 0.04, 20),
    Level(6, None, 0.01, 6),
    Level(8, None, 0.0, 0),
    Level(None, 60_000, 0.0, 0, megabytes=16),
    Level(None, None, 0.0, 0, megabytes=64),
)
WITH_SIMULATION = (
    Level(None, 40, 0.50, 300),
    Level(None, 80, 0.20, 60),
    Level(None, 200, 0.10, 25),
    Level(None, 600, 0.04, 10),
    Level(None, 2_000, 0.0, 4),
    Level(None, 6_000, 0.0, 0),
    Level(None, 20_000, 0.0, 0, megabytes=64),
    Level(None, None, 0.0, 0, megabytes=256),
)


def level_of(game: Game, number: int) -> Level:
    """How a level plays a game."""
    return (WITH_ALPHABETA if two_sided(game) else WITH_SIMULATION)[number - 1]


def read_pace(told: str) -> float:
    """The pace in `level:4:0.1`: how much of its time and positions a level uses; else all."""
    try:
        pace = float(told or 1)
    except ValueError:
        pace = 0.0
    if not SLOWEST <= pace <= QUICKEST:
        raise BadRequest("level-pace", pace=told[:20], least=str(SLOWEST), most=str(QUICKEST))
    return pace


def read_level(told: str) -> int:
    """The number in `level:4`, without its `level:`."""
    if not (told.isascii() and told.isdigit() and 1 <= int(told) <= HIGHEST):
        raise BadRequest("level-unknown", level=told[:20], highest=HIGHEST)
    return int(told)
