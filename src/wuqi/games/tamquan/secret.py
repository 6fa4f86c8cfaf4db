"""How to set up in secret on 5×5 squares, two teams of three, by an optimal mixed strategy.

Both teams choose one of 120 set-ups at once, so this is a matrix game. Its values are in the
tables, its solution in docs/solved/tamquan.md, and the tests check it exactly.
Its value is a draw. With orthogonal steps no single set-up draws against all: each team has two
and must choose between them by lot. With eight directions one set-up is enough.
Whether taking is optional changes nothing here.
"""

from collections.abc import Mapping, Sequence

from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.games.tamquan.board import names
from wuqi.games.tamquan.state import BOARDS

SetUp = tuple[str, ...]  # the squares of a team

# By `steps` and team: set-ups that are equally likely.
MIXTURES: Mapping[str, tuple[tuple[SetUp, ...], tuple[SetUp, ...]]] = {
    "orthogonal": (
        (("c1", "a2", "c2"), ("b2", "c2", "d2")),
        (("a4", "b4", "c4"), ("a4", "d4", "c5")),
    ),
    "eight": ((("b2", "c2", "d2"),), (("a4", "b4", "c4"),)),
}


def ways_in_secret(options: Options, state: State, side: int) -> Sequence[tuple[str, ...]]:
    """What each of the best set-ups still asks a team to place; equally likely.

    None of them where a teammate has begun another set-up.
    """
    occupied = int(state[BOARDS + 2 * (side - 1)])
    placed = {name for square, name in enumerate(names(5)) if occupied >> square & 1}
    return [
        tuple(f"@{square}" for square in squares if square not in placed)
        for squares in MIXTURES[options["steps"]][side - 1]
        if placed.issubset(squares)
    ]
