"""Draughts against its interpreted reference, over every mixture of options.

About 7,000 positions in an ordinary run; WUQI_EFFORT=16 compares more than 100,000.
"""

import itertools
import random
from functools import partial

from tests.games.against import EFFORT, compare_game
from tests.games.draughts import reference
from tests.games.walk import random_action
from wuqi.core.position import Position

MIXTURES = [
    {"draws": draws, "capture": capture}
    for draws, capture in itertools.product(("toybox", "fmjd", "literal"), ("enforced", "huff"))
]


def whole_games(options: dict[str, str]) -> None:
    for seed in seeds(options, 2):
        compare_game("draughts", options, reference, seed)


def men_and_kings_anywhere(options: dict[str, str]) -> None:
    """Captures by flying kings are rare in whole games: here they are the rule."""
    for seed in seeds(options, 40):
        board = any_board(random.Random(seed), random.Random(seed).randint(2, 9))
        compare_game("draughts", options, reference, seed, board, choose=AtMost(15))


def crowded_boards(options: dict[str, str]) -> None:
    for seed in seeds(options, 5):
        board = any_board(random.Random(seed), 18)
        compare_game("draughts", options, reference, seed, board, choose=AtMost(8))


def endings_with_few_pieces(options: dict[str, str]) -> None:
    for seed in seeds(options, 12):
        board = any_board(random.Random(seed), random.Random(seed).randint(1, 3))
        compare_game("draughts", options, reference, seed, board)


def games_that_go_to_and_fro(options: dict[str, str]) -> None:
    for seed in seeds(options, 12):
        board = any_board(random.Random(seed), 3)
        compare_game("draughts", options, reference, seed, board, choose=Homesick())


def seeds(options: dict[str, str], number: int) -> list[int]:
    """Other ones for each mixture."""
    chance = random.Random(str(options))
    return [chance.randrange(1 << 30) for _ in range(number * EFFORT)]


def any_board(chance: random.Random, most: int) -> str:
    """Up to so many pieces a side, men and kings, wherever they may stand."""
    squares = chance.sample(range(1, 51), 2 * most)
    camps = {"W": squares[: chance.randint(1, most)], "B": squares[most:]}
    parts = []
    for colour, camp in camps.items():
        far_row = range(1, 6) if colour == "W" else range(46, 51)
        share = chance.random()
        crowned = [square in far_row or chance.random() < share for square in camp]
        parts.append(
            colour
            + ",".join(f"K{s}" if king else str(s) for s, king in zip(camp, crowned, strict=True))
        )
    chance.shuffle(parts)
    return reference.canonical({}, ":".join([chance.choice("WB"), *parts]))


class AtMost:
    """Plays at random, and leaves after so many plies."""

    def __init__(self, plies: int) -> None:
        self.left = plies

    def __call__(self, position: Position, chance: random.Random) -> str | None:
        self.left -= 1
        return random_action(position, chance) if self.left >= 0 else None


class Homesick:
    """Likes to take back its last move."""

    def __init__(self) -> None:
        self.back: dict[int, str] = {}

    def __call__(self, position: Position, chance: random.Random) -> str | None:
        action = random_action(position, chance)
        back = self.back.get(position.mover)
        if back in position.actions() and chance.random() < 0.8:
            action = back
        if action is not None and "-" in action:
            self.back[position.mover] = "-".join(reversed(action.split("-")))
        return action


CASES = {
    f"{kind.__name__} {'-'.join(options.values())}": partial(kind, options)
    for kind in (
        whole_games,
        men_and_kings_anywhere,
        crowded_boards,
        endings_with_few_pieces,
        games_that_go_to_and_fro,
    )
    for options in MIXTURES
}
