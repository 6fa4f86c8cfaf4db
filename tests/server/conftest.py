"""What the server's tests share: one running server for all that do not hurt it."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server


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
