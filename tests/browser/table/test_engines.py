"""Computer players that the operator has added, as people meet them on the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.acting import opened
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_by_form
from tests.server.running import Server
from wuqi.server.computers.pool import default_size

OWN = "py:tests.server.computers.own_engines:"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room that offers one that plays, one that fails and one that takes long."""
    names = {"First Mate": "First", "Clumsy": "Illegal", "Sleepy": "Slow"}
    added = [part for one, kind in names.items() for part in ("--player", f"{one}={OWN}{kind}")]
    with Server(tmp_path_factory.mktemp("engines") / "data", *added) as running:
        yield running


def test_one_is_chosen_for_a_seat_and_plays(visit: Visit) -> None:
    page = visit()
    open_by_form(page, "musketeers", "engine:First Mate", "you")
    expect(page.locator(".strip[data-side='1'] .names")).to_contain_text("First Mate (computer)")
    hands = Hands(page)
    assert hands.await_turn()
    assert hands.ply == 1


def test_if_it_fails_the_seat_says_who_plays_instead(visit: Visit) -> None:
    page = visit(locale="vi")
    open_by_form(page, "musketeers", "engine:Clumsy", "you")
    names = page.locator(".strip[data-side='1'] .names")
    expect(names).to_contain_text("Máy (cấp 3) (thay cho Clumsy bị lỗi)")
    assert Hands(page).await_turn()


def test_if_it_has_to_wait_the_page_says_how_many_come_before(visit: Visit) -> None:
    page = visit()
    for _ in range(default_size()):  # as many as can think at once
        opened(page, "musketeers", "engine:Sleepy", "you")
    page.goto(opened(page, "musketeers", "engine:Sleepy", "you"))
    waits = page.locator("[data-queued]")
    expect(waits).to_have_text("The computer is waiting for its turn to think: it is next.")
