"""How a server is set up; everything has a default that works."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from wuqi.core.storage.places import data_home
from wuqi.server.computers.engines import OfferedEngine
from wuqi.server.computers.pool import default_size
from wuqi.server.store.store import sqlite_url

VARIABLE = "WUQI_SERVER_SETTINGS"


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of `wuqi serve`."""

    data: Path = field(default_factory=data_home)
    database: str | None = None  # None: one SQLite file in the data folder
    redis: str | None = None  # None: this is the only process
    thinkers: int = field(default_factory=default_size)  # processes of computer players
    engines: tuple[OfferedEngine, ...] = ()  # further computer players
    teachers: int = 1  # processes that analyse and give hints, and as many that review
    tables: bool = True  # make quick tables when a game is first analysed
    secure: bool = False  # served over https: sets cookies accordingly
    limits: float = 1.0  # how many times the ordinary rate limits; 0: none
    address: str | None = None  # of this site, for links in e-mails: https://games.example.org
    smtp: str | None = None  # the mail server; None: no e-mails are sent
    mail_from: str | None = None  # the sender of e-mails
    private_webhooks: bool = False  # webhooks may lead into private networks
    open_metrics: bool = False  # /metrics answers everyone, not only this machine
    log: str = "info"  # debug, info or warning
    log_format: str = "auto"  # text, json; auto: text at a terminal

    def to_environment(self) -> None:
        """Passes the settings to the processes that this one starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        return msgspec.json.decode(
            os.environ[VARIABLE], type=cls, dec_hook=lambda _, text: Path(text)
        )

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.redis is not None

    @property
    def database_url(self) -> str:
        return sqlite_url(self.data) if self.database is None else self.database
