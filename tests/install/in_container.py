"""Builds `deploy/Containerfile` from what is committed, and starts the room as the manual says.

    python -m tests.install.in_container [FOLDER]

Needs root, podman, runc and debootstrap (Debian packages), and a quarter of an hour: it is no part
of `make test`. No registry of images has to be reached (`engine`). It looks at the size of the
image, who runs the room, what it can write, the page and the documentation, whether a person is
still known in the next container, its health check, and how it ends.
"""

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.conftest import ROOT
from tests.install.engine import Engine

BASE = "docker.io/library/debian:bookworm-slim"
IMAGE = "localhost/wuqi"
MOST_MB = 450
PATIENCE_S = 60
PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
HARDENED = ("--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--tmpfs=/tmp")
WRITABLE = """import os
for place in ("/", "/opt/wuqi", "/etc", "/home"):
    try:
        os.close(os.open(f"{place}/x", os.O_CREAT | os.O_WRONLY))
        print(place)
    except OSError:
        pass"""
AUTHORITIES = "import ssl; print(ssl.create_default_context().cert_store_stats()['x509_ca'])"
VOLUMES = ("-v", "wuqi-try-data:/data", "-v", "wuqi-try-cache:/cache")


def built(engine: Engine, folder: Path) -> None:
    """The image, from a clone: nothing that is not committed takes part."""
    engine.debian("bookworm", BASE)
    sources = folder / "sources"
    if not sources.exists():
        subprocess.run(["git", "clone", "-q", str(ROOT), str(sources)], check=True)
    head = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    commit = subprocess.run(head, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    for words in (["fetch", "-q", "origin", commit], ["reset", "-q", "--hard", commit]):
        subprocess.run(["git", "-C", str(sources), *words], check=True)
    file = ("-f", str(sources / "deploy" / "Containerfile"))
    kind = ("--format=docker", "--network=host", "--layers")  # only this format has health checks
    engine.podman("build", *kind, *file, "-t", IMAGE, str(sources))


def get(path: str, cookie: str = "") -> bytes:
    """What the room answers."""
    return _answer(urllib.request.Request(ADDRESS + path, headers={"Cookie": cookie}))[0]


def visitor(name: str) -> str:
    """The cookie of somebody who chooses a name."""
    given = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json", "Origin": ADDRESS}
    return _answer(urllib.request.Request(f"{ADDRESS}/api/guest", given, headers))[1]


def _answer(request: urllib.request.Request) -> tuple[bytes, str]:
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read(), answer.headers.get("Set-Cookie", "").partition(";")[0]


def started(engine: Engine) -> str:
    """A container that answers."""
    serve = ("serve", "--host", "127.0.0.1", "--port", str(PORT), "--log-format", "json")
    one = engine.podman("run", "-d", "--network=host", *HARDENED, *VOLUMES, IMAGE, *serve)
    began = time.monotonic()
    while True:
        try:
            get("/health")
        except OSError:
            running = engine.podman("inspect", one, "--format", "{{.State.Running}}")
            assert running == "true", engine.podman("logs", one)
            time.sleep(0.1)
        else:
            print(f"answers after {time.monotonic() - began:.1f} s")
            return one


def look_inside(engine: Engine, one: str) -> None:
    """Who runs the room, and what it may do."""
    status = inside(engine, one, "print(open('/proc/1/status').read())")
    lines = dict(line.split(":", 1) for line in status.splitlines())
    assert set(lines["Uid"].split()) == {"10001"}
    assert int(lines["CapEff"], 16) == 0
    assert lines["NoNewPrivs"].strip() == "1"
    assert inside(engine, one, WRITABLE) == ""
    assert int(inside(engine, one, AUTHORITIES)) > 100  # for mail servers and webhooks
    print("user 10001, no capabilities, nothing to write to but volumes; HTTPS can be checked")


def inside(engine: Engine, one: str, program: str) -> str:
    """What a Python program prints in a container, which has no shell."""
    return engine.podman("exec", one, "python", "-c", program)


def check_health(engine: Engine) -> None:
    """The image's own check: it fails where nobody answers, and passes where a room does."""
    idle = ("--network=none", "--entrypoint", "python", IMAGE, "-c", "import time; time.sleep(99)")
    for words, healthy in ((idle, False), (("--network=none", *HARDENED, IMAGE), True)):
        one = engine.podman("run", "-d", *words)
        last = time.monotonic() + PATIENCE_S
        while not (found := engine.succeeds("healthcheck", "run", one)) and healthy:
            assert time.monotonic() < last, engine.podman("logs", one)
        assert found == healthy
        engine.podman("rm", "-f", "-t", "5", one)
    print("the health check fails without a room, and passes with one")


def end(engine: Engine, one: str) -> None:
    """SIGTERM, and no more than that."""
    engine.podman("stop", "-t", "15", one)
    left = json.loads(engine.podman("inspect", one, "--format", "{{json .State}}"))
    assert left["ExitCode"] == 0, left
    engine.podman("rm", one)


def main(folder: Path) -> None:
    engine = Engine(folder)
    built(engine, folder)
    size = engine.megabytes(IMAGE)
    print(f"{size:.0f} MB")
    assert size <= MOST_MB
    check_health(engine)
    try:
        look_at_a_room(engine)
    finally:
        engine.podman("rm", "--all", "--force", "-t", "15")  # all of this folder's
        engine.podman("volume", "rm", "wuqi-try-data", "wuqi-try-cache")


def look_at_a_room(engine: Engine) -> None:
    one = started(engine)
    look_inside(engine, one)
    assert b"<html" in get("/")
    assert get("/docs/")
    cookie = visitor("Mai")
    me = json.loads(get("/api/me", cookie))
    end(engine, one)
    another = started(engine)
    assert json.loads(get("/api/me", cookie)) == me
    print("the page, the manual; the same person after a restart")
    end(engine, another)


if __name__ == "__main__":
    main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "build" / "containers")
