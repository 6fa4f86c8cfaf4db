"""A person who is not there is notified of a challenge, in the transaction of its table."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import HandClock
from tests.server.notifications.playing import Club, open_club
from tests.server.notifications.receivers import Hooks, until, web_server
from wuqi.server.meeting.challenges import SOON_MS
from wuqi.server.notifications.deliveries import PAUSES_MS
from wuqi.server.store.layout import deliveries, notices
from wuqi.server.store.statement import Write

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


@pytest.fixture
async def hooks() -> AsyncIterator[Hooks]:
    async with web_server() as server:
        yield server


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with open_club(tmp_path, private_webhooks=True) as opened:
        yield opened


async def test_the_notice_says_who_and_what_and_can_be_switched_off(
    club: Club, hooks: Hooks
) -> None:
    mai, ben = await club.join("Mai", "vi"), await club.join("Ben")
    channel = await mai.post("/me/channels", medium="webhook", address=hooks.url)
    terms = {"person": mai.id, "game": "draughts", "preset": "international"}
    table = (await ben.post("/challenges", **terms))["table"]
    await until(lambda: len(hooks.posted) == 1)
    posted = json.loads(hooks.posted[0].body)
    assert (posted["kind"], posted["path"]) == ("challenge", f"/play/draughts/{table}")
    assert posted["text"] == "Ben thách bạn đấu một ván Cờ đam quốc tế."
    await mai.post(f"/challenges/{table}")
    assert (await mai.get(f"/tables/{table}"))["status"] == "playing"
    await mai.put(f"/me/channels/{channel['id']}", kinds=["turn"])
    await ben.post("/challenges", **terms)
    async with asyncio.timeout(30):
        while any(row["planned_at"] is None for row in await _notices(club)):
            await asyncio.sleep(0.02)
    assert len(hooks.posted) == 1


async def test_a_challenge_that_has_expired_is_not_sent(
    club: Club, hooks: Hooks, clock: HandClock
) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    await mai.post("/me/channels", medium="webhook", address=hooks.url)
    hooks.status = 503
    await ben.post("/challenges", person=mai.id, game="musketeers")
    await until(lambda: len(hooks.posted) == 1)
    hooks.status = 204
    async with asyncio.timeout(30):
        while [row["outcome"] for row in await club.services.store.rows(deliveries.select())] != [
            "late"
        ]:
            # Again and again: the pause may begin only after the first time.
            clock.go_on(max(SOON_MS, PAUSES_MS[0]))
            club.services.sender.wake()
            await asyncio.sleep(0.02)
    assert len(hooks.posted) == 1


async def test_table_challenge_and_notice_are_one_transaction(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    store, written = club.services.store, list[str]()
    write = store.write

    async def noted(*writes: Write, **more: Any) -> None:
        written.append(" ".join(statement.text for statement, _ in writes))
        await write(*writes, **more)

    monkeypatch.setattr(store, "write", noted)
    await ben.post("/challenges", person=mai.id, game="musketeers")
    (whole,) = [texts for texts in written if "INTO challenges" in texts]
    assert "INTO tables" in whole
    assert "INTO notices" in whole


async def _notices(club: Club) -> list[dict[str, object]]:
    return [dict(row) for row in await club.services.store.rows(notices.select())]
