"""Every line of play that docs/solved shows can be played, and somebody wins in the end."""

import re
from pathlib import Path

import pytest

from tests.games.expecting import expected
from wuqi.core.errors import WuqiError
from wuqi.core.game import Game
from wuqi.core.position import Result
from wuqi.core.registry import configure, names

PAGES = sorted((Path(__file__).parents[2] / "docs" / "solved").glob("*.md"))
LINES = [
    line
    for page in PAGES
    for line in re.findall(r"(?:^ {4}\S.*\n)+", page.read_text("utf-8"), re.MULTILINE)
    if not line.startswith("    wuqi ")  # a command
]
SETTINGS = [
    (game, preset, options) for game in names() for preset, options in expected(game).SOLVED
]


def played(game: Game, text: str) -> Result | None:
    """How a line ends; None where it cannot be played under these options, or does not end."""
    first, *rest = [line.strip() for line in text.splitlines()]
    from_start = "/" not in first and ":" not in first
    try:
        position = game.start() if from_start else game.read(first)
        for action in re.findall(r"zone \d|\S+", " ".join([first, *rest] if from_start else rest)):
            position = position.play(action)
    except WuqiError:
        return None
    return position.result


def test_there_is_a_line_for_every_game() -> None:
    assert len(LINES) == 15


@pytest.mark.parametrize("text", LINES, ids=[line.split()[0] for line in LINES])
def test_a_line_is_won(text: str) -> None:
    games = [configure(*setting) for setting in SETTINGS]
    ends = [end for game in games if (end := played(game, text)) is not None]
    assert ends
    assert all(len(end.ranking) == 2 for end in ends)
