"""No game is named, and games are not counted, outside their own folders.

So a game is one folder in Python and one on the page. Examples in docstrings (`>>>`) need a game
and may name one.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import configure
from wuqi.core.text.words import words

KINDS = {".py", ".ts", ".svelte", ".css", ".mjs", ".html", ".ftl", ".json", ".txt"}
PLACES = ("src/wuqi", "web/src", "web/tools", "puzzles", "learning", "tools")
FILES = (
    "Makefile",
    "hatch_build.py",
    "web/index.html",
    "web/vite.config.ts",
    "web/layers.js",
    "web/npm.py",
)
MADE = ("inks.json", "messages.ts")  # from the folders, when the page is built
COUNTED = re.compile(
    r"\b(five|5) (board |living |unusual |unusual board )?(games|boards)\b"
    r"|五[種种款個个](別|别|棋|遊|游)|năm trò|五つのボード",
    re.IGNORECASE,
)


def lines() -> Iterator[tuple[str, str]]:
    """Every line outside the folders of games, with where it stands."""
    own = [Path("src/wuqi/games"), *(Path("web/src/games") / name for name in shipped())]
    own += [Path("learning") / f"{name}.py" for name in shipped()]
    found = [path for place in PLACES for path in sorted((ROOT / place).rglob("*"))]
    for path in [*(path for path in found if path.suffix in KINDS), *map(ROOT.joinpath, FILES)]:
        where = path.relative_to(ROOT)
        ours = any(where.is_relative_to(folder) for folder in own) or "static" in where.parts
        if path.name not in MADE and not ours:
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield f"{where}:{number}", line


@pytest.mark.parametrize("game", shipped())
def test_a_game_is_named_only_in_its_folder(game: str) -> None:
    spoken = words("en", game)("name")
    named = re.compile(rf"\b({game}|{re.escape(spoken)})\b", re.IGNORECASE)
    found = [
        f"{where}: {line.strip()}"
        for where, line in lines()
        if named.search(line) and not line.strip().startswith(">>>")
    ]
    assert found == []


def test_games_are_not_counted() -> None:
    assert [f"{where}: {line.strip()}" for where, line in lines() if COUNTED.search(line)] == []
    assert not COUNTED.search((ROOT / "pyproject.toml").read_text("utf-8"))


def test_no_two_games_stand_at_the_same_place() -> None:
    places = [configure(name, None, {}).face.ORDER for name in shipped()]
    assert len(set(places)) == len(places)
