"""Replays: stepping, autoplay, and everything that can be saved or copied."""

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting import act, opened
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table
from tests.conftest import ROOT
from wuqi.core.play.record import Record
from wuqi.games.draughts.formats import pdn

GAME = ROOT / "tests" / "games" / "musketeers" / "golden" / "line.json"  # a short one


@pytest.fixture
def replay(visit: Visit) -> Page:
    """A finished game, looked at again."""
    page = visit()
    path = opened(page, "musketeers", "you", "you")
    act(page, path, *Record.load(GAME).actions)
    page.goto(path)
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay").wait_for()
    return page


def ply(page: Page) -> int:
    return int(page.locator(".replay").get_attribute("data-ply") or 0)


def saved(page: Page, button: str) -> Path:
    """The file a button hands over."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    return Path(download.value.path())


def test_stepping(replay: Page) -> None:
    last = ply(replay)
    assert last > 5
    replay.keyboard.press("Home")
    expect(replay.locator(".replay[data-ply='0']")).to_be_visible()
    expect(replay.locator(".piece")).to_have_count(25)
    replay.keyboard.press("ArrowRight")
    expect(replay.locator(".piece")).to_have_count(24)
    replay.get_by_role("button", name="Previous move").click()
    expect(replay.locator(".piece")).to_have_count(25)
    replay.locator(".moves a").nth(2).click()
    expect(replay.locator(".replay[data-ply='3']")).to_be_visible()
    replay.reload()
    expect(replay.locator(".replay[data-ply='3']")).to_be_visible()
    replay.get_by_role("button", name="Autoplay").click()
    expect(replay.locator(".replay[data-ply='5']")).to_be_visible()
    replay.get_by_role("button", name="Stop").click()
    position = replay.get_by_label("Copy position").first.input_value()
    assert position.endswith((" m", " e"))


def test_it_is_seen_from_where_one_sat(visit: Visit) -> None:
    page = visit()
    open_table(page, "draughts", "random", "you")
    Hands(page).await_turn()
    squares = "all => all.map(one => one.dataset.square)"
    seen = page.locator("[role=gridcell]").evaluate_all(squares)
    for _ in range(2):  # and once more, to be sure
        page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay aside").wait_for()
    assert page.locator("[role=gridcell]").evaluate_all(squares) == seen
    page.get_by_role("button", name="Flip board").click()
    assert page.locator("[role=gridcell]").evaluate_all(squares) != seen


def test_taking_it_along(replay: Page) -> None:
    svg = saved(replay, "Picture (SVG)").read_text("utf-8")
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert "var(--" not in svg
    png = saved(replay, "Picture (PNG)").read_bytes()
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24])[0] == 720
    film = saved(replay, "Animation (GIF)").read_bytes()
    assert film.startswith(b"GIF89a")
    assert film.count(b"\x21\xf9\x04") >= ply(replay) + 1
    record = saved(replay, "Record").read_text("utf-8")
    assert len(Record.parse(record).replay()) == ply(replay) + 1
    assert json.loads(record)["game"] == "musketeers"


def test_draughts_go_along_as_pdn(visit: Visit) -> None:
    page = visit()
    open_table(page, "draughts", "you", "you")
    hands = Hands(page, 2)
    for _ in range(6):
        hands.await_turn()
        hands.act()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay").wait_for()
    [found] = pdn.read(saved(page, "PDN").read_bytes())
    assert found.record is not None
    assert len(found.record.actions) == 6


def test_why_a_game_cannot_be_taken_along_as_pdn(visit: Visit) -> None:
    page = visit()
    open_table(page, "draughts", "you", "you", own={"capture": "huff"})
    Hands(page).await_turn()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Replay").click()
    # The browser itself would put a refusal into the console.
    refused = {"type": "refused", "key": "pdn-huff", "text": "", "game": "draughts", "details": {}}
    page.evaluate(
        "(refused) => (window.fetch = async () => Response.json(refused, { status: 400 }))", refused
    )
    page.get_by_role("button", name="PDN").click()
    expect(page.get_by_role("alert")).to_contain_text("PDN cannot record huffing")
