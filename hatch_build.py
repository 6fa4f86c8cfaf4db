"""Compiles what can be compiled in advance while a wheel is built, where that is possible.

Rules and search are compiled by Numba as at their first use, so that the first use need not wait
(`tools/compile_ahead.py`). The busiest modules of core and server are compiled by mypyc: it makes C
of typed Python, and a C compiler machine code, which Python imports in place of the .py files
beside it. Where there is no compiler, or anything goes wrong, the wheel is the same without:
slower, not different. Editable installs are never compiled: an edit must have its effect.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from sysconfig import get_config_var
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE = "WUQI_PURE"  # set to anything: do not compile
AHEAD = "WUQI_AHEAD"  # the games whose rules and search are compiled, if not all

# Types of other people's packages are not asked for: what is built must not depend on whether they
# happen to be installed, and without them it takes less than half the time.
MYPY = (
    "--config-file=",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--explicit-package-bases",
)
# The defaults, -O3 and symbols for a debugger, take longer and make larger files. Whoever builds
# may say otherwise.
LEVELS = {"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0"}


class CannotCompile(Exception):
    """Why not, in a line."""


class CompilingHook(BuildHookInterface[Any]):
    """Named in pyproject.toml, where the modules are listed, too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = TemporaryDirectory()  # the sources' own folder stays as it is
        busiest, kernels = Path(self._folder.name, "busiest"), Path(self._folder.name, "kernels")
        modules: list[str] = self.config["modules"]
        self._include(
            build_data,
            f"{len(modules)} modules",
            lambda: compiled(Path(self.root, "src"), modules, busiest),
        )
        games = os.environ.get(AHEAD, "all games")
        self._include(
            build_data,
            f"rules and search of {games or 'no game'}",
            lambda: compiled_ahead(Path(self.root), games, kernels),
        )

    def _include(
        self, build_data: dict[str, Any], what: str, made_by: Callable[[], dict[str, str]]
    ) -> None:
        """Puts into the wheel what is compiled, if it can be."""
        try:
            if os.environ.get(PURE):
                raise CannotCompile(f"{PURE} is set")
            made = made_by()
        except CannotCompile as why:
            self.app.display_warning(f"Not compiled: {what}: {why}")
            return
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(made)
            self.app.display_info(f"Compiled: {what}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()


def compiled(sources: Path, modules: list[str], folder: Path) -> dict[str, str]:
    """Compiles modules in an empty folder: the files made, and their places in a wheel."""
    _find_compiler()
    shutil.copytree(sources, folder, dirs_exist_ok=True, ignore=_all_but_python)
    files = [f"{module.replace('.', '/')}.py" for module in modules]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *MYPY, *files],
        cwd=folder,
        env={**LEVELS, **os.environ, "MYPYPATH": ""},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise CannotCompile(_reason(done.stdout))
    shutil.rmtree(folder / "build")  # the same files once more, and the C they are made from
    made = [path for ending in ("so", "pyd") for path in folder.rglob(f"*.{ending}")]
    return {str(path): path.relative_to(folder).as_posix() for path in made}


def compiled_ahead(root: Path, games: str, folder: Path) -> dict[str, str]:
    """Compiles rules and search for all machines of this kind: the folder made, and its place."""
    if not games:
        return {}
    named = [] if games == "all games" else games.split()
    done = subprocess.run(
        [sys.executable, str(root / "tools/compile_ahead.py"), str(folder), *named],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise CannotCompile(_reason(done.stdout))
    return {str(folder): "wuqi/machine_code"}


def _find_compiler() -> None:
    """Says at once what is missing: mypyc finds out only after it has made all the C."""
    if os.name == "posix":
        [compiler, *_] = (os.environ.get("CC") or get_config_var("CC") or "cc").split()
        if shutil.which(compiler) is None:
            raise CannotCompile(f"there is no {compiler}")


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder, name).is_file() and not name.endswith(".py")]


def _reason(output: str) -> str:
    """The line that says what is missing or wrong."""
    lines = output.strip().splitlines() or ["mypyc failed"]
    return next((line for line in lines if re.search(r"\berror:|Error:", line)), lines[-1])
