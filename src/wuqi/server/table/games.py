"""The games that are played at the tables."""

from functools import lru_cache

from wuqi.core.game import Game
from wuqi.core.registry import configure


@lru_cache(maxsize=256)
def game_of(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """Tables with the same game and options share it."""
    return configure(name, None, dict(options))
