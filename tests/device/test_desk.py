"""The device's answers, without a browser: the same Python with a dictionary to keep things in."""

import asyncio
import json
import random
from typing import Any

import pytest

from wuqi.core.folder.folders import shipped
from wuqi.core.play.dealer import commitment
from wuqi.device.conversation import DeviceConversation
from wuqi.device.desk import Desk, Device
from wuqi.device.room import DeviceRoom
from wuqi.device.routes import routes
from wuqi.device.storage import MemoryStorage
from wuqi.device.thinking import OwnBrain


class Page:
    """What a page has of its device."""

    def __init__(self, storage: MemoryStorage | None = None) -> None:
        self.storage = storage or MemoryStorage()
        self.room = DeviceRoom(self.storage, OwnBrain())
        self.desk = Desk(Device(self.room, self.storage, OwnBrain()), routes)
        self.heard: list[Any] = []
        self.line = DeviceConversation(self.room, lambda text: self.heard.append(json.loads(text)))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        pieces: list[str] = []
        sent = "" if body is None else json.dumps(body)
        status = await self.desk.answer(method, path, sent, "en", pieces.append)
        return status, json.loads("".join(pieces))

    async def say(self, **message: object) -> None:
        await self.line.receive(json.dumps(message))

    @property
    def view(self) -> Any:
        return [message for message in self.heard if message["type"] == "table"][-1]

    async def take_part_in_shuffle(self) -> None:
        dealing, table = self.view["dealing"], self.view["table"]
        secret = bytes(32)
        if dealing is None or self.view["status"] != "dealing":
            return
        if dealing["phase"] == "commit" and "1" not in dealing["commitments"]:
            command = {"type": "commit", "seat": 1, "commitment": commitment(secret)}
            await self.say(type="do", id=1_000, table=table, command=command)
        elif dealing["phase"] == "reveal" and "1" not in dealing["secrets"]:
            command = {"type": "reveal", "seat": 1, "secret": secret.hex()}
            await self.say(type="do", id=1_001, table=table, command=command)

    async def until_my_turn(self) -> Any:
        for _ in range(2_000):
            if self.view["legal"] or self.view["status"] == "over":
                return self.view
            await self.take_part_in_shuffle()
            await asyncio.sleep(0.01)
        raise AssertionError("nobody acts")


async def play(page: Page, game: str) -> Any:
    """A whole game against the easiest level."""
    chance = random.Random(7)
    _, (info,) = 0, [g for g in (await page.ask("GET", "/games"))[1] if g["game"] == game]
    seats = [{"you": True}] + [{"computer": "level:1"}] * (info["seats"] - 1)
    status, table = await page.ask("POST", "/tables", {"game": game, "seats": seats})
    assert status == 200
    await page.say(type="hello", version=1)
    await page.say(type="watch", table=table["table"])
    for number in range(400):
        view = await page.until_my_turn()
        if view["status"] == "over":
            return view
        command = {
            "type": "act",
            "seat": view["legal"][0]["seat"],
            "action": chance.choice(view["legal"][0]["actions"]),
            "ply": view["ply"],
            "back": view["back"],
        }
        await page.say(type="do", id=number, table=table["table"], command=command)
    return page.view


@pytest.mark.parametrize("game", shipped())
def test_a_game_against_a_computer(game: str) -> None:
    async def story() -> None:
        page = Page()
        view = await play(page, game)
        assert view["ply"] > 5
        assert not [m for m in page.heard if m["type"] == "refused"]
        later = Page(page.storage)
        status, again = await later.ask("GET", f"/tables/{view['table']}")
        assert status == 200
        assert (again["ply"], again["board"]) == (view["ply"], view["board"])

    asyncio.run(story())


def test_what_a_board_a_puzzle_and_an_analysis_look_like() -> None:
    async def story() -> None:
        page = Page()
        status, board = await page.ask("POST", "/board", {"game": "musketeers", "actions": []})
        assert (status, board["mover"]) == (200, 1)
        status, puzzle = await page.ask("GET", "/puzzles/draughts")
        assert (status, puzzle["game"]) == (200, "draughts")
        status, judged = await page.ask(
            "POST", f"/puzzles/draughts/{puzzle['id']}", {"action": None}
        )
        assert (status, judged["right"]) == (200, False)
        assert judged["line"]
        status, refused = await page.ask("POST", "/board", {"game": "chess"})
        assert (status, refused["type"]) == (400, "refused")
        assert (await page.ask("GET", "/nowhere"))[0] == 404

    asyncio.run(story())
