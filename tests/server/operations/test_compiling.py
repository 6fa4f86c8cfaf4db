"""What is compiled when a wheel is built, and what happens when it is not."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct

ROOT = Path(__file__).parents[3]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
PURE = {"WUQI_PURE": "1"}
COMPILED = (".so", ".pyd")


@pytest.mark.parametrize("name", HOOK["modules"])
def test_no_compiled_module_defines_a_struct(name: str) -> None:
    """mypyc would drop its `tag=` and `frozen=`, and nobody would be told."""
    classes = [one for one in vars(import_module(name)).values() if isinstance(one, type)]
    assert [one for one in classes if one.__module__ == name and issubclass(one, Struct)] == []


def build(
    folder: Path,
    target: str = "wheel",
    sources: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> tuple[Path, str]:
    """What is built of sources, and what was said meanwhile."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=sources,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=True,
    )
    [built] = folder.glob("wuqi-*")
    return built, done.stdout + done.stderr


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if not name.endswith(COMPILED)]
    return {name for name in names if not name.startswith("wuqi/machine_code/")}


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        (PURE, "WUQI_PURE is set"),
        ({"CC": "no-such-compiler", "WUQI_AHEAD": ""}, "no-such-compiler"),
    ],
)
def test_what_cannot_be_compiled_makes_the_same_wheel_without(
    wheel: Path, tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    pure, messages = build(tmp_path, environment=environment)
    assert pure.name.endswith("py3-none-any.whl")
    assert contents(pure) == contents(wheel)
    printed = [line for line in messages.splitlines() if "Not compiled: " in line]
    assert printed
    assert all(reason in line for line in printed)


def test_editable_installs_are_not_compiled(tmp_path: Path) -> None:
    editable, messages = build(tmp_path, "wheel:editable")
    assert editable.name.endswith("py3-none-any.whl")
    assert "ompiled" not in messages


def test_packed_sources_make_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """The page among them: nobody needs Node.js to install the game room."""
    packed, _ = build(tmp_path / "packed", "sdist")
    with tarfile.open(packed) as sources:
        # Early 3.11 has no filters; later ones want one.
        sources.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        sources.extractall(tmp_path)
    unpacked = tmp_path / packed.name.removesuffix(".tar.gz")
    built, _ = build(tmp_path / "built", sources=unpacked, environment=PURE)
    assert contents(built) == contents(wheel)
    assert "wuqi/server/static/index.html" in contents(built)
