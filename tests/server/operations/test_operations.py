"""For administrators: backup, restore, admin commands, clean shutdown, one server per database."""

import asyncio
import json
import os
import random
import re
import signal
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.cli.terminal import Ran, run
from tests.server.client import Client, WasRefused
from tests.server.conftest import Place
from tests.server.parts import running_redis
from tests.server.running import Server
from wuqi.server.store.store import sqlite_url

pytestmark = pytest.mark.anyio


async def wuqi(*arguments: str) -> Ran:
    """Runs a command in a thread: it has an event loop of its own."""
    return await asyncio.to_thread(run, *arguments)


async def test_a_backup_brings_everything_back(tmp_path: Path) -> None:
    kept, other = tmp_path / "kept.gz", ("--data", str(tmp_path / "other"))
    with Server(tmp_path / "data") as server:
        async with Client(server.url, "Mai") as mai:
            await mai.post("/api/account", {"name": "Mai", "password": "correct horse"})
            table = await mai.open("musketeers", "you", "random")
            view = await mai.play_on(table, random.Random(5))
            cookies = mai.http.cookies
        made = await wuqi("backup", str(kept), "--data", str(tmp_path / "data"))
        assert made.code == 0, made.err
    missing = await wuqi("backup", str(kept), *other)
    assert (missing.code, missing.err.count("\n")) == (2, 1)
    back = await wuqi("restore", str(kept), *other)
    assert back.code == 0, back.err
    assert (await wuqi("restore", str(kept), *other)).code == 2  # no longer empty
    with Server(tmp_path / "other") as again:
        mai = Client(again.url, None)
        mai.http.cookies = cookies
        assert (await mai.get("/api/me"))["name"] == "Mai"  # even the cookie is still good
        assert (await mai.get(f"/api/tables/{table}"))["result"] == view["result"]
        await mai.http.aclose()
    kept.write_bytes(kept.read_bytes()[:-40])
    ran = await wuqi("restore", str(kept), "--data", str(tmp_path))
    assert (ran.code, ran.err.count("\n")) == (2, 1)


async def test_a_backup_goes_from_postgres_to_sqlite(on_postgres: Place, tmp_path: Path) -> None:
    kept = tmp_path / "kept.gz"
    async with Client(on_postgres.one.url, "Mai") as mai:
        table = await mai.open("musketeers", "you", "you")
        await mai.act(table, "c3xc4")
        made = await wuqi("backup", str(kept), *on_postgres.one.where)
        assert made.code == 0, made.err
    back = await wuqi("restore", str(kept), "--data", str(tmp_path / "data"))
    assert back.code == 0, back.err
    with Server(tmp_path / "data") as again:
        async with Client(again.url, None) as onlooker:
            view = await onlooker.get(f"/api/tables/{table}")
            assert [step["action"] for step in view["steps"]] == ["c3xc4"]
            assert view["seats"][0]["person"]["name"] == "Mai"


async def test_an_administrator_bans_renames_and_closes(place: Place) -> None:
    data = place.one.where
    async with Client(place.one.url, "Bad") as bad, Client(place.other.url, "Good") as good:
        await bad.post("/api/account", {"name": "Very Bad", "password": "correct horse"})
        table = await good.open("musketeers")
        await bad.watch(table)
        await bad.do(table, "take", seat=2)
        assert (await wuqi("admin", "rename", "Very Bad", "Quite Bad", *data)).code == 0
        reset = await wuqi("admin", "reset-password", "Quite Bad", *data)
        password = reset.out.strip()
        await bad.wait(lambda: bad.closed is not None)  # whoever knew the old one is out
        assert bad.closed == 4401
        assert (await bad.post("/api/login", {"name": "Quite Bad", "password": password}))["id"]
        await bad.connect()
        assert (await wuqi("admin", "ban", "Quite Bad", *data)).code == 0
        assert (await wuqi("admin", "ban", "Nobody Like That", *data)).code == 2
        assert (await wuqi("admin", "close-table", table, *data)).code == 0
        await bad.wait(lambda: bad.closed is not None)
        assert bad.closed == 4403
        with pytest.raises(WasRefused):
            await bad.post("/api/login", {"name": "Quite Bad", "password": password})
        view = await good.until(table, lambda view: view["status"] == "over")
        assert view["result"]["reason"] == "closed"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
