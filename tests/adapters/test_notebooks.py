"""The notebooks run as they stand there, and show boards and tables."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.adapters.notebooks import run

NOTEBOOKS = sorted(Path("examples/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_runs_and_shows_boards(path: Path) -> None:
    shown = run(path)
    boards = [one for one in shown if one.startswith("<svg")]
    assert boards
    for board in boards:
        ElementTree.fromstring(board)
    assert any(one.startswith("<") and not one.startswith("<svg") for one in shown)
