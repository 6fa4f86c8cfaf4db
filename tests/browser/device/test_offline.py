"""Without a connection: the app opens again, and a person alone can do everything."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table
from tests.server.running import Server

WORKER = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    with Server(tmp_path / "data") as running:
        yield running


def go_offline(page: Page, house: Server) -> None:
    """Downloads what is needed, as a person does; then there is neither network nor server."""
    page.locator("#offline button").click()
    expect(page.locator("#offline [role=status]")).to_contain_text("Downloaded.")
    page.evaluate(WORKER)
    house.stop()
    page.context.set_offline(True)


def test_a_person_alone_needs_no_server(visit: Visit, house: Server) -> None:
    page = visit("/settings", lossy=True, base_url=house.url, service_workers="allow")
    go_offline(page, house)

    page.reload()
    page.goto("/")
    expect(page.get_by_text("To play other people, you need to be online.")).to_be_visible()
    expect(page.get_by_role("link", name="With friends")).to_have_count(0)

    # A whole game against the computer, which is then in the archive.
    open_table(page, "musketeers", "you", "level:2")
    hands = Hands(page)
    hands.await_turn()
    hands.act()
    hands.await_turn()
    page.reload()  # a game is not lost
    hands.play_out()
    page.goto("/archive")
    page.locator("main li a").first.click()
    expect(page.locator("h1")).to_contain_text("Three Musketeers")

    page.goto("/puzzles/musketeers")
    expect(page.locator("[data-puzzle] [data-square]").first).to_be_visible()

    page.goto("/analysis/tamquan")
    engine = page.get_by_role("region", name="Engine")
    expect(engine.locator("[data-action]").first).to_be_visible()

    # A lesson, in another language, which needs words that were never fetched online.
    page.goto("/settings")
    page.get_by_label("日本語").check()
    page.goto("/lessons/janken")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.locator("[data-lesson]").first.click()
    expect(page.locator(".task")).to_be_visible()

    # With a server again, somebody who is at no table is there again.
    page.context.set_offline(False)
    house.start()
    page.goto("/")
    expect(page.get_by_text("相手を募集中のテーブル").first).to_be_visible()
