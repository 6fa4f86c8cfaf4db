"""Servers that end, die and start again: whose time counts meanwhile, and who is still there."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.client import PATIENCE_S
from tests.server.conftest import HandClock
from tests.server.parts import running_redis
from wuqi.server.cluster import processes
from wuqi.server.cluster.notes import Note
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.people.presence import Presence
from wuqi.server.protocol import Act, Clock, TableView, Take
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.rate_limits import RateLimits
from wuqi.server.room import deadlines, ledger
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings
from wuqi.server.store.statement import Write
from wuqi.server.store.store import Store, open_store, sqlite_url
from wuqi.server.table.views.view import Viewer

pytestmark = pytest.mark.anyio


async def test_a_clock_goes_on_where_it_was_after_a_restart(
    tmp_path: Path, clock: HandClock
) -> None:
    """What nobody served counts for nobody; all the rest counts, to the millisecond."""
    settings = Settings(data=tmp_path, thinkers=1)
    async with open_services(settings, RateLimits(0)) as services:
        room, mai = services.room, (await services.people.add_guest("Mai")).id
        kim = (await services.people.add_guest("Kim")).id
        table = await room.open(mai, OpenTable("musketeers", clock=Clock(60, 2)))
        await room.do(table.id, Caller(kim, now()), Take(2))
        await room.do(table.id, Caller(mai, now()), Act(0, "c3xc4"))
        await room.do(table.id, Caller(kim, now()), Act(1, "c2-c3"))
        table = await room.do(table.id, Caller(mai, now(), lag=100), Act(2, "c4xc3"))
        assert table.clocks is not None
        mais, moved_at = table.clocks.left[1], table.at
    clock.go_on(500)
    async with open_services(settings, RateLimits(0)) as services:
        table = await services.room.table(table.id)
        ((began, ended),) = table.outages
        assert ended - began >= 500
        answer = await services.room.view(table, Viewer(kim))
        shown = msgspec.json.decode(answer, type=TableView)
        served = shown.now - moved_at - (ended - began)
        assert [(hand.left, hand.running) for hand in shown.clocks] == [
            (mais, False),
            (60_000 - served, True),
        ]


async def test_one_that_dies_before_it_serves_leaves_no_time_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: HandClock
) -> None:
    async with open_store(sqlite_url(tmp_path)) as store:
        write = store.write

        async def die_before_joining(*writes: Write) -> None:
            if writes[0][0] is processes.JOIN:
                raise OSError("killed")
            await write(*writes)

        first, second, third = (processes.Processes(store, alone=True) for _ in range(3))
        await first.start()
        clock.go_on(10_000)  # it was killed, and never said so
        monkeypatch.setattr(store, "write", die_before_joining)
        with pytest.raises(OSError, match="killed"):
            await second.start()
        monkeypatch.setattr(store, "write", write)
        clock.go_on(10_000)
        await third.start()
        ((began, ended),) = third.outages
        assert ended - began >= 20_000
        for one in (first, third):
            await one.close()


async def test_a_server_may_end_as_soon_as_it_has_begun(tmp_path: Path) -> None:
    """Also while it is only just finding the other processes."""
    with running_redis() as redis:
        settings = Settings(data=tmp_path, redis=redis, thinkers=1)
        for pause in (0, 0.001, 0.002, 0.004, 0.01):
            async with open_services(settings, RateLimits(0)):
                await asyncio.sleep(pause)


async def test_one_that_starts_while_the_last_one_ends_takes_no_served_time_for_a_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: HandClock
) -> None:
    async with open_store(sqlite_url(tmp_path)) as store:
        first, second, third = (processes.Processes(store, alone=False) for _ in range(3))
        await first.start()
        await second.start()
        await first.close()
        clock.go_on(300)  # served by the second
        write = store.write

        async def write_and_start(*writes: Write) -> None:
            monkeypatch.setattr(store, "write", write)
            await write(*writes)
            await third.start()

        monkeypatch.setattr(store, "write", write_and_start)
        await second.close()
        await third.close()
    assert sum(ended - began for began, ended in third.outages) < 200


async def test_whoever_was_connected_to_a_process_that_died_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others notice, so that nobody waits for ever for somebody who does not come back."""
    monkeypatch.setattr(processes, "DEAD_AFTER", 3_000)
    monkeypatch.setattr(processes, "EVERY_S", 0.1)
    with running_redis() as redis:
        settings = Settings(data=tmp_path, redis=redis, thinkers=1)
        async with open_services(settings, RateLimits(0)) as services:
            mai, kim = [(await services.people.add_guest(name)).id for name in ("Mai", "Kim")]
            table = await services.room.open(mai, OpenTable("musketeers"))
            table = await services.room.do(table.id, Caller(kim, now()), Take(2))
            await services.store.write((processes.JOIN, {"id": "other", "alive_at": now()}))
            await Presence(services.store, "other").come(kim)  # at a process that then dies
            services.fanout.publish(Note("person", kim))

            async def kims_seat() -> dict[str, Any]:
                sent = await services.room.view(table, Viewer(mai))
                seat: dict[str, Any] = msgspec.json.decode(sent)["seats"][1]
                return seat

            assert (await kims_seat())["connected"]
            async with asyncio.timeout(PATIENCE_S):
                while (seat := await kims_seat())["connected"]:
                    await asyncio.sleep(0.05)
            assert seat["claimable_at"] > seat["gone_since"]


