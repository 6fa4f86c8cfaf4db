"""Solved tables that have been downloaded, for any worker."""

from typing import Any

from wuqi.solve import store


def keep_table(name: str, content: Any) -> None:
    """Stores a solved table that has been downloaded."""
    folder = store.folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content.to_bytes())


def drop_table(name: str) -> None:
    """Removes a solved table."""
    (store.folder() / name).unlink(missing_ok=True)
