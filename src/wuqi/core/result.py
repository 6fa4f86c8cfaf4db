"""How a game ends."""

from dataclasses import dataclass
from typing import Literal

Outcome = Literal["win", "draw", "loss"]  # of a game between two, for one of them


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: sides from best to worst, those who share a place together, and why."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str

    def payoffs(self) -> tuple[float, ...]:
        """For each side the share of opponents that it has beaten; a tie counts half.

        From 0 to 1; over all sides they always sum to half the number of sides.
        """
        sides = sum(len(place) for place in self.ranking)
        behind, payoff = sides, {}
        for place in self.ranking:
            behind -= len(place)
            for side in place:
                payoff[side] = (behind + (len(place) - 1) / 2) / (sides - 1)
        return tuple(payoff[side] for side in sorted(payoff))
