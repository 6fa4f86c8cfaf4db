"""A statement that is compiled once and then run many times with new values."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect, Executable, Insert
from sqlalchemy.sql.elements import ClauseElement


class Conflict(Exception):
    """The row already exists: another writer was faster."""


class Statement:
    """An insert, update, delete or select whose values are named, ready for any driver."""

    def __init__(self, clause: Executable, *columns: str) -> None:
        """`columns` are the columns that an insert or an update sets by name."""
        self.clause = clause
        self._columns = list(columns) or None
        self._sql: str | None = None
        self._dialect = ""  # of this text
        self._longer: dict[int, str] = {}
        self._order: list[str] = []
        self._fixed: dict[str, Any] = {}

    def sql(self, dialect: Dialect) -> str:
        """The text for a dialect; a process usually talks to one database, so one text is kept."""
        if self._sql is None or self._dialect != dialect.name:
            assert isinstance(self.clause, ClauseElement)
            compiled = self.clause.compile(dialect=dialect, column_keys=self._columns)
            self._fixed = {k: v for k, v in compiled.params.items() if v is not None}
            self._order = list(getattr(compiled, "positiontup", None) or compiled.params)
            self._sql, self._dialect = str(compiled), dialect.name
            self._longer = {}
        return self._sql

    @property
    def text(self) -> str:
        """The text for any database, to tell statements apart by."""
        return str(self.clause)

    @property
    def is_insert(self) -> bool:
        """Whether it inserts the values it is given, so that rows can be inserted together."""
        return isinstance(self.clause, Insert) and self.clause.select is None

    def sql_for(self, dialect: Dialect, rows: int) -> str:
        """The text of an insert of several rows at once."""
        sql = self.sql(dialect)
        if rows not in self._longer:
            head, _, row = sql.rpartition("VALUES ")
            self._longer[rows] = f"{head}VALUES {', '.join([row] * rows)}"
        return self._longer[rows]

    def values(self, *given: dict[str, Any]) -> list[Any]:
        """The given values in the order the text wants them; one row after the other."""
        if self._fixed:
            given = tuple([{**self._fixed, **row} for row in given])
        return [row[name] for row in given for name in self._order]


Write = tuple[Statement, dict[str, Any]]

# Called in the event loop when writes are on disk, or with the problem that prevented it.
OnWritten = Callable[[Exception | None], None]
