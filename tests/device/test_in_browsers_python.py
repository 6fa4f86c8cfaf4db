"""The same rules and searchers in the browser's Python, run by Node: the same answers."""

import os
import subprocess
from pathlib import Path

import pytest
from web import npm

from tests.device.parity import few

ROOT = Path(__file__).parents[2]
POSITIONS = 12  # of each game and choice; `python -m benchmarks.device.equal` asks about more


def in_browsers_python(*args: str) -> subprocess.CompletedProcess[str]:
    """Runs a script with what the page would load."""
    _, environment = npm.command()  # with the Node that builds the page
    node = ["node", str(ROOT / "web" / "tools" / "device" / "python.mjs"), *args]
    return subprocess.run(
        node, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_rules_texts_pictures_and_searchers_are_the_same() -> None:
    there = in_browsers_python("tests/device/parity.py", "few", str(POSITIONS))
    assert there.returncode == 0, there.stderr[-2_000:]
    assert there.stdout.splitlines() == list(few(POSITIONS))


@pytest.mark.slow
def test_suites_of_core_games_and_search() -> None:
    there = in_browsers_python("tests/device/suites.py")
    assert there.returncode == 0, there.stdout[-4_000:] + there.stderr[-2_000:]
