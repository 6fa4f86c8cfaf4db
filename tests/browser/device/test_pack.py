"""The page is built without what plays offline, and offers it once that is there."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import STATIC, Visit
from tests.browser.hands import go_and_settle
from tests.server.running import Server

PACKAGE = STATIC.parents[1]


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """These sources with a page as `make run` builds it from a bare clone: without the pack."""
    left_out = shutil.ignore_patterns("__pycache__", "device")
    here = tmp_path / "code"
    shutil.copytree(PACKAGE, here / "wuqi", ignore=left_out)
    shutil.copytree(PACKAGE / "device", here / "wuqi" / "device")
    pack = here / "wuqi" / "server" / "static" / "device"
    pack.mkdir()
    (pack / "made.json").write_text('{"version":"","files":{}}', "utf-8")
    return here


@pytest.fixture
def bare_room(code: Path, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", code=code, often=False) as running:
        yield running


def test_the_pack_is_offered_once_it_is_there(visit: Visit, bare_room: Server, code: Path) -> None:
    page = visit("/", lossy=True, base_url=bare_room.url, service_workers="allow")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    go_and_settle(page, "/settings")
    expect(page.get_by_role("heading", name="Play offline")).to_have_count(0)

    made = json.loads((STATIC / "device" / "made.json").read_text("utf-8"))
    assert made["version"], "build it first: make pack"
    home = code / "wuqi" / "server" / "static" / "device"
    shutil.copytree(STATIC / "device" / made["version"], home / made["version"])
    shutil.copy(STATIC / "device" / "made.json", home)

    go_and_settle(page, "/settings")
    page.locator("#offline button").click()
    expect(page.locator("#offline [role=status]")).to_contain_text("Downloaded.")
