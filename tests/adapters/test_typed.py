"""The code that the pages show passes strict type checkers, as a user's own code would."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api
from web import npm

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


# Strict where a program uses nothing but Wuqi and NumPy: the frameworks have too few types. What is
# shown ends with a value to look at, and an import may be there to register games.
FRAMEWORKS = re.compile("gymnasium|open_spiel|pettingzoo")
SHOWN_ONLY = "reportUnusedExpression=false, reportUnusedImport=false"
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
            mode = "standard" if FRAMEWORKS.search(program) else "strict"
            file = folder / f"{page.stem.lower().replace('-', '_')}_{number}.py"
            file.write_text(f"# pyright: {mode}, {SHOWN_ONLY}\n{program}")
    return folder


def test_what_the_pages_show_passes_mypy_strict(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    files = [str(one) for one in sorted(written.glob("*.py"))]
    assert len(files) > 10
    report, errors, status = api.run(["--strict", "--hide-error-context", *files])
    assert status == 0, report + errors


def test_what_the_pages_show_passes_pyright(written: Path) -> None:
    _, environment = npm.command()  # with the Node that builds the page
    pyright = str(ROOT / "web" / "node_modules" / "pyright" / "index.js")
    ran = subprocess.run(
        ["node", pyright, "--pythonpath", sys.executable, "--warnings", str(written)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "0 errors, 0 warnings" in ran.stdout  # and it did not look elsewhere
