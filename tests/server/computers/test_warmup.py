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
from wuqi.server.warmup import next_of


@pytest.mark.anyio
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
                assert lines_about(server, "rules compiled") == []
                assert not opening.done()
                fcntl.flock(compiler, fcntl.LOCK_UN)
                table = await opening  # has waited for its game
                await mai.act(table, "c3xc4")
                while not lines_about(server, "all games are compiled"):
                    await asyncio.sleep(0.05)
    assert marker.exists()
    for part in ("rules", "search"):
        steps = lines_about(server, f"{part} compiled")
        assert {step["game"] for step in steps} == set(names())
        assert [step["done"] for step in steps] == [*range(1, len(names()) + 1)]
        assert {step["of"] for step in steps} == {len(names())}


def lines_about(server: Server, event: str) -> list[dict[str, object]]:
    """The lines of the log about one thing; each line is JSON."""
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def test_what_somebody_waits_for_is_compiled_next() -> None:
    games = [*"abc"]
    assert next_of(games, []) == "a"
    assert next_of(games, ["x", "c", "b"]) == "c"
