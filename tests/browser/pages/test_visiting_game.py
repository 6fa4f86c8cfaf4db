"""A game that the page was not built with: a package that is installed beside the server."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_by_form
from tests.server.running import Server


@pytest.fixture(scope="module")
def room(konane: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room with the example beside it."""
    home = tmp_path_factory.mktemp("konane-room")
    with Server(home / "data", code=konane, often=False) as running:
        yield running


def test_it_is_offered_at_home_and_played_to_the_end(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name="Kōnane")).to_be_visible()
    open_by_form(page, "konane", "you", "you", own={"size": "6"})
    expect(page.locator(".board path").first).to_be_attached()  # the package's own drawing
    hands = Hands(page)
    hands.play_out()
    expect(page.locator(".outcome .reason")).to_have_text(
        "The losing side was to move but had no jump left."
    )
    assert page.locator(".moves li").count() == hands.ply


def test_without_a_drawing_it_has_plain_discs(
    browser: Browser, konane: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(konane, site, ignore=shutil.ignore_patterns("drawing.js"))
    with Server(tmp_path / "data", code=site, often=False) as room:
        page = browser.new_page(base_url=room.url, locale="en")
        page.goto("/new/konane")
        open_by_form(page, "konane", "you", "you", own={"size": "6"})
        expect(page.locator(".board .pieces circle.disc")).to_have_count(36)
        hands = Hands(page)
        for _ in range(4):
            hands.await_turn()
            hands.act()
        assert hands.ply == 4
        page.close()


def test_a_refusal_and_the_rules_are_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("/learn/konane", locale="ja")
    expect(page.get_by_role("heading", name="コナネ")).to_be_visible()
    figure = page.locator("figure", has=page.locator("[data-try='a1xe1']"))
    for square in ("a1", "e1"):
        figure.locator(f"[data-square='{square}']").click()
    expect(figure.locator(".word")).to_contain_text("a1")


def test_a_reload_at_the_table_finds_it_again(visit: Visit) -> None:
    page = visit()
    open_by_form(page, "konane", "you", "level:1", own={"size": "6"})
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    hands = Hands(page)
    assert hands.await_turn()
    hands.act()
    assert page.title().startswith("Kōnane")
