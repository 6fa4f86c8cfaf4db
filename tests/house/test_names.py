"""Names say what something is, in players' or engineers' words, and one name means one thing."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import ROOT

PYTHON = ("src", "tests", "benchmarks", "learning", "puzzles", "examples", "tools", "web/tools")
# Words that need a docstring to be understood; each of them once named several different things.
VAGUE = {"aside", "asked", "bell", "bid", "desk", "hear", "heard", "heed", "hush", "lane", "moot"}
VAGUE |= {"said", "tell", "telling", "told"}
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
COMMENT = re.compile(r"(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
TEXT = re.compile(r"'[^'\n]*'|`[^`]*`|>[^<>{}]*<|</?aside\b|\baside(?= [{:]|:)")  # or an element
NAME = re.compile(r"[A-Za-z_]\w*")

# What is sent to clients may be called like what it is made from.
SENT = ROOT / "src/wuqi/server/protocol"
SENT_AS_IT_IS = {"Picture", "Result", "Saying", "Seat"}


def is_vague(name: str) -> bool:
    return not VAGUE.isdisjoint(part.lower() for part in PART.findall(name))


def in_python(path: Path) -> Iterator[str]:
    before = ""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        name = token.string
        sentence = name.startswith("test_")  # a test is named by what it shows
        of_a_file = before == "." and name == "tell"
        if token.type == tokenize.NAME and is_vague(name) and not sentence and not of_a_file:
            yield f"{path.relative_to(ROOT)}:{token.start[0]}: {name}"
        before = name


def on_the_page(path: Path) -> Iterator[str]:
    code = TEXT.sub("", COMMENT.sub("", path.read_text("utf-8")))
    for name in NAME.findall(code):
        if is_vague(name):
            yield f"{path.relative_to(ROOT)}: {name}"


def page_sources() -> list[Path]:
    return [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]


def test_names_in_python() -> None:
    sources = [path for top in PYTHON for path in (ROOT / top).rglob("*.py")]
    sources += [ROOT / "hatch_build.py", ROOT / "web/npm.py"]
    assert [one for path in sources for one in in_python(path)] == []


def test_names_on_the_page() -> None:
    assert [one for path in page_sources() for one in on_the_page(path)] == []


def test_names_of_files() -> None:
    tops = [ROOT / top for top in ("src", "tests", "benchmarks", "learning", "puzzles", "web/src")]
    names = [path for top in tops for path in top.rglob("*") if not path.stem.startswith("test_")]
    assert [str(path) for path in names if is_vague(path.stem)] == []


def test_no_two_classes_are_called_alike() -> None:
    found = defaultdict(list)
    for path in (ROOT / "src/wuqi").rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            sent = path.parent == SENT and getattr(node, "name", "") in SENT_AS_IT_IS
            if isinstance(node, ast.ClassDef) and not sent:
                found[node.name].append(str(path.relative_to(ROOT)))
    assert {name: where for name, where in found.items() if len(where) > 1} == {}


def test_no_two_types_of_the_page_are_called_alike() -> None:
    declared = re.compile(r"^ *export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)
    found = defaultdict(list)
    for path in page_sources():
        for name in declared.findall(path.read_text("utf-8")):
            if path.name != "messages.ts" or path.parent.name != "protocol":  # it is made
                found[name].append(str(path.relative_to(ROOT)))
    assert {name: where for name, where in found.items() if len(where) > 1} == {}
