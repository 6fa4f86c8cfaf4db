"""PostgreSQL dies and its standby takes over: what was acknowledged is there, and play goes on."""

from pathlib import Path

import pytest

from tests.server.client import PATIENCE_S, Client, WasRefused
from tests.server.http.test_fuzz import mistakes
from tests.server.parts import Postgres, Standby, postgres_and_standby
from tests.server.running import Server

pytestmark = pytest.mark.anyio


def url_of(*hosts: str) -> str:
    """Whichever of these servers takes writes."""
    places = "&".join(f"host={host}:5432" for host in hosts)
    return f"postgresql+asyncpg://postgres@/postgres?{places}&target_session_attrs=read-write"


async def test_a_standby_takes_over_with_everything_acknowledged(tmp_path: Path) -> None:
    with postgres_and_standby() as (postgres, standby):
        url = url_of(postgres.host, standby.host)
        with Server(tmp_path / "data", "--database", url) as server:
            await play_while_the_standby_takes_over(server, postgres, standby)
            assert mistakes(server) == 0
        assert "Traceback" not in server.log()


async def play_while_the_standby_takes_over(
    server: Server, postgres: Postgres, standby: Standby
) -> None:
    """Refused plainly meanwhile; then play goes on by the same socket, with nothing lost."""
    async with Client(server.url, "Mai") as mai:
        table = await mai.open("musketeers", "you", "you")
        await mai.act(table, "c3xc4")
        await mai.until(table, lambda view: view["ply"] == 1)
        postgres.kill()
        with pytest.raises(WasRefused) as refused:
            await mai.act(table, "c2-c3")
        assert refused.value.key == "server-trouble"
        standby.promote()
        await mai.act(table, "c2-c3")
        await mai.until(table, lambda view: view["ply"] == 2)
        assert [step["action"] for step in mai.steps[table]] == ["c3xc4", "c2-c3"]
        health = await mai.http.get("/health", timeout=PATIENCE_S)
        assert health.status_code == 200
