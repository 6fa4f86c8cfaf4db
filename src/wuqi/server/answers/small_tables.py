"""Which solved tables are small enough to be downloaded to a device."""

from collections.abc import Iterator
from pathlib import Path

from wuqi.core.errors import BadTable
from wuqi.core.registry import shown, variants
from wuqi.server.protocol.teaching import SmallTable
from wuqi.solve import store

LARGEST = 16_000_000  # bytes of a small table


def small_tables() -> dict[str, tuple[SmallTable, Path]]:
    """The small tables on this machine, by name."""
    return {table.name: (table, path) for table, path in _small()}


def _small() -> Iterator[tuple[SmallTable, Path]]:
    seen: set[Path] = set()
    for name in shown():
        for game in variants(name):
            found = store.plan(game)
            if found is None or (path := store.path_of(game, found[1], True)) in seen:
                continue
            seen.add(path)
            try:
                file = store.find(game)
            except BadTable:  # reported when the table itself is asked for
                continue
            if file is not None and (size := file.path.stat().st_size) <= LARGEST:
                yield SmallTable(file.path.name, name, dict(found[1]), size), file.path
