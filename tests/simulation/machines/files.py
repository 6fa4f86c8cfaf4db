"""The SQLite file of all worlds, one after the other, and connections to it that stay open.

A new connection reads the layout of the database and prepares every statement again, which costs
more than all that a world does with it. So connections are kept, and each world begins with the
rows of a new database.
"""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.machines.disk import Disk

FULL = 2  # what SQLite calls `synchronous=FULL`; 3 is EXTRA
WRITING = ("INSERT", "UPDATE", "DELETE", "COMMIT")
LONGEST_LOG = 2 << 20  # bytes: then it is moved into the database, between two worlds
STATEMENTS = 256  # that a connection keeps prepared


class SimulatedConnection(sqlite3.Connection):
    """A connection to the file; it fails when the disk does, and never waits for a lock."""

    disk: "Disk | None" = None  # of the world that uses it now
    syncs = True  # a commit waits for the disk
    _cursor: sqlite3.Cursor | None = None  # one for all statements: nobody reads two at a time

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        disk = self.disk
        assert disk is not None
        if disk.full and sql.startswith(WRITING):
            raise sqlite3.OperationalError("database or disk is full")
        if sql.startswith("PRAGMA"):
            return self._set(sql)
        if self._cursor is None:
            self._cursor = self.cursor()
        done = self._cursor.execute(sql, *values)
        if sql == "COMMIT":
            disk.note_commit(self.syncs)
        return done

    def close(self) -> None:
        """Its process closes it; when that has ended, it is kept for another one."""

    def reset(self) -> None:
        """Makes it like a new one."""
        if self.in_transaction:
            self.rollback()
        self.disk = self.row_factory = self._cursor = None
        if not self.syncs:
            super().execute("PRAGMA synchronous=FULL")
            self.syncs = True

    def _set(self, sql: str) -> sqlite3.Cursor:
        if "busy_timeout" in sql:  # the committer waits, in simulated time
            sql = "PRAGMA busy_timeout=0"
        done = super().execute(sql)
        if "synchronous" in sql:
            self.syncs = super().execute("PRAGMA synchronous").fetchone()[0] >= FULL
        return done


class Files:
    """The database and its write-ahead log.

    `unix-excl` is SQLite's way of using a file without asking the system for locks: connections of
    one system process exclude each other as those of several processes do.
    """

    def __init__(self, folder: Path, template: bytes) -> None:
        self._path = folder / "wuqi.sqlite"
        self.log = folder / "wuqi.sqlite-wal"
        self._path.write_bytes(template)
        self._idle: list[SimulatedConnection] = []
        self._taken: set[SimulatedConnection] = set()
        self._owner: sqlite3.Connection = self._connect(sqlite3.Connection)
        found = self._owner.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = sorted(name for (name,) in found if not name.startswith(("sqlite_", "alembic_")))
        # The names of those tables that have rows.
        self._used = " UNION ALL ".join(
            f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM {name})" for name in tables
        )
        self._first_rows = {
            name: self._owner.execute(f"SELECT * FROM {name}").fetchall()
            for (name,) in self._owner.execute(self._used).fetchall()
        }

    def take(self) -> SimulatedConnection:
        """A connection like a new one."""
        one = self._idle.pop() if self._idle else self._connect(SimulatedConnection)
        self._taken.add(one)
        return one

    def give_back(self, connection: SimulatedConnection) -> None:
        """Ends what a process was doing, and keeps the connection."""
        if connection in self._taken:
            self._taken.remove(connection)
            connection.reset()
            self._idle.append(connection)

    def begin_again(self) -> None:
        """Leaves the rows of a new database."""
        if self.size() > LONGEST_LOG:
            self._owner.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._owner.execute("BEGIN IMMEDIATE")
        for (name,) in self._owner.execute(self._used).fetchall():
            self._owner.execute(f"DELETE FROM {name}")
        for name, rows in self._first_rows.items():
            places = ", ".join("?" * len(rows[0]))
            self._owner.executemany(f"INSERT INTO {name} VALUES ({places})", rows)
        self._owner.execute("COMMIT")

    def size(self) -> int:
        """The length of the log."""
        return self.log.stat().st_size

    def cut_off(self, kept: int) -> None:
        """Keeps only the beginning of the log, as if the power had failed."""
        assert not self._taken
        log = self.log.read_bytes()
        away = self._path.with_suffix(".away")
        self._path.rename(away)  # or the last one that is closed would move the log into it
        self.close()
        away.rename(self._path)
        self.log.write_bytes(log[:kept])
        self._owner = self._connect(sqlite3.Connection)

    def close(self) -> None:
        """Closes all connections."""
        for connection in (*self._idle, self._owner):
            sqlite3.Connection.close(connection)
        self._idle.clear()

    def _connect(self, kind: type[sqlite3.Connection]) -> Any:
        made = sqlite3.connect(
            f"{self._path.as_uri()}?vfs=unix-excl",
            uri=True,
            timeout=0,
            factory=kind,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=STATEMENTS,
        )
        for setting in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0"):
            sqlite3.Connection.execute(made, f"PRAGMA {setting}")
        return made
