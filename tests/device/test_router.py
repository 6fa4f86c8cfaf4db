"""The device's answers, without a browser: the same Python with a dictionary to keep things in."""

import asyncio
import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from wuqi.core.folder.folders import shipped
from wuqi.core.kernel import CHANCE
from wuqi.core.play.dealer import commitment
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.registry import load
from wuqi.device.answers import routes
from wuqi.device.conversation import DeviceConversation
from wuqi.device.room import DeviceRoom
from wuqi.device.router import Device, Router
from wuqi.device.storage import MemoryStorage
from wuqi.device.thinking import OwnBrain
from wuqi.server.commands.uploading import uploaded
from wuqi.server.ids import now
from wuqi.server.table.views.board import result_of


class Page:
    """What a page has of its device."""

    def __init__(self, storage: MemoryStorage | None = None) -> None:
        self.storage = storage or MemoryStorage()
        brain = OwnBrain()
        self.room = DeviceRoom(self.storage, brain)
        self.router = Router(Device(self.room, self.storage, brain), routes)
        self.received: list[Any] = []
        self.line = DeviceConversation(
            self.room, lambda text: self.received.append(json.loads(text))
        )

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        pieces: list[str] = []
        sent = "" if body is None else json.dumps(body)
        status = await self.router.answer(method, path, sent, "en", pieces.append)
        return status, json.loads("".join(pieces))

    async def say(self, **message: object) -> None:
        await self.line.receive(json.dumps(message))

    @property
    def view(self) -> Any:
        return [message for message in self.received if message["type"] == "table"][-1]

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


async def check_upload(page: Page, view: Any) -> None:
    """A finished game can be uploaded: a server makes the same of it. Then it is not sent again."""
    _, (unsent,) = await page.ask("GET", "/uploads")
    table, _ = uploaded("k3k3k3k3k3k3", "mai", unsent["record"], now())
    assert table.result is not None
    assert view["result"] == json.loads(msgspec.json.encode(result_of(table.result)))
    assert (table.ply, table.position.text) == (view["ply"], view["board"]["position"])
    await page.ask("POST", f"/uploads/{view['table']}")
    assert (await page.ask("GET", "/uploads"))[1] == []


async def check_archive(page: Page, view: Any) -> None:
    """A finished game is found by its game, its reason and its time."""
    game, reason = view["game"], view["result"]["reason"]
    found = {"": 1, f"?game={game}&reason={reason}&since=1": 1, "?reason=time": 0}
    found |= {"?game=chess": 0, f"?since={now() + 1_000}": 0}
    for query, count in found.items():
        status, listed = await Page(page.storage).ask("GET", f"/archive{query}")
        assert (status, len(listed["games"])) == (200, count), query
    assert (await page.ask("GET", "/me/tables?status=playing"))[1]["games"] == []


@pytest.mark.parametrize("game", shipped())
def test_a_game_against_a_computer(game: str) -> None:
    async def story() -> None:
        page = Page()
        view = await play(page, game)
        assert view["ply"] > 5
        assert not [m for m in page.received if m["type"] == "refused"]
        if view["status"] == "over":
            await check_archive(page, view)
            await check_upload(page, view)
        later = Page(page.storage)
        status, again = await later.ask("GET", f"/tables/{view['table']}")
        assert status == 200
        assert (again["ply"], again["board"]) == (view["ply"], view["board"])

    asyncio.run(story())


@pytest.mark.parametrize("game", shipped())
def test_what_a_computer_would_do_at_a_table_of_the_server(game: str) -> None:
    """The page hands over what has happened there; in games with chance, what was shown as well."""

    async def story() -> None:
        page, line, chance = Page(), Playthrough(load(game).start()), random.Random(3)
        for _ in range(12):
            position = line.position
            options = position.outcomes() if position.mover == CHANCE else position.texts()
            line.play(chance.choice(list(options)))
        while line.position.mover == CHANCE:
            line.play(next(iter(line.position.outcomes())))
        seats = [one.number for one in line.position.seats_to_act()]
        body = {"game": game, "actions": line.actions, "player": "level:1", "seats": seats}
        status, chosen = await page.ask("POST", "/choose", body)
        assert (status, chosen["seat"] in seats) == (200, True)
        assert chosen["action"] in line.position.texts(chosen["seat"])

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


def test_analysis_goes_on_in_short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who thinks cannot be told to stop: so it stops by itself, often, and forgets nothing."""
    monkeypatch.setattr("wuqi.device.answers.teaching.TURN_S", 0.05)
    monkeypatch.setattr("wuqi.device.answers.teaching.ANALYSIS_S", 0.3)
    monkeypatch.setattr("wuqi.device.answers.teaching.MEASURED_S", 0.05)

    async def story() -> None:
        page = Page()
        assert (await page.ask("GET", "/speed"))[1] > 0
        pieces: list[str] = []
        body = json.dumps({"game": "draughts", "actions": [], "lines": 2})
        await page.router.answer("POST", "/analysis", body, "en", pieces.append)
        *thinking, end = map(json.loads, pieces)
        assert end == {"type": "finished", "more": True}
        for one, other in pairwise(thinking):
            assert other["depth"] >= one["depth"]
            assert other["nodes"] > one["nodes"]
        assert thinking[-1]["seconds"] > 0.1  # of several turns together

    asyncio.run(story())
