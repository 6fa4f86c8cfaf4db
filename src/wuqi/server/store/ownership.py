"""Keeps the server's files private: password hashes, secrets of games, chats."""

import os
from pathlib import Path

import structlog

log = structlog.get_logger()


def keep_to_ourselves(path: Path) -> None:
    """Removes all other users' access to a folder or file, if it is ours."""
    wanted = 0o700 if path.is_dir() else 0o600
    found = path.stat()
    if os.name != "posix" or not found.st_mode & 0o077:
        return
    if found.st_uid == os.geteuid():
        path.chmod(wanted)
    else:
        log.warning("others can read this", path=str(path), mode=oct(found.st_mode & 0o777))
