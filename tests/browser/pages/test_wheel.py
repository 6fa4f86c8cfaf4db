"""The wheel in an empty environment: the same page, without Node and without these sources."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.conftest import ROOT
from tests.server.running import Server
from wuqi.core.folder.folders import shipped
from wuqi.core.storage.places import cache_home

UV = ROOT / ".uv" / "bin" / "uv"


def uv(*arguments: str | Path) -> None:
    subprocess.run([UV, *arguments, "-q"], cwd=ROOT, check=True)


@pytest.mark.slow
def test_an_installed_wheel_shows_the_page(wheel: Path, tmp_path: Path, visit: Visit) -> None:
    uv("venv", "--python", sys.executable, tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    served = f"wuqi[server] @ {wheel.as_uri()}"
    uv("pip", "install", "--python", python, "-c", ROOT / "requirements-dev.txt", served)

    path = str(python.parent)
    assert shutil.which("node", path=path) is None
    alone = {"PATH": path, "HOME": str(tmp_path), "WUQI_CACHE": str(cache_home())}
    with Server(tmp_path / "data", python=python, environment=alone) as installed:
        page = visit(installed.url)
        expect(page.locator(".games li svg")).to_have_count(len(shipped()))
        expect(page.locator("h1")).to_be_visible()
        page.close()  # before its server goes
