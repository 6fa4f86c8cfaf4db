"""Keeps the server's files private: password hashes, secrets of games, chats."""

import os
import stat
from pathlib import Path

import structlog

log = structlog.get_logger()


def keep_to_ourselves(path: Path) -> None:
    """Removes all other users' access to a file, or to a folder with nothing in it, if it is ours.

    A folder that is in use stays as it is: it may be everybody's, such as /tmp."""
    found = path.stat()
    if os.name != "posix" or not found.st_mode & 0o077:
        return
    is_folder = path.is_dir()
    in_use = is_folder and (found.st_mode & stat.S_ISVTX or any(path.iterdir()))
    if found.st_uid == os.geteuid() and not in_use:
        path.chmod(0o700 if is_folder else 0o600)
    else:
        log.warning("others can read this", path=str(path), mode=oct(found.st_mode & 0o777))
