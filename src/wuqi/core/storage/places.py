"""Where a user's files are kept on this machine: caches that may vanish and data that must not."""

import os
import stat
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path, user_data_path


def cache_home() -> Path:
    """The folder for what can be made again (compiled rules); WUQI_CACHE names another."""
    if named := os.environ.get("WUQI_CACHE"):
        return Path(named)
    return user_cache_path("wuqi", appauthor=False)


def data_home() -> Path:
    """The folder for what must last (tables, the server's file); WUQI_DATA names another."""
    if named := os.environ.get("WUQI_DATA"):
        return Path(named)
    return user_data_path("wuqi", appauthor=False)


def writable(folder: Path) -> Path:
    """`folder`, created if needed; if that is not allowed, one in the temporary folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    spare = _spare() / folder.name
    spare.mkdir(exist_ok=True)
    return spare


@cache
def _spare() -> Path:
    """A folder of our own among the temporary ones; safe, because machine code is run from it."""
    if sys.platform == "win32":  # where each user has a temporary folder of their own
        spare = Path(tempfile.gettempdir()) / "wuqi"
        spare.mkdir(exist_ok=True)
        return spare
    spare = Path(tempfile.gettempdir()) / f"wuqi-{os.getuid()}"
    with suppress(FileExistsError):
        spare.mkdir(mode=0o700)
    found = spare.lstat()
    ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
    if ours and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return spare
    return Path(tempfile.mkdtemp(prefix="wuqi-"))  # another user has made that folder
