"""Compiled code is kept under a key of what it is made from, made on first use, never stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "wuqi"


def run(program: str, package_home: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package_home), "WUQI_CACHE": str(cache)}
    environment.pop("WUQI_BOUNDSCHECK", None)
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )


CALLEE = """
from wuqi.core.compiling import compiled

@compiled
def callee(x):
    return x + {more}
"""
CALLER = """
from wuqi.core.callee import callee
from wuqi.core.compiling import compiled

@compiled
def caller(x):
    return 10 * callee(x)
"""
ASK = "from wuqi.core.caller import caller; print(caller(1))"


def test_a_changed_callee_in_another_file_changes_the_answer(tmp_path: Path) -> None:
    home, cache = tmp_path / "home", tmp_path / "cache"
    core = home / "wuqi" / "core"
    shutil.copytree(PACKAGE / "core", core)
    shutil.copy(PACKAGE / "__init__.py", home / "wuqi")
    (core / "caller.py").write_text(CALLER)

    (core / "callee.py").write_text(CALLEE.format(more=1))
    first = run(ASK, home, cache)
    assert first.stdout.strip() == "20"
    assert first.stderr.count("compiling") == 1

    again = run(ASK, home, cache)
    assert again.stdout.strip() == "20"
    assert again.stderr == ""  # found in the cache: nothing to announce

    (core / "callee.py").write_text(CALLEE.format(more=2))
    changed = run(ASK, home, cache)
    assert changed.stdout.strip() == "30"
    assert "compiling" in changed.stderr


def test_importing_compiles_nothing_and_needs_no_numba(tmp_path: Path) -> None:
    program = "import sys, wuqi; print('numba' in sys.modules, wuqi.names()[0])"
    ran = run(program, PACKAGE.parent, tmp_path)
    assert ran.stdout.startswith("False")
    assert ran.stderr == ""


def test_only_our_functions_use_our_cache(tmp_path: Path) -> None:
    """The host program's own cached functions stay where Numba puts them."""
    (tmp_path / "host.py").write_text(
        "import numba\n@numba.njit(cache=True)\ndef twice(x):\n    return 2 * x\n"
    )
    program = (
        "import wuqi, host\n"
        "wuqi.load('musketeers').start().actions()\n"
        "print(host.twice(21), host.twice.stats.cache_path)"
    )
    shutil.copytree(PACKAGE, tmp_path / "wuqi", ignore=shutil.ignore_patterns("static"))
    ran = run(program, tmp_path, tmp_path / "cache")
    answer, where = ran.stdout.split()
    assert answer == "42"
    assert Path(where).is_relative_to(tmp_path / "__pycache__")
