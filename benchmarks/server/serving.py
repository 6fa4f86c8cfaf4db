"""The two servers that are measured, each in a process of its own."""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# With koa-compose 4.2 boardgame.io's own HTTP routes are never reached.
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0", "ws@8")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Serving:
    """A running server: where it answers, and what it has used so far."""

    url: str
    pid: int

    def cpu_seconds(self) -> float:
        """User and system time of all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident bytes."""
        text = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        assert found is not None
        return 1024 * int(found[1])


def install(folder: Path) -> Path:
    """Fetches boardgame.io into a folder of its own."""
    quiet = ("--silent", "--no-audit", "--no-fund", "--no-save")
    subprocess.run(["npm", "install", *quiet, "--prefix", str(folder), *PACKAGES], check=True)
    return folder


def unpacked_wheel(home: Path, source: Path = ROOT) -> Path:
    """A folder with the game room as users install it: compiled, if there is a compiler."""
    code = Path(tempfile.mkdtemp(dir=home))
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(code)]
    environment = {**os.environ, "WUQI_AHEAD": ""}  # rules are compiled for this machine, below
    subprocess.run(build, cwd=source, check=True, stdout=subprocess.DEVNULL, env=environment)
    [wheel] = code.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(code)
    _compile_rules(code)
    with game_room(home, code) as server, urllib.request.urlopen(f"{server.url}/health") as answer:
        print(f"the game room is {json.load(answer)['server']}", flush=True)
    return code


def _compile_rules(code: Path) -> None:
    """Compiles all rules in advance, so that compiling is not measured."""
    command = [sys.executable, "-m", "wuqi.server.warmup"]
    with subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": _path_with(code)},
        stdin=subprocess.PIPE,  # it ends when its parent ends
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.read()
        process.wait()
    assert process.returncode == 0, "the rules could not be compiled"


def _path_with(code: Path) -> str:
    return os.pathsep.join(filter(None, (str(code), os.environ.get("PYTHONPATH"))))


@contextmanager
def game_room(home: Path, code: Path, database: str | None = None) -> Iterator[Serving]:
    """`wuqi serve` out of a folder, on a fresh SQLite file or the database given, once its rules
    are compiled."""
    port = _free_port()
    data = tempfile.mkdtemp(dir=home)
    words = ["serve", "--data", data, "--port", str(port), "--limits", "0", "--log", "warning"]
    if database is not None:
        words += ["--database", database]
    command = [sys.executable, "-m", "wuqi", *words]
    environment = {"PYTHONPATH": _path_with(code)}
    with _running(command, port, "/health", Path(data), environment) as serving:
        yield serving


@contextmanager
def boardgame_io(modules: Path) -> Iterator[Serving]:
    """Its server with its default storage, in production mode."""
    port = _free_port()
    command = ["node", str(HERE / "rival.cjs"), str(port)]
    with _running(command, port, "/games", modules, {"NODE_ENV": "production"}) as serving:
        yield serving


@contextmanager
def _running(
    command: list[str], port: int, path: str, folder: Path, settings: dict[str, str]
) -> Iterator[Serving]:
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **settings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    serving = Serving(f"http://127.0.0.1:{port}", process.pid)
    try:
        while not _answers(serving.url + path):
            assert process.poll() is None, f"{command[0]} ended with {process.returncode}"
            time.sleep(0.1)
        yield serving
    finally:
        process.terminate()
        process.wait()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except (urllib.error.URLError, OSError):
        return False


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
