"""Whole games over the WebSocket."""

import random

import pytest

from tests.server.client import Client, WasRefused
from tests.server.running import Server

pytestmark = pytest.mark.anyio


async def test_a_game_against_the_computer(server: Server) -> None:
    chance = random.Random(1)
    async with Client(server.url, "Mai") as mai:
        table = await mai.open("musketeers", "you", "random")
        view = await mai.play_on(table, chance)
        assert view["status"] == "over"
        assert len(mai.steps[table]) == view["ply"] > 2


async def test_a_game_between_two_people_and_an_onlooker(server: Server) -> None:
    async with (
        Client(server.url, "Mai") as mai,
        Client(server.url, "黃藥師") as huang,
        Client(server.url, None) as onlooker,
    ):
        table = await mai.open("musketeers")
        await huang.watch(table)
        await onlooker.watch(table)
        await huang.do(table, "take", seat=2)
        for somebody in (mai, huang, onlooker):
            view = await somebody.until(table, lambda view: view["status"] == "playing")
            assert [seat["person"]["name"] for seat in view["seats"]] == ["Mai", "黃藥師"]
        await mai.act(table, "c3xc4")
        view = await huang.until(table, lambda view: view["ply"] == 1)
        assert view["legal"] == [{"seat": 2, "actions": ["b3-c3", "c2-c3", "d3-c3"]}]
        assert view["board"]["position"] == "eeeeM/eeMee/ee1ee/eeeee/Meeee e"
        view = await onlooker.until(table, lambda view: view["ply"] == 1)
        assert view["legal"] == []
        assert view["viewpoint"] is None
        with pytest.raises(WasRefused, match="name"):
            await onlooker.act(table, "b3-c3")
        with pytest.raises(WasRefused) as refusal:
            await huang.act(table, "b3-b4")
        assert refusal.value.key == "why-enemies-never-capture"
        with pytest.raises(WasRefused) as refusal:
            await huang.act(table, "b3-c3", ply=0)
        assert refusal.value.key == "stale"
