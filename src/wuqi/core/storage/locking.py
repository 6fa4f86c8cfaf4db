"""Locks on files, which the system releases when a process ends, even if it is killed.

Windows has no `flock`: there, nothing is locked and nobody waits.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def try_lock(file: IO[str], shared: bool = False) -> bool:
    """Locks an open file until it is closed; False if another process has locked it."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def lock(file: IO[str]) -> None:
    """Locks an open file until it is closed; waits until it is free."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def locked(path: Path, waiting: Callable[[], None]) -> Iterator[bool]:
    """Holds the lock named by a file while inside; gives whether it had to wait.

    `waiting` is called before waiting begins. The file is removed at the end.
    """
    if sys.platform == "win32":
        yield False
        return
    waited = False
    while True:
        with path.open("a") as file:
            if not try_lock(file):
                waiting()
                waited = True
                lock(file)
            if not _is_still(path, file.fileno()):
                continue  # the previous holder has removed it
            try:
                yield waited
            finally:
                path.unlink()
            return


def _is_still(path: Path, file: int) -> bool:
    """Whether a path leads to an open file, and not to another or nowhere."""
    try:
        return os.path.samestat(path.stat(), os.fstat(file))
    except FileNotFoundError:
        return False
