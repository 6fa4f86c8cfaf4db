"""A disk that can be full, slow, or lose power, with a real SQLite file on it.

SQLite itself is real: its locks, its constraints, its write-ahead log. The file lies in memory
(`/dev/shm`), and nothing is moved from the log into the database (no checkpoints), so everything
that was committed is in the log, in order. What a power failure destroys depends on SQLite's
settings: with `synchronous=FULL` each commit waits for the disk and survives; with less, the log is
cut off anywhere after the last commit that did. A write may be torn; SQLite then finds the last
complete one.
"""

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.world import World

FULL = 2  # what SQLite calls `synchronous=FULL`; 3 is EXTRA
WRITING = ("INSERT", "UPDATE", "DELETE", "COMMIT")


class SimulatedConnection(sqlite3.Connection):
    """A connection to the file; it fails when the disk does, and never waits for a lock."""

    disk: "Disk"

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql.startswith("PRAGMA busy_timeout"):  # the committer waits, in simulated time
            return super().execute("PRAGMA busy_timeout=0")
        if self.disk.full and sql.startswith(WRITING):
            raise sqlite3.OperationalError("database or disk is full")
        if sql != "COMMIT":
            return super().execute(sql, *values)
        done = super().execute(sql)
        self.disk.note_commit(super().execute("PRAGMA synchronous").fetchone()[0] >= FULL)
        return done


class Disk:
    """One file, and who has it open."""

    def __init__(self, world: "World", folder: Path, template: bytes) -> None:
        self._world = world
        self.path = folder / "wuqi.sqlite"
        self._log = folder / "wuqi.sqlite-wal"
        self._template = template
        self._synced = 0  # bytes of the log that survive a power failure
        self.full = False
        self.slow_s = 0.0
        self.connections: list[SimulatedConnection] = []
        self.commits = 0
        self.lost = 0  # bytes lost in power failures
        self._put(b"")

    def connect(self, path: Path, **options: Any) -> SimulatedConnection:
        options.pop("timeout", None)
        made = sqlite3.connect(path, timeout=0, factory=SimulatedConnection, **options)
        made.disk = self
        sqlite3.Connection.execute(made, "PRAGMA wal_autocheckpoint=0")
        self.connections.append(made)
        return made

    def close(self, connection: SimulatedConnection) -> None:
        """Rolls back the transactions of a process that has ended."""
        if connection in self.connections:
            self.connections.remove(connection)
            connection.close()

    def is_locked(self, by_other_than: SimulatedConnection) -> bool:
        """Whether another process is in the middle of a transaction."""
        return any(other.in_transaction for other in self.connections if other is not by_other_than)

    def note_commit(self, synced: bool) -> None:
        self.commits += 1
        if synced:
            self._synced = os.path.getsize(self._log)
        self._world.history.look_at_disk()

    def lose_power(self) -> None:
        """Cuts the log off at any byte after the last sync. All processes must have ended."""
        log = self._log.read_bytes() if self._log.exists() else b""
        kept = self._world.chance.randint(min(self._synced, len(log)), len(log))
        self.lost += len(log) - kept
        self.close_all()
        self._put(log[:kept])

    def close_all(self) -> None:
        for connection in list(self.connections):
            self.close(connection)

    def _put(self, log: bytes) -> None:
        self.path.with_name(self.path.name + "-shm").unlink(missing_ok=True)
        self.path.write_bytes(self._template)
        self._log.write_bytes(log) if log else self._log.unlink(missing_ok=True)
        self._synced = len(log)
        auditor = self.connect(self.path, isolation_level=None)
        auditor.execute("PRAGMA journal_mode=WAL")
        self.auditor = auditor
