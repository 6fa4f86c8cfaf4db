"""Nothing reaches a client that it must not know."""

import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.conftest import Place

pytestmark = pytest.mark.anyio


async def hidden_deployment(place: Place, squares: list[str]) -> list[list[dict[str, Any]]]:
    """Red places in secret on these squares, blue always alike; what blue and an onlooker saw.

    Up to the moment before the last placement, which reveals everything.
    """
    async with AsyncExitStack() as stack:
        red, blue, onlooker = [
            await stack.enter_async_context(Client(url, name))
            for url, name in (
                (place.one.url, "Red"),
                (place.other.url, "Blue"),
                (place.other.url, None),
            )
        ]
        table = await red.open("tamquan", *["you"] * 3, "", "", "", options={"deploy": "hidden"})
        for somebody in (blue, onlooker):
            await somebody.watch(table)
        for seat in (4, 5, 6):
            await blue.do(table, "take", seat=seat)
        await red.until(table, lambda view: view["status"] == "playing")
        for number, square in enumerate(squares, 1):
            await red.act(table, f"@{square}")
            for somebody in (red, blue, onlooker):
                await somebody.until(table, lambda view, ply=number: view["ply"] == ply)  # type: ignore[misc]
        seen = [[plain(somebody.views[table])] for somebody in (blue, onlooker)]
        await blue.act(table, "@a4")
        await blue.until(table, lambda view: view["ply"] == len(squares) + 1)
        assert blue.views[table]["steps"][-1]["action"] == "@a4"
        await onlooker.until(table, lambda view: view["ply"] == len(squares) + 1)
        seen[1].append(plain(onlooker.views[table]))
        assert red.steps[table][0]["action"] == f"@{squares[0]}"
        for number, square in enumerate(("b4", "c4"), len(squares) + 2):
            await blue.act(table, f"@{square}")
            await blue.until(table, lambda view, ply=number: view["ply"] == ply)  # type: ignore[misc]
        view = await onlooker.until(
            table, lambda view: view["board"]["mover"] != 0 and view["ply"] == 6
        )
        told = [step["action"] for step in onlooker.steps[table]]
        assert told == [f"@{square}" for square in (*squares, "a4", "b4", "c4")]
        assert view["legal"] == []
        return seen


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what differs from table to table anyway."""
    passing = {"table", "now", "owner", "seats", "steps", "number", "onlookers", "since"}
    steps = [{**step, "at": 0, "spent": 0} for step in view["steps"]]
    return {**{key: view[key] for key in view if key not in passing}, "steps": steps}


async def test_a_secret_deployment_changes_nothing_that_others_see(place: Place) -> None:
    """Whatever red does in secret, the others are sent the same."""
    chance = random.Random(3)
    zone = [file + rank for file in "abcde" for rank in "12"]
    first = await hidden_deployment(place, chance.sample(zone, 3))
    second = await hidden_deployment(place, chance.sample(zone, 3))
    assert first == second
