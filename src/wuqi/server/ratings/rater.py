"""Rates games in the background as they end, in every process.

A game that ended in this process is rated at once. If a process dies before it has rated a game,
another one finds the game, or the next start does.
"""

from wuqi.server.ratings.settling import settle, unrated
from wuqi.server.store.polling import PollingTask
from wuqi.server.store.store import Store
from wuqi.server.table.table import Table

EVERY_S = 5.0


class Rater(PollingTask):
    """The background task that rates games."""

    def __init__(self, store: Store) -> None:
        super().__init__("ratings", EVERY_S, self._rate_all)
        self._store = store

    def look_at(self, table: Table) -> None:
        """Wakes the task if a rated game has ended at this table."""
        if table.terms.rated and table.status == "over":
            self.wake()

    async def _rate_all(self) -> None:
        for ladder in await unrated(self._store):
            await settle(self._store, ladder)
