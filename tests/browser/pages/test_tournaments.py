"""A tournament on a phone: created, played, its standings read."""

from playwright.sync_api import Page, expect

from tests.browser.company import sign_up
from tests.browser.conftest import Visit
from tests.browser.pages.test_ratings import do

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
THIS_MINUTE = """() => {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
}"""


def no_wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_an_arena_on_a_phone_from_the_form_to_the_standings(visit: Visit) -> None:
    ida, otto = visit("/tournaments", **PHONE), visit()
    sign_up(ida, "Ida")
    ida.reload()
    name = sign_up(otto, "Otto")
    assert no_wider_than_the_screen(ida)
    ida.get_by_role("link", name="New tournament").tap()
    ida.locator("input[name=name]").fill("Evening arena")
    ida.get_by_text("Arena", exact=True).tap()
    ida.locator("select[name=game]").select_option("musketeers")
    ida.get_by_text("Date and time", exact=True).tap()
    ida.locator("input[name=later]").fill(ida.evaluate(THIS_MINUTE))
    assert no_wider_than_the_screen(ida)
    ida.get_by_role("button", name="Create tournament").tap()
    expect(ida.get_by_role("heading", name="Evening arena")).to_be_visible()
    expect(ida.locator("[data-status=running]")).to_be_visible()
    address = ida.url
    tournament = address.split("/")[-1]

    otto.goto(address)
    otto.get_by_role("button", name="Join").click()
    ida.wait_for_url("**/play/musketeers/*")  # both are taken to their game
    otto.wait_for_url("**/play/musketeers/*")
    ida.get_by_role("button", name="Berserk").tap()
    expect(ida.locator("[data-halved]")).to_be_visible()
    assert otto.request.post(f"/api/tournaments/{tournament}/withdraw").ok
    do(otto, otto.url.split("/")[-1], type="resign")
    ida.get_by_role("link", name="Go to the tournament").first.tap()
    expect(ida.locator("li.you [data-points]")).to_have_text("3 pts")
    expect(ida.locator("main")).to_contain_text(f"{name} 0")
    assert no_wider_than_the_screen(ida)
    results = ida.request.get(f"/api/tournaments/{tournament}/export").json()
    assert [row["points"] for row in results["standings"]] == [3, 0]
