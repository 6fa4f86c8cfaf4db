"""Games in packages of their own: found when installed, and never breaking the others."""

import os
import re
import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest

from tests.cli import terminal
from tests.conftest import ROOT
from wuqi.cli.commands.games.new_game import SKELETON, filled
from wuqi.core.folder.folders import shipped
from wuqi.core.registry import names

pytestmark = pytest.mark.slow  # every one starts processes

LIST = "import wuqi; print(*wuqi.names())"


def run(
    *command: str, site: Path, cwd: Path = ROOT, stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), *sys.path])
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path},
        cwd=cwd,
        input=stdin,
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
    command = ("-m", "wuqi", "moves", "konane", "--lang", "en")
    first = run(*command, site=konane)
    assert first.stdout.strip() == "xa1 · xd4 · xe5 · xh8"
    again = run(*command, site=konane)
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
    lines = ran.stderr.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("wuqi: begun was not loaded. The game begun is not finished")
    assert "SyntaxError" in lines[1]
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
    assert sys.executable in ran.stdout  # it is installed where this program runs
    assert "pip install" in ran.stdout
    home, site = tmp_path / "wuqi-demo", tmp_path / "site"
    build = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run([sys.executable, *build], cwd=home, check=True)
    [wheel] = (tmp_path / "dist").glob("*.whl")
    subprocess.run([sys.executable, "-m", "zipfile", "-e", str(wheel), str(site)], check=True)
    ran = run("-m", "wuqi", "check-game", "demo", "--lang", "en", site=site)
    assert ran.returncode == 0, ran.stdout
    assert "vi lacks" in ran.stdout
    ran = run("-m", "wuqi", "rules", "demo", "--lang", "vi", site=site)  # the English book
    assert "Two players take turns placing stones" in " ".join(ran.stdout.split())
    ran = run("-m", "pytest", str(home / "tests"), "-c", os.devnull, "-q", site=site)
    assert ran.returncode == 0, ran.stdout
    again = run("-m", "wuqi", "new-game", "demo", "--lang", "en", site=tmp_path, cwd=tmp_path)
    assert again.returncode == 2
    assert "already exists" in again.stderr
    taken = run("-m", "wuqi", "new-game", "demo", "--lang", "en", site=site, cwd=tmp_path)
    assert "already a game called demo" in taken.stderr


def written(tmp_path: Path, name: str = "demo", /, **changes: tuple[str, str]) -> Path:
    """A new game that is found as if it were installed, with one thing changed in some files:
    `rules_py=("what stands there", "what then does")`."""
    with chdir(tmp_path):
        ran = terminal.run("new-game", name, "--lang", "en")
    assert ran.code == 0, ran.err
    home = tmp_path / f"wuqi-{name}"
    info = home / f"wuqi_{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wuqi-{name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[wuqi.games]\n{name} = wuqi_{name}\n")
    for file, (old, new) in changes.items():
        path = home / f"wuqi_{name}" / FILES[file]
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
    return home


FILES = {
    "rules": "rules.py",
    "face": "face.py",
    "refusals": "refusals.py",
    "book": "locales/en.md",
    "words": "locales/en.ftl",
    "opening": "opening.json",
}


