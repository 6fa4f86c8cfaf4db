"""What is published about tables: the hash of each file, its size, and what it says of the start.

`published.json` beside a game lists it; `python -m benchmarks.tables.hashes` writes it. The same
solver makes the same file on every machine, byte for byte.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from wuqi.core.errors import BadTable
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.numbering import Tables
from wuqi.core.position import Outcome
from wuqi.core.storage.places import data_home
from wuqi.verification.table_file import TableReader

FILE = "published.json"


class Published(msgspec.Struct, frozen=True):
    """A published table."""

    table: str  # the name of its file
    bytes: int
    sha256: str
    start: tuple[Outcome, int] | None  # outcome and distance; None: it is about endings only


@cache
def published(game: str) -> dict[str, Published]:
    """The published tables of a game, by the names of their files."""
    path = known(game).path / FILE
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=tuple[Published, ...])
    return {one.table: one for one in found}


def readers(game: Game, tables: Tables) -> Iterator[TableReader]:
    """The tables on this machine for a game and its options."""
    wanted = dict(tables.settings(game.options) or {})
    for path in sorted((data_home() / "tables").glob(f"{game.name}*.table")):
        reader = TableReader(path)
        if (reader.account["game"], reader.account["settings"]) != (game.name, wanted):
            continue
        if reader.account["numbering"] != tables.VERSION:
            raise BadTable(
                "table-version",
                path=str(path),
                found=reader.account["numbering"],
                wanted=tables.VERSION,
            )
        yield reader
