"""The code that the pages show passes strict type checkers, as a user's own code would."""

import doctest
import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


CONTINUED = ("README", "library")  # their programs continue the ones before


def programs(page: Path) -> list[str]:
    """What a page shows as Python; of a session, what was typed in."""
    shown = re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    typed = [doctest.script_from_examples(one) if ">>>" in one else one for one in shown]
    return ["\n".join(typed)] if page.stem in CONTINUED else typed


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shown")
    for page in PAGES:
        for number, program in enumerate(programs(page), 1):
            (folder / f"{page.stem.lower().replace('-', '_')}_{number}.py").write_text(program)
    return folder


def test_what_the_pages_show_passes_mypy_strict(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    files = [str(one) for one in sorted(written.glob("*.py"))]
    assert len(files) > 10
    report, errors, status = api.run(["--strict", "--hide-error-context", *files])
    assert status == 0, report + errors