async def test_clients_are_told_before_the_server_goes(tmp_path: Path, how: signal.Signals) -> None:
    with Server(tmp_path / "data") as server:
        async with Client(server.url, "Mai") as mai:
            await mai.open("musketeers")
            assert await asyncio.to_thread(server.stop, how) == 0
            await mai.wait(lambda: mai.closed is not None)
            assert any('"type":"going-away"' in text for text in mai.received)


async def test_two_servers_on_one_database_need_redis(server: Server, tmp_path: Path) -> None:
    ran = await wuqi("serve", "--port", "0", "--data", str(server.data))
    assert ran.code == 2
    assert "--redis" in ran.err
    assert "Traceback" not in ran.err
    assert (await wuqi("serve", "--workers", "2", "--port", "0")).code == 2
    assert (await wuqi("serve", "--database", "mysql://x", "--port", "0")).code == 2
    port = server.url.rpartition(":")[2]
    taken = (await wuqi("serve", "--port", port, "--data", str(tmp_path))).err
    free = re.search(r"--port (\d+)", taken)
    assert f"Port {port} is in use" in taken
    assert free is not None
    assert int(free[1]) > int(port)


async def test_the_archive_finds_games_and_records(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai, Client(place.other.url, "Kim") as kim:
        private = await mai.open("musketeers", "you", "random")
        await mai.do(private, "resign")
        table = await mai.open("musketeers", "you", "random", visibility="listed")
        await mai.play_on(table, random.Random(6))

        async def found(who: Client, **query: str) -> list[str]:
            page = await who.get("/api/archive", person=mai.me["id"], **query)
            return [game["table"] for game in page["games"]]

        assert await found(mai) == [table, private]
        assert await found(kim) == [table]
        assert await found(mai, reason="resigned") == [private]
        assert await found(mai, game="janken") == []
        record = await kim.get(f"/api/tables/{table}/record")
        assert record["seats"][0]["name"] == "Mai"
        assert len(record["actions"]) == len(mai.steps[table])
        own = await mai.get("/api/me/tables", status="over")
        assert [game["table"] for game in own["games"]] == [table, private]


async def test_a_draughts_game_is_downloaded_as_pdn(server: Server) -> None:
    async with Client(server.url, "Mai") as mai:
        table = await mai.open("draughts", "you", "you")
        for ply, action in enumerate(("32-28", "19-23"), start=1):
            await mai.act(table, action)
            await mai.until(table, lambda view, ply=ply: view["ply"] == ply)  # type: ignore[misc]
        answer = await mai.http.get(f"/api/tables/{table}/record", params={"format": "pdn"})
        assert all(reply in answer.text for reply in ('[White "Mai"]', "1. 32-28", "19-23"))
        assert f'filename="draughts-{table}.pdn"' in answer.headers["content-disposition"]
        assert (
            await mai.http.get(f"/api/tables/{table}/record", params={"format": "sgf"})
        ).status_code == 400


async def test_several_workers_serve_one_room(tmp_path: Path) -> None:
    """Two processes on one port; one that is killed is started anew. Logs say who and where."""
    with running_redis() as redis:
        shared = ("--redis", redis, "--workers", "2", "--log", "debug")
        with Server(tmp_path / "data", *shared) as server:
            async with Client(server.url, "Mai") as mai, Client(server.url, "Kim") as kim:
                table = await mai.open("musketeers")
                await kim.watch(table)
                await kim.do(table, "take", seat=2)
                await asyncio.gather(
                    mai.play_on(table, random.Random(1)), kim.play_on(table, random.Random(2))
                )
                say = {"type": "say", "text": "well played"}
                await kim.post(f"/api/tables/{table}/commands", say)
            parent = server.process
            assert parent is not None
            workers = children(parent.pid)
            assert len(workers) == 2
            os.kill(workers[0], signal.SIGKILL)
            while len(alive := children(parent.pid)) < 2 or workers[0] in alive:
                await asyncio.sleep(0.1)
            async with Client(server.url, "Mai") as mai:
                assert (await mai.get(f"/api/tables/{table}"))["status"] == "over"
            workers = children(parent.pid)
            server.kill()  # they do not outlive it
            while any(runs(worker) for worker in workers):
                await asyncio.sleep(0.1)
        lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
        requests = [line for line in lines if line["event"] == "request"]
        assert all(len(line["request"]) == 8 for line in requests)
        assert any(line.get("table") == table for line in requests)


async def test_workers_that_cannot_work_are_not_started_without_end(tmp_path: Path) -> None:
    """Each says in a line what is wrong. That the pauses between them grow: test_restarts.py."""
    with running_redis() as redis:
        with Server(tmp_path / "data", "--redis", redis, "--workers", "2") as server:
            parent = server.process
            assert parent is not None
            for worker in children(parent.pid):
                os.kill(worker, signal.SIGKILL)
            (tmp_path / "data" / "wuqi.sqlite").write_bytes(b"no database" * 1000)
            while server.log().count("not a database") < 3:  # so they were started anew
                await asyncio.sleep(0.1)
            assert server.stop() == 0
        assert all(line.count("not a database") < 2 for line in server.log().splitlines())
        assert "Traceback" not in server.log()


async def test_redis_goes_away_and_comes_back(tmp_path: Path) -> None:
    """Meanwhile everything arrives, only later; afterwards at once; and servers end cleanly."""
    with ExitStack() as parts, ExitStack() as again:
        redis = parts.enter_context(running_redis())
        shared = ("--database", sqlite_url(tmp_path), "--redis", redis)
        one, other = (Server(tmp_path / name, *shared) for name in ("one", "other"))
        with one, other:
            async with Client(one.url, "Mai") as mai, Client(other.url, "Kim") as kim:
                table = await mai.open("musketeers")
                await kim.watch(table)
                await kim.do(table, "take", seat=2)
                await mai.until(table, lambda view: view["status"] == "playing")
                parts.close()
                await mai.act(table, "c3xc4")
                await kim.until(table, lambda view: view["ply"] == 1)
                await kim.do(table, "say", text="Still there?")
                await mai.wait(lambda: bool(mai.chat.get(table)))
                again.enter_context(running_redis(again=redis))
                while not all("redis is back" in server.log() for server in (one, other)):
                    await asyncio.sleep(0.05)
                # Chat is told by notes alone while Redis is there, in both directions.
                await mai.do(table, "say", text="Yes!")
                await kim.wait(lambda: len(kim.chat.get(table, [])) == 2)
                await kim.do(table, "say", text="Good.")
                await mai.wait(lambda: len(mai.chat[table]) == 3)
                await kim.act(table, "c2-c3")
                await mai.until(table, lambda view: view["ply"] == 2)
            assert await asyncio.to_thread(one.stop) == 0
            again.close()
            assert await asyncio.to_thread(other.stop) == 0
        assert all("Traceback" not in server.log() for server in (one, other))
        started = await wuqi("serve", "--port", "0", "--data", str(tmp_path), "--redis", redis)
        assert (started.code, started.err.count("\n")) == (2, 1)


def runs(process: int) -> bool:
    """Whether a process is there, and not only its name."""
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    except OSError:
        return False


def children(parent: int) -> list[int]:
    """The server processes that another has started."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it may have ended meanwhile
            above = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if (
                above == parent
                and b"wuqi.server.worker_process" in (process / "cmdline").read_bytes()
            ):
                found.append(int(process.name))
    return found


async def test_health_and_metrics(server: Server) -> None:
    async with Client(server.url, "Mai") as mai:
        table = await mai.open("musketeers", "you", "you")
        await mai.act(table, "c3xc4")
        assert (await mai.get("/health"))["status"] == "well"
        reply = (await mai.http.get("/metrics")).text
        assert 'wuqi_events_total{what="acted"}' in reply
        assert "wuqi_commit_seconds_bucket" in reply
        sockets = re.search(r"^wuqi_sockets (\S+)$", reply, re.MULTILINE)
        assert sockets is not None
        assert float(sockets[1]) >= 1
