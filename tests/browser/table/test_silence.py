"""A line that dies without a word: the page notices, says so, and comes back with the truth."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import FRIEND, YOU, await_ply, move, open_at
from tests.browser.conftest import Visit
from tests.browser.silence import Silence
from tests.server.running import Server


@pytest.fixture
def way(room: Server) -> Iterator[Silence]:
    where = urlsplit(room.url)
    with Silence(str(where.hostname), int(where.port or 0)).running() as silence:
        yield silence


@pytest.fixture
def pair(visit: Visit, way: Silence) -> tuple[Page, Page]:
    """Mai, whose way to the server may fall silent, and Tuấn, whose does not."""
    mai = visit(base_url=f"http://127.0.0.1:{way.port}", lossy=True)
    open_at(mai, "Mai", "musketeers", YOU, FRIEND)
    tuan = visit(urlsplit(mai.url).path)
    tuan.get_by_role("button", name="Sit here").click()
    for page in (mai, tuan):
        page.locator(".table[data-status=playing]").wait_for()
    return mai, tuan


@pytest.mark.slow
def test_silence_is_noticed_and_mended(pair: tuple[Page, Page], way: Silence) -> None:
    mai, tuan = pair
    way.fall_silent()
    expect(mai.locator(".lost")).to_contain_text("Reconnecting")
    expect(tuan.locator(".strip", has_text="Mai")).to_contain_text("away")
    move(mai, "c3", "c4")  # kept, and sent once the line is back
    way.carry_again()
    expect(mai.locator(".lost")).to_have_count(0)
    await_ply(mai, 1)
    await_ply(tuan, 1)
    expect(tuan.locator(".strip", has_text="Mai")).not_to_contain_text("away")
    move(tuan, "c2", "c3")
    await_ply(mai, 2)


def test_another_network_is_noticed_at_once(pair: tuple[Page, Page], way: Silence) -> None:
    """The device says that it is online again: nobody waits for a heartbeat that will not come."""
    mai, tuan = pair
    way.fall_silent()
    move(mai, "c3", "c4")
    way.carry_again("127.0.0.2")
    mai.evaluate("dispatchEvent(new Event('online'))")
    await_ply(tuan, 1)
    await_ply(mai, 1)


def test_a_frozen_tab_wakes_up_to_the_truth(pair: tuple[Page, Page], way: Silence) -> None:
    mai, tuan = pair
    move(mai, "c3", "c4")
    await_ply(tuan, 1)
    devtools = mai.context.new_cdp_session(mai)
    devtools.send("Debugger.enable")
    devtools.send("Debugger.pause")  # nothing runs any more from the next heartbeat on
    expect(tuan.locator(".strip", has_text="Mai")).to_contain_text("away")
    move(tuan, "c2", "c3")
    await_ply(tuan, 2)
    devtools.send("Debugger.resume")
    await_ply(mai, 2)
    expect(tuan.locator(".strip", has_text="Mai")).not_to_contain_text("away")
