"""The database is unreachable or full: people are told, nothing is lost, and play resumes."""

import resource
import sqlite3
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import InvalidRequestError, SQLAlchemyError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tests.server.client import PATIENCE_S, Client, WasRefused
from tests.server.http.test_fuzz import mistakes
from tests.server.parts import Postgres, mortal_postgres
from tests.server.running import Server
from wuqi.core.text.words import words
from wuqi.server.store.store import is_temporary, open_engine, sqlite_url

pytestmark = pytest.mark.anyio


def limit_files(server: Server, size: int) -> None:
    """No file that the server writes may grow beyond this, as if the disk were full."""
    assert server.process is not None
    limits = (size, resource.RLIM_INFINITY)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


async def test_a_full_disk_is_told_and_passes(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Client(server.url, "Mai") as mai:
            table = await mai.open("musketeers", "you", "you")
            limit_files(server, (tmp_path / "data" / "wuqi.sqlite-wal").stat().st_size)
            act = {"type": "act", "ply": 0, "action": "c3xc4"}
            answer = await mai.http.post(f"/api/tables/{table}/commands", json=act)
            assert (answer.status_code, answer.json()["key"]) == (503, "server-trouble")
            with pytest.raises(WasRefused) as refused:
                await mai.act(table, "c3xc4")
            assert refused.value.key == "server-trouble"
            limit_files(server, resource.RLIM_INFINITY)
            await mai.act(table, "c3xc4")  # by the same socket
            await mai.until(table, lambda view: view["ply"] == 1)
        assert mistakes(server) == 0
        assert "Traceback" not in server.log()


async def test_a_database_that_goes_away_is_told_and_servers_end_cleanly(tmp_path: Path) -> None:
    with ExitStack() as parts:
        postgres = parts.enter_context(mortal_postgres())
        with Server(tmp_path / "data", "--database", postgres.url) as server:
            await play_while_it_is_killed_and_comes_back(server, postgres)
            parts.close()
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
                well = await http.get("/health")
                lobby = await http.get("/api/lobby", headers={"Accept-Language": "vi"})
            assert (well.status_code, lobby.status_code) == (503, 503)
            assert lobby.json()["text"] == words("vi")("server-trouble")
            assert mistakes(server) == 0
            assert server.stop() == 0
        assert "Traceback" not in server.log()


async def play_while_it_is_killed_and_comes_back(server: Server, postgres: Postgres) -> None:
    """Refused plainly meanwhile; then play goes on, by the same socket, with nothing lost."""
    async with Client(server.url, "Mai") as mai:
        table = await mai.open("musketeers", "you", "you")
        await mai.act(table, "c3xc4")
        await mai.until(table, lambda view: view["ply"] == 1)
        postgres.kill()
        for _ in range(3):  # however many connections of the pool are broken
            with pytest.raises(WasRefused) as refused:
                await mai.act(table, "c2-c3")
            assert refused.value.key == "server-trouble"
        postgres.start()
        await mai.act(table, "c2-c3")
        view = await mai.until(table, lambda view: view["ply"] == 2)
        assert [step["action"] for step in mai.steps[table]] == ["c3xc4", "c2-c3"]
        assert view["back"] == 0


@pytest.mark.parametrize(
    ("error", "passes"),
    [
        (sqlite3.OperationalError("database or disk is full"), True),
        (PoolTimeout("no connection is free"), True),
        (ConnectionRefusedError(), True),
        (sqlite3.ProgrammingError("wrong number of bindings"), False),
        (StatementError("no value for a parameter", None, None, KeyError()), False),
        (InvalidRequestError("no such column"), False),
    ],
)
def test_what_is_our_own_mistake_is_not_taken_for_trouble(error: Exception, passes: bool) -> None:
    assert is_temporary(error) == passes


async def test_what_goes_wrong_does_not_tell_the_values(tmp_path: Path) -> None:
    async with open_engine(sqlite_url(tmp_path)) as engine:
        with pytest.raises(SQLAlchemyError) as error:
            async with engine.begin() as connection:
                await connection.execute(text("INSERT INTO no VALUES (:it)"), {"it": "a secret"})
    assert "a secret" not in str(error.value)


async def test_errors_are_told_with_their_reason_in_the_askers_language(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        http.headers["Accept-Language"] = "vi"
        say = words("vi")
        missing = (await http.get("/api/nothing/here")).json()
        assert (missing["key"], missing["text"]) == ("not-found", say("not-found"))
        wrong = await http.put("/api/tables")
        assert wrong.status_code == 405
        assert wrong.json()["text"] == say("http-error", reason="Method Not Allowed")
        bad = (await http.get("/api/archive", params={"since": "yesterday"})).json()
        assert (bad["key"], bad["text"]) == ("message-bad", say("message-bad", **bad["details"]))
        assert "since" in bad["text"]
        await http.post("/api/guest", json={"name": "Lan"})
        bad = (await http.post("/api/tables", json={"game": "janken", "wait": "later"})).json()
        assert "wait" in bad["text"]


async def test_the_description_tells_how_errors_look(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        reply = (await http.get("/api/schema/openapi.json")).json()
    refused = {"$ref": "#/components/schemas/Refused"}
    for path in reply["paths"].values():
        for operation in path.values():
            errors = {key: one for key, one in operation["responses"].items() if key >= "400"}
            assert {"400", "401", "404", "409", "429", "503"} <= set(errors)
            for error in errors.values():
                assert error["content"]["application/json"]["schema"] == refused
    assert set(reply["components"]["schemas"]["Refused"]["required"]) >= {"key", "text"}
    assert reply["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
