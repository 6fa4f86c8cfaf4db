"""Starts `deploy/compose.yaml` as it is: four containers, two networks, and two browsers that play.

    python -m tests.install.under_compose [FOLDER]

Wants the image that `tests.install.in_container` has built in the same folder, and podman-compose
(from PyPI or Debian). Where no registry of images can be reached, the programs of the other three
services come from Debian's packages, in images under the names that the file asks for; a registry's
own images are used where they are there. Ports 80 and 443 must be free.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import yaml
from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from tests.browser.hands import PATIENCE_MS
from tests.conftest import ROOT
from tests.install.behind_caddy import play, status
from tests.install.engine import Engine
from tests.install.in_container import BASE, IMAGE

ADDRESS = "https://localhost"
PATIENCE_S = 120
PASSWORD = "correct-horse-battery-staple"
PROJECT = "wuqi"
ASK = "import urllib.request as u; print(u.urlopen('http://127.0.0.1:8000/{path}').status)"

# What the images of a registry do at their start, as far as the compose file relies on it.
DATABASE = """set -eu
data=/var/lib/postgresql/data/here bin=$(ls -d /usr/lib/postgresql/*/bin)
if [ ! -e "$data" ]; then
    mkdir "$data" && chown postgres "$data"
    printf %s "$POSTGRES_PASSWORD" >/password
    chown postgres /password
    su postgres -c "$bin/initdb -D $data -U $POSTGRES_USER --pwfile=/password -A scram-sha-256"
    echo "host all all all scram-sha-256" >>"$data/pg_hba.conf"
    echo "create database $POSTGRES_DB" | su postgres -c "$bin/postgres --single -D $data postgres"
fi
exec su postgres -c "exec $bin/postgres -D $data -c listen_addresses='*'"
"""
REDIS = 'exec "$@" --protected-mode no\n'
PROXY = "exec caddy run --adapter caddyfile --config /etc/caddy/Caddyfile\n"
FROM_DEBIAN = {
    "docker.io/library/postgres:17": ("postgresql", DATABASE),
    "docker.io/library/redis:7": ("redis-server", REDIS),
    "docker.io/library/caddy:2": ("caddy", PROXY),
}
CONTAINERFILE = f"""FROM {BASE}
RUN apt-get update && apt-get install -y --no-install-recommends {{package}}
COPY start.sh /start.sh
ENV HOME=/data XDG_DATA_HOME=/data
ENTRYPOINT ["/bin/sh", "/start.sh"]
"""


def stand_in(engine: Engine, folder: Path, name: str, package: str, start: str) -> None:
    """An image under a registry's name, with Debian's program, unless there is one."""
    if engine.has(name):
        return
    place = folder / package
    place.mkdir(exist_ok=True)
    (place / "start.sh").write_text(start, "utf-8")
    (place / "Containerfile").write_text(CONTAINERFILE.format(package=package), "utf-8")
    engine.podman("build", "--network=host", "-t", name, str(place))


class Services:
    """The compose file, as an operator uses it."""

    def __init__(self, engine: Engine, folder: Path) -> None:
        program = shutil.which("podman-compose")
        assert program is not None, "apt-get install podman-compose"
        environment = folder / "compose.env"
        environment.write_text(f"SITE=localhost\nDATABASE_PASSWORD={PASSWORD}\n", "utf-8")
        file = ROOT / "deploy" / "compose.yaml"
        self._command = [program, "-p", PROJECT, "-f", str(file), "--env-file", str(environment)]
        self._engine = engine

    def compose(self, *words: str) -> str:
        done = subprocess.run(
            [*self._command, *words],
            env={**os.environ, **self._engine.environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout

    def inside(self, program: str) -> str:
        """What a Python program prints in the room's container."""
        return self.compose("exec", "-T", "room", "python", "-c", program).strip()


def until(found: Callable[[], bool], what: str) -> None:
    last = time.monotonic() + PATIENCE_S
    while not found():
        assert time.monotonic() < last, what
        time.sleep(0.3)


def look(services: Services) -> None:
    """What the file says of the room is so."""
    described = yaml.safe_load(services.compose("config"))["services"]
    assert set(described) == {"database", "redis", "room", "proxy"}
    assert services.inside(ASK.format(path="metrics")) == "200"
    assert status(f"{ADDRESS}/metrics") == 404
    lines = services.inside("print(open('/proc/1/status').read())").splitlines()
    found = dict(line.split(":", 1) for line in lines)
    assert (int(found["CapEff"], 16), found["NoNewPrivs"].strip()) == (0, "1")
    assert set(found["Uid"].split()) == {"10001"}
    print("four services; /metrics: 200 inside, 404 outside; no capabilities, user 10001")


def back_up(engine: Engine, folder: Path) -> None:
    """A backup is made in the container, and restored here, to another kind of database."""
    address = f"postgresql+asyncpg://wuqi:{PASSWORD}@database/wuqi"
    backup, room = "/cache/backup.gz", f"{PROJECT}_room_1"
    engine.podman("exec", room, "wuqi", "backup", backup, "--database", address)
    engine.podman("cp", f"{room}:{backup}", str(folder))
    with tempfile.TemporaryDirectory() as drill:
        wuqi = [sys.executable, "-m", "wuqi", "restore", str(folder / "backup.gz")]
        subprocess.run([*wuqi, "--data", drill], check=True)


def main(folder: Path) -> None:
    engine = Engine(folder)
    assert engine.has(IMAGE), "python -m tests.install.in_container"
    for name, (package, start) in FROM_DEBIAN.items():
        stand_in(engine, folder, name, package, start)
    services, found = Services(engine, folder), chromium.find()
    assert found is not None, chromium.MISSING
    expect.set_options(timeout=PATIENCE_MS)
    try:
        began = time.monotonic()
        services.compose("up", "-d", "--no-build")
        until(lambda: status(f"{ADDRESS}/health") == 200, "the room answers")
        print(f"answers through HTTPS after {time.monotonic() - began:.0f} s")
        look(services)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=found, args=["--no-sandbox", "--disable-gpu"]
            )
            play(browser, ADDRESS)
            services.compose("restart", "room")
            until(lambda: status(f"{ADDRESS}/health") == 200, "the room comes back")
            play(browser, ADDRESS)
            browser.close()
        print("the room was restarted, and played in again")
        back_up(engine, folder)
    finally:
        print(services.compose("logs", "--tail", "5", "room"))
        services.compose("down", "-v", "-t", "15")


if __name__ == "__main__":
    main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "build" / "containers")
