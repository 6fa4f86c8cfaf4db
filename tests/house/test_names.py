"""Names say what something is: not that somebody told, said or asked it."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import ROOT

PYTHON = ("src", "tests", "benchmarks", "learning", "puzzles", "examples")
VAGUE = {"told", "said", "asked"}
COMMENT = re.compile(r"//.*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
TEXT = re.compile(r"'[^'\n]*'|`[^`]*`|>[^<>{}]*<")
WORD = re.compile(rf"(?<![\w-])[#_]?(?:{'|'.join(sorted(VAGUE))})(?![\w-])")


def in_python(path: Path) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        if token.type == tokenize.NAME and token.string.strip("_") in VAGUE:
            yield f"{path.relative_to(ROOT)}:{token.start[0]}: {token.string}"


def on_the_page(path: Path) -> Iterator[str]:
    code = TEXT.sub("", COMMENT.sub("", path.read_text("utf-8")))
    for found in WORD.finditer(code):
        yield f"{path.relative_to(ROOT)}: {found[0]}"


def test_names_in_python() -> None:
    sources = [path for top in PYTHON for path in (ROOT / top).rglob("*.py")]
    assert [one for path in sources for one in in_python(path)] == []


def test_names_on_the_page() -> None:
    sources = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert [one for path in sources for one in on_the_page(path)] == []
