"""A tap on a name: to challenge, to follow, to report; two phones."""

from playwright.sync_api import Page, expect

from tests.browser.company import FRIEND, PHONE, YOU, open_at
from tests.browser.conftest import Visit


def tap_name(page: Page, name: str, way: str) -> None:
    page.locator("main").get_by_role("button", name=name, exact=True).first.tap()
    page.get_by_role("button", name=way).tap()


def close_table(page: Page, url: str) -> None:
    """Nobody waits there any more: other tests count who does."""
    table = url.split("/")[-1]
    assert page.request.post(f"/api/tables/{table}/commands", data={"type": "close"}).ok


def test_a_challenge_from_a_name_in_a_list_to_the_game(visit: Visit) -> None:
    """Mai waits at a public table; Tuan taps her name on the home page and challenges her."""
    mai = visit(**PHONE)
    open_at(mai, "Mai Thi", "musketeers", YOU, FRIEND, visibility="listed")
    waiting = mai.url
    mai.goto("/learn")
    tuan = visit("/", **PHONE)
    assert tuan.request.post("/api/guest", data={"name": "Tuan"}).ok
    tuan.reload()
    tap_name(tuan, "Mai Thi", "Challenge…")
    form = tuan.get_by_role("dialog")
    form.locator("select").first.select_option("draughts")
    form.locator("select").last.select_option("2")
    form.get_by_text("Variant").tap()
    form.locator("input[name=preset][value=international]").check()
    form.get_by_role("button", name="Send challenge").tap()
    expect(tuan.locator("[data-challenged=waiting]")).to_contain_text("Mai Thi")

    bar = mai.locator("[data-challenge]")
    expect(bar).to_contain_text("Tuan")
    expect(bar).to_contain_text("10 min + 5 s")
    assert "Tuan challenges you" in mai.title()
    bar.get_by_role("button", name="Play").tap()
    mai.locator(".table[data-status=playing]").wait_for()
    tuan.locator(".table[data-status=playing]").wait_for()
    expect(bar).to_have_count(0)
    assert mai.url == tuan.url
    table = mai.request.get(f"/api/tables/{mai.url.split('/')[-1]}").json()
    assert table["options"]["draws"] == "fmjd"
    close_table(mai, waiting)


def test_a_challenge_that_is_declined(visit: Visit) -> None:
    mai, tuan = visit("/settings"), visit("/settings")
    person = mai.request.post("/api/guest", data={"name": "Mai"}).json()
    assert tuan.request.post("/api/guest", data={"name": "Tuan"}).ok
    mai.reload()
    made = tuan.request.post(
        "/api/challenges", data={"person": person["id"], "game": "musketeers"}
    ).json()
    tuan.goto(f"/play/musketeers/{made['table']}")
    tuan.locator("[data-challenged=waiting]").wait_for()
    mai.locator("[data-challenge]").get_by_role("button", name="Decline").click()
    expect(tuan.locator("[data-challenged=declined]")).to_contain_text("has declined")
    expect(mai.locator("[data-challenge]")).to_have_count(0)


def test_follow_and_report(visit: Visit) -> None:
    mai = visit()
    open_at(mai, "Mai", "musketeers", YOU, FRIEND, visibility="listed")
    tuan = visit("/", **PHONE)
    assert tuan.request.post("/api/guest", data={"name": "Tuan"}).ok
    tuan.reload()
    tap_name(tuan, "Mai", "Follow")
    followed = tuan.locator("[data-followed]")
    expect(followed).to_contain_text("online")
    followed.get_by_role("button", name="Mai").tap()
    tuan.get_by_role("button", name="Report…").tap()
    form = tuan.get_by_role("dialog")
    form.get_by_label("Name", exact=True).check()
    form.get_by_role("button", name="Send report").tap()
    expect(form).to_contain_text("Thank you")
    form.get_by_role("button", name="Close").tap()
    tap_name(tuan, "Mai", "Unfollow")
    expect(followed).to_have_count(0)
    close_table(mai, mai.url)
