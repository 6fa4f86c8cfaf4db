"""One at a time: a lock that the system gives back however a process ends."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(path: Path, waiting: Callable[[], None]) -> Iterator[bool]:
    """Holds the lock named by a file while inside; whether it had to be waited for.

    `waiting` is called before waiting begins. On Windows nobody waits for anybody.
    """
    if sys.platform == "win32":
        yield False
        return
    import fcntl

    waited = False
    while True:
        with path.open("a") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                waiting()
                waited = True
                fcntl.flock(file, fcntl.LOCK_EX)
            if not _is_still(path, file.fileno()):
                continue  # whoever held it before took it away
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
