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

from wuqi.server.store.statement import Queries

PATIENCE_S = 10.0


class SqliteReader:
    """Runs queries directly in the calling thread."""

    def __init__(
        self,
        path: Path,
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect,
        queries: Queries | None = None,
    ) -> None:
        self._queries = queries or Queries(SQLiteDialect_pysqlite())
        self._connection = connect(path, timeout=PATIENCE_S, isolation_level=None)
        self._connection.row_factory = sqlite3.Row

    def rows(self, query: Select[Any], values: dict[str, Any]) -> list[sqlite3.Row]:
        """What a query finds."""
        sql, given = self._queries.prepared(query, values)
        return self._connection.execute(sql, given).fetchall()

    def close(self) -> None:
        self._connection.close()
