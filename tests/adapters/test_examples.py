"""What the pages for Python users show runs as it stands there, and the learner learns."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import wuqi

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "research.md"
SHOWN = [
    (name, shown)
    for name in ("arena", "players", "programs", "research")
    for shown in re.findall(
        r"^```python\n(.*?)^```", (DOCS / f"{name}.md").read_text(encoding="utf-8"), re.M | re.S
    )
]


@pytest.mark.parametrize(
    ("name", "shown"), SHOWN, ids=[f"{name}-{number}" for number, (name, _) in enumerate(SHOWN)]
)
def test_what_a_page_shows_runs(name: str, shown: str) -> None:
    exec(compile(shown, f"docs/{name}.md", "exec"), {"__name__": "__main__"})


def test_the_cookbook_shows_what_comes_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile(str(DOCS / "library.md"), module_relative=False).failed == 0


def test_the_reference_has_every_public_name() -> None:
    reference = (DOCS / "library.md").read_text("utf-8").partition("## Reference")[2]
    named = set(re.findall(r"`(\w+)", reference))
    assert set(wuqi.__all__) <= named


def test_the_learner_learns() -> None:
    learner = [sys.executable, "examples/learn_janken.py", "--seconds", "3600", "--lessons", "5"]
    ran = subprocess.run(learner, cwd=PAGE.parents[1], capture_output=True, text=True, check=True)
    first, last = map(int, re.findall(r"(\d+)%", ran.stdout))
    assert 35 < first < 65
    assert last > first + 15


def test_wuqi_alone_needs_none_of_the_frameworks() -> None:
    code = """
import sys
for name in ("pettingzoo", "gymnasium", "pyspiel", "open_spiel"):
    sys.modules[name] = None  # importing it raises ImportError
import wuqi
import wuqi.cli.main
from wuqi.adapters.batch import Batch
games = Batch("musketeers", rows=2)
games.step(games.random_tokens())
print(wuqi.load("janken").start().mover)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "1\n"
