"""What the server's tests share: running servers for all tests that do not hurt them."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.server.parts import running_postgres, running_redis
from tests.server.running import Server


@dataclass(frozen=True)
class Place:
    """Two ways into the same game room: one server twice, or two processes."""

    one: Server
    other: Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on one SQLite file."""
    running = Server(tmp_path_factory.mktemp("server") / "data")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def on_sqlite(server: Server) -> Place:
    """One process."""
    return Place(server, server)


@pytest.fixture(scope="session")
def on_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Two processes on one PostgreSQL and one Redis."""
    home = tmp_path_factory.mktemp("postgres")
    with running_postgres() as database, running_redis() as redis:
        shared = ("--database", database, "--redis", redis)
        servers = [Server(home / name, *shared) for name in ("one", "other")]
        for one in servers:
            one.start()
        yield Place(*servers)
        for one in servers:
            one.stop()


@pytest.fixture(params=["on_sqlite", "on_postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    """The same scenario on both."""
    found: Place = request.getfixturevalue(request.param)
    return found
