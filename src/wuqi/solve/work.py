"""A table in the making: arrays on disk, a journal of what is done, workers to do it, and progress.

Making a table is a sequence of *steps*; a step is many *pieces* that do not depend on each other.
Every piece is done by a plain function of a folder and a few numbers, so that threads, or other
processes that see the same folder, can be the workers. An interrupted run continues with the first
step that is not in the journal.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from wuqi.core.folder.contract import Saying

JOURNAL = "journal.json"
ENOUGH_TO_GUESS = 0.02  # of the whole: the beginning is slow, and says little about the rest

Piece = Callable[..., Any]  # (folder, …) → something small


class Workers(Protocol):
    """The workers that do the pieces of a step."""

    @property
    def together(self) -> bool:
        """Whether all work in this process, and so can share arrays that are in no file."""

    def each(self, piece: Piece, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """The results of `piece` for each task, in the order of the tasks."""


class Threads:
    """The threads of this machine. Pieces are compiled code, which releases the GIL."""

    together = True

    def __init__(self, number: int | None = None) -> None:
        self.number = number or os.cpu_count() or 1

    def each(self, piece: Piece, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """In order, with only a few tasks under way: answers may be large."""
        with ThreadPoolExecutor(self.number) as pool:
            under_way: list[Future[Any]] = []
            try:
                for task in tasks:
                    under_way.append(pool.submit(piece, *task))
                    if len(under_way) > 2 * self.number:
                        yield under_way.pop(0).result()
                while under_way:
                    yield under_way.pop(0).result()
            finally:
                for future in under_way:
                    future.cancel()


@dataclass(slots=True)
class Progress:
    """How far the making of a table has come."""

    stage: Saying = field(default_factory=lambda: Saying("solve-beginning"))
    done: float = 0.0
    total: float = 1.0
    started: float = field(default_factory=time.monotonic)
    found_done: float = 0.0  # by an earlier run
    watch: Callable[["Progress"], None] = lambda progress: None

    def add(self, amount: float) -> None:
        self.done += amount
        self.watch(self)

    def skip(self, amount: float) -> None:
        """Counts what an earlier run had done."""
        self.found_done += amount
        self.add(amount)

    def wait(self) -> None:
        """Notes that another process is making the table."""
        self.stage = Saying("solve-waiting")
        self.add(0)

    @property
    def seconds_left(self) -> float | None:
        """An estimate, once there is enough to estimate from."""
        here = self.done - self.found_done
        if here < ENOUGH_TO_GUESS * self.total:
            return None
        return (time.monotonic() - self.started) * (self.total - self.done) / here


class _Journal(msgspec.Struct):
    maker: str
    done: dict[str, Any] = {}


class Workshop:
    """The folder in which one table is made. One maker at a time."""

    def __init__(self, folder: Path, maker: str) -> None:
        """Continues with what `maker` (game, settings, program) left here, or starts again."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._journal = _Journal(maker)
        try:
            found = msgspec.json.decode((folder / JOURNAL).read_bytes(), type=_Journal)
        except (OSError, msgspec.DecodeError):
            found = None
        if found is not None and found.maker == maker:
            self._journal = found
        else:
            self.clear()
            self._write()

    def done(self, step: str) -> Any:
        """The result of a finished step; None if it is not finished."""
        return self._journal.done.get(step)

    def finish(self, step: str, result: Any = True) -> None:
        self._journal.done[step] = result
        self._write()

    def clear(self) -> None:
        """Removes everything made so far."""
        self._let_go()
        for path in self.folder.iterdir():
            if path.is_file():
                path.unlink()

    def remove(self) -> None:
        """Removes the folder when the work is done."""
        self._let_go()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _let_go(self) -> None:
        _mapped.cache_clear()
        for key in [key for key in _scratch if key[0] == self.folder]:
            del _scratch[key]

    def array(self, name: str, shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
        """A named array, all 0 when new."""
        path = self.folder / f"{name}.npy"
        if not path.exists():
            np.lib.format.open_memmap(path, mode="w+", dtype=dtype, shape=shape)
        return open_array(self.folder, name)

    def missing(self, size: int) -> int:
        """Of so many bytes, how many are not on the disk yet."""
        there = sum(512 * path.stat().st_blocks for path in self.folder.iterdir())
        return max(0, size - there)

    def scratch(self, name: str, shape: tuple[int, ...], dtype: Any, workers: Workers) -> None:
        """A named array that need not outlive this run: in memory, where all workers see it."""
        if not workers.together:
            self.array(name, shape, dtype)
        elif (self.folder, name) not in _scratch:
            _scratch[self.folder, name] = np.zeros(shape, dtype)

    def forget(self, name: str) -> None:
        """Frees the memory of a scratch array."""
        _scratch.pop((self.folder, name), None)

    def _write(self) -> None:
        new = self.folder / (JOURNAL + ".new")
        new.write_bytes(msgspec.json.encode(self._journal))
        new.replace(self.folder / JOURNAL)


_scratch: dict[tuple[Path, str], npt.NDArray[Any]] = {}


def open_array(folder: Path, name: str) -> npt.NDArray[Any]:
    """A named array of a workshop, shared by all who open it."""
    if (folder, name) in _scratch:
        return _scratch[folder, name]
    path = folder / f"{name}.npy"
    return _mapped(path, path.stat().st_ino)


@lru_cache(maxsize=64)
def _mapped(path: Path, node: int) -> npt.NDArray[Any]:
    """A file in memory; `node` tells it from an older one of that name, which is gone."""
    return np.asarray(np.lib.format.open_memmap(path, mode="r+"))


def run(
    workers: Workers,
    piece: Piece,
    tasks: Iterable[tuple[Any, ...]],
    progress: Progress,
    weight: float,
) -> list[Any]:
    """Does a step, adding `weight` to the progress bit by bit; returns the results of the
    pieces."""
    tasks = list(tasks)
    answers = []
    for answer in workers.each(piece, tasks):
        answers.append(answer)
        progress.add(weight / len(tasks))
    return answers
