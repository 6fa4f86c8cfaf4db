"""Under which options other people's test suites look at our games."""

import pytest

from wuqi import load
from wuqi.core.encoding import encoded_games
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position

MORE: tuple[dict[str, str], ...] = (  # options that change how a game is played through an adapter
    {"deploy": "hidden"},
    {"steps": "eight", "taking": "all"},
    {"mode": "race"},
    {"mode": "recall", "split": "ranks"},
    {"capture": "huff"},
)


def settings() -> list[tuple[str, dict[str, str]]]:
    """Each game as it is, under each preset, and under some options of its own."""
    found: dict[tuple[str, str], tuple[str, dict[str, str]]] = {}
    for name in encoded_games():
        face = load(name).face
        known = {option.name for option in face.OPTIONS}
        fitting = [options for options in MORE if set(options) <= known]
        for options in ({}, *face.PRESETS.values(), *fitting):
            found.setdefault((name, str(load(name, **options).options)), (name, dict(options)))
    return list(found.values())


every_setting = pytest.mark.parametrize(
    ("name", "options"),
    settings(),
    ids=[" ".join([name, *options.values()]) for name, options in settings()],
)
every_game = pytest.mark.parametrize("name", encoded_games())


def after_chance(position: Position, wanted: Position) -> Position:
    """The position after the outcome that leads to the one wanted."""
    if position.mover != CHANCE:
        return position
    reached = [position.play(outcome) for outcome in position.outcomes()]
    return next(candidate for candidate in reached if candidate == wanted)
