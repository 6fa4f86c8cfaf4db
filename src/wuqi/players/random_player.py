"""The random player: every legal action is as likely as the next."""

import random

from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position


class RandomPlayer:
    """Plays without a thought; the same seed plays the same game."""

    kind = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self._random.choice(view.actions(seat.number))
