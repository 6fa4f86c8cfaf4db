"""A real server in a process of its own; or two that share a PostgreSQL and a Redis."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import ClassVar

from tests.server.client import PATIENCE_S
from tests.server.forking import Forker, Running
from tests.server.parts import running_postgres, running_redis


def without_scipy(home: Path) -> Path:
    """A folder for the front of the path. Rooms are installed without SciPy, which comes with what
    researchers use; where it is, Numba imports it, and every process starts later."""
    folder = home / "without"
    folder.mkdir(exist_ok=True)
    (folder / "scipy.py").write_text("raise ImportError")
    return folder


class Forking:
    """Whether servers are forked (tests) or started as people start them (benchmarks)."""

    wanted = False
    _forkers: ClassVar[dict[Path | None, Forker]] = {}

    @classmethod
    def forker(cls, code: Path | None, path: list[str]) -> Forker:
        """The process that forks servers of this code."""
        if code not in cls._forkers:
            cls._forkers[code] = Forker(path)
        return cls._forkers[code]


class Server:
    """`wuqi serve` on a free port; started again it keeps its port and its data."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        python: Path = Path(sys.executable),
        environment: dict[str, str] | None = None,
        code: Path | None = None,
        often: bool = True,
    ) -> None:
        """`code`: a folder with a package `wuqi` that is to run in place of these sources.
        `often`: many servers of this code are started, so that forking them is worth while."""
        self._python = python
        self._code = code
        self._is_usual = often and environment is None and python == Path(sys.executable)
        path = [str(without_scipy(data.parent)), *sys.path]
        path = path if code is None else [str(code), *path]
        self._path = path
        ours = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        self._environment = ours if environment is None else environment
        self._arguments = ["--data", str(data), "--limits", "0", "--no-tables", *arguments]
        self.data = data
        shared = "--database" in arguments
        where = arguments[arguments.index("--database") + 1] if shared else str(data)
        self.where = ("--database" if shared else "--data", where)  # for other commands
        self._log = data.with_suffix(".log")
        self._port = 0
        self.process: Running | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def start(self) -> None:
        """Starts it and waits until it answers."""
        arguments = ["serve", "--port", str(self._port), *self._arguments]
        home, environment = self.data.parent, self._environment
        with self._log.open("ab") as log:
            if Forking.wanted and self._is_usual:
                forker = Forking.forker(self._code, self._path)
                self.process = forker.start(arguments, environment, home, log.fileno())
            else:
                command = [str(self._python), "-m", "wuqi", *arguments]
                self.process = subprocess.Popen(
                    command, stderr=log, stdout=log, env=environment, cwd=home
                )
        while not self._answers():
            assert self.process.poll() is None, self.log()
            time.sleep(0.05)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(timeout=PATIENCE_S)

    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")

    def _answers(self) -> bool:
        if self._port == 0:
            _, _, address = self.log().partition("http://127.0.0.1:")
            if not address:
                return False
            self._port = int(address.split()[0])
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False


@contextmanager
def servers_on_postgres(home: Path, code: Path | None = None) -> Iterator[list[Server]]:
    """Two processes on one PostgreSQL and one Redis."""
    with running_postgres() as database, running_redis() as redis, ExitStack() as stack:
        shared = ("--database", database, "--redis", redis)
        servers = [Server(home / name, *shared, code=code) for name in ("one", "other")]
        yield [stack.enter_context(server) for server in servers]
