"""What takes long is calculated in the background, one at a time; people are still served."""

import asyncio
import threading

import pytest

from tests.server.client import Client, WasRefused
from tests.server.running import Server
from wuqi.core.registry import configure
from wuqi.server.concurrency.background import Background

pytestmark = pytest.mark.anyio


async def test_one_at_a_time_while_others_are_served() -> None:
    background, begun, go_on = Background(), threading.Event(), threading.Event()

    def slow() -> int:
        begun.set()
        go_on.wait(60)
        return 1

    first, second = (asyncio.create_task(background.run(work)) for work in (slow, lambda: 2))
    while not begun.is_set():
        await asyncio.sleep(0.01)  # this loop runs on
    assert not second.done()
    go_on.set()
    assert (await first, await second) == (1, 2)


async def test_long_games_are_answered_as_short_ones(server: Server) -> None:
    position = configure("draughts", None, {}).start()
    actions: list[str] = []
    while len(actions) < 60 and position.result is None:
        actions.append(str(position.actions()[0]))
        position = position.play(actions[-1])
    async with Client(server.url, "Mai") as mai:
        game = {"game": "draughts", "actions": actions}
        assert (await mai.post("/api/board", game))["position"] == position.text
        boards = await mai.post("/api/boards", {**game, "since": 3})
        assert len(boards) == min(50, len(actions) - 2)
        assert (await mai.post("/api/boards", {**game, "since": len(actions)}))[0][
            "position"
        ] == position.text
        with pytest.raises(WasRefused):
            await mai.post("/api/board", {**game, "actions": [*actions, "1-1"]})
