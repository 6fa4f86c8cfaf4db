"""The lobby when many look at it at once."""

import asyncio
import time

import pytest

from wuqi.server.bodies import OpenTable
from wuqi.server.room.lobby import FRESH_FOR_S
from wuqi.server.services import Services

pytestmark = pytest.mark.anyio

MANY = 20


async def test_many_who_follow_the_lobby_see_it_as_soon_as_one_would(services: Services) -> None:
    mai = await services.people.add_guest("Mai")
    await services.lobby.now()
    table = await services.room.open(mai.id, OpenTable("musketeers", visibility="listed"))
    began = time.monotonic()
    seen = await asyncio.gather(*(services.lobby.now() for _ in range(MANY)))
    assert all(table.id in {one.table for one in lobby.open} for lobby in seen)
    assert time.monotonic() - began < 4 * FRESH_FOR_S


async def test_what_was_looked_up_before_somebody_asked_is_not_told(services: Services) -> None:
    mai = await services.people.add_guest("Mai")
    await services.lobby.now()
    table = await services.room.open(mai.id, OpenTable("musketeers", visibility="listed"))
    assert table.id in {one.table for one in (await services.lobby.now()).open}
