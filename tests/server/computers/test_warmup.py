"""Rules are compiled in the background: the server is there at once, and says how far it is."""

import asyncio
import fcntl
import json
import os
import sys
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.running import Server
from wuqi.core.registry import names
from wuqi.core.storage.places import cache_home, writable
from wuqi.server import warmup

pytestmark = pytest.mark.anyio


async def test_rules_are_compiled_while_the_server_already_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine where nothing says that everything is compiled.

    (What other tests have compiled is found again, so that this one need not wait for a compiler.)
    """
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / "code").symlink_to(writable(cache_home() / "code"))
    monkeypatch.setenv("WUQI_CACHE", str(cache))
    marker = warmup._marker()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with marker.with_suffix(".lock").open("a") as compiler:
        fcntl.flock(compiler, fcntl.LOCK_EX)  # nothing is compiled while we hold this
        with Server(tmp_path / "data", environment=environment) as server:
            async with Client(server.url, "Mai") as mai:
                assert (await mai.get("/health"))["status"] == "well"
                opening = asyncio.create_task(mai.open("musketeers", "you", "you"))
                await mai.post("/api/guest", {"name": "Mai Lan"})  # others are served meanwhile
                assert progress(server) == []
                assert not opening.done()
                fcntl.flock(compiler, fcntl.LOCK_UN)
                table = await opening  # has waited for its game
                await mai.act(table, "c3xc4")
                while len(progress(server)) < len(names()) or not marker.exists():
                    await asyncio.sleep(0.05)
                of = len(names())
                answer = [(line["game"], line["done"], line["of"]) for line in progress(server)]
                assert answer == [(game, done, of) for done, game in enumerate(names(), 1)]


def progress(server: Server) -> list[dict[str, object]]:
    """The lines of the log that say how far compiling is."""
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "rules compiled"]
