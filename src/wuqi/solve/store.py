"""Where tables are stored, and which one serves a game: made by `wuqi solve`, or on first use."""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from wuqi.core.errors import BadRequest, BadTable
from wuqi.core.game import Game
from wuqi.core.numbering import Tables, larger_tables, tables_of
from wuqi.core.storage.places import data_home
from wuqi.solve.files import TableFile

SIZE = re.compile(r"-pieces=(\d+)\.table$")  # in the name of a larger table


def folder() -> Path:
    """The folder of this user's tables."""
    return data_home() / "tables"


def plan(game: Game, pieces: int | None = None) -> tuple[Tables, Mapping[str, str]] | None:
    """How a game's tables are numbered and the settings they are for; None: it has none.

    `pieces` asks for the larger table of endings with up to so many pieces.
    """
    tables = tables_of(game.name) if pieces is None else larger_tables(game.name, pieces)
    settings = tables.settings(game.options) if tables is not None else None
    return None if tables is None or settings is None else (tables, settings)


def planned(game: Game, pieces: int | None = None) -> tuple[Tables, Mapping[str, str]]:
    """The same; BadRequest if there are none."""
    found = plan(game, pieces)
    if found is None and pieces is not None and plan(game) is not None:
        raise BadRequest("solve-not-so-many", game=game.name, pieces=pieces)
    if found is None:
        raise BadRequest("solve-not-this", game=game.name)
    return found


def target(game: Game, depth: bool, pieces: int | None = None) -> tuple[bool, Path]:
    """Whether the wanted table keeps distances, and its file. Only the layered solver can leave
    them out, and the solver of blocks never finds them."""
    tables, settings = planned(game, pieces)
    depth = tables.SOLVER != "blocks" and (depth or tables.SOLVER != "layered")
    return depth, path_of(game, settings, depth)


def path_of(game: Game, settings: Mapping[str, str], depth: bool) -> Path:
    """The file of a table, whether it exists or not."""
    suffix = "".join(f"-{name}={value}" for name, value in settings.items())
    return folder() / f"{game.name}{suffix}{'-depth' if depth else ''}.table"


def numbers_of(game: Game, tables: Tables) -> int:
    return tables.slices(game.options)[-1]


def knows_whole(game: Game) -> bool:
    """Whether a table on this machine solves a game from its start."""
    found = plan(game)
    try:
        return found is not None and found[0].whole(game.options) and find(game) is not None
    except BadTable:  # reported when the table itself is asked
        return False


def find(game: Game) -> TableFile | None:
    """The best table there is for a game and its options: one with distances, if possible.

    None if there is none yet. BadTable if there is one that is damaged.
    """
    found = plan(game)
    if found is None:
        return None
    _, settings = found
    for depth in (True, False):
        path = path_of(game, settings, depth)
        if path.exists():
            return _open(game, depth, path, _stamp(path))
    return None


def find_larger(game: Game) -> tuple[int, TableFile] | None:
    """The table of the largest endings there is besides a game's own, and up to how many pieces.

    None if there is none yet. BadTable if there is one that is damaged.
    """
    for pieces in sorted(_sizes(game.name), reverse=True):
        found = plan(game, pieces)
        if found is not None and (path := path_of(game, found[1], False)).exists():
            return pieces, _open(game, False, path, _stamp(path), pieces)
    return None


def _sizes(name: str) -> set[int]:
    """Of up to how many pieces there are tables. Without any, nothing of theirs is imported."""
    files = folder().glob(f"{name}*-pieces=*.table")
    return {int(found[1]) for file in files if (found := SIZE.search(file.name))}


def _stamp(path: Path) -> tuple[int, ...]:
    status = path.stat()
    return status.st_mtime_ns, status.st_size, status.st_ino


@lru_cache(maxsize=16)
def _open(
    game: Game, depth: bool, path: Path, stamp: tuple[int, ...], pieces: int | None = None
) -> TableFile:
    """An open table, shared by all who ask for the same file in the same state."""
    return open_for(game, depth, path, pieces)


def open_for(game: Game, depth: bool, path: Path, pieces: int | None = None) -> TableFile:
    """A table file that must be the one for this game, its options and our numbering."""
    tables, settings = planned(game, pieces)
    file = TableFile(path)
    account = file.account
    if account.numbering != tables.VERSION:
        raise BadTable(
            "table-version", path=str(path), found=account.numbering, wanted=tables.VERSION
        )
    wanted = (game.name, dict(settings), depth, tables.UNIT, numbers_of(game, tables))
    found = (account.game, account.settings, account.depth, account.unit, account.numbers)
    if found != wanted:
        raise BadTable("table-other", path=str(path))
    return file
