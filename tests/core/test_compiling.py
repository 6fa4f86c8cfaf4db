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


def test_what_keeps_the_gil_is_kept_apart(tmp_path: Path) -> None:
    """The two differ only in how Python enters them: neither may be taken for the other."""
    program = (
        "import numpy\n"
        "from wuqi.core.compiling import quick\n"
        "from wuqi.core.kernel import never_loud\n"
        "assert quick(never_loud) is quick(never_loud)\n"
        "for one in (never_loud, quick(never_loud)):\n"
        "    answer, hits = one(numpy.zeros(1, dtype=numpy.uint64)), one.stats.cache_hits\n"
        "    print(answer, one.targetoptions['nogil'], sum(hits.values()))\n"
    )
    assert run(program, PACKAGE.parent, tmp_path).stdout == "False True 0\nFalse False 0\n"
    assert run(program, PACKAGE.parent, tmp_path).stdout == "False True 1\nFalse False 1\n"
