"""The random player: every legal action is as likely as the next."""

import random

from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position


class RandomPlayer:
    """Chooses at random; the same seed gives the same game."""

    kind = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self._random.choice(view.actions(seat.number))
