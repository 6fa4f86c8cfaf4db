"""Notices on their way: e-mails, webhooks, browsers, feeds, with real receivers."""

import asyncio
import base64
import hashlib
import hmac
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest

from tests.server.conftest import HandClock
from tests.server.notifications.playing import PASSWORD, Club, Player, open_club
from tests.server.notifications.receivers import (
    Browser,
    Hooks,
    Mailbox,
    mail_server,
    until,
    web_server,
)
from wuqi.server.notifications.deliveries import PAUSES_MS
from wuqi.server.notifications.outgoing import ForbiddenAddress, OutgoingClient, is_public
from wuqi.server.store.layout import channels, deliveries, notices

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
SITE = "https://games.example.org"
ATOM = {"a": "http://www.w3.org/2005/Atom"}


@pytest.fixture
async def mailbox() -> AsyncIterator[Mailbox]:
    async with mail_server() as box:
        yield box


@pytest.fixture
async def hooks() -> AsyncIterator[Hooks]:
    async with web_server() as server:
        yield server


@pytest.fixture
async def club(tmp_path: Path, mailbox: Mailbox) -> AsyncIterator[Club]:
    mail = {"smtp": mailbox.url, "mail_from": "Wuqi <room@example.org>", "address": SITE}
    async with open_club(tmp_path, **mail, private_webhooks=True) as opened:
        yield opened


