"""Files and folders stay small: a file is one idea, a folder a part of the design."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

# Each part of the project, and how many lines a file there may have. A test lists cases.
PLACES = {
    "src": 400,
    "web/src": 300,
    "web/tests": 300,
    "web/tools": 300,
    "tests": 450,
    "benchmarks": 400,
    "learning": 400,
    "puzzles": 400,
    "tools": 400,
    "examples": 400,
}
KINDS = {".py", ".ts", ".svelte", ".css", ".mjs"}
LONGER = {"src/wuqi/games/sanguo/rules.py"}  # the rules of a game in four modes
MOST_FILES = 15
MADE = {"static", "node_modules", "build", "dist"}  # folders of files that are not written by hand
MADE_FILES = {"web/src/protocol/messages.ts", "web/src/look/inks.css"}


def sources(place: str) -> Iterator[Path]:
    for path in (ROOT / place).rglob("*"):
        where = path.relative_to(ROOT)
        made = MADE & set(where.parts) or where.as_posix() in MADE_FILES
        if path.suffix in KINDS and path.name != "__init__.py" and not made:
            yield where


@pytest.mark.parametrize("place", PLACES)
def test_no_file_is_too_long(place: str) -> None:
    lines = {str(path): len((ROOT / path).read_text().splitlines()) for path in sources(place)}
    assert {name for name, count in lines.items() if count > PLACES[place]} <= LONGER


@pytest.mark.parametrize("place", PLACES)
def test_no_folder_has_too_many_files(place: str) -> None:
    files = Counter(str(path.parent) for path in sources(place))
    assert {name: count for name, count in files.items() if count > MOST_FILES} == {}
