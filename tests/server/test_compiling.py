"""What is compiled when a wheel is built, and what happens when it is not."""

import os
import subprocess
import sys
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


@pytest.mark.parametrize("name", HOOK["modules"])
def test_no_compiled_module_defines_a_struct(name: str) -> None:
    """mypyc would drop its `tag=` and `frozen=`, and nobody would be told."""
    classes = [one for one in vars(import_module(name)).values() if isinstance(one, type)]
    assert [one for one in classes if one.__module__ == name and issubclass(one, Struct)] == []


def build(folder: Path, target: str = "wheel", **environment: str) -> tuple[Path, str]:
    """A wheel, and what was said while it was built."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    [built] = folder.glob("*.whl")
    return built, done.stdout + done.stderr


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if not name.endswith((".so", ".pyd"))}


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"WUQI_PURE": "1"}, "WUQI_PURE is set"), ({"CC": "no-such-compiler"}, "no-such-compiler")],
)
def test_what_cannot_be_compiled_makes_the_same_wheel_without(
    wheel: Path, tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    pure, said = build(tmp_path, **environment)
    assert pure.name.endswith("py3-none-any.whl")
    assert contents(pure) == contents(wheel)
    [line] = [line for line in said.splitlines() if "nothing is compiled" in line]
    assert reason in line


def test_editable_installs_are_not_compiled(tmp_path: Path) -> None:
    editable, said = build(tmp_path, "wheel:editable")
    assert editable.name.endswith("py3-none-any.whl")
    assert "compiled" not in said