def link(mail: Any, start: str) -> str:
    """The path of the link in an e-mail that begins so."""
    found = re.search(rf"{SITE}({start}\S*)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


async def outcomes(club: Club) -> list[str]:
    rows = await club.services.store.rows(deliveries.select())
    return sorted(str(row["outcome"]) for row in rows)


async def confirmed(player: Player, mailbox: Mailbox) -> str:
    """Adds an e-mail address and follows the link; the id of the channel."""
    before = len(mailbox.mails)
    channel = await player.post("/me/channels", medium="email", address="mai@example.org")
    await until(lambda: len(mailbox.mails) > before)
    _, where, name, key = link(mailbox.mails[before], "/confirm/").split("/")
    assert (where, name) == ("confirm", channel["id"])
    await player.post(f"/channels/{name}/confirm/{key}")
    return str(channel["id"])


async def test_nothing_is_written_for_people_without_a_channel(club: Club) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    await mai.post("/me/channels", medium="feed")
    table = await club.game(mai, ben)
    await mai.act(table)
    await ben.act(table)
    rows = await club.services.store.rows(notices.select())
    assert {row["person_id"] for row in rows} == {mai.id}


async def test_an_address_gets_nothing_before_it_is_confirmed(club: Club, mailbox: Mailbox) -> None:
    mai, ben = await club.join("Mai", "vi"), await club.join("Ben")
    channel = await mai.post("/me/channels", medium="email", address="mai@example.org")
    assert not channel["confirmed"]
    await until(lambda: len(mailbox.mails) == 1)
    assert mailbox.mails[0]["Subject"] == "Xác nhận địa chỉ email của bạn"
    table = await club.game(mai, ben)  # it is Mai's turn
    await mai.act(table)
    assert await ben.refused(f"/channels/{channel['id']}/confirm/{'0' * 32}") == "channel-unknown"
    _, _, name, key = link(mailbox.mails[0], "/confirm/").split("/")
    async with asyncio.timeout(30):
        while [row for row in await club.services.store.rows(notices.select()) if _waits(row)]:
            await asyncio.sleep(0.02)
    await ben.post(f"/channels/{name}/confirm/{key}")  # the link needs no cookie
    await ben.act(table)
    await until(lambda: len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["To"] == "mai@example.org"
    assert mail["Subject"].startswith("Đến lượt bạn: ")
    assert "Ben" in mail.get_content()
    assert link(mail, "/play/") == f"/play/musketeers/{table}"
    (notice,) = [
        row
        for row in await club.services.store.rows(notices.select())
        if row["person_id"] == mai.id and json.loads(row["body"]).get("ply") == 2
    ]
    assert mail["Message-ID"] == f"<{notice['id']}@games.example.org>"


def _waits(notice: Any) -> bool:
    """Whether it is not yet decided where a notice goes."""
    return notice["planned_at"] is None


async def test_one_click_ends_a_kind_of_e_mail(club: Club, mailbox: Mailbox) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    channel = await confirmed(mai, mailbox)
    table = await club.game(mai, ben)
    await until(lambda: len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    target = urlsplit(str(mail["List-Unsubscribe"]).strip("<>")).path
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = await ben.http.post(target, content=b"List-Unsubscribe=One-Click", headers=form)
    assert answer.json() == {
        "address": "mai@example.org",
        "kinds": ["began", "ended", "round", "challenge"],
    }
    await mai.act(table)
    await ben.act(table)
    await mai.post(f"/tables/{table}/commands", type="resign")  # of which Mai knows
    other = await club.game(mai, ben)  # her turn: not wanted
    await ben.post(f"/tables/{other}/commands", type="resign")
    await until(lambda: len(mailbox.mails) == 3)
    assert mailbox.mails[2]["Subject"].startswith("Your game has ended")
    # For all of them, from the page that the e-mail leads to.
    everything = re.search(r"all=(\w+)", mailbox.mails[2].get_content())
    assert everything is not None
    gone = await ben.post(f"/channels/{channel}/unsubscribe/all/{everything[1]}")
    assert gone["kinds"] == []


async def test_what_cannot_be_a_channel_is_refused(club: Club) -> None:
    mai = await club.join("Mai")
    add = "/me/channels"
    for address in ("mai", "mai@example", "a@b.c\r\nBcc: x@y.z", "mai@ex ample.org"):
        assert await mai.refused(add, medium="email", address=address) == "channel-email"
    for address in ("ftp://example.org", "https://", "https://exa mple.org", "javascript:1"):
        assert await mai.refused(add, medium="webhook", address=address) == "channel-url"
    assert await mai.refused(add, medium="push", address="https://a.org") == "channel-url"
    guest = Player(club.app, "Linh", "en")
    await guest.post("/guest", name="Linh")
    assert await guest.refused(add, medium="email", address="a@b.org") == "account-none"
    own = await mai.post(add, medium="feed")
    answer = await guest.http.delete(f"/api/me/channels/{own['id']}")
    assert answer.json()["key"] == "channel-unknown"


async def _tried(club: Club) -> bool:
    rows = await club.services.store.rows(deliveries.select())
    return all(row["tries"] == 1 for row in rows)


def _woken(club: Club) -> bool:
    """The failure may be written a moment after the request has come."""
    club.services.sender.wake()
    return True


async def test_a_webhook_is_signed_and_tried_again(
    club: Club, hooks: Hooks, clock: HandClock
) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    hooks.status = 503
    channel = await mai.post("/me/channels", medium="webhook", address=f"{hooks.url}/mai")
    table = await club.game(mai, ben)
    await until(lambda: len(hooks.posted) == 1)
    hooks.status = 204
    while await outcomes(club) != ["None"] or not await _tried(club):
        await asyncio.sleep(0.01)
    clock.go_on(PAUSES_MS[0] + 1000)
    await until(lambda: _woken(club) and len(hooks.posted) == 2)
    first, second = hooks.posted
    assert first.headers["webhook-id"] == second.headers["webhook-id"]
    assert json.loads(second.body)["table"] == table
    assert json.loads(second.body)["others"] == [{"id": ben.id, "name": "Ben"}]
    key = base64.urlsafe_b64decode(channel["secret"].removeprefix("whsec_"))
    content = b".".join(
        (
            second.headers["webhook-id"].encode(),
            second.headers["webhook-timestamp"].encode(),
            second.body,
        )
    )
    digest = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    assert second.headers["webhook-signature"] == f"v1,{digest}"


async def test_a_webhook_into_a_private_network_is_not_called(tmp_path: Path, hooks: Hooks) -> None:
    async with open_club(tmp_path) as club:
        mai, ben = await club.join("Mai"), await club.join("Ben")
        await mai.post("/me/channels", medium="webhook", address=f"{hooks.url}/mai")
        by_name = hooks.url.replace("127.0.0.1", "localhost")
        await mai.post("/me/channels", medium="webhook", address=by_name)
        await club.game(mai, ben)
        async with asyncio.timeout(30):
            while await outcomes(club) != ["refused", "refused"]:
                await asyncio.sleep(0.02)
        assert hooks.posted == []


async def test_redirects_are_not_followed(hooks: Hooks) -> None:
    hooks.status = 307
    outgoing = OutgoingClient(private=True)
    assert await outgoing.post(f"{hooks.url}/a", b"", {}) == 307
    await outgoing.close()
    outgoing = OutgoingClient()
    with pytest.raises(ForbiddenAddress):
        await outgoing.post(hooks.url, b"", {})
    await outgoing.close()


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::"),
    ],
)
def test_private_addresses_are_recognised(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_recognised() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


async def test_a_browser_reads_what_is_pushed(club: Club, hooks: Hooks) -> None:
    mai, ben = await club.join("Mai", "ja"), await club.join("Ben")
    browser = Browser()
    offered = await mai.get("/me/notifications")
    assert len(base64.urlsafe_b64decode(offered["push_key"] + "=")) == 65
    await mai.post("/me/channels", medium="push", address=f"{hooks.url}/push", keys=browser.keys)
    table = await club.game(mai, ben)
    await until(lambda: len(hooks.posted) == 1)
    (pushed,) = hooks.posted
    shown = browser.read(pushed)
    assert shown["path"] == f"/play/musketeers/{table}"
    assert shown["title"].startswith("あなたの番です")
    assert pushed.headers["topic"] == shown["id"]
    assert pushed.headers["authorization"].startswith("vapid t=")
    assert offered["push_key"] in pushed.headers["authorization"]
    hooks.status = 410  # the browser has unsubscribed
    await mai.act(table)
    await ben.act(table)
    async with asyncio.timeout(30):
        while (await mai.get("/me/notifications"))["channels"]:
            await asyncio.sleep(0.02)


async def test_a_feed_has_a_secret_address(club: Club) -> None:
    mai, ben = await club.join("Mai", "zh-Hant"), await club.join("Ben")
    feed = await mai.post("/me/channels", medium="feed")
    table = await club.game(mai, ben)
    answer = await ben.http.get(feed["address"])  # it needs no cookie
    assert answer.headers["content-type"].startswith("application/atom+xml")
    root = ElementTree.fromstring(answer.text)
    (entry,) = root.findall("a:entry", ATOM)
    assert entry.findtext("a:title", namespaces=ATOM) == "輪到你了：三俠棋"
    where = entry.find("a:link", ATOM)
    assert where is not None
    assert where.get("href") == f"{SITE}/play/musketeers/{table}"
    assert (await ben.http.get(feed["address"][:-1])).status_code == 404
    await mai.put(f"/me/channels/{feed['id']}", kinds=["ended"])
    root = ElementTree.fromstring((await ben.http.get(feed["address"])).text)
    assert root.findall("a:entry", ATOM) == []


async def test_who_has_a_page_open_gets_no_e_mail(club: Club, mailbox: Mailbox) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    await confirmed(mai, mailbox)
    await club.services.presence.come(mai.id)
    await club.game(mai, ben)
    async with asyncio.timeout(30):
        while await outcomes(club) != ["present", "sent"]:  # the second confirmed the address
            await asyncio.sleep(0.02)
    assert len(mailbox.mails) == 1


async def test_all_of_it_is_exported_and_goes_with_the_account(club: Club) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    feed = await mai.post("/me/channels", medium="feed")
    await club.game(mai, ben)
    exported = await mai.get("/me/export")
    assert [one["medium"] for one in exported["channels"]] == ["feed"]
    assert [one["kind"] for one in exported["notices"]] == ["turn"]
    assert feed["address"].rpartition("/")[2] not in json.dumps(exported)
    await mai.post("/me/delete", password=PASSWORD)
    store = club.services.store
    assert not await store.rows(channels.select())
    assert mai.id not in {row["person_id"] for row in await store.rows(notices.select())}
    assert (await ben.http.get(feed["address"])).status_code == 404


async def test_the_language_follows_the_page(club: Club) -> None:
    mai = await club.join("Mai", "vi")
    await mai.post("/me/channels", medium="feed")
    await mai.put("/me/notifications/language", language="ja")
    (channel,) = (await mai.get("/me/notifications"))["channels"]
    assert channel["language"] == "ja"
