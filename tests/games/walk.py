"""Random games through the Python face, and the option settings every game is tried under."""

import random
from collections.abc import Iterator

from wuqi.core.errors import BadOption
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Position
from wuqi.core.registry import configure, names


def settings() -> list[tuple[str, dict[str, str]]]:
    """Each game under its defaults, each preset, each single value, and some random mixtures."""
    return [(name, options) for name in names() for options in _settings_of(name)]


def _settings_of(name: str) -> list[dict[str, str]]:
    face = configure(name, None, {}).face
    values = {
        option.name: [*option.values, *(map(str, option.span or ()))] for option in face.OPTIONS
    }
    chance = random.Random(name)
    tried: list[dict[str, str]] = [{}]
    tried += [dict(preset) for preset in face.PRESETS.values()]
    tried += [{option: value} for option in values for value in values[option]]
    tried += [{option: chance.choice(values[option]) for option in values} for _ in range(6)]
    found: dict[str, dict[str, str]] = {}
    for options in tried:
        try:
            found.setdefault(str(configure(name, None, options).options), options)
        except BadOption:
            continue  # single values that do not go together
    return list(found.values())


def random_game(game: Game, seed: int, limit: int = 2_000) -> Iterator[tuple[Position, str | None]]:
    """The positions of a random game, each with what is played there; None at the last."""
    chance = random.Random(seed)
    position = game.start()
    for _ in range(limit):
        action = random_action(position, chance)
        yield position, action
        if action is None:
            return
        position = position.play(action)
    raise AssertionError(f"{game} did not end within {limit} plies")


def late_position(game: Game, seed: int, plies: int) -> str:
    """Somebody's turn, about so many plies before the end of a random game."""
    played = [position for position, _ in random_game(game, seed)][:-plies]
    return next(one for one in reversed(played) if one.mover > 0).text


def random_action(position: Position, chance: random.Random) -> str | None:
    """Any legal action or chance outcome; None when the game is over."""
    if position.mover == OVER:
        return None
    if position.mover == CHANCE:
        outcomes = position.outcomes()
        return chance.choices(list(outcomes), list(outcomes.values()))[0]
    return chance.choice(position.actions())
