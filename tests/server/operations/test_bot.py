"""`wuqi bot`: a player from outside, by the public API alone."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.client import PATIENCE_S, Client
from tests.server.conftest import Place
from tests.server.running import Server

pytestmark = pytest.mark.anyio


async def test_a_bot_opens_a_table_plays_and_plays_again(place: Place) -> None:
    async with Client(place.one.url, "Olga") as owner, Client(place.other.url, "Mai") as mai:
        name = f"Robot{random.randrange(10**9)}"
        token = await new_token(owner, name, "play", "read")
        await owner.post("/api/me/bot")
        with running_bot(place.one.url, token) as bot:
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


async def test_a_bot_comes_back_when_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Client(server.url, "Olga") as owner:
            token = await new_token(owner, "Robot", "play", "read")
            cookies = owner.http.cookies
        with running_bot(server.url, token) as bot:
            try:
                await until_open(server, cookies)
                server.kill()
                server.start()
                async with Client(server.url, "Mai") as mai:
                    await mai.send({"type": "lobby"})
                    await mai.wait(lambda: table_of(mai, "Robot") is not None)
                    table = table_of(mai, "Robot")
                    assert table is not None
                    await mai.watch(table)
                    await mai.do(table, "take", seat=2)
                    await mai.play_on(table, random.Random(7))
                assert bot.poll() is None
            finally:
                bot.terminate()


async def test_a_bot_says_in_one_line_why_it_cannot_play(server: Server) -> None:
    name = f"Robot{random.randrange(10**9)}"
    async with Client(server.url, "Olga") as owner:
        reading = await new_token(owner, name, "read")
    for url, token, why in (
        (server.url, reading, "scope"),
        (server.url, "wuqi_nobodys", "token"),
        (server.url, "wuqi_é中", "token"),
        ("localhost:8000", reading, "address"),
        ("http://localhost:many", reading, "address"),
    ):
        with running_bot(url, token) as bot:
            try:
                _, answer = await asyncio.to_thread(bot.communicate, timeout=PATIENCE_S)
            finally:
                bot.kill()
        assert (bot.returncode, answer.count("\n")) == (2, 1), answer
        assert why in answer
        assert token not in answer


def running_bot(url: str, token: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "wuqi", "bot", "--server", url]
    return subprocess.Popen(
        [*command, "--game", "janken", "--level", "random"],
        env={
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": os.pathsep.join(sys.path),
            "WUQI_TOKEN": token,
        },
        stderr=subprocess.PIPE,
        text=True,
    )


async def new_token(owner: Client, name: str, *scopes: str) -> str:
    """A token of somebody who now has an account."""
    await owner.post("/api/account", {"name": name, "password": "correct horse"})
    made = await owner.post("/api/me/tokens", {"label": "bot", "scopes": list(scopes)})
    return str(made["token"])


async def until_open(server: Server, cookies: httpx.Cookies) -> None:
    """Returns when somebody's table waits for people."""
    async with httpx.AsyncClient(base_url=server.url, cookies=cookies, timeout=PATIENCE_S) as http:
        while not (await http.get("/api/me/tables", params={"status": "open"})).json()["games"]:
            await asyncio.sleep(0.1)
