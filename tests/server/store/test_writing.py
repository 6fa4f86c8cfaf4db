"""Writing: in groups, and independently of each other; on SQLite, waiting for a locked file."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import bindparam, insert, select

from tests.server.parts import running_postgres
from wuqi.server.store.layout import keys
from wuqi.server.store.statement import Conflict, Statement, Write
from wuqi.server.store.store import Store, open_store, sqlite_url

pytestmark = pytest.mark.anyio

ADD = Statement(insert(keys), "name", "value")
NAMED = select(keys.c.name).where(keys.c.name.in_(bindparam("names", expanding=True)))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with open_store(sqlite_url(tmp_path)) as opened:
        yield opened


def key(name: str) -> Write:
    return (ADD, {"name": name, "value": "kept"})


async def names(store: Store) -> set[str]:
    return {row["name"] for row in await store.rows(select(keys.c.name))}


async def test_many_at_once_and_only_who_is_in_conflict_is_told_so(store: Store) -> None:
    """Jobs of one write and of several, more than go into one statement, three of them twice."""
    jobs = [[key(f"one {number}")] for number in range(150)]
    jobs += [[key(f"two {number}"), key(f"more {number}")] for number in range(20)]
    jobs += [[key("one 7")], [key("fresh"), key("more 3")], [key("two 5"), key("unheard of")]]
    answers = await asyncio.gather(*(store.write(*job) for job in jobs), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 170 + [Conflict] * 3
    assert await names(store) == {one["name"] for job in jobs[:170] for _, one in job}


async def test_the_same_on_postgres() -> None:
    with running_postgres() as url:
        async with open_store(url) as store:
            before = await names(store)
            jobs = [key(f"one {number}") for number in range(150)]
            writing = (store.write(job) for job in (*jobs, key("one 7")))
            answers = await asyncio.gather(*writing, return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None)] * 150 + [Conflict]
            with pytest.raises(Conflict):
                await store.write(key("fresh"), key("one 3"))
            await store.write(key("two"), key("more"))
            found = await store.few(NAMED, names=["one 3", "more", "fresh"])
            assert {row["name"] for row in found} == {"one 3", "more"}
            assert len(await names(store) - before) == 152


async def test_somebody_else_who_writes_is_waited_for(store: Store, tmp_path: Path) -> None:
    """And meanwhile the event loop goes on."""
    with sqlite3.connect(tmp_path / "wuqi.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.write(key("Mai")))
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not writing.done()
        other.execute("COMMIT")
    await writing
    await store.write(key("Kim"))
    assert await names(store) == {"Mai", "Kim"}


async def test_what_is_on_disk_is_told_also_if_nobody_waits_any_more(store: Store) -> None:
    reply = asyncio.Event()
    writing = asyncio.create_task(store.write(key("Mai"), then=reply.set))
    await asyncio.sleep(0)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    await asyncio.wait_for(reply.wait(), 30)
    assert await names(store) == {"Mai"}


async def test_a_mistake_after_a_write_reaches_who_wrote_and_nobody_else(store: Store) -> None:
    def mistake() -> None:
        raise ZeroDivisionError

    good, bad = store.write(key("Mai")), store.write(key("Kim"), then=mistake)
    answers = await asyncio.gather(bad, good, return_exceptions=True)
    assert isinstance(answers[0], ZeroDivisionError)
    assert answers[1] is None
    await store.write(key("Ann"))


async def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async with open_store(sqlite_url(tmp_path)) as store:
        writing = [asyncio.create_task(store.write(key(str(number)))) for number in range(600)]
        await asyncio.sleep(0)
    await asyncio.gather(*writing)
    async with open_store(sqlite_url(tmp_path)) as store:
        assert await names(store) == {str(number) for number in range(600)}
