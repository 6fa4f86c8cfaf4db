"""Conditional moves in a game over days, entered on a board of their own."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.company import await_ply, two_at
from tests.browser.conftest import Visit

DAYS = {"days": 3}


def choose(page: Page, action: str) -> None:
    """Plays an action on the small board: from one square to another."""
    board = page.locator("[data-plans]")
    for square in action.replace("x", "-").split("-"):
        board.locator(f"[data-square='{square}']").click()


def legal(page: Page) -> Any:
    table = page.url.split("/")[-1]
    return page.request.get(f"/api/tables/{table}").json()


def test_a_planned_reply_is_played_at_once(visit: Visit) -> None:
    mai, tuan = two_at(visit, "musketeers", clock=DAYS)
    view = legal(mai)
    first = view["legal"][0]["actions"][0]
    request = {"game": "musketeers", "options": view["options"], "actions": [first]}
    reply = mai.request.post("/api/board", data=request).json()["actions"][0]
    expect(mai.locator("[data-plans]")).to_have_count(0)  # it is her turn
    plans = tuan.locator("[data-plans]")
    plans.get_by_role("button", name="Add a line").click()
    expect(plans.get_by_role("button", name="Save")).to_be_disabled()
    choose(tuan, first)
    expect(plans).to_contain_text("What will you reply?")
    choose(tuan, reply)
    plans.get_by_role("button", name="Save").click()
    expect(plans.get_by_role("listitem")).to_have_count(1)
    assert legal(mai)["plans"] == []
    table = mai.url.split("/")[-1]
    act = {"type": "act", "ply": 0, "action": first}
    assert mai.request.post(f"/api/tables/{table}/commands", data=act).ok
    for page in (mai, tuan):
        await_ply(page, 2)
    expect(plans.get_by_role("listitem")).to_have_count(0)
