"""Machine code that comes with a wheel is used where it fits, and never where it does not."""

import shutil
from pathlib import Path

import llvmlite.binding
import pytest

from tests.core.native.small_package import CALL, CALLEE, laid_out, run
from wuqi.core.native import shipped_code
from wuqi.core.native.shipped_code import BASELINES, Baseline, baseline, settings, shipped_processor

ASK = CALL.format(argument=1)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A package that brings the code of its function."""
    kind = baseline()
    assert kind is not None
    home, cache = laid_out(tmp_path)
    made = run(ASK, home, cache, **settings(kind.processor))
    assert "Compiling" in made.stderr
    moved = tmp_path / "installed"
    shutil.copytree(home, moved)
    shutil.copytree(cache / "code", moved / "wuqi" / "machine_code")
    return moved


@pytest.mark.slow
def test_nothing_is_compiled_and_nothing_kept(home: Path, tmp_path: Path) -> None:
    ran = run(ASK, home, tmp_path / "empty")
    assert (ran.stdout.strip(), ran.stderr) == ("2", "")
    assert not (tmp_path / "empty").exists()


@pytest.mark.slow
def test_code_of_other_sources_or_damaged_code_is_not_run(home: Path, tmp_path: Path) -> None:
    [file] = (home / "wuqi" / "machine_code" / "wuqi.core.callee").glob("*/callee-*")
    file.write_bytes(file.read_bytes()[:-1])
    ran = run(ASK, home, tmp_path / "one")
    assert ran.stdout.strip() == "2"
    assert "Compiling" in ran.stderr
    (home / "wuqi" / "core" / "callee.py").write_text(CALLEE.format(more=2))
    ran = run(ASK, home, tmp_path / "two")
    assert ran.stdout.strip() == "3"
    assert "Compiling" in ran.stderr


def test_only_machines_that_have_what_the_code_needs_run_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chosen = shipped_processor.__wrapped__
    monkeypatch.delenv("NUMBA_CPU_NAME", raising=False)
    monkeypatch.setattr(shipped_code, "baseline", lambda: Baseline("some", frozenset()))
    assert chosen() is None  # an editable install brings no code
    monkeypatch.setattr(shipped_code, "SHIPPED", tmp_path)
    assert chosen() == "some"
    monkeypatch.setenv("NUMBA_CPU_NAME", "another")
    assert chosen() is None
    monkeypatch.delenv("NUMBA_CPU_NAME")
    monkeypatch.setattr(
        shipped_code, "baseline", lambda: Baseline("new", frozenset({"unheard-of"}))
    )
    assert chosen() is None
    monkeypatch.setattr(shipped_code, "baseline", lambda: None)
    assert chosen() is None


def test_every_feature_has_the_name_that_llvm_gives_it() -> None:
    """A misspelt one would be missing on every machine, and all of them would compile."""
    kind = baseline()
    assert kind in BASELINES.values()
    assert kind is not None
    assert kind.features <= llvmlite.binding.get_host_cpu_features().keys()
