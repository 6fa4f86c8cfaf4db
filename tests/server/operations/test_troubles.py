"""Nothing stops silently: what is broken is isolated, logged, shown, and in nobody else's way."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.server.client import PATIENCE_S
from tests.server.conftest import HandClock
from tests.server.site import Site
from wuqi.core.errors import BadRecord
from wuqi.core.play.record import Record
from wuqi.core.registry import formats
from wuqi.server import metrics
from wuqi.server.cluster import processes
from wuqi.server.http import pages
from wuqi.server.protocol import Clock
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.room import ledger
from wuqi.server.store.backup import back_up
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import make_folder, open_engine, sqlite_url
from wuqi.server.troubles import Troubles

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

BOTH = (SeatWish(you=True), SeatWish(you=True))


async def test_a_table_that_cannot_be_read_stops_no_clock_but_its_own(
    site: Site, clock: HandClock
) -> None:
    """Every kind of damage: no event at all, no event of ours, a gap, an illegal action."""
    services = site.services
    mai = await services.people.add_guest("Mai")
    bodies = (b"{", b'{"what":"nothing"}', b'{"what":"acted","seat":1,"action":"a1"}')
    spoilt = [f"k3k3k3k3k3k{number}" for number in range(len(bodies))]
    for table, body in zip(spoilt, bodies, strict=True):
        await services.store.write(*_rows(table, body, due_at=1))
    wish = OpenTable("musketeers", seats=BOTH, clock=Clock(base=30))
    timed = await services.room.open(mai.id, wish)
    clock.go_on(60_000)
    async with asyncio.timeout(PATIENCE_S):
        while timed.status != "over":
            await asyncio.sleep(0.05)
            timed = await services.room.table(timed.id)
    assert timed.outs == {1: "time"}
    for table in spoilt:
        assert await site.key(f"/api/tables/{table}") == (500, "table-spoilt")
    health = (await site.http.get("/health")).json()
    assert (health["status"], set(spoilt) <= set(health["spoilt_tables"])) == ("troubled", True)
    assert b"wuqi_spoilt_tables" in metrics.written()
    due = await ledger.due(services.store, 10**15, 100)
    assert set(spoilt) <= set(due)  # they will be looked at again, but later
    async with asyncio.timeout(PATIENCE_S):
        while await ledger.due(services.store, 1_000, 100):
            await asyncio.sleep(0.05)


def _rows(table: str, body: bytes, due_at: int) -> list[tuple[Statement, dict[str, object]]]:
    row = {"id": table, "game": "musketeers", "terms": "", "visibility": "private"}
    more = {"status": "playing", "brief": b"", "opened_at": 0, "due_at": due_at}
    event = {"table_id": table, "number": 1, "at": 0, "body": body}
    return [(ledger.OPEN, {**row, **more}), (ledger.APPEND, event)]


async def test_a_background_task_that_fails_goes_on(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def fail() -> None:
        nonlocal tries
        tries += 1
        raise AssertionError("a mistake of ours")

    monkeypatch.setattr(processes, "EVERY_S", 0.01)
    site.services.processes.on_check.append(fail)
    site.services.processes.distrust()
    async with asyncio.timeout(PATIENCE_S):
        while tries < 3:
            await asyncio.sleep(0.01)
    assert (await site.http.get("/health")).status_code == 503
    site.services.processes.on_check.clear()
    async with asyncio.timeout(PATIENCE_S):
        while (health := await site.http.get("/health")).status_code != 200:
            await asyncio.sleep(0.01)
    assert "life" in health.json()["failing_tasks"]


async def test_health_tells_of_a_disk_that_is_full(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can still be read from, so that only a write tells."""

    async def refuse() -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(processes, "EVERY_S", 0.01)
    with monkeypatch.context() as full:
        full.setattr(site.services.processes, "_beat", refuse)
        site.services.processes.distrust()
        async with asyncio.timeout(PATIENCE_S):
            while (await site.http.get("/health")).status_code != 503:
                await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE_S):
        while (await site.http.get("/health")).status_code != 200:
            await asyncio.sleep(0.01)


async def test_no_request_is_too_long_for_its_refusal(site: Site) -> None:
    await site.post("/api/guest", {"name": "Mai"})
    long = "a" * 60_000
    for wish in ({"visibility": long}, {"game": long}, {"options": {long: "b"}}, {"preset": long}):
        status, _ = await site.key("/api/tables", {"game": "musketeers", **wish})
        assert status == 400
    assert await site.key("/" + "a" * 300) == (404, "not-found")
    assert await site.key("/assets/" + "a" * 300) == (404, "not-found")
    assert await site.key("/api/" + "a" * 300) == (404, "not-found")


def test_files_of_nothing_but_brackets_are_refused_at_once() -> None:
    for text in ("[" * 2_000_000, '{"wuqi":' * 100_000):
        with pytest.raises(BadRecord):
            Record.parse(text)
    for _, format_ in formats().values():
        (read,) = format_.read(b"{" * 300_000, None)
        assert read.problem is not None


async def test_what_is_kept_is_ours_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    make_folder(folder)
    async with open_engine(sqlite_url(folder)):
        pass
    for one in folder.iterdir():
        one.chmod(0o644)
    async with open_engine(sqlite_url(folder)) as engine:
        await back_up(engine, tmp_path / "room.gz")
        for one in (*folder.iterdir(), tmp_path / "room.gz"):
            assert stat.S_IMODE(one.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_that_others_use_stays_theirs(tmp_path: Path) -> None:
    """`wuqi serve --data /tmp` once locked everybody else out of /tmp."""
    used, shared = tmp_path / "used", tmp_path / "shared"
    used.mkdir()
    (used / "letter").touch()
    shared.mkdir()
    for folder, mode in ((used, 0o755), (shared, 0o1777)):
        folder.chmod(mode)
        make_folder(folder)
        assert stat.S_IMODE(folder.stat().st_mode) == mode


def test_the_page_is_found_through_a_link() -> None:
    assert pages.STATIC.resolve() == pages.STATIC


def test_troubles_that_are_over_are_not_told() -> None:
    troubles = Troubles()
    troubles.spoilt("k3k3k3k3k3k3", ValueError("no event"))
    assert troubles.report() == {"spoilt_tables": ["k3k3k3k3k3k3"]}
    troubles.mended("k3k3k3k3k3k3")
    assert troubles.report() == {}
