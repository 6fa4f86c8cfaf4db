"""A backup of one kind of database is restored on another; games go on with their clocks."""

import hashlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.conftest import HandClock
from tests.server.parts import running_postgres
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings
from wuqi.server.store import backup
from wuqi.server.store.store import open_engine, sqlite_url
from wuqi.server.table.table import Table

pytestmark = pytest.mark.anyio

AWAY_MS = 3_600_000
SECRET = bytes(32)


@pytest.fixture(scope="module")
def empty_postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


async def test_games_go_on_after_a_move_to_postgres_and_back(
    tmp_path: Path, empty_postgres: str, clock: HandClock
) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    here.mkdir()
    first, last = sqlite_url(there), sqlite_url(here)
    async with running(tmp_path, first) as services:
        mai = (await services.people.add_guest("Mai")).id
        played = await services.room.open(mai, wish("musketeers", 2))
        dealt = await services.room.open(mai, wish("sanguo", 3))
        await shuffle(services, dealt, mai)
        await act(services, mai, played.id, "c3xc4")
        await services.dispatcher.do(played.id, Caller(mai, now()), p.Say("hello"))
    shown = await moved(tmp_path, first, empty_postgres, clock)
    async with running(tmp_path, empty_postgres) as services:
        left = await look(services, played.id, shown)
        assert left > 60_000 - 2_000  # nobody was charged for the hour in between
        await act(services, mai, played.id, "c2-c3")
        flipped = (await services.room.table(dealt.id)).position.texts()[0]
        await act(services, mai, dealt.id, flipped)  # by the secret of the shuffle
    shown = await moved(tmp_path, empty_postgres, last, clock)
    async with running(tmp_path, last) as services:
        await look(services, played.id, shown)
        table = await act(services, mai, played.id, "c4xd4")
        assert [step.action for step in table.steps] == ["c3xc4", "c2-c3", "c4xd4"]
        assert (await services.room.table(dealt.id)).steps[0].action.startswith(flipped)
        (line,) = await services.chats.lines(played.id)
        assert (line.person, line.body.text) == (mai, "hello")


@asynccontextmanager
async def running(folder: Path, url: str) -> AsyncIterator[Services]:
    settings = Settings(data=folder, database=url, thinkers=1, tables=False)
    async with open_services(settings, RateLimits(0)) as services:
        yield services


async def moved(folder: Path, old: str, new: str, clock: HandClock) -> int:
    """Backs up one database and restores it as another, an hour later; how many rows."""
    kept = folder / "kept.gz"
    async with open_engine(old) as engine:
        rows = await backup.back_up(engine, kept)
    clock.go_on(AWAY_MS)
    async with open_engine(new) as engine:
        assert await backup.restore(engine, kept) == rows
    return rows


async def look(services: Services, table_id: str, rows: int) -> int:
    """What is left on the clock of the side to act."""
    assert rows > 10
    table = await services.room.table(table_id)
    assert table.status == "playing"
    assert table.clocks is not None
    (side,) = table.clocks.running
    return table.clocks.left_at(side, now(), table.outages)


async def act(services: Services, person: str, table_id: str, action: str) -> Table:
    ply = (await services.room.table(table_id)).ply
    return await services.room.do(table_id, Caller(person, now()), p.Act(ply, action))


async def shuffle(services: Services, table: Table, person: str) -> None:
    """Everybody adds a secret; then the pieces lie face down."""
    hashed = hashlib.sha256(SECRET).hexdigest()
    for place in table.places:
        command = p.Commit(place.seat.number, hashed)
        await services.room.do(table.id, Caller(person, now()), command)
    for place in table.places:
        reveal = p.Reveal(place.seat.number, SECRET.hex())
        await services.room.do(table.id, Caller(person, now()), reveal)


def wish(game: str, seats: int) -> OpenTable:
    return OpenTable(game, seats=(SeatWish(you=True),) * seats, clock=p.Clock(base=60))
