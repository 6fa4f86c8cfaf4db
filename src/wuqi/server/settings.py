"""How a server is set up; everything has a default that works."""

from dataclasses import dataclass, field
from pathlib import Path

from wuqi.core.places import data_home
from wuqi.server.computers.pool import default_size
from wuqi.server.store.store import sqlite_url


@dataclass(frozen=True, slots=True)
class Settings:
    """What `wuqi serve` was told."""

    data: Path = field(default_factory=data_home)
    database: str | None = None  # None: one SQLite file in the data folder
    redis: str | None = None  # None: this is the only process
    thinkers: int = field(default_factory=default_size)  # processes of computer players
    secure: bool = False  # reached by https: cookies say so

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data)
