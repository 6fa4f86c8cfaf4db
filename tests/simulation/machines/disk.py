"""A disk that can be full, slow, or lose power, with a real SQLite file on it.

SQLite itself is real: its locks, its constraints, its write-ahead log. The file lies in memory
(`files`), and nothing is moved from the log into the database during a world (no checkpoints), so
everything that was committed is in the log, in order. What a power failure destroys depends on
SQLite's settings: with `synchronous=FULL` each commit waits for the disk and survives; with less,
the log is cut off anywhere after the last commit that did. A write may be torn; SQLite then finds
the last complete one.
"""

from typing import TYPE_CHECKING

from tests.simulation.machines.files import Files, SimulatedConnection

if TYPE_CHECKING:
    from tests.simulation.world import World


class Disk:
    """The file of one world, and who has it open."""

    def __init__(self, world: "World", files: Files) -> None:
        self._world = world
        self._files = files
        files.begin_again()
        self.connections: list[SimulatedConnection] = []
        self._ends = [files.size()]  # of the log, after each commit
        self._synced = 0  # commits that survive a power failure
        self.full = False
        self.slow_s = 0.0
        self.commits = 0
        self.lost = 0  # commits lost in power failures
        self.auditor = self.connect()

    def connect(self) -> SimulatedConnection:
        taken = self._files.take()
        taken.disk = self
        self.connections.append(taken)
        return taken

    def close(self, connection: SimulatedConnection) -> None:
        """Rolls back the transactions of a process that has ended."""
        self.connections.remove(connection)
        self._files.give_back(connection)

    def is_locked(self, by_other_than: SimulatedConnection) -> bool:
        """Whether another process is in the middle of a transaction."""
        return any(other.in_transaction for other in self.connections if other is not by_other_than)

    def note_commit(self, synced: bool) -> None:
        self.commits += 1
        if self._world.plan.loses_power:
            self._ends.append(self._files.size())
            if synced:
                self._synced = len(self._ends) - 1
        self._world.history.look_at_disk()

    def lose_power(self) -> None:
        """Cuts the log off at any byte after the last sync. All processes must have ended."""
        chance, ends = self._world.chance, self._ends
        kept = chance.randint(self._synced, len(ends) - 1)
        torn = chance.random() * (ends[kept + 1] - ends[kept]) if kept + 1 < len(ends) else 0
        self.lost += len(ends) - 1 - kept
        self.close_all()
        self._files.cut_off(ends[kept] + int(torn))
        del ends[kept + 1 :]
        self._synced = kept
        self.auditor = self.connect()

    def close_all(self) -> None:
        for connection in list(self.connections):
            self.close(connection)
