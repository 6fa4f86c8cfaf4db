"""Positions near the end of random games, and what plain, unhurried minimax says of them."""

import random
from functools import cache

from wuqi.core.game import Game
from wuqi.core.position import Position

WIN = 30_000


def late_positions(game: Game, plies: int, wanted: int) -> list[Position]:
    """Positions after so many plies of random games, with something to choose."""
    chance = random.Random(plies)
    found: list[Position] = []
    while len(found) < wanted:
        position = game.start()
        for _ in range(plies):
            if position.mover:
                position = position.play(chance.choice(position.actions()))
        if position.mover and len(position.actions()) > 1:
            found.append(position)
    return found


@cache
def minimax(position: Position) -> int:
    """The value for the side to move: WIN - n for a win in n plies, n - WIN for a loss."""
    best = -WIN
    for action in position.actions():
        after = position.play(action)
        if after.result is not None:
            (first, *_), *_ = after.result.ranking
            value = WIN - 1 if first == position.mover else 1 - WIN
        else:
            value = -minimax(after)
            value += -1 if value > 0 else 1
        best = max(best, value)
    return best
