"""Statements and queries that are compiled once and then run many times with new values."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect, Executable, Insert, Select
from sqlalchemy.sql.compiler import SQLCompiler
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


class Queries:
    """The texts of queries. Queries are constants of their modules, so each is compiled once."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._compiled: dict[tuple[int, ...], tuple[Select[Any], str, list[str], dict[str, Any]]]
        self._compiled = {}

    def prepared(self, query: Select[Any], values: dict[str, Any]) -> tuple[str, list[Any]]:
        """The text of a query, and the values in the order it wants them."""
        lists = [len(value) for value in values.values() if isinstance(value, list)]
        key = (id(query), *lists)
        if key not in self._compiled:
            self._compiled[key] = (query, *self._compile(query, values))
        _, sql, order, fixed = self._compiled[key]
        given = fixed | _flat(values)
        return sql, [given[name] for name in order]

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


Write = tuple[Statement, dict[str, Any]]

# Called in the event loop when writes are on disk, or with the problem that prevented it.
OnWritten = Callable[[Exception | None], None]
