"""What the tables of draughts say."""

import re

from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.solve.probe import Prober


def report(game: Game, prober: Prober) -> None:
    """Prints nothing beyond what is printed for every game."""


def material(position: Position) -> str:
    """Men and kings in each army."""
    return " against ".join(army(squares) for squares in position.text.split(":")[1:])


def army(squares: str) -> str:
    """Of "WK1,K2,31-33" what it is made of."""
    kings = men = 0
    for group in squares[1:].split(","):
        first, last = re.findall(r"\d+", group)[0], re.findall(r"\d+", group)[-1]
        count = int(last) - int(first) + 1
        kings, men = kings + count * ("K" in group), men + count * ("K" not in group)
    return " ".join(f"{n} {name}" for n, name in ((kings, "kings"), (men, "men")) if n)
