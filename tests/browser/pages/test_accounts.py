"""An account from its beginning to its end, at the page's settings."""

import json

from playwright.sync_api import Page, expect

from tests.browser.company import unused
from tests.browser.conftest import Visit
from tests.browser.hands import open_by_form


def join(page: Page, name: str) -> str:
    """Keeps a name with a password; the name begins like this."""
    name = unused(name)
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Set a password to keep this name").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    return name


def test_another_password_everything_kept_and_goodbye(visit: Visit) -> None:
    lan, opponent = visit("/"), visit("/")
    name = join(lan, "Lan")
    open_by_form(lan, "musketeers", "you", "friend")
    opponent.goto(lan.url)
    opponent.locator("[data-seat='2']").get_by_role("button", name="Sit here").click()
    expect(opponent.locator(".far")).to_contain_text(name)

    lan.goto("/settings")
    lan.locator("summary", has_text="Change password").click()
    lan.get_by_label("Current password").fill("correct horse")
    lan.get_by_label("New password").fill("battery staple")
    lan.locator("details").get_by_role("button", name="Save").click()
    expect(lan.get_by_role("status")).to_contain_text("Password changed.")
    with lan.expect_download() as taken:
        lan.get_by_role("link", name="Download my data").click()
    assert name in json.dumps(json.loads(taken.value.path().read_text("utf-8")))

    lan.locator("summary", has_text="Delete my account").click()
    lan.get_by_label("Password", exact=True).fill("battery staple")
    lan.get_by_role("button", name="Delete permanently").click()
    expect(lan.get_by_label("Name", exact=True)).to_have_value("")
    expect(lan.get_by_text("Delete my account")).to_have_count(0)
    expect(opponent.locator(".far")).to_contain_text("deleted account")


def test_signing_out_reaches_the_other_tabs(visit: Visit) -> None:
    """Whoever signs out at somebody else's computer leaves no tab behind that still plays."""
    lan = visit()
    join(lan, "Lan")
    open_by_form(lan, "musketeers", "you", "random")
    expect(lan.locator(".near")).to_contain_text("you")
    other = lan.context.new_page()
    other.goto("/settings")
    other.get_by_role("button", name="Sign out").click()
    expect(lan.locator(".near")).not_to_contain_text("you")
    expect(lan.locator(".table")).to_have_attribute("data-yours", "false")


def test_somebody_is_muted_and_may_speak_again(visit: Visit) -> None:
    mai = visit()
    open_by_form(mai, "musketeers", "you", "friend")
    rude = visit(mai.url)
    rude.locator("[data-seat='2']").get_by_role("button", name="Sit here").click()
    for text in ("grr", "argh"):
        rude.get_by_placeholder("Type a message").fill(text)
        rude.keyboard.press("Enter")
        expect(mai.locator(".lines")).to_contain_text(text)
    mai.locator(".lines .name").last.click()
    mai.get_by_role("button", name="Mute: hide their messages").click()
    expect(mai.locator(".lines p")).to_have_count(0)
    rude.get_by_placeholder("Type a message").fill("hello?")
    rude.keyboard.press("Enter")
    expect(rude.locator(".lines p")).to_have_count(3)
    expect(mai.locator(".lines p")).to_have_count(0)
    mai.locator("nav a").last.click()
    mai.get_by_role("button", name="Remove").click()
    expect(mai.get_by_text("Muted and blocked players")).to_have_count(0)
    mai.go_back()
    expect(mai.locator(".lines")).to_contain_text("grr")
