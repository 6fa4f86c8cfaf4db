"""Compiled code is kept under a key of what it is made from, made on first use, never stale."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.core.native.small_package import CALL, CALLEE, PACKAGE, laid_out, run
from wuqi.core.native.kept_code import KEPT_GENERATIONS, code_folder

pytestmark = pytest.mark.slow

CALLER = """
from wuqi.core.callee import callee
from wuqi.core.native.compiling import compiled

@compiled
def caller(x):
    return 10 * callee(x)
"""
ASK = "from wuqi.core.caller import caller; print(caller(1))"


def test_a_changed_callee_in_another_file_changes_the_answer(tmp_path: Path) -> None:
    home, cache = laid_out(tmp_path)
    core = home / "wuqi" / "core"
    (core / "caller.py").write_text(CALLER)
    first = run(ASK, home, cache)
    assert first.stdout.strip() == "20"
    assert first.stderr.count("Compiling") == 1

    again = run(ASK, home, cache)
    assert again.stdout.strip() == "20"
    assert again.stderr == ""  # found in the cache: nothing to announce

    (core / "callee.py").write_text(CALLEE.format(more=2))
    changed = run(ASK, home, cache)
    assert changed.stdout.strip() == "30"
    assert "Compiling" in changed.stderr


def test_code_that_was_cut_short_or_changed_is_made_anew(tmp_path: Path) -> None:
    home, cache = laid_out(tmp_path)
    run(CALL.format(argument=1), home, cache)
    (kept,) = (cache / "code" / "wuqi.core.callee").glob("*/*")
    whole = kept.read_bytes()
    for spoilt in (b"", whole[:20], whole[:-1], whole[:-1] + bytes([whole[-1] ^ 1])):
        kept.write_bytes(spoilt)
        ran = run(CALL.format(argument=1), home, cache)
        assert ran.stdout.strip() == "2"
        assert "Compiling" in ran.stderr
    assert run(CALL.format(argument=1), home, cache).stderr == ""


def test_two_processes_that_compile_at_once_keep_both(tmp_path: Path) -> None:
    home, cache = laid_out(tmp_path)
    arguments = {"1": "2", "1.5": "2.5", "True": "2", "1j": "(1+1j)"}
    with ThreadPoolExecutor() as hands:
        ran = list(hands.map(lambda it: run(CALL.format(argument=it), home, cache), arguments))
    assert [one.stdout.strip() for one in ran] == list(arguments.values())
    for argument, answer in arguments.items():
        again = run(CALL.format(argument=argument), home, cache)
        assert (again.stdout.strip(), again.stderr) == (answer, "")


VANISHED = """
import shutil, sys
from pathlib import Path
from wuqi.core.callee import callee
print(callee(1))
folder = Path(callee.stats.cache_path)
shutil.rmtree(folder)
{then}
print(callee(1.5))
"""


@pytest.mark.parametrize(("then", "kept"), [("", True), ("folder.write_text('')", False)])
def test_answers_where_code_cannot_be_kept(tmp_path: Path, then: str, kept: bool) -> None:
    """Another process has removed the folder; there is no room for one; the disk is full."""
    home, cache = laid_out(tmp_path)
    assert run(VANISHED.format(then=then), home, cache).stdout.split() == ["2", "2.5"]
    again = run(CALL.format(argument=1.5), home, cache)
    assert again.stdout.strip() == "2.5"
    assert (again.stderr == "") is kept


def test_old_generations_go_whoever_else_removes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_CACHE", str(tmp_path))
    home = tmp_path / "code" / "some.module"
    for age in range(8):
        old = home / f"generation-{age}"
        old.mkdir(parents=True)
        os.utime(old, (10**9 - age, 10**9 - age))
    (home / "removed-meanwhile").symlink_to(tmp_path / "nowhere")  # listed, but not there
    folder = code_folder.__wrapped__(Path(__file__), "some.module")
    assert folder.is_dir()
    left = {path.name for path in home.iterdir()} - {folder.name, "removed-meanwhile"}
    assert left == {f"generation-{age}" for age in range(KEPT_GENERATIONS)}


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
        "from wuqi.core.native.compiling import quick\n"
        "from wuqi.core.kernel import never_loud\n"
        "assert quick(never_loud) is quick(never_loud)\n"
        "for one in (never_loud, quick(never_loud)):\n"
        "    answer, hits = one(numpy.zeros(1, dtype=numpy.uint64)), one.stats.cache_hits\n"
        "    print(answer, one.targetoptions['nogil'], sum(hits.values()))\n"
    )
    assert run(program, PACKAGE.parent, tmp_path).stdout == "False True 0\nFalse False 0\n"
    assert run(program, PACKAGE.parent, tmp_path).stdout == "False True 1\nFalse False 1\n"
