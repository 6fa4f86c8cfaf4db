"""`wuqi new-game`: writes a game that can be played at once, to be changed into another."""

import re
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from wuqi.cli.language import current
from wuqi.core.errors import BadRequest
from wuqi.core.folder.folders import SHIPPED, folder_of
from wuqi.core.text.words import words

SKELETON = Path(__file__).parents[2] / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")

NewName = Annotated[str, typer.Argument(metavar="NAME")]
Inside = Annotated[bool, typer.Option("--inside")]


def command(name: NewName, inside: Inside = False) -> None:
    """Write the skeleton of a new game."""
    if not NAME.fullmatch(name):
        raise BadRequest("new-game-name", name=name[:40])
    if folder_of(name) is not None:
        raise BadRequest("new-game-taken", name=name)
    plan = _inside(name) if inside else _package(name)
    for target in plan:
        if target.exists():
            raise BadRequest("new-game-exists", path=str(target))
    package = f"wuqi.games.{name}" if inside else f"wuqi_{name}"
    for target, source in plan.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(source, name, package) if source else "", "utf-8")
    say = words(current())
    print(say("new-game-written", path=str(next(iter(plan)).parent), name=name))
    if inside:
        print(say("new-game-next-inside", name=name))
    else:
        print(say("new-game-next", name=name, install=install(f"wuqi-{name}")))


def install(folder: str) -> str:
    """The command that installs a package where this program runs, with the tools there are."""
    python = shlex.quote(sys.executable)
    if find_spec("pip") is not None:
        return f"{python} -m pip install -e {folder}"
    checkout = SHIPPED.parents[2] / ".uv" / "bin" / "uv"  # its environment has no pip
    uv = str(checkout) if checkout.exists() else shutil.which("uv")
    if uv is not None:
        how = f"--python {python} --no-deps -e {folder}"
        return f"{shlex.quote(uv)} pip install {how}"
    return f"{python} -m ensurepip && {python} -m pip install -e {folder}"


def filled(source: Path, name: str, package: str) -> str:
    """A file of the skeleton for a game of that name."""
    text = source.read_text("utf-8").replace("PACKAGE", package)
    return text.replace("NAME", name).replace("TITLE", name.replace("_", " ").capitalize())


Plan = dict[Path, Path | None]  # what is written, and what it is made from; None: it is empty


def _game(folder: Path) -> Plan:
    """The files of a game's folder, the same for both."""
    found = sorted((SKELETON / "game").rglob("*.txt"))
    files = [path for path in found if path.stem not in ("test.py", "expected.py")]
    targets = {folder / path.relative_to(SKELETON / "game").with_suffix(""): path for path in files}
    return {folder / "__init__.py": None, **targets}


def _package(name: str) -> Plan:
    """A package of its own, in a new folder here."""
    home = Path(f"wuqi-{name}")
    return {
        home / "pyproject.toml": SKELETON / "package" / "pyproject.toml.txt",
        **_game(home / f"wuqi_{name}"),
        home / f"wuqi_{name}" / "drawing.js": SKELETON / "package" / "drawing.js.txt",
        home / "tests" / f"test_{name}.py": SKELETON / "game" / "test.py.txt",
    }


def _inside(name: str) -> Plan:
    """A folder of these sources, its drawing on the page, and its tests."""
    root = SHIPPED.parents[2]
    if not (root / "web" / "src" / "games").is_dir():
        raise BadRequest("new-game-no-sources")
    page, tests = root / "web" / "src" / "games" / name, root / "tests" / "games" / name
    return {
        **_game(SHIPPED / name),
        page / "drawing.ts": SKELETON / "page" / "drawing.ts.txt",
        page / "Piece.svelte": SKELETON / "page" / "Piece.svelte.txt",
        tests / "test_rules.py": SKELETON / "game" / "test.py.txt",
        tests / "expected.py": SKELETON / "game" / "expected.py.txt",
    }
