"""The fair shuffle over the network: everybody's secret counts, and the server proves its own."""

import asyncio
import hashlib
import random
import secrets
from contextlib import AsyncExitStack

import pytest

from tests.server.client import PATIENCE_S, Client, WasRefused
from tests.server.conftest import Place
from wuqi.core.play.dealer import Deal
from wuqi.core.play.record import Outcome, Record
from wuqi.core.play.verify import verify
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.services import Services
from wuqi.server.table import deadlines
from wuqi.server.table.recording import record_of

pytestmark = pytest.mark.anyio


async def contribute(client: Client, table: str) -> None:
    """Commits, then reveals, for each of one's seats."""
    view = await client.until(table, lambda view: view["status"] == "dealing")
    own = {seat["number"]: secrets.token_bytes(32) for seat in view["seats"] if seat["yours"]}
    for seat, secret in own.items():
        commitment = hashlib.sha256(secret).hexdigest()
        await client.do(table, "commit", seat=seat, commitment=commitment)
    await client.until(table, lambda view: view["dealing"]["phase"] == "reveal")
    for seat, secret in own.items():
        await client.do(table, "reveal", seat=seat, secret=secret.hex())
    await client.until(table, lambda view: view["status"] == "playing")


async def test_two_people_and_a_computer_shuffle_together(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        kenji = await stack.enter_async_context(Client(place.other.url, "健二"))
        onlooker = await stack.enter_async_context(Client(place.one.url, None))
        table = await mai.open("sanguo", "you", "", "random", options={"mode": "race"})
        await kenji.watch(table)
        await onlooker.watch(table)
        await kenji.do(table, "take", seat=2)
        await asyncio.gather(contribute(mai, table), contribute(kenji, table))
        assert mai.views[table]["dealing"]["server_secret"] is None
        everybody = [one.play_on(table, random.Random(one.name)) for one in (mai, kenji)]
        view, _ = await asyncio.gather(*everybody)
        await onlooker.until(table, lambda view: view["dealing"]["phase"] == "open")
        answer = onlooker.views[table]["dealing"]
        record = Record(
            game="sanguo",
            options=view["options"],
            actions=tuple(step["action"] for step in onlooker.steps[table]),
            result=Outcome(tuple(map(tuple, view["result"]["ranking"])), view["result"]["reason"]),
            deal=Deal(
                answer["server_commitment"],
                tuple(answer["commitments"][str(seat)] for seat in (1, 2, 3)),
                tuple(answer["secrets"][str(seat)] for seat in (1, 2, 3)),
                answer["server_secret"],
            ),
        )
        verdict = verify(record)
        assert verdict.fair, verdict.why
        flips = [action for action in record.actions if "=" in action]
        assert len(flips) > 5
        # Before the end nobody was sent the server's secret.
        for somebody in (mai, kenji, onlooker):
            before_end = [text for text in somebody.received if '"status":"over"' not in text]
            assert not any(str(answer["server_secret"]) in text for text in before_end)


async def test_lies_in_the_shuffle_are_refused(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai, Client(place.other.url, "Kim") as kim:
        table = await mai.open("sanguo", "you", "", "random")
        await kim.watch(table)
        await kim.do(table, "take", seat=2)
        await mai.until(table, lambda view: view["status"] == "dealing")
        zero = "0" * 64
        for kind, body, why in (
            ("reveal", {"seat": 1, "secret": zero}, "deal-too-early"),
            ("commit", {"seat": 2, "commitment": zero}, "seat-not-yours"),
        ):
            with pytest.raises(WasRefused) as refused:
                await mai.do(table, kind, **body)
            assert refused.value.key == why
        await mai.do(table, "commit", seat=1, commitment=zero)
        with pytest.raises(WasRefused) as refused:
            await mai.do(table, "commit", seat=1, commitment=zero)
        assert refused.value.key == "deal-commitment-twice"
        await kim.do(table, "commit", seat=2, commitment=zero)
        await mai.until(table, lambda view: view["dealing"]["phase"] == "reveal")
        with pytest.raises(WasRefused) as refused:
            await mai.do(table, "reveal", seat=1, secret=zero)
        assert refused.value.key == "deal-other-secret"
        # Neither can keep the promise; after a while the server speaks for both.
        view = await mai.until(table, lambda view: view["status"] == "playing")
        assert view["dealing"]["commitments"]["1"] != zero


async def test_a_secret_ends_with_its_last_digit(place: Place) -> None:
    """With a line's end behind it, nobody could turn a piece over any more."""
    async with Client(place.one.url, "Mai") as mai:
        table = await mai.open("sanguo", "you", "you", "you")
        secret = secrets.token_bytes(32)
        digits = hashlib.sha256(secret).hexdigest()
        refused = await mai.http.post(
            f"/api/tables/{table}/commands",
            json={"type": "commit", "seat": 1, "commitment": f"{digits}\n"},
        )
        assert refused.json()["key"] == "message-bad"
        for seat in (1, 2, 3):
            await mai.do(table, "commit", seat=seat, commitment=digits)
        await mai.until(table, lambda view: view["dealing"]["phase"] == "reveal")
        refused = await mai.http.post(
            f"/api/tables/{table}/commands",
            json={"type": "reveal", "seat": 1, "secret": f"{secret.hex()}\n"},
        )
        assert refused.json()["key"] == "message-bad"
        for seat in (1, 2, 3):
            await mai.do(table, "reveal", seat=seat, secret=secret.hex())
        await mai.until(table, lambda view: view["status"] == "playing")
        await mai.act(table, "flip a1")


async def test_the_server_speaks_for_those_who_say_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody commits or reveals; play begins all the same, and the shuffle can be proved."""
    monkeypatch.setattr(deadlines, "DEALING_MS", 0)
    mai = await services.people.add_guest("Mai")
    wish = OpenTable("sanguo", seats=(SeatWish(you=True),) * 3)
    opened = await services.room.open(mai.id, wish)
    assert opened.status == "dealing"
    async with asyncio.timeout(PATIENCE_S):
        while (table := await services.room.table(opened.id)).status == "dealing":
            await asyncio.sleep(0.05)
    assert table.status == "playing"
    await services.room.do(table.id, Caller(mai.id, now()), p.Act(0, "flip a1"))
    await services.room.do(table.id, Caller(None, now(), admin=True), p.Close())
    table = await services.room.table(table.id)
    record = record_of(table, services.directory)
    verdict = verify(record)
    assert verdict.fair, verdict.why


async def test_nobody_chooses_what_a_piece_shows(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai:
        table = await mai.open("sanguo", "you", "random", "random")
        await contribute(mai, table)
        await mai.until(table, lambda view: bool(view["legal"]))
        with pytest.raises(WasRefused):
            await mai.act(table, "flip a1=K")
        await mai.act(table, "flip a1")
        await mai.until(table, lambda view: view["ply"] >= 1)
        assert str(mai.steps[table][0]["action"]).startswith("flip a1=")
        with pytest.raises(WasRefused) as refused:
            await mai.do(table, "offer", kind="takeback")
        assert refused.value.key == "undo-shown"
