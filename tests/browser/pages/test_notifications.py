"""Notifications and vacation in the settings; where the links in e-mails lead."""

from playwright.sync_api import expect

from tests.browser.company import sign_up
from tests.browser.conftest import Visit


def test_channels_and_vacation_in_the_settings(visit: Visit) -> None:
    noa = visit("/settings")
    sign_up(noa, "Noa")
    noa.reload()
    part = noa.locator(".notifications")
    part.get_by_role("button", name="Create a feed").click()
    feed = part.get_by_role("group", name="Feed")
    address = feed.get_by_role("textbox").input_value()
    assert noa.request.get(address).headers["content-type"].startswith("application/atom+xml")
    feed.get_by_label("My game has started").uncheck()
    expect(feed.get_by_label("My game has started")).not_to_be_checked()
    part.get_by_label("Webhook address").fill("https://example.org/hook")
    part.get_by_role("button", name="Add webhook").click()
    hook = part.get_by_role("group", name="Webhook")
    expect(hook).to_contain_text("https://example.org/hook")
    hook.get_by_role("button", name="Remove").click()
    expect(hook).to_have_count(0)
    noa.reload()
    feed = part.get_by_role("group", name="Feed")
    expect(feed.get_by_label("My turn")).to_be_checked()
    expect(feed.get_by_label("My game has started")).not_to_be_checked()
    away = noa.locator("[data-vacation]")
    away.get_by_label("Days").fill("5")
    away.get_by_role("button", name="Start now").click()
    expect(away).to_contain_text("You are on vacation until")
    expect(away).to_contain_text("25 of 30")
    away.get_by_role("button", name="End vacation").click()
    expect(away).to_contain_text("29 of 30")


def test_a_link_that_is_not_ours_does_nothing(visit: Visit) -> None:
    somebody = visit("/unsubscribe/0123456789ab/0000?kind=turn&all=1111", lossy=True)
    somebody.get_by_role("button", name="Stop these e-mails").click()
    expect(somebody.get_by_role("alert")).to_contain_text("no longer valid")
    somebody.goto("/confirm/0123456789ab/0000")
    somebody.get_by_role("button", name="Confirm").click()
    expect(somebody.get_by_role("alert")).to_contain_text("no longer valid")
