"""The arithmetic of ratings: what one game says about those who played it.

Openskill's Plackett-Luce model rates games of two, three or four sides alike. Its numbers are put
on the usual scale: who is 400 points ahead of one opponent scores ten to one. Ratings are kept as
whole thousandths of a point, so that they are the same on every machine and in every database.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNIT = 1_000  # of a point
# How much luck a single game holds. With it, two ratings that are known exactly and 400 points
# apart mean ten to one, as in Elo's system.
BETA = 400 / (math.log(10) * math.sqrt(2))
TAU = 6.0  # how much somebody's strength may change from one game to the next, in points
CERTAIN = 110 * UNIT  # from this doubt on a rating is no longer provisional


class Rating(NamedTuple):
    """How strong somebody is, and the standard deviation of what we know, in thousandths."""

    points: int
    doubt: int

    @property
    def provisional(self) -> bool:
        return self.doubt >= CERTAIN


START = Rating(1_500 * UNIT, 300 * UNIT)


class Member(NamedTuple):
    """Somebody on a side: a rating, and the part of the side's seats that they hold."""

    rating: Rating
    share: float


Side = Sequence[Member]


def rated(sides: Sequence[Side], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a game, for every member of every side. The lowest place is the best.

    A side is as strong as its members are on average, weighted by their seats, so that a team of
    one person with three seats and a team of three are comparable.
    """
    model = _model()
    before = [_together(side) for side in sides]
    teams = [[model.rating(mu=points, sigma=doubt)] for points, doubt in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    changed = []
    for side, (points, doubt), (new,) in zip(sides, before, after, strict=True):
        variance = doubt**2
        moved, shrunk = new.mu - points, new.sigma**2 - variance
        # What is learnt about a side is learnt about each member as far as their own doubt is part
        # of the side's doubt: the linear update of a Kalman filter.
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
    """How many points somebody is ahead who beats each of `sides - 1` equal opponents so often."""
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
    """Openskill would let doubt shrink more slowly; our games are few."""
    return 1.0
