"""Setting up in secret as a matrix game: what each pair of set-ups is worth, from the table."""

from itertools import combinations

from wuqi.core.game import Game
from wuqi.games.tamquan.board import names, zones
from wuqi.games.tamquan.secret import SetUp
from wuqi.solve.build import prober_for

WORTH = {"win": 1, "draw": 0, "loss": -1}


def set_ups(team: int) -> list[SetUp]:
    """The 120 set-ups of a team, in order."""
    squares = [names(5)[square] for square in sorted(zones(5, 2)[team - 1])]
    return list(combinations(squares, 3))


def revealed(first: SetUp, second: SetUp) -> str:
    """The position after two set-ups, written square by square."""
    letters = dict.fromkeys(first, "A") | dict.fromkeys(second, "B")
    rows = ("".join(letters.get(f"{file}{rank}", "1") for file in "abcde") for rank in "54321")
    text = "/".join(rows)
    for run in (5, 4, 3, 2):
        text = text.replace("1" * run, str(run))
    return f"{text} 1 phase=march"


def payoffs(game: Game) -> list[list[int]]:
    """What team 1 gets: by its own set-up, then by team 2's."""
    prober = prober_for(game)

    def worth(first: SetUp, second: SetUp) -> int:
        value = prober.value(game.read(revealed(first, second)))
        assert value is not None
        return WORTH[value.outcome]

    return [[worth(first, second) for second in set_ups(2)] for first in set_ups(1)]
