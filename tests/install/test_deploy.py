"""What is in deploy/: each file can be read by what reads it, and says only what is true of Wuqi.

No container is built and no unit is started here: that takes a container runtime and a running
systemd. Where systemd-analyze is installed it verifies the units.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.terminal import run
from tests.conftest import ROOT
from wuqi.server.metrics import written

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
EXPOSURE = "20"  # of 100: systemd's measure of what a service could do to a machine


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def options(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text))


def test_every_option_of_serve_exists(compose: dict[str, Any]) -> None:
    container = (DEPLOY / "Containerfile").read_text("utf-8").rpartition("CMD")[2]
    unit = (DEPLOY / "systemd" / "wuqi.service").read_text("utf-8")
    started = re.search(r"^ExecStart=.*", unit, re.MULTILINE)
    assert started is not None
    used = options(" ".join(compose["services"]["room"]["command"]))
    used |= options(container) | options(started[0])
    assert used
    assert used - options(run("serve", "--help").out) == set()


def test_the_container_is_nobody_on_a_file_system_it_cannot_write_to(
    compose: dict[str, Any],
) -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER [1-9]\d+$", last, re.MULTILINE)
    room = compose["services"]["room"]
    assert room["read_only"] is True
    assert room["cap_drop"] == ["ALL"]
    assert "ports" not in room  # only the proxy can be reached


def test_no_password_is_written_down(compose: dict[str, Any]) -> None:
    assert compose["services"]["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${")
    assert re.search(r"^DATABASE_PASSWORD=$", (DEPLOY / "example.env").read_text(), re.MULTILINE)


@pytest.mark.parametrize("file", ["monitoring/rules.yml", "monitoring/dashboard.json"])
def test_every_measure_is_measured(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    parsed = json.loads(text) if file.endswith("json") else yaml.safe_load(text)
    assert parsed
    families = set(re.findall(r"^# TYPE (\w+)", written().decode(), re.MULTILINE))
    named = {re.sub(r"_bucket$", "", one) for one in re.findall(r"\bwuqi_\w+", text)}
    assert named
    assert named - families == set()


def unit(path: Path, folder: Path) -> Path:
    """A unit whose program is there."""
    program = Path(sys.executable).with_name("wuqi")
    copy = folder / path.name
    copy.write_text(path.read_text("utf-8").replace("/opt/wuqi/bin/wuqi", str(program)), "utf-8")
    return copy


def test_units_are_right(tmp_path: Path) -> None:
    assert {path.name for path in UNITS} == {
        "wuqi.service",
        "wuqi-backup.service",
        "wuqi-backup.timer",
    }
    copies = [str(unit(path, tmp_path)) for path in UNITS]
    analyse = shutil.which("systemd-analyze")
    for path in UNITS:
        text = path.read_text("utf-8")
        assert all(re.match(r"\[\w+\]$|[A-Z]\w+=|#|$", line) for line in text.splitlines())
    if analyse is not None:
        verified = subprocess.run([analyse, "verify", *copies], capture_output=True, text=True)
        assert (verified.returncode, verified.stderr) == (0, "")
        room = next(copy for copy in copies if copy.endswith("/wuqi.service"))
        command = [analyse, "security", "--offline=true", f"--threshold={EXPOSURE}", room]
        assert subprocess.run(command, stdout=subprocess.DEVNULL).returncode == 0


def test_what_the_manual_names_is_there() -> None:
    text = (ROOT / "docs" / "running.md").read_text("utf-8")
    named = set(re.findall(r"deploy/[\w./-]+\w", text))
    assert named
    assert {name for name in named if not (ROOT / name).exists()} <= {"deploy/.env"}
    used = {word for line in re.findall(r"wuqi serve.*", text) for word in options(line)}
    assert used - options(run("serve", "--help").out) == set()
