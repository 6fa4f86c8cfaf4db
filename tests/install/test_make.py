"""What `make run` goes by: its locks, its steps, and whether the page has to be built."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from web.tools import living

from tests.conftest import ROOT
from wuqi.core.folder.folders import shipped

PACKAGE = re.compile(r"^([\w.-]+)==(\S+)(.*?)\\$", re.MULTILINE)


def locked(name: str) -> dict[tuple[str, str], str]:
    """The version of each package in a lock, for the machines it is meant for."""
    text = (ROOT / name).read_text("utf-8")
    found = {(one[1], one[3].strip()): one[2] for one in PACKAGE.finditer(text)}
    assert found
    return found


def test_the_room_runs_with_the_versions_that_are_tested() -> None:
    room, tested = locked("requirements-run.txt"), locked("requirements-dev.txt")
    assert {package: version for package, version in tested.items() if package in room} == room
    for heavy in ("ray", "playwright", "ziglang", "scipy", "asyncpg"):
        assert heavy not in {name for name, _ in room}


@pytest.mark.parametrize("game", shipped())
def test_the_shown_games_are_what_the_rules_give(game: str) -> None:
    path = ROOT / "web" / "src" / "games" / game / "line.json"
    assert path.read_text("utf-8") == living.line(game), f"make page, and commit {path.name}"


def step(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A step of `make` that brings something into a folder."""
    tool = [sys.executable, str(ROOT / "tools/step.py"), "Something", str(folder), "--", *command]
    return subprocess.run(tool, capture_output=True, text=True, check=False)


def test_a_step_says_what_it_brought(tmp_path: Path) -> None:
    writing = f"open({str(tmp_path / 'file')!r}, 'wb').write(bytes(3_000_000)); print('quiet')"
    done = step(tmp_path, sys.executable, "-c", writing)
    assert done.returncode == 0
    assert re.fullmatch(r"✓ Something +3 MB +\d+ s\n", done.stderr)
    assert done.stdout == ""


def test_a_step_that_fails_shows_why(tmp_path: Path) -> None:
    done = step(tmp_path, sys.executable, "-c", "raise SystemExit('no network')")
    assert done.returncode == 1
    assert done.stderr.startswith("✗ Something")
    assert "no network" in done.stderr


def test_the_page_is_built_without_a_node_on_the_path() -> None:
    """A machine without Node gets one from PyPI, whose `npm` does not start; `web/npm.py` knows
    how, so no script may call npm itself."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    assert [name for name, line in scripts.items() if re.search(r"\bnp[mx]\b", line)] == []


def is_built(folder: Path, *sources: Path) -> bool:
    return _page_sources("match", folder, *sources) == 0


def _page_sources(*words: object) -> int:
    tool = [sys.executable, str(ROOT / "tools/page_sources.py"), *map(str, words)]
    return subprocess.run(tool, check=False).returncode


def test_a_page_is_built_again_only_if_a_source_is_another(tmp_path: Path) -> None:
    page, source = tmp_path / "static", tmp_path / "source.ts"
    page.mkdir()
    source.write_text("one")
    assert not is_built(page, source)
    (page / "index.html").touch()
    _page_sources("note", page, source)
    assert is_built(page, source)
    os.utime(source)  # as after unpacking
    assert is_built(page, source)
    source.write_text("other")
    assert not is_built(page, source)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ((), "wuqi serve"),
        (("PORT=9000", "HOST=0.0.0.0"), "wuqi serve --host 0.0.0.0 --port 9000"),
    ],
)
def test_where_the_room_is(given: tuple[str, ...], expected: str) -> None:
    assert expected in planned(*given)


def test_a_machines_name_in_the_environment_is_not_meant_for_us() -> None:
    assert "--host" not in planned(HOST="some-machine")
    assert "--host 0.0.0.0" in planned(HOST="0.0.0.0")


def planned(*given: str, **environment: str) -> str:
    """What `make run` would do at the end."""
    plan = subprocess.run(
        ["make", "-n", "run", *given],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return " ".join(plan.stdout.splitlines()[-1].partition("||")[0].split())
