"""A room in two processes behind Caddy, as `deploy/` describes it, with two browsers that play.

    python -m tests.install.behind_caddy [FOLDER]

Caddy is what the machine has; without one, Debian's package is unpacked into the folder (by default
build/caddy) and nothing is installed. PostgreSQL and Redis come from the packages for development.
The page must have been built. It is no part of `make test`, which has to work without Debian.
"""

import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright

from tests.browser import chromium
from tests.browser.company import FRIEND, YOU, open_at, sit
from tests.browser.hands import PATIENCE_MS, Hands
from tests.conftest import ROOT
from tests.server.parts import running_postgres, running_redis
from tests.server.running import Server

GAME = "musketeers"
PLIES = 6
CONFIGURATION = """{{
	http_port {http}
	https_port {https}
	skip_install_trust
	admin off
}}
import {caddyfile}
"""


def caddy(folder: Path) -> str:
    """The program: the machine's own, or Debian's, unpacked."""
    if found := shutil.which("caddy"):
        return found
    program = folder / "usr" / "bin" / "caddy"
    if not program.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "-qq", "download", "caddy"], cwd=folder, check=True)
        [package] = folder.glob("caddy_*.deb")
        subprocess.run(["dpkg", "-x", package, folder], check=True)
    return str(program)


@contextmanager
def proxy(program: str, room: Server, home: Path) -> Iterator[str]:
    """Caddy with `deploy/Caddyfile` in front of a room: its address."""
    http, https = free_port(), free_port()
    file = home / "Caddyfile"
    text = CONFIGURATION.format(http=http, https=https, caddyfile=ROOT / "deploy" / "Caddyfile")
    file.write_text(text, "utf-8")
    ours = {"SITE": "localhost", "ROOM": room.url.removeprefix("http://"), "HOME": str(home)}
    with (home / "caddy.log").open("wb") as log:
        command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
        running = subprocess.Popen(command, env={**os.environ, **ours}, stdout=log, stderr=log)
    try:
        address = f"https://localhost:{https}"
        while status(f"{address}/health") != 200:
            assert running.poll() is None, (home / "caddy.log").read_text("utf-8")
            time.sleep(0.1)
        yield address
    finally:
        running.terminate()
        running.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def status(address: str) -> int:
    """The status of an answer; 0 if there is none. The certificate is Caddy's own."""
    trusting = ssl._create_unverified_context()
    try:
        with urllib.request.urlopen(address, timeout=5, context=trusting) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def visit(browser: Browser, address: str, sockets: list[WebSocket]) -> Page:
    """Somebody with a browser of their own, at an address that shows nothing yet."""
    context = browser.new_context(
        base_url=address, ignore_https_errors=True, locale="en", service_workers="block"
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.on("websocket", lambda opened: sockets.append(opened))
    page.goto("/health")
    return page


def play(browser: Browser, address: str) -> None:
    """Two people play through the proxy, each move over a WebSocket."""
    sockets: list[WebSocket] = []
    mai, tuan = (visit(browser, address, sockets) for _ in range(2))
    open_at(mai, "Mai", GAME, YOU, FRIEND)
    tuan.goto(mai.url)
    sit(tuan, 2)
    hands = [Hands(mai, 1), Hands(tuan, 2)]
    for turn in range(PLIES):
        assert hands[turn % 2].await_turn()
        hands[turn % 2].act()
    for page in (mai, tuan):
        expect(page.locator(f".table[data-ply='{PLIES}']")).to_be_visible()
    assert {one.url for one in sockets} == {f"{address.replace('https', 'wss')}/api/live"}
    cookies = [one for page in (mai, tuan) for one in page.context.cookies()]
    assert cookies
    assert all(one["secure"] for one in cookies)
    print(f"{PLIES} moves of {GAME} by two browsers, {len(sockets)} WebSockets, secure cookies")


def main(folder: Path) -> None:
    program, found = caddy(folder), chromium.find()
    assert found is not None, chromium.MISSING
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as place, running_postgres() as database:
        home = Path(place)
        with running_redis() as redis:
            shared = ("--database", database, "--redis", redis, "--workers", "2", "--secure")
            with (
                Server(home / "data", *shared, "--open-metrics") as room,
                proxy(program, room, home) as address,
                sync_playwright() as playwright,
            ):
                inside, outside = (status(f"{one}/metrics") for one in (room.url, address))
                assert (inside, outside) == (200, 404)
                print("/metrics: 200 inside, 404 through the proxy")
                browser = playwright.chromium.launch(
                    executable_path=found, args=["--no-sandbox", "--disable-gpu"]
                )
                play(browser, address)
                browser.close()


if __name__ == "__main__":
    main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "build" / "caddy")
