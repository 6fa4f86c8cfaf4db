"""Games in packages of their own: found when installed, and never in the way of the others."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import names

LIST = "import wuqi; print(*wuqi.names())"


def run(*command: str, site: Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), *sys.path])
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


def test_here_there_are_only_the_games_that_come_with_wuqi() -> None:
    assert names() == tuple(shipped())


def test_an_installed_package_adds_its_game(konane: Path) -> None:
    ran = run("-c", LIST, site=konane)
    assert ran.stdout.split() == sorted([*shipped(), "konane"])


def test_its_rules_are_compiled_once_and_kept(konane: Path) -> None:
    asked = ("-m", "wuqi", "moves", "konane", "--lang", "en")
    first = run(*asked, site=konane)
    assert first.stdout.strip() == "xa1 · xd4 · xe5 · xh8"
    again = run(*asked, site=konane)
    assert again.stdout == first.stdout
    assert "Compiling" not in again.stderr


def test_the_example_passes_its_own_tests_and_those_of_every_game(konane: Path) -> None:
    own = ["examples/konane/tests", "--confcutdir=.", "-p", "no:cacheprovider", "-q"]
    ran = run("-m", "pytest", *own, site=konane)
    assert ran.returncode == 0, ran.stdout[-4000:]
    every = ["tests/games/test_every_game.py", "-k", "konane", "-p", "no:cacheprovider", "-q"]
    ran = run("-m", "pytest", *every, site=konane)
    assert ran.returncode == 0, ran.stdout[-4000:]


def test_a_package_without_its_files_is_left_out_with_a_line(tmp_path: Path) -> None:
    begun(tmp_path, "begun", face="REASONS = ()\n")
    begun(tmp_path, "broken", face="REASONS = = ()\n")
    ran = run("-c", LIST, site=tmp_path)
    assert ran.stdout.split() == list(shipped())
    told = ran.stderr.splitlines()
    assert len(told) == 2
    assert told[0].startswith("wuqi: begun is left out. The game begun is not finished")
    assert "SyntaxError" in told[1]
    ran = run("-m", "wuqi", "moves", "musketeers", site=tmp_path)
    assert ran.returncode == 0


def begun(site: Path, name: str, face: str) -> None:
    """A package whose game has only just been begun."""
    (site / f"wuqi_{name}").mkdir()
    (site / f"wuqi_{name}" / "__init__.py").touch()
    (site / f"wuqi_{name}" / "face.py").write_text(face, "utf-8")
    info = site / f"wuqi_{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wuqi-{name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[wuqi.games]\n{name} = wuqi_{name}\n")


def test_check_game_lists_everything_at_once(tmp_path: Path) -> None:
    begun(tmp_path, "begun", face="REASONS = ()\n")
    ran = run("-m", "wuqi", "check-game", "begun", "--lang", "en", site=tmp_path)
    assert ran.returncode == 1
    for wanted in (
        "The file locales/en.ftl is missing.",
        "The file rules.py is missing.",
        "The file text.py is missing.",
        "face.py does not define INKS.",
        "face.py does not define picture.",
        "problems.",
    ):
        assert wanted in ran.stdout


def test_a_new_game_runs_at_once(tmp_path: Path) -> None:
    ran = run("-m", "wuqi", "new-game", "demo", "--lang", "en", site=tmp_path, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    home, site = tmp_path / "wuqi-demo", tmp_path / "site"
    build = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run([sys.executable, *build], cwd=home, check=True)
    [wheel] = (tmp_path / "dist").glob("*.whl")
    subprocess.run([sys.executable, "-m", "zipfile", "-e", str(wheel), str(site)], check=True)
    ran = run("-m", "wuqi", "check-game", "demo", "--lang", "en", site=site)
    assert ran.returncode == 0, ran.stdout
    assert "vi lacks" in ran.stdout
    ran = run("-m", "wuqi", "rules", "demo", "--lang", "vi", site=site)  # the English book
    assert "Two players place stones by turns" in " ".join(ran.stdout.split())
    ran = run("-m", "pytest", str(home / "tests"), "-c", os.devnull, "-q", site=site)
    assert ran.returncode == 0, ran.stdout
    again = run("-m", "wuqi", "new-game", "demo", "--lang", "en", site=tmp_path, cwd=tmp_path)
    assert again.returncode == 2
    assert "already there" in again.stderr
    taken = run("-m", "wuqi", "new-game", "demo", "--lang", "en", site=site, cwd=tmp_path)
    assert "already a game called demo" in taken.stderr
