"""What is said at a table, and who reads it later."""

from contextlib import AsyncExitStack

import pytest

from tests.server.client import Client
from tests.server.conftest import Place

pytestmark = pytest.mark.anyio


def words(client: Client, table: str) -> list[str]:
    return [line["text"] for line in client.chat.get(table, [])]


async def test_whoever_comes_back_reads_what_was_said_meanwhile(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        lan = await stack.enter_async_context(Client(place.other.url, "Lan Anh"))
        table = await mai.open("musketeers")
        await lan.watch(table)
        await mai.do(table, "say", text="Hello!")
        await lan.wait(lambda: words(lan, table) == ["Hello!"])
        await lan.disconnect()
        await mai.do(table, "say", text="Are you there?")
        lan.chat.clear()
        await lan.connect()
        await lan.watch(table)
        await lan.wait(lambda: words(lan, table) == ["Hello!", "Are you there?"])


async def test_what_somebody_said_goes_with_their_account(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        gone = await stack.enter_async_context(Client(place.one.url, "Somebody else"))
        table = await mai.open("musketeers")
        await gone.do(table, "say", text="My own words")
        await mai.wait(lambda: words(mai, table) == ["My own words"])
        await gone.post("/api/me/delete", {})
        lan = await stack.enter_async_context(Client(place.other.url, "Lan Anh"))
        near = await stack.enter_async_context(Client(place.one.url, "Lan Chi"))
        for somebody in (lan, near):
            await somebody.watch(table)
        await lan.do(table, "say", text="Hello!")
        await mai.wait(lambda: words(mai, table) == ["My own words", "Hello!"])
        for somebody in (lan, near):
            await somebody.wait(lambda who=somebody: "Hello!" in words(who, table))  # type: ignore[misc]
            assert words(somebody, table) == ["Hello!"]
