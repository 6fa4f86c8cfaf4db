"""Builds `deploy/Containerfile` from what is committed, and starts the room as the manual says.

    python -m tests.install.in_container [FOLDER]

Needs root, podman, runc and debootstrap (Debian packages), and a quarter of an hour: it is no part
of `make test`. No registry of images has to be reached (`engine`). It looks at the size of the
image, who runs the room, what it can write, the page and the documentation, whether a person is
still known in the next container, and how it ends.
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
PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
HARDENED = ("--read-only", "--cap-drop=all", "--security-opt=no-new-privileges", "--tmpfs=/tmp")
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
    status = engine.podman("exec", one, "cat", "/proc/1/status")
    lines = dict(line.split(":", 1) for line in status.splitlines())
    assert set(lines["Uid"].split()) == {"10001"}
    assert int(lines["CapEff"], 16) == 0
    assert lines["NoNewPrivs"].strip() == "1"
    trying = "for p in / /opt/wuqi /etc /home; do touch $p/x 2>/dev/null && echo $p; done; true"
    assert engine.podman("exec", one, "sh", "-c", trying) == ""
    health = engine.podman("inspect", one, "--format", "{{json .Config.Healthcheck.Test}}")
    assert "/health" in health
    print("user 10001, no capabilities, nothing to write to but volumes")


def end(engine: Engine, one: str) -> None:
    """SIGTERM, and no more than that."""
    engine.podman("stop", "-t", "15", one)
    left = json.loads(engine.podman("inspect", one, "--format", "{{json .State}}"))
    assert left["ExitCode"] == 0, left
    engine.podman("rm", one)


def main(folder: Path) -> None:
    engine = Engine(folder)
    built(engine, folder)
    size, base = engine.megabytes(IMAGE), engine.megabytes(BASE)
    print(f"{size:.0f} MB, {base:.0f} of them Debian")
    if size > MOST_MB:
        print(f"more than the {MOST_MB} MB that were wanted")
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
    engine.podman("volume", "rm", "wuqi-try-data", "wuqi-try-cache")


if __name__ == "__main__":
    main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "build" / "containers")
