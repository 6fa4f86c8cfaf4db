"""The device's storage: texts by name, in the browser's database."""

from typing import Protocol


class Storage(Protocol):
    """The browser's database; in tests a dictionary."""

    async def get(self, key: str) -> str | None:
        """What is kept under a name; None: nothing."""

    async def put(self, key: str, text: str) -> None:
        """Keeps a text under a name."""

    async def keys(self, prefix: str) -> list[str]:
        """The names that begin so, in order."""

    async def remove(self, key: str) -> None:
        """Forgets what is kept under a name, if anything is."""


class MemoryStorage:
    """Storage in memory, for tests and for browsers that allow no storage."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self._kept.get(key)

    async def put(self, key: str, text: str) -> None:
        self._kept[key] = text

    async def keys(self, prefix: str) -> list[str]:
        return sorted(key for key in self._kept if key.startswith(prefix))

    async def remove(self, key: str) -> None:
        self._kept.pop(key, None)
