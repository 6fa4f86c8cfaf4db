"""The static site: in a folder of a plain file server, with no server of ours."""

import json
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from web.tools.device.tables import main as put_tables

from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.solve.solved import made, solved
from wuqi.solve.build import Made

__all__ = ["made", "solved"]

SITE = Path(__file__).parents[3] / "site"


# Until everything of a version is kept, and answered with when there is no host.
KEPT = """(version) => new Promise((kept) => {
  const look = async () => {
    const listing = await caches.match(new URL('offline.json', location.href.split('#')[0]));
    const found = listing && (await listing.json()).version;
    if (found !== version || !navigator.serviceWorker.controller) return setTimeout(look, 50);
    return kept(true);
  };
  look();
})"""


def listed(folder: Path) -> str:
    """The version of a site."""
    return str(json.loads((folder / "offline.json").read_text("utf-8"))["version"])


class Quiet(SimpleHTTPRequestHandler):
    """What `python -m http.server` answers with, without its log."""

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def folder(tmp_path: Path, solved: Made) -> Path:
    """Where the site is put, with a solved table beside it."""
    assert (SITE / "index.html").is_file(), "build the site first: make site"
    here = shutil.copytree(SITE, tmp_path / "some" / "where")
    put_tables(here / "solved")
    return here


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """The address of the site."""
    root = folder.parents[1]
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/some/where/"
        server.shutdown()
        thread.join()


def test_a_game_on_a_static_host_and_a_new_version_in_the_middle(
    visit: Visit, folder: Path, address: str
) -> None:
    requests: list[str] = []

    def note(page: Page) -> None:
        page.on("request", lambda request: requests.append(request.url))

    page = visit(f"{address}#/settings", ready=note, lossy=True, service_workers="allow")
    page.locator("#offline button").click()
    page.evaluate(KEPT, listed(folder))
    page.locator("header .mark").click()
    expect(page.locator("[data-way=friend]")).to_have_count(0)
    page.get_by_role("button", name="Cờ Tam Quân").first.click()
    hands = Hands(page)
    assert hands.await_turn()
    hands.act()

    # Nobody is disturbed at a table by a new version.
    before = listed(folder)
    for name in ("offline.json", "index.html"):
        file = folder / name
        file.write_text(file.read_text("utf-8").replace(before, "newer"), "utf-8")
    page.evaluate("dispatchEvent(new Event('online'))")
    assert hands.await_turn()
    expect(page.locator("[data-fresh]")).to_have_count(0)
    hands.act()
    assert hands.await_turn()

    # Elsewhere it says so; after the reload the game is still there.
    page.locator("header .mark").click()
    expect(page.locator("[data-fresh]")).to_contain_text("A new version is ready.")
    page.locator("[data-fresh] button").click()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "newer")
    expect(page.locator("[data-fresh]")).to_have_count(0)
    page.locator(".unfinished a").click()
    expect(page.locator(".table")).to_have_attribute("data-status", "playing")

    # The new version has been kept meanwhile: the game goes on without the host.
    page.evaluate(KEPT, "newer")
    page.context.set_offline(True)
    page.reload()
    assert hands.await_turn()
    hands.act()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "newer")
    page.context.set_offline(False)

    # A link to a page leads to it, from anywhere; parts of a page can be reached.
    page.goto(f"{address}#/learn/janken")
    page.locator("nav .part a").nth(1).click()
    expect(page).to_have_url(f"{address}#/learn/janken")
    expect(page.locator("article h2").nth(1)).to_be_in_viewport()

    # A solved table that lies beside the site: then the perfect player can sit down.
    page.goto(f"{address}#/settings")
    page.locator("#solved button").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    page.goto(f"{address}#/new/tamquan")
    page.locator("input[name=preset][value='(own)']").check()
    page.locator("input[name=taking][value=all]").check()
    expect(page.locator("select[data-seat] option[value=perfect]").first).to_be_attached()
    page.locator("input[name=taking][value=optional]").check()
    expect(page.locator("select[data-seat] option[value=perfect]")).to_have_count(0)

    # And what it knows is exact.
    page.goto(f"{address}#/analysis/tamquan?o.taking=all")
    expect(page.get_by_role("button", name="Show perfect play")).to_be_visible()

    for url in requests:
        here = urlsplit(url)
        assert here.scheme in ("blob", "data") or url.startswith(address), url
