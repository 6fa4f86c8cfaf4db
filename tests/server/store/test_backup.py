"""A backup is of one moment, and no clock counts the time until it is restored."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table

from tests.server.conftest import HandClock
from wuqi.server.ids import now
from wuqi.server.protocol import Clock
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings
from wuqi.server.store import backup
from wuqi.server.store.store import open_engine, sqlite_url

pytestmark = pytest.mark.anyio


async def test_what_happens_during_a_backup_is_not_half_in_it(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody changes between the reading of one table of the database and of the next."""
    mai = await services.people.add_guest("Mai")
    await services.room.open(mai.id, OpenTable("musketeers"))
    write_line = backup._line
    meanwhile: list[int] = []

    def line(table: Table, row: dict[str, Any]) -> bytes:
        if table.name == "events" and not meanwhile:
            with sqlite3.connect(tmp_path / "wuqi.sqlite") as other:
                meanwhile.append(other.execute("UPDATE people SET name = 'Lan'").rowcount)
        return write_line(table, row)

    monkeypatch.setattr(backup, "_line", line)
    kept, url = tmp_path / "kept.gz", sqlite_url(tmp_path)
    async with open_engine(url) as engine:
        await backup.back_up(engine, kept)
    (tmp_path / "other").mkdir()
    async with open_engine(sqlite_url(tmp_path / "other")) as engine:
        await backup.restore(engine, kept)
    with sqlite3.connect(tmp_path / "other" / "wuqi.sqlite") as restored:
        assert restored.execute("SELECT name FROM people").fetchall() == [("Mai",)]
    assert meanwhile == [1]


async def test_no_clock_counts_the_time_until_a_backup_is_restored(
    tmp_path: Path, clock: HandClock
) -> None:
    kept, there, here = tmp_path / "kept.gz", tmp_path / "there", tmp_path / "here"
    async with open_services(Settings(data=there, thinkers=1), RateLimits(0)) as services:
        mai = await services.people.add_guest("Mai")
        wish = OpenTable("musketeers", seats=(SeatWish(you=True),) * 2, clock=Clock(base=2))
        table = await services.room.open(mai.id, wish)
        async with open_engine(sqlite_url(there)) as engine:
            await backup.back_up(engine, kept)
    clock.go_on(3_000)
    here.mkdir()
    async with open_engine(sqlite_url(here)) as engine:
        await backup.restore(engine, kept)
    async with open_services(Settings(data=here, thinkers=1), RateLimits(0)) as services:
        clock.go_on(1_000)
        restored = await services.room.table(table.id)
        assert restored.status == "playing"
        assert restored.clocks is not None
        assert restored.clocks.left_at(1, now(), restored.outages) > 500
