"""`wuqi bot`: a player from outside, by the public API alone."""

import os
import random
import subprocess
import sys

import pytest

from tests.server.client import Client
from tests.server.conftest import Place

pytestmark = pytest.mark.anyio


async def test_a_bot_opens_a_table_plays_and_plays_again(place: Place) -> None:
    async with Client(place.one.url, "Olga") as owner, Client(place.other.url, "Mai") as mai:
        name = f"Robot{random.randrange(10**9)}"
        await owner.post("/api/account", {"name": name, "password": "correct horse"})
        await owner.post("/api/me/bot")
        scopes = {"label": "bot", "scopes": ["play", "read"]}
        token = (await owner.post("/api/me/tokens", scopes))["token"]
        command = [sys.executable, "-m", "wuqi", "bot", "--server", place.one.url]
        with subprocess.Popen(
            [*command, "--game", "janken", "--level", "random"],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "WUQI_TOKEN": token,
            },
        ) as bot:
            try:
                await mai.send({"type": "lobby"})
                await mai.wait(lambda: table_of(mai, name) is not None)
                table = table_of(mai, name)
                assert table is not None
                await mai.watch(table)
                await mai.do(table, "take", seat=2)
                view = await mai.play_on(table, random.Random(7))
                assert view["seats"][0]["person"]["kind"] == "bot"
                await mai.do(table, "offer", kind="rematch")
                await mai.until(table, lambda view: view["rematch"] is not None)
            finally:
                bot.terminate()


def table_of(client: Client, name: str) -> str | None:
    for brief in client.lobby.get("open", ()):
        if brief["seats"][0]["person"] and brief["seats"][0]["person"]["name"] == name:
            return str(brief["table"])
    return None
