"""Rated games: chosen in the form, seen at the table, counted in the profile."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.company import sign_up
from tests.browser.conftest import Visit


def act(page: Page, table: str) -> None:
    view = page.request.get(f"/api/tables/{table}").json()
    do(page, table, type="act", ply=view["ply"], action=view["legal"][0]["actions"][0])


def do(page: Page, table: str, **command: Any) -> None:
    assert page.request.post(f"/api/tables/{table}/commands", data=command).ok


def test_a_rated_game_from_the_form_to_the_profile(visit: Visit) -> None:
    rita, otto = visit("/new/musketeers?friends"), visit()
    rated = rita.locator("input[name=rated][value=true]")
    expect(rated).to_be_disabled()
    expect(rita.locator("form")).to_contain_text("Rated games are for players with an account.")
    sign_up(rita, "Rita")
    rita.reload()
    name = sign_up(otto, "Otto")
    expect(rita.locator("form")).to_contain_text("A rated game needs a time control.")
    rita.get_by_text("3 min + 2 s").click()
    rated.check()
    rita.locator("form button[type=submit]").click()
    expect(rita.locator("[data-rated=blitz]")).to_contain_text("Rated")
    otto.goto(rita.url)
    expect(otto.locator("[data-invitation]")).to_contain_text("Rated · Blitz · 3 min + 2 s")
    table = rita.url.split("/")[-1]
    do(otto, table, type="take", seat=2)
    for page in (rita, otto):
        act(page, table)
    do(otto, table, type="resign")
    expect(rita.locator("[data-rerated]")).to_contain_text("1500? →")
    rita.locator(".strip").get_by_role("button", name=name).click()
    rita.get_by_role("link", name="Profile").click()
    expect(rita.get_by_role("heading", name=name)).to_be_visible()
    expect(rita.locator("[data-ladder='musketeers blitz']")).to_contain_text("1 game")


def test_a_private_page_is_closed_to_others(visit: Visit) -> None:
    pia = visit("/settings")
    name = sign_up(pia, "Pia")
    pia.reload()
    pia.locator("input[name=private]").check()
    pia.get_by_role("link", name="My profile").click()
    expect(pia.locator("main")).to_contain_text("only you can see it")
    refused = visit().request.get(f"/api/people/{name}")
    assert (refused.status, refused.json()["key"]) == (403, "profile-private")