Changes = dict[str, tuple[str, str]]
MISTAKES: dict[str, tuple[Changes, list[str]]] = {
    "a name of a module": (
        {"face": ('REASONS = ("row", "full")', "REASONS = ROWS")},
        ["face.py, line 12: NameError: name 'ROWS' is not defined"],
    ),
    "a name of a function": (
        {"face": ('Saying("goal")', "Saying(gaol)")},
        ["face.py, line 18: NameError: name 'gaol' is not defined"],
    ),
    "a name of a compiled function": (
        {"rules": ("np.uint64(3 - side)", "np.uint64(3 - sid)")},
        ["rules.py, line ", "name 'sid' is not defined"],
    ),
    "words, inks and room": (
        {
            "rules": ("MOST_ACTIONS = 9", "MOST_ACTIONS = 2"),
            "face": ('"side-1": "red"', '"side-1": "pink"'),
            "refusals": ("why-occupied", "why-full"),
            "words": ("noun-first = stone", ""),
        },
        [
            "MOST_ACTIONS in rules.py is too small: 9 are needed in 3/3/3 x",
            "There is no colour “pink”",
            "locales/en.ftl lacks the message why-full.",
            "locales/en.ftl lacks the message noun-first.",
        ],
    ),
    "the length of a state, the book, the opening": (
        {
            "rules": ("WORDS = 3", "WORDS = 4"),
            "book": ("play: @a1; @a2\nrefused: @b2", "refused: @a2"),
            "opening": ('"@a1"', '"@b2"'),
        },
        [
            "start in rules.py gives 3 numbers, but WORDS is 4.",
            "Diagram 1 of locales/en.md says that @a2 is refused, but it is legal.",
            "opening.json of demo cannot be played: b2 is not empty.",
        ],
    ),
    "reasons, kinds, a diagram": (
        {
            "face": ('("row", "full")\nACTION_KINDS = {"place": "@"}', "()\nACTION_KINDS = {}"),
            "book": ("play: @a1; @a2", "play: @a9"),
        },
        [
            "but REASONS in face.py has only 0.",
            "No pattern of ACTION_KINDS in face.py matches the action @",
            "Diagram 1 of locales/en.md cannot be shown: ",
        ],
    ),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_check_game_says_each_mistake_in_a_sentence(tmp_path: Path, kind: str) -> None:
    changes, sentences = MISTAKES[kind]
    home = written(tmp_path, **changes)
    ran = run("-m", "wuqi", "check-game", "demo", "--lang", "en", site=home)
    assert ran.returncode == 1, ran.stderr
    assert [one for one in sentences if one not in ran.stdout] == [], ran.stdout
    assert "Traceback" not in ran.stderr


def test_a_game_with_a_mistake_cannot_be_played_and_says_why(tmp_path: Path) -> None:
    home = written(tmp_path, rules=("WORDS = 3", "WORDS = = 3"))
    for command, code in (("play", 2), ("check-game", 1)):
        ran = run("-m", "wuqi", command, "demo", "--lang", "en", site=home)
        assert ran.returncode == code
        assert "rules.py, line 30: SyntaxError: invalid syntax" in ran.stdout + ran.stderr
        assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": ("np.uint64(3 - side)", "np.uint64(3 - sid)")}, "name 'sid'"),  # compiled
        ({"face": ('Saying("expect-place")', "Saying(expct)")}, "name 'expct' is not defined"),
    ],
)
def test_a_mistake_that_comes_up_while_playing_is_a_sentence_too(
    tmp_path: Path, changes: dict[str, tuple[str, str]], sentence: str
) -> None:
    home = written(tmp_path, **changes)
    ran = run("-m", "wuqi", "play", "demo", "--lang", "en", site=home, stdin="@a1\n@a2\n")
    assert ran.returncode == 2
    complaint = ran.stderr.splitlines()[-1]
    assert re.match(r"wuqi: \w+\.py, line \d+: ", complaint), ran.stderr
    assert sentence in complaint
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("name", ["go", "a_name_as_long_as_it_may_ever_be"[:31]])
def test_what_is_written_is_in_the_house_style(tmp_path: Path, name: str) -> None:
    home = written(tmp_path, name)
    inside = tmp_path / "src" / "wuqi" / "games" / name  # as `--inside` writes it
    inside.mkdir(parents=True)
    for source in sorted((SKELETON / "game").glob("*.py.txt")):
        text = filled(source, name, f"wuqi.games.{name}")
        (inside / source.name.removesuffix(".txt")).write_text(text, "utf-8")
    ours = ("--config", str(ROOT / "pyproject.toml"))
    for folder, config in ((home, ()), (inside, ours)):
        for command in (("check",), ("format", "--check")):
            ran = run("-m", "ruff", *command, "--no-cache", *config, str(folder), site=tmp_path)
            assert ran.returncode == 0, ran.stdout
