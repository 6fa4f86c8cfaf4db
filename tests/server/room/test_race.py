"""Many want the same thing at once: exactly one gets it."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.client import Client, WasRefused
from tests.server.conftest import Place

pytestmark = pytest.mark.anyio

CLIENTS = 12


async def attempt(client: Client, table: str, kind: str, /, **command: object) -> str:
    """What became of a command."""
    try:
        await client.do(table, kind, **command)
    except WasRefused as refused:
        return refused.key
    return "done"


async def test_one_action_for_one_ply(place: Place) -> None:
    """One person with many sockets, at both processes, sends many actions for each ply."""
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        table = await mai.open("musketeers", "you", "you")
        sockets = []
        for number in range(CLIENTS):
            url = (place.one if number % 2 else place.other).url
            other = Client(url, None, pictures=False)
            other.http.cookies = mai.http.cookies
            sockets.append(await stack.enter_async_context(other))
            await other.watch(table)
        for ply in range(8):
            view = await mai.until(table, lambda view, ply=ply: view["ply"] == ply)  # type: ignore[misc]
            actions = view["legal"][0]["actions"]
            tries = [
                attempt(socket, table, "act", ply=ply, action=actions[number % len(actions)])
                for number, socket in enumerate(sockets)
            ]
            answers = sorted(await asyncio.gather(*tries))
            assert answers == ["done", *["stale"] * (CLIENTS - 1)]
        await mai.until(table, lambda view: view["ply"] == 8)
        assert [step["ply"] for step in mai.steps[table]] == list(range(1, 9))


async def test_one_person_for_one_seat(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        table = await mai.open("musketeers")
        rivals = []
        for number in range(CLIENTS):
            url = (place.one if number % 2 else place.other).url
            rivals.append(await stack.enter_async_context(Client(url, f"Rival {number}")))
            await rivals[-1].watch(table)
        tries = [attempt(rival, table, "take", seat=2) for rival in rivals]
        answers = await asyncio.gather(*tries)
        assert sorted(answers).count("done") == 1
        assert set(answers) <= {"done", "seat-taken", "already-started"}


async def test_a_takeback_and_an_action_at_once(place: Place) -> None:
    """Whichever comes first, the table stays whole and both sides see the same."""
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        kim = await stack.enter_async_context(Client(place.other.url, "Kim"))
        table = await mai.open("musketeers")
        await kim.watch(table)
        await kim.do(table, "take", seat=2)
        await mai.until(table, lambda view: view["status"] == "playing")
        await mai.act(table, "c3xc4")
        await mai.do(table, "offer", kind="takeback")
        await kim.until(table, lambda view: bool(view["offers"]))
        answers = await asyncio.gather(
            attempt(kim, table, "answer", kind="takeback", accept=True),
            attempt(kim, table, "act", ply=1, action="c2-c3"),
        )
        assert "done" in answers
        number = max(client.views[table]["number"] for client in (mai, kim))
        for client in (mai, kim):
            await client.until(table, lambda view: view["number"] >= number)
        assert mai.views[table]["board"] == kim.views[table]["board"]


async def test_what_one_person_sends_at_once_is_done_in_order(place: Place) -> None:
    """An action, though it takes a quicker way, and then giving up; not the other way round."""
    async with AsyncExitStack() as stack:
        mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
        for _ in range(5):
            table = await mai.open("musketeers", "you", "you")
            await mai.watch(table)
            tries = (
                attempt(mai, table, "act", ply=0, action="c3xc4"),
                attempt(mai, table, "act", ply=0, action="c3xc2"),
                attempt(mai, table, "act", ply=1, action="c2-c3"),
                attempt(mai, table, "resign", seat=1),
            )
            assert [*await asyncio.gather(*tries)] == ["done", "stale", "done", "done"]
            view = await mai.until(table, lambda view: view["status"] == "over")
            assert view["ply"] == 2
