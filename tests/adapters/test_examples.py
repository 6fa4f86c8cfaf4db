"""What docs/research.md shows runs as it stands there, and the learner learns."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
SHOWN = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("shown", SHOWN, ids=[str(number) for number in range(len(SHOWN))])
def test_what_the_page_shows_runs(shown: str) -> None:
    exec(compile(shown, str(PAGE), "exec"), {"__name__": "__main__"})


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
