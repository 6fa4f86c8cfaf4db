"""What the server's tests share: running servers for all tests that do not hurt them."""

import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.running import Server, servers_on_postgres
from tests.server.site import Site, open_site
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings


@dataclass(frozen=True)
class Place:
    """Two ways into the same game room: one server twice, or two processes."""

    one: Server
    other: Server


class HandClock:
    """The time of day as this process sees it, which goes on by hand as well."""

    def __init__(self) -> None:
        self._time_ns = time.time_ns
        self._ahead_ns = 0

    def go_on(self, milliseconds: int) -> None:
        self._ahead_ns += milliseconds * 1_000_000

    def time_ns(self) -> int:
        return self._time_ns() + self._ahead_ns


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    """Handed to the parts of a server in this process, so that nobody has to wait."""
    by_hand = HandClock()
    monkeypatch.setattr(time, "time_ns", by_hand.time_ns)
    return by_hand


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on one SQLite file."""
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def on_sqlite(server: Server) -> Place:
    """One process."""
    return Place(server, server)


@pytest.fixture(scope="session")
def on_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Two processes."""
    with servers_on_postgres(tmp_path_factory.mktemp("postgres")) as servers:
        yield Place(*servers)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """A server's parts in this process, for what cannot be waited for over a network."""
    async with open_services(Settings(data=tmp_path, thinkers=1), RateLimits(0)) as opened:
        yield opened


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """The whole application in this process, asked without a network."""
    async with open_site(tmp_path) as opened:
        yield opened


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    """The same scenario on both."""
    found: Place = request.getfixturevalue(request.param)
    return found
