"""Starts the units of `deploy/systemd` under a real systemd, in a container with Debian.

    python -m tests.install.under_systemd [FOLDER]

Wants the image that `tests.install.in_container` has built in the same folder: Wuqi is where the
units look for it. Debian's Python and systemd, with all the rights it asks for, are added.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.conftest import ROOT
from tests.install.engine import Engine
from tests.install.in_container import BASE, IMAGE

WITH_SYSTEMD = "localhost/wuqi-systemd"
CONTAINERFILE = f"""FROM {BASE}
RUN apt-get update && apt-get install -y --no-install-recommends dbus python3 systemd systemd-sysv
COPY systemd /etc/systemd/system
COPY --from={IMAGE} /opt/wuqi /opt/wuqi
ENTRYPOINT ["/lib/systemd/systemd"]
CMD []
"""
ASK = "import urllib.request as u; print(u.urlopen('http://127.0.0.1:8000/{path}').status)"
PATIENCE_S = 120


def until(found: Callable[[], bool], what: str) -> None:
    """Waits for something that takes a moment."""
    last = time.monotonic() + PATIENCE_S
    while not found():
        assert time.monotonic() < last, what
        time.sleep(0.3)


class Machine:
    """A container in which systemd is the first process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._name = engine.podman("run", "-d", "--systemd=always", "--privileged", WITH_SYSTEMD)

    def sh(self, command: str) -> str:
        return self._engine.podman("exec", self._name, "sh", "-c", command)

    def is_healthy(self) -> bool:
        ask = ASK.format(path="health")
        return self.sh(f'/opt/wuqi/bin/python -c "{ask}" 2>/dev/null || true') == "200"

    def end(self) -> None:
        self._engine.podman("rm", "-f", "-t", "10", self._name)


def main(folder: Path) -> None:
    engine = Engine(folder)
    file = folder / "Containerfile.systemd"
    file.write_text(CONTAINERFILE, "utf-8")
    engine.podman("build", "--network=host", "-f", str(file), "-t", WITH_SYSTEMD, f"{ROOT}/deploy")
    machine = Machine(engine)
    try:
        until(lambda: "running" in machine.sh("systemctl is-system-running || true"), "systemd")
        machine.sh("systemctl enable --now wuqi.service wuqi-backup.timer")
        until(machine.is_healthy, "the room answers")
        print(machine.sh("systemctl show wuqi -p ActiveState,SubState,MemoryCurrent,TasksCurrent"))
        print(machine.sh("systemd-analyze security wuqi | tail -1"))
        status = machine.sh("cat /proc/$(systemctl show wuqi -P MainPID)/status")
        lines = dict(line.split(":", 1) for line in status.splitlines())
        assert "0" not in lines["Uid"].split()
        assert (int(lines["CapEff"], 16), lines["NoNewPrivs"].strip()) == (0, "1")
        assert lines["Seccomp"].strip() == "2"
        print("a user of its own, no capabilities, calls of the system filtered")
        machine.sh("systemctl start wuqi-backup.service")
        kept = machine.sh("ls /var/lib/private/wuqi/")
        assert "backup-" in kept
        print(f"in /var/lib/wuqi: {' '.join(kept.split())}")
        print(machine.sh("/opt/wuqi/bin/wuqi restore /var/lib/wuqi/backup-*.gz --data /tmp/drill"))
        machine.sh("systemctl kill -s KILL wuqi.service")
        until(machine.is_healthy, "the room comes back")
        machine.sh("systemctl restart wuqi.service")
        until(machine.is_healthy, "the room answers after a restart")
        machine.sh("systemctl stop wuqi.service")
        ended = machine.sh("systemctl show wuqi -p Result,ExecMainStatus")
        assert "Result=success" in ended
        print("killed, restarted, stopped:", " ".join(ended.split()))
    finally:
        print(machine.sh("journalctl -u wuqi -n 5 --no-pager -o cat || true"))
        machine.end()


if __name__ == "__main__":
    main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "build" / "containers")
