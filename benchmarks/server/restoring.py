"""How long backing up and restoring take, from SQLite to PostgreSQL and back.

    python -m benchmarks.server.restoring [--tables 1000]

Each table has a game of 40 actions, as random players play it. A PostgreSQL of its own is started.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import msgspec

from tests.server.parts import running_postgres
from wuqi.core.registry import configure
from wuqi.server.ids import new_table_id, now
from wuqi.server.room import ledger
from wuqi.server.store import backup
from wuqi.server.store.store import open_engine, open_store, sqlite_url
from wuqi.server.table import events as ev
from wuqi.server.table.deadlines import due_at
from wuqi.server.table.table import Table
from wuqi.server.table.views.view import brief

GAME = "musketeers"
PLIES = 40


def game(chance: random.Random) -> tuple[Table, list[ledger.Numbered]]:
    """A game that two people play on."""
    options = dict(configure(GAME, None, {}).options)
    events: list[ev.Event] = [ev.Opened(GAME, options, "one", "private")]
    events += [ev.Sat(1, "one"), ev.Sat(2, "other"), ev.Started()]
    table, numbered = Table(new_table_id()), list[ledger.Numbered]()
    for event in events:
        numbered.append((table.number + 1, now(), event))
        table.apply(*numbered[-1])
    while table.status == "playing" and table.ply < PLIES:
        seat = table.to_act[0].number
        action = chance.choice(table.position.texts(seat))
        numbered.append((table.number + 1, now(), ev.Acted(seat, action)))
        table.apply(*numbered[-1])
    return table, numbered


async def fill(url: str, tables: int) -> None:
    chance = random.Random(1)
    async with open_store(url) as store:
        for _ in range(tables):
            table, numbered = game(chance)
            row = ledger.opening(table, msgspec.json.encode(brief(table)), due_at(table))
            await store.write(*ledger.appending(table.id, numbered), row, *ledger.seating(table))


async def move(old: str, new: str, kept: Path) -> tuple[int, float, float]:
    """Rows, and the seconds of the backup and of the restoration."""
    began = time.perf_counter()
    async with open_engine(old) as engine:
        rows = await backup.back_up(engine, kept)
    written = time.perf_counter()
    async with open_engine(new) as engine:
        await backup.restore(engine, kept)
    return rows, written - began, time.perf_counter() - written


async def measure(home: Path, postgres: str, tables: int) -> None:
    (home / "one").mkdir()
    (home / "other").mkdir()
    first, last = sqlite_url(home / "one"), sqlite_url(home / "other")
    await fill(first, tables)
    ways = {"SQLite to PostgreSQL": (first, postgres), "PostgreSQL to SQLite": (postgres, last)}
    for name, (old, new) in ways.items():
        kept = home / "kept.gz"
        rows, backing_up, restoring = await move(old, new, kept)
        size = kept.stat().st_size / 1e6
        print(
            f"{name}: {tables:,} tables, {rows:,} rows; backup {backing_up:.1f} s "
            f"({size:.1f} MB), restored in {restoring:.1f} s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1_000)
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory() as home, running_postgres() as postgres:
        asyncio.run(measure(Path(home), postgres, tables))


if __name__ == "__main__":
    main()
