"""The arithmetic of ratings: how one game changes the ratings of its players.

Openskill's Plackett-Luce model rates games of two, three or four sides in the same way. Its numbers
are put on the usual scale: a player who is 400 points ahead of an opponent scores ten to one.
Ratings are stored as whole thousandths of a point, so that they are the same on every machine and
in every database.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNIT = 1_000  # of a point
# How much luck there is in a single game. With this value, two exactly known ratings that are 400
# points apart mean odds of ten to one, as in Elo's system.
BETA = 400 / (math.log(10) * math.sqrt(2))
TAU = 6.0  # how much a person's strength may change from one game to the next, in points
CERTAIN = 110 * UNIT  # below this doubt a rating is no longer provisional


class Rating(NamedTuple):
    """How strong a person is, and the standard deviation of that estimate, in thousandths."""

    points: int
    doubt: int

    @property
    def provisional(self) -> bool:
        return self.doubt >= CERTAIN


START = Rating(1_500 * UNIT, 300 * UNIT)


class Member(NamedTuple):
    """A member of a side: a rating, and the share of the side's seats that they hold."""

    rating: Rating
    share: float


Side = Sequence[Member]


def rated(sides: Sequence[Side], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, for every member of every side. The lowest place is the best.

    The strength of a side is the average of its members, weighted by their seats. So a team of one
    person with three seats and a team of three people are comparable.
    """
    model = _model()
    before = [_together(side) for side in sides]
    teams = [[model.rating(mu=points, sigma=doubt)] for points, doubt in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    changed = []
    for side, (points, doubt), (new,) in zip(sides, before, after, strict=True):
        variance = doubt**2
        moved, shrunk = new.mu - points, new.sigma**2 - variance
        # Each member gets the part of the side's change that their own doubt has in the side's
        # doubt: the linear update of a Kalman filter.
        gains = [(one.rating.doubt / UNIT) ** 2 * one.share / variance for one in side]
        changed.append(
            [
                _rounded(
                    one.rating.points / UNIT + gain * moved,
                    math.sqrt((one.rating.doubt / UNIT) ** 2 + gain**2 * shrunk),
                )
                for one, gain in zip(side, gains, strict=True)
            ]
        )
    return changed


def partly(before: Rating, after: Rating, weight: float) -> Rating:
    """A rating after a game that counts only in part."""
    points = before.points + weight * (after.points - before.points)
    variance = before.doubt**2 + weight * (after.doubt**2 - before.doubt**2)
    return _rounded(points / UNIT, math.sqrt(variance) / UNIT)


def chances(sides: Sequence[Side]) -> list[float]:
    """How likely each side is to be first, before the game."""
    before = [_together(side) for side in sides]
    spread = _spread(before)
    best = max(points for points, _ in before)
    powers = [math.exp((points - best) / spread) for points, _ in before]
    return [power / sum(powers) for power in powers]


def ahead(score: float, sides: int = 2) -> float:
    """How many points ahead a player is who beats each of `sides - 1` equal opponents this
    often."""
    return math.sqrt(sides) * BETA * math.log(score / (1 - score))


def _together(side: Side) -> tuple[float, float]:
    points = sum(one.rating.points * one.share for one in side)
    variance = sum((one.rating.doubt * one.share) ** 2 for one in side)
    return points / UNIT, math.sqrt(variance) / UNIT


def _spread(sides: Sequence[tuple[float, float]]) -> float:
    return math.sqrt(sum(doubt**2 + BETA**2 for _, doubt in sides))


def _rounded(points: float, doubt: float) -> Rating:
    return Rating(round(points * UNIT), round(doubt * UNIT))


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # it takes a while to import

    return PlackettLuce(
        mu=START.points / UNIT,
        sigma=START.doubt / UNIT,
        beta=BETA,
        tau=TAU,
        gamma=_as_it_is,
    )


def _as_it_is(*about: Any, **more: Any) -> float:
    """By default openskill lets doubt shrink more slowly; our players have too few games for
    that."""
    return 1.0
