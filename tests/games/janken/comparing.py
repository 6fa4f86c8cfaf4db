"""Janken shogi against its interpreted reference, over every mixture of options.

About 7,000 positions in an ordinary run; WUQI_EFFORT=8 compares more than 50,000.
"""

import itertools
import random
from functools import partial

from tests.games.against import EFFORT, compare_game
from tests.games.janken import reference
from tests.games.walk import random_action
from wuqi.core.position import Position

VALUES = {
    "actions": ("one-cube", "any-cube"),
    "rolling": ("optional", "forced"),
    "turning-back": ("no", "yes"),
    "last-stand": ("no", "yes"),
}
MIXTURES = [
    dict(zip(VALUES, values, strict=True)) for values in itertools.product(*VALUES.values())
]


def whole_games(options: dict[str, str]) -> None:
    for seed in seeds(options, 2):
        compare_game("janken", options, reference, seed)


def sparse_and_crowded_boards(options: dict[str, str]) -> None:
    """Last stands, captures and quiet endings are rare in whole games."""
    for seed in seeds(options, 4):
        compare_game("janken", options, reference, seed, any_board(random.Random(seed)))


def cubes_that_are_walled_in(options: dict[str, str]) -> None:
    """Who has to pass, and what comes of it."""
    for seed in seeds(options, 4):
        compare_game("janken", options, reference, seed, walled_in(random.Random(seed)))


def games_that_go_round_in_circles(options: dict[str, str]) -> None:
    for seed in seeds(options, 1):
        board = any_board(random.Random(seed), cubes=1, quiet=0)
        compare_game("janken", options, reference, seed, board, choose=Homesick())


def seeds(options: dict[str, str], number: int) -> list[int]:
    """Other ones for each mixture."""
    chance = random.Random(str(options))
    return [chance.randrange(1 << 30) for _ in range(number * EFFORT)]


def any_board(chance: random.Random, cubes: int = 4, quiet: int = 79) -> str:
    """Some cubes of each side anywhere, often huddled together, with any number of quiet turns."""
    ranks = chance.sample(range(6), chance.randint(3, 6))
    squares = [square for square in reference.SQUARES if "abcdef".index(square[0]) in ranks]
    squares = [square for square in squares if square not in ("a6", "f1")]
    chance.shuffle(squares)
    board = {
        squares.pop(): reference.Cube(side, *chance.choice(reference.ORIENTATIONS))
        for side in "xo"
        for _ in range(chance.randint(1, cubes))
    }
    mover = chance.choice("xo")
    return reference.write(reference.Position(board, mover, False, chance.randint(0, quiet), 0))


def walled_in(chance: random.Random) -> str:
    """A lone cube at the edge, enemies on every square around it, maybe after a pass."""
    square = chance.choice([s for s in reference.SQUARES if s[0] in "af" or s[1] in "16"])
    near = [reference.neighbour(square, way) for way in reference.DIRECTIONS]
    mover = chance.choice("xo")
    board = {square: reference.Cube(mover, *chance.choice(reference.ORIENTATIONS))}
    for there in filter(None, near):
        lie = chance.choice(reference.ORIENTATIONS)
        board[there] = reference.Cube(reference.OTHER[mover], *lie)
    passed = chance.randint(0, 1)
    return reference.write(
        reference.Position(board, mover, False, chance.randint(passed, 79), passed)
    )


class Homesick:
    """Returns to a position it has seen, if it can."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def __call__(self, position: Position, chance: random.Random) -> str | None:
        self.seen.add(board_and_mover(position))
        back = [a for a in position.actions() if board_and_mover(position.play(a)) in self.seen]
        return chance.choice(back) if back else random_action(position, chance)


def board_and_mover(position: Position) -> str:
    return " ".join(position.text.split()[:2])


CASES = {
    f"{kind.__name__} {'-'.join(options.values())}": partial(kind, options)
    for kind in (
        whole_games,
        sparse_and_crowded_boards,
        cubes_that_are_walled_in,
        games_that_go_round_in_circles,
    )
    for options in MIXTURES
}
