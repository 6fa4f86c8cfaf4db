"""Who is here, when the database is slow or away."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from wuqi.server.people import visits
from wuqi.server.people.presence import GO, Presence
from wuqi.server.services import Services
from wuqi.server.store.statement import Write

pytestmark = pytest.mark.anyio

AWAY = OperationalError("", {}, Exception("the database is away"))


async def here(services: Services, person: str) -> bool:
    """Whether somebody is here, as another process sees it."""
    elsewhere = Presence(services.store, "another process")
    await elsewhere.learn([person])
    return person in elsewhere.here([person])


async def test_whoever_goes_while_the_database_is_away_is_written_off_later(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await services.people.add_guest("Mai")
    await services.presence.come(mai.id)

    async def fail(*_: Write, then: Callable[[], None] | None = None) -> None:
        raise AWAY

    with monkeypatch.context() as trouble:
        trouble.setattr(services.store, "write", fail)
        await services.presence.go(mai.id)
    assert await here(services, mai.id)
    await services.retry_presence()
    assert not await here(services, mai.id)


async def test_whoever_cannot_be_written_down_as_here_does_not_stay_for_ever(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await services.people.add_guest("Mai")

    async def fail(*_: Write, then: Callable[[], None] | None = None) -> None:
        raise AWAY

    with monkeypatch.context() as trouble:
        trouble.setattr(services.store, "write", fail)
        await services.presence.come(mai.id)
    await services.retry_presence()
    assert await here(services, mai.id)
    await services.presence.go(mai.id)
    assert not await here(services, mai.id)


async def test_whoever_comes_back_at_once_is_here_in_whichever_order_it_is_written(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writes to PostgreSQL go by several connections, and may overtake each other."""
    mai = await services.people.add_guest("Mai")
    await services.presence.come(mai.id)
    write = services.store.write

    async def slowly(*writes: Write, **more: Any) -> None:
        if writes[0][0] is GO:
            await asyncio.sleep(0.2)
        await write(*writes, **more)

    monkeypatch.setattr(services.store, "write", slowly)
    going = asyncio.create_task(services.presence.go(mai.id))
    await asyncio.sleep(0)
    await services.presence.come(mai.id)
    await going
    assert await here(services, mai.id)


async def test_acting_by_http_is_being_there_for_a_while(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    mai = await services.people.add_guest("Mai")
    monkeypatch.setattr(visits, "VISIT_S", 60.0)
    await services.visits.note(mai.id)
    assert await here(services, mai.id)
    monkeypatch.setattr(visits, "VISIT_S", 0.0)
    await services.visits.note(mai.id)
    while await here(services, mai.id):
        await asyncio.sleep(0.01)


async def test_whoever_loses_the_line_is_gone_however_lately_they_acted_by_http(
    services: Services,
) -> None:
    mai = await services.people.add_guest("Mai")
    await services.presence.come(mai.id)  # a page
    await services.visits.note(mai.id)  # opens a table
    await services.presence.go(mai.id)
    assert await here(services, mai.id)
    services.announce_leaving(mai.id, ())
    while await here(services, mai.id):
        await asyncio.sleep(0.01)
