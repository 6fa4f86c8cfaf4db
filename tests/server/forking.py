"""Servers that are forked off a process which has imported everything they need.

`wuqi serve` spends two seconds of a processor on imports and on reading compiled rules, and the
tests start more than a hundred servers. A forked one runs the same command in its own process.

    python -m tests.server.forking FD

is the process that forks. It reads requests from the socket FD, a JSON object each, with a file for
the output; it answers with the number of the new process, and later with its exit code.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

MODULES = (
    "aiosqlite",
    "alembic.command",
    "alembic.config",
    "anyio._backends._asyncio",
    "attrs",
    "cryptography.hazmat.primitives.asymmetric.ec",
    "litestar._kwargs.kwargs_model",
    "pydantic.networks",
    "pydantic.type_adapter",
    "pydantic.types",
    "pydantic.v1",
    "typer._adapters",
    "uvicorn.lifespan.on",
    "uvloop",
    "wuqi.cli.commands.server.serve",
    "wuqi.cli.main",
    "wuqi.server.serving",
)
LONGEST = 1 << 20  # of a request: it has the whole environment


class Running(Protocol):
    """A process, as far as tests care."""

    pid: int

    def poll(self) -> int | None: ...
    def send_signal(self, sig: int, /) -> None: ...
    def wait(self, timeout: float | None = None) -> int: ...


class Forked:
    """A process that somebody else forked for us."""

    def __init__(self, forker: "Forker", pid: int) -> None:
        self._forker = forker
        self.pid = pid

    def poll(self) -> int | None:
        return self._forker.exit_code(self.pid, 0)

    def send_signal(self, sig: int, /) -> None:
        if self.poll() is None:
            os.kill(self.pid, sig)

    def wait(self, timeout: float | None = None) -> int:
        code = self._forker.exit_code(self.pid, timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return code


class Forker:
    """The process that forks, from outside. It ends with us, and all its children with it."""

    def __init__(self, path: Sequence[str]) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        command = [sys.executable, "-m", "tests.server.forking", str(theirs.fileno())]
        with theirs:
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=environment)
        self._codes: dict[int, int] = {}
        atexit.register(self.stop)

    def start(
        self, arguments: list[str], environment: dict[str, str], cwd: Path, log: int
    ) -> Forked:
        """Runs `wuqi` with these arguments; what it prints goes to the file `log`."""
        request = {"arguments": arguments, "environment": environment, "cwd": str(cwd)}
        socket.send_fds(self._socket, [json.dumps(request).encode()], [log])
        while True:
            answer = self._read()
            if "started" in answer:
                return Forked(self, answer["started"])

    def exit_code(self, pid: int, timeout: float | None) -> int | None:
        """How a process ended; None if it still runs after so many seconds."""
        until = None if timeout is None else time.monotonic() + timeout
        while pid not in self._codes:
            left = None if until is None else max(0.0, until - time.monotonic())
            if not select.select([self._socket], [], [], left)[0]:
                return None
            self._read()
        return self._codes[pid]

    def stop(self) -> None:
        self._socket.close()
        self._process.wait()

    def _read(self) -> dict[str, int]:
        received = self._socket.recv(LONGEST)
        assert received, "the process that forks servers has ended"
        answer: dict[str, int] = json.loads(received)
        if "ended" in answer:
            self._codes[answer["ended"]] = answer["code"]
        return answer


def _prepare() -> None:
    """Does what every server does at its start and what does not depend on its settings."""
    for module in MODULES:
        import_module(module)
    from wuqi.core.registry import load, shown
    from wuqi.core.text.words import words

    words("en")("serve-stop")
    for name in shown():
        load(name).start().actions()
    gc.collect()
    gc.freeze()  # no server looks through what it shares with all others, or makes a copy of it


def _fork_on_request(line: socket.socket) -> dict[str, Any] | None:
    """Forks until nobody is there any more to ask for it. In a child, what it is to do."""
    ended, wakeup = os.pipe()
    os.set_blocking(wakeup, False)
    signal.set_wakeup_fd(wakeup)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    children: set[int] = set()
    while True:
        ready, _, _ = select.select([line.fileno(), ended], [], [])
        if ended in ready:
            os.read(ended, LONGEST)
            _report_ended(line, children)
        if line.fileno() not in ready:
            continue
        message, files, _, _ = socket.recv_fds(line, LONGEST, 1)
        if not message:
            for pid in children:
                os.kill(pid, signal.SIGKILL)
            return None
        pid = os.fork()
        if pid == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for own in (line.detach(), ended, wakeup):
                os.close(own)
            for standard in (sys.stdout, sys.stderr):
                os.dup2(files[0], standard.fileno())
            os.close(files[0])
            request: dict[str, Any] = json.loads(message)
            return request
        os.close(files[0])
        children.add(pid)
        line.send(json.dumps({"started": pid}).encode())


def _report_ended(line: socket.socket, children: set[int]) -> None:
    for pid in sorted(children):
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            children.remove(pid)
            code = os.waitstatus_to_exitcode(status)
            line.send(json.dumps({"ended": pid, "code": code}).encode())


def main() -> None:
    """Forks; and in each child runs `wuqi`, as if it had just been started."""
    _prepare()
    request = _fork_on_request(socket.socket(fileno=int(sys.argv[1])))
    if request is None:
        return
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["wuqi", *request["arguments"]]
    from wuqi.cli.main import main as run

    run()


if __name__ == "__main__":
    main()
