"""Runs the application under uvicorn: in this process, or in several that share a socket."""

import asyncio
import errno
import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from wuqi.core.errors import BadRequest
from wuqi.core.registry import names
from wuqi.server import logs
from wuqi.server.app import make_app
from wuqi.server.cluster.restarts import SOONEST_S, Restarts
from wuqi.server.protocol import LONGEST_FRAME
from wuqi.server.services import Services
from wuqi.server.settings import Settings
from wuqi.server.socket.connection import Connection
from wuqi.server.socket.http_connection import HttpConnection
from wuqi.server.socket.open_connections import OPEN
from wuqi.server.store.database_lock import lock_database
from wuqi.server.store.store import explain_database_errors, make_folder, open_engine

FAREWELL_S = 2.0  # how long clients have to receive the message to reconnect
BACK_IN = 1_000  # milliseconds after which they may try
COLLECTING = (20_000, 20, 50)  # few reference cycles are made here
SWITCH_S = 0.0005  # how long the thread that writes to disk waits for a busy event loop


NEXT_PORTS = 50  # how many are tried in place of one that is in use


class PortTaken(BadRequest):
    """Another program listens there; the error names a port that is free."""

    def __init__(self, port: int, following: int) -> None:
        super().__init__("port-taken", port=str(port), next=str(following))
        self.following = following


def serve(
    settings: Settings, host: str, port: int, workers: int, on_listening: Callable[[str], None]
) -> None:
    """Serves until told to stop; `on_listening` gets the address."""
    if workers > 1 and settings.redis is None:
        raise BadRequest("several-need-redis")
    asyncio.run(try_parts(settings))
    listening = _listen(host, port)
    address, bound = listening.getsockname()[:2]
    shown = f"[{address}]" if ":" in address else address
    on_listening(f"http://{shown}:{bound}")
    if workers == 1:
        run_here(settings, listening)
    else:
        _run_several(settings, listening, workers)


async def try_parts(settings: Settings) -> None:
    """Reports now, in one line, if the database or Redis cannot be used."""
    if settings.database is None:
        make_folder(settings.data)
    url = settings.database_url
    with explain_database_errors(url):
        async with open_engine(url), lock_database(url, alone=not settings.shared):
            pass
    if settings.redis is not None:
        from wuqi.server.cluster.redis_channels import AWAY, try_redis

        try:
            await try_redis(settings.redis)
        except (*AWAY, ValueError) as error:
            raise BadRequest("redis-unreachable", reason=str(error)) from error


def run_here(settings: Settings, listening: socket.socket) -> None:
    """Serves in this process."""
    logs.set_up(settings.log, settings.log_format)
    sys.setswitchinterval(SWITCH_S)
    OPEN.set_up(settings.limits)
    names()  # imports all games, which would block the event loop
    config = uvicorn.Config(
        make_app(settings),
        http=HttpConnection,
        ws=Connection,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,  # `logs` has set it up
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_ping_interval=None,  # our own heartbeats also measure the lag
        timeout_graceful_shutdown=5,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again at its end
    _when_terminal_closes(lambda *_: signal.raise_signal(signal.SIGTERM))
    _GameRoom(config).run(sockets=[listening])


class _GameRoom(uvicorn.Server):
    """A server that tells its clients to reconnect before it stops."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what exists now stays; collecting it again and again costs a tenth
        gc.set_threshold(*COLLECTING)
        gc.enable()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services = getattr(self.config.app, "state", {}).get("services")
        if isinstance(services, Services):
            for conversation in services.conversations:
                conversation.go_away(BACK_IN)
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL_S):
                    while not all(one.all_sent for one in services.conversations):
                        await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def _when_terminal_closes(end: Callable[..., None]) -> None:
    """Stops the server when its terminal closes, which uvicorn does not do; not under `nohup`."""
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, end)


def _listen(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(found[4][:2], family=found[0], backlog=2048)
    except (OSError, UnicodeError) as error:  # or an impossible host name
        taken = getattr(error, "errno", None) == errno.EADDRINUSE
        if taken and (following := _free_port(host, port + 1)) is not None:
            raise PortTaken(port, following) from error
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("cannot-listen", host=host, port=str(port), reason=reason) from error


def _free_port(host: str, first: int) -> int | None:
    """The first port from there on at which nobody listens."""
    for port in range(first, min(first + NEXT_PORTS, 65_536)):
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with suppress(OSError), socket.create_server(found[4][:2], family=found[0]):
            return port
    return None


def _run_several(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Starts worker processes, restarts those that die, and ends them when we are stopped."""
    gc.enable()
    settings.to_environment()
    listening.set_inheritable(True)
    ours = (str(listening.fileno()), str(os.getpid()))
    command = [sys.executable, "-m", "wuqi.server.worker_process", *ours]
    running: list[subprocess.Popen[bytes]] = []
    ending = False

    def end(*_: object) -> None:
        nonlocal ending
        ending = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    _when_terminal_closes(end)
    restarts = Restarts()
    while not ending:
        running = [worker for worker in running if worker.poll() is None]
        missing = workers - len(running)
        if restarts.are_due(missing, time.monotonic()):
            for _ in range(missing):
                running.append(subprocess.Popen(command, pass_fds=[listening.fileno()]))
        time.sleep(SOONEST_S)
    for worker in running:
        worker.terminate()
    for worker in running:
        worker.wait()
