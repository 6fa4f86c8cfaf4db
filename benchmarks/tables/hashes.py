"""Writes what is published about the tables on this machine: `published.json` beside each game.

    python -m benchmarks.tables.hashes

It prints the same as the table of docs/solved/checking.md. What is written of a table that is not
on this machine stays.
"""

from typing import Any

import msgspec

from benchmarks.tables.solved import SETTINGS
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.numbering import tables_of
from wuqi.core.registry import configure
from wuqi.verification.consistency import Checker
from wuqi.verification.published import FILE, Published, published, readers
from wuqi.verification.table_file import TableReader


def describe(game: Game, reader: TableReader) -> Published:
    tables = tables_of(game.name)
    assert tables is not None
    worth = Checker(game, tables, reader).worth(game.start())
    start = None if worth is None else (worth.outcome, worth.distance)
    size = reader.path.stat().st_size
    return Published(reader.path.name, size, reader.sha256(), start)


def rows(found: dict[str, Published]) -> list[str]:
    return [
        f"| `{one.table}` | {one.bytes:,d} | `{one.sha256}` |" for _, one in sorted(found.items())
    ]


def main() -> None:
    by_game: dict[str, dict[str, Published]] = {}
    for name, preset, options in SETTINGS:
        game, tables = configure(name, preset, options), tables_of(name)
        found = by_game.setdefault(name, dict(published(name)))
        if tables is not None:
            found |= {one.path.name: describe(game, one) for one in readers(game, tables)}
    print("| file | bytes | SHA-256 |\n|---|---|---|")
    for name, found in by_game.items():
        if not found:
            continue
        written: list[Any] = [found[table] for table in sorted(found)]
        lines = ",\n".join(msgspec.json.encode(one).decode() for one in written)
        (known(name).path / FILE).write_text(f"[\n{lines}\n]\n", "utf-8")
        print("\n".join(rows(found)))


if __name__ == "__main__":
    main()
