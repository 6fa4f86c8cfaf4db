"""Making a table: interrupted, resumed, checked."""

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from tests.solve.solved import OPTIONS, small_game
from wuqi import load
from wuqi.core.errors import BadRequest, BadTable
from wuqi.core.numbering import tables_of
from wuqi.core.storage.locking import locked
from wuqi.solve import store
from wuqi.solve.build import CHECK_AT_ONCE, Made, check, make, prober_for
from wuqi.solve.files import Writer, pack_values
from wuqi.solve.packing import PAGE, unpack_one
from wuqi.solve.reading import other_side
from wuqi.solve.work import Progress, Threads, Workshop


def test_it_was_looked_over(solved: Made) -> None:
    assert check(small_game(), True, solved.file.path, sample=20_000).checked > 5_000


def test_an_interrupted_table_is_resumed(
    solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed, then stopped twice at later stages; what is done is not done again."""
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    game = small_game()
    kill_in_the_middle(tmp_path)
    assert store.find(game) is None
    for part in (0.3, 0.7):

        def interrupt(progress: Progress, part: float = part) -> None:
            if progress.done / progress.total > part:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            make(game, watch=interrupt)
        assert store.find(game) is None
    resumed: list[float] = []
    made = make(game, watch=lambda progress: resumed.append(progress.found_done), sample=1_000)
    assert max(resumed) > 0.2
    assert made.file.path.read_bytes() == solved.file.path.read_bytes()
    assert [path.name for path in store.folder().iterdir()] == [made.file.path.name]


def kill_in_the_middle(data: Path) -> None:
    """`wuqi solve`, killed as soon as its journal tells of something done."""
    solve = [sys.executable, "-m", "wuqi", "solve", "tamquan"]
    solve += [f"--option={name}={value}" for name, value in OPTIONS.items()]
    with subprocess.Popen(solve, env={**os.environ, "WUQI_DATA": str(data)}) as making:
        while not any("slice 1" in path.read_text() for path in data.rglob("journal.json")):
            assert making.poll() is None
            time.sleep(0.02)
        making.send_signal(signal.SIGKILL)
    assert making.returncode == -signal.SIGKILL


def test_whoever_comes_second_waits(
    solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And finds the table made."""
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    game = small_game()
    path = store.target(game, True)[1]
    path.parent.mkdir()
    stages: list[str] = []
    waits = threading.Event()

    def watch(progress: Progress) -> None:
        stages.append(progress.stage.key)
        waits.set()

    with ThreadPoolExecutor(1) as pool:
        with locked(path.with_suffix(".lock"), lambda: None):
            second = pool.submit(make, game, watch=watch, sample=CHECK_AT_ONCE)
            assert waits.wait(60)
            shutil.copy(solved.file.path, path)
        assert second.result().file.path == path
    assert set(stages) == {"solve-waiting"}
    assert [left.name for left in path.parent.iterdir()] == [path.name]


def test_another_program_begins_anew(tmp_path: Path) -> None:
    first = Workshop(tmp_path / "work", "one program")
    first.array("values", (5,), np.uint16)[:] = 7
    first.finish("slice 0", {"win": 1})
    assert Workshop(tmp_path / "work", "one program").done("slice 0") == {"win": 1}
    other = Workshop(tmp_path / "work", "another")
    assert other.done("slice 0") is None
    assert other.array("values", (5,), np.uint16).tolist() == [0] * 5


def test_a_wrong_value_is_found_and_the_table_put_aside(
    solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One page's wins and losses exchanged: checksums fit, but values do not follow."""
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    game = small_game()
    path = tmp_path / "tables" / solved.file.path.name
    file, page = solved.file, 700
    with Writer(path, file.account) as writer:
        for at in range(len(file.ends)):
            start = int(file.ends[at - 1]) if at else 0
            if at == page:
                values = [unpack_one(file.words, start, x) for x in range(PAGE)]
                other = [other_side(value) for value in values]
                writer.add(*pack_values(np.array(other, dtype=np.uint16)))
            else:
                words = np.array(file.words[start : int(file.ends[at])])
                writer.add(words, np.array([len(words)], dtype=np.uint64))
        writer.finish(None)
    with pytest.raises(BadTable, match="wrong value"):
        check(game, True, path, sample=50_000)
    assert store.find(game) is None
    assert path.with_suffix(".wrong").exists()


def test_other_settings_and_versions_are_refused(
    solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    other = load("tamquan", taking="optional")
    path = store.target(other, True)[1]
    path.parent.mkdir()
    shutil.copy(solved.file.path, path)
    with pytest.raises(BadTable, match="other options"):
        store.find(other)
    monkeypatch.setattr(tables_of("tamquan"), "VERSION", 99)
    with pytest.raises(BadTable, match="reads version 99"):
        store.find(other)


def test_what_has_no_table_says_so() -> None:
    with pytest.raises(BadRequest, match="no tablebases for tamquan"):
        make(load("tamquan", preset="8x8"))


def test_a_large_table_is_not_made_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    monkeypatch.setattr(tables_of("tamquan"), "QUICK", False)
    with pytest.raises(BadTable, match="wuqi solve tamquan --option taking=all"):
        prober_for(small_game())


def test_workers_answer_in_order() -> None:
    assert list(Threads(3).each(pow, [(n, 2) for n in range(50)])) == [n * n for n in range(50)]
