"""What the documents for developers say about files is true: each one named is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

DOCUMENTS = ("docs/architecture.md", "docs/adding-a-game.md", "CONTRIBUTING.md")
PLACES = ("src", "web", "tools", "tests", "benchmarks", "learning", "puzzles", "examples", "docs")
LEFT_OUT = {"node_modules", "static", "__pycache__"}
FILE = re.compile(r"[\w./-]*\w\.(?:py|ts|js|svelte|css|json|jsonl|md|ftl|toml|npz)\b")
FOLDER = re.compile(r"`((?:[\w.-]+/)+)`")
ROW = re.compile(r"\| `((?:[\w.-]+/)+)`")  # of a table of folders: what it lists lies there
EXAMPLES = re.compile("NAME|GAME|XX")  # stand for many


def paths(folder: Path) -> Iterator[str]:
    for path in folder.iterdir():
        if path.name not in LEFT_OUT and not path.name.startswith("."):
            yield f"/{path.relative_to(ROOT).as_posix()}" + "/" * path.is_dir()
            if path.is_dir():
                yield from paths(path)


@pytest.fixture(scope="module")
def known() -> frozenset[str]:
    own = [f"/{path.name}" + "/" * path.is_dir() for path in ROOT.iterdir()]
    return frozenset([*own, *(path for place in PLACES for path in paths(ROOT / place))])


def is_there(name: str, known: frozenset[str]) -> bool:
    """Whether there is a file or folder whose path ends like this."""
    return any(path.endswith(f"/{name}") for path in known)


def named(text: str) -> Iterator[str]:
    """Files and folders, as far as the document says where they are."""
    for line in text.splitlines():
        row = ROW.match(line)
        for name in (*FILE.findall(line), *FOLDER.findall(line)):
            alone = "/" not in name.removesuffix("/")
            if not EXAMPLES.search(name):
                yield f"{row[1]}{name}" if row and alone and name != row[1] else name.lstrip("./")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_is_named_is_there(document: str, known: frozenset[str]) -> None:
    text = (ROOT / document).read_text("utf-8")
    assert sorted({name for name in named(text) if not is_there(name, known)}) == []


def test_every_part_is_named() -> None:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    package = ROOT / "src" / "wuqi"
    folders = [one for top in (package, package / "server") for one in top.iterdir()]
    parts = [f"{one.name}/" for one in folders if one.is_dir() and one.name not in LEFT_OUT]
    assert [part for part in parts if part not in text] == []


def test_the_walkthrough_lists_the_common_kinds_of_actions() -> None:
    """Whoever adds a game has to know which kinds of actions have words already."""
    text = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    listed = re.search(r"The common words have the kinds (.+?);", text, re.DOTALL)
    assert listed is not None
    words = (ROOT / "src/wuqi/locales/en.ftl").read_text("utf-8")
    common = re.findall(r"^kind-([\w-]+) =", words, re.MULTILINE)
    assert re.findall(r"`([\w-]+)`", listed[1]) == common
