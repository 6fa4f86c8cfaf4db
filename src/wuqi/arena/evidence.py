"""How sure a result is: Elo with an interval, and the sequential probability ratio test.

If each opening is played with both colours, games are counted in pairs: two games of one opening
are not independent, so their sum is counted (pentanomial statistics).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

CONFIDENCE = 1.96  # standard errors for 95%
SMALLEST = 1e-4  # a score is never nearer to 0 or 1 than this: Elo would be infinite

Decision = Literal["better", "not-better", "undecided"]


@dataclass(frozen=True, slots=True)
class Elo:
    """A difference in Elo and the interval in which it lies with 95% confidence."""

    elo: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{round(self.elo):+d} ({round(self.low):+d} – {round(self.high):+d})"


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of one hypothesis (at least `better` Elo) against another (at most `worse`)."""

    worse: float = 0.0
    better: float = 10.0
    alpha: float = 0.05  # how often a player that is not better may pass
    beta: float = 0.05  # how often a better one may fail

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which it is decided."""
        low = math.log(self.beta / (1 - self.alpha))
        return low, math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Sequence[float]) -> float:
        """The log-likelihood ratio after scores from 0 to 1, by the normal approximation."""
        if not scores:
            return 0.0
        known, mean = _smoothed(scores), sum(scores) / len(scores)
        spread = sum((score - mean) ** 2 for score in known) / len(known)
        worse, better = expected(self.worse), expected(self.better)
        return len(scores) * (better - worse) * (2 * mean - worse - better) / (2 * spread)

    def decide(self, scores: Sequence[float]) -> Decision:
        """What is known after these scores."""
        low, high = self.bounds
        ratio = self.ratio(scores)
        return "better" if ratio >= high else "not-better" if ratio <= low else "undecided"


def expected(elo: float) -> float:
    """The expected score for a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The difference in Elo that corresponds to a score."""
    score = min(1 - SMALLEST, max(SMALLEST, score))
    return -400 * math.log10(1 / score - 1)


def elo(scores: Sequence[float]) -> Elo:
    """Elo by scores from 0 to 1, each of a game or of a pair of games."""
    known = _smoothed(scores)
    mean = sum(known) / len(known)
    spread = sum((score - mean) ** 2 for score in known) / max(1, len(known) - 1)
    error = CONFIDENCE * math.sqrt(spread / len(known))
    plain = sum(scores) / len(scores) if scores else 0.5
    return Elo(elo_of(plain), elo_of(mean - error), elo_of(mean + error))


def _smoothed(scores: Sequence[float]) -> list[float]:
    """The scores with one more result of each kind, so that a few wins do not look like
    certainty."""
    return [*scores, 0.0, 0.5, 1.0]
