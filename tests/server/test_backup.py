"""What is in a backup."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table

from wuqi.server.bodies import OpenTable
from wuqi.server.services import Services
from wuqi.server.store import copying
from wuqi.server.store.store import open_engine, sqlite_url

pytestmark = pytest.mark.anyio


async def test_what_happens_during_a_backup_is_not_half_in_it(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody changes between the reading of one table of the database and of the next."""
    mai = await services.people.add_guest("Mai")
    await services.room.open(mai.id, OpenTable("musketeers"))
    write_line, meanwhile = copying._line, []

    def line(table: Table, row: dict[str, Any]) -> bytes:
        if table.name == "happenings" and not meanwhile:
            with sqlite3.connect(tmp_path / "wuqi.sqlite") as other:
                meanwhile.append(other.execute("UPDATE people SET name = 'Lan'").rowcount)
        return write_line(table, row)

    monkeypatch.setattr(copying, "_line", line)
    kept, url = tmp_path / "kept.gz", sqlite_url(tmp_path)
    async with open_engine(url) as engine:
        await copying.back_up(engine, kept)
    (tmp_path / "other").mkdir()
    async with open_engine(sqlite_url(tmp_path / "other")) as engine:
        await copying.restore(engine, kept)
    with sqlite3.connect(tmp_path / "other" / "wuqi.sqlite") as restored:
        assert restored.execute("SELECT name FROM people").fetchall() == [("Mai",)]
    assert meanwhile == [1]
