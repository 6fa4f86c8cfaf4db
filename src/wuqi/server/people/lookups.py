"""Reads that are overtaken by a change: their old results must not be cached.

PostgreSQL takes a moment to answer. If a note arrives in that moment, the cache has nothing to
forget yet, and the old answer would stay in it until the next note.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class Lookups:
    """The reads for one cache that are under way."""

    def __init__(self) -> None:
        self._under_way: list[set[str]] = []

    @contextmanager
    def reading(self, ids: Iterable[str]) -> Iterator[set[str]]:
        """The people being read; those who change meanwhile are removed."""
        unchanged = set(ids)
        self._under_way.append(unchanged)
        try:
            yield unchanged
        finally:
            self._under_way = [other for other in self._under_way if other is not unchanged]

    def overtake(self, person: str) -> None:
        """Marks a person who has changed during a read."""
        for unchanged in self._under_way:
            unchanged.discard(person)

    def overtake_all(self) -> None:
        for unchanged in self._under_way:
            unchanged.clear()
