"""Computer players that an operator might bring, good and bad."""

import time

from wuqi.core.folder.contract import Seat
from wuqi.core.position import Position


class First:
    """Always the first action of the list."""

    made = 0  # in this process

    def __init__(self) -> None:
        type(self).made += 1
        assert self.made == 1, "it is kept from one action to the next"

    def choose(self, view: Position, seat: Seat) -> str:
        return view.texts(seat.number)[0]


class Slow:
    """Others wait for their turn to think."""

    def choose(self, view: Position, seat: Seat) -> str:
        time.sleep(15.0)
        return view.texts(seat.number)[0]


class Illegal:
    def choose(self, view: Position, seat: Seat) -> str:
        return "z9-z8"


class Raising:
    def choose(self, view: Position, seat: Seat) -> str:
        raise ZeroDivisionError("a mistake of its author")


class Unmade:
    def __init__(self) -> None:
        raise FileNotFoundError("weights.bin")