async def test_a_process_taken_for_dead_rises_with_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a suspended machine wakes up: the others have written everybody here off."""
    monkeypatch.setattr(processes, "EVERY_S", 0.1)
    with running_redis() as redis:
        settings = Settings(data=tmp_path, redis=redis, thinkers=1)
        async with open_services(settings, RateLimits(0)) as services:
            kim = (await services.people.add_guest("Kim")).id
            await services.presence.come(kim)
            (row,) = await services.store.rows(processes.PROCESSES)
            whose = {"process": row["id"]}
            await services.store.write(
                (processes.EVERYBODY_LEAVES, {**whose, "gone_at": now()}),
                (processes.REMOVE_PROCESS, whose),
            )
            elsewhere = Presence(services.store, "other")
            await elsewhere.learn([kim])
            assert not elsewhere.here([kim])
            async with asyncio.timeout(PATIENCE_S):
                while not elsewhere.here([kim]):
                    await asyncio.sleep(0.05)
                    elsewhere.forget(kim)
                    await elsewhere.learn([kim])


async def test_clocks_are_looked_at_again_after_trouble_with_the_database(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, failures = ledger.due, iter((sqlite3.OperationalError("disk full"), OSError("gone")))

    async def sometimes(store: Store, moment: int, most: int) -> list[str]:
        for failure in failures:
            raise failure
        return await look(store, moment, most)

    monkeypatch.setattr(ledger, "due", sometimes)
    monkeypatch.setattr(deadlines, "EVERY_S", 0.05)
    mai = (await services.people.add_guest("Mai")).id
    seats = (SeatWish(you=True), SeatWish(you=True))
    wish = OpenTable("musketeers", seats=seats, clock=Clock(1))
    table = (await services.room.open(mai, wish)).id
    async with asyncio.timeout(PATIENCE_S):
        while (await services.room.table(table)).status != "over":
            await asyncio.sleep(0.05)
    assert not list(failures)


async def test_time_between_a_clean_end_and_the_next_start_counts_for_nobody(
    tmp_path: Path, clock: HandClock
) -> None:
    """However short, and also where several processes could be alive."""
    async with open_store(sqlite_url(tmp_path)) as store:
        for _ in range(2):
            both = [processes.Processes(store, alone=False) for _ in range(2)]
            for process in both:
                await process.start()
            for process in both:
                await process.close()
            closed = now()
            clock.go_on(500)
        again = processes.Processes(store, alone=False)
        await again.start()
        assert len(again.outages) == 2
        began, ended = again.outages[-1]
        assert abs(began - closed) < 200
        assert ended - began >= 450
        await again.close()


async def test_whoever_ends_while_others_go_on_leaves_no_outage(tmp_path: Path) -> None:
    async with open_store(sqlite_url(tmp_path)) as store:
        one, other, again = (processes.Processes(store, alone=False) for _ in range(3))
        for process in (one, other):
            await process.start()
        await one.close()
        await again.start()
        assert again.outages == []
        for process in (other, again):
            await process.close()
