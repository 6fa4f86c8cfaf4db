"""Quick reads from SQLite by key; they take less time than waking a thread.

Through SQLAlchemy and a thread, such a read costs about a millisecond of CPU time, several times
for every opened table.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Select
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql.compiler import SQLCompiler

PATIENCE_S = 10.0


class SqliteReader:
    """Runs queries directly in the calling thread."""

    def __init__(
        self, path: Path, connect: Callable[..., sqlite3.Connection] = sqlite3.connect
    ) -> None:
        self._dialect = SQLiteDialect_pysqlite()
        self._connection = connect(path, timeout=PATIENCE_S, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._compiled: dict[tuple[int, ...], tuple[Select[Any], str, list[str], dict[str, Any]]]
        self._compiled = {}

    def rows(self, query: Select[Any], values: dict[str, Any]) -> list[sqlite3.Row]:
        """What a query finds. Queries are constants of their modules, so each is compiled once."""
        lists = tuple(len(value) for value in values.values() if isinstance(value, list))
        key = (id(query), *lists)
        if key not in self._compiled:
            self._compiled[key] = (query, *self._compile(query, values))
        _, sql, order, fixed = self._compiled[key]
        given = fixed | _flat(values)
        return self._connection.execute(sql, [given[name] for name in order]).fetchall()

    def close(self) -> None:
        self._connection.close()

    def _compile(
        self, query: Select[Any], values: dict[str, Any]
    ) -> tuple[str, list[str], dict[str, Any]]:
        compiled = query.compile(dialect=self._dialect)
        assert isinstance(compiled, SQLCompiler)
        expanded = compiled.construct_expanded_state(values)
        return expanded.statement, list(expanded.positiontup or ()), dict(expanded.parameters)


def _flat(values: dict[str, Any]) -> dict[str, Any]:
    """Lists as SQLAlchemy names their members: `ids_1`, `ids_2`, …"""
    flat: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, list):
            flat |= {f"{name}_{number}": one for number, one in enumerate(value, 1)}
        else:
            flat[name] = value
    return flat
