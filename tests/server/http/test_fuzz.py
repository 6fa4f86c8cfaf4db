"""Whatever is sent, there is an answer: never a 500, never a hung table."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.client import PATIENCE_S, Client, WasRefused
from tests.server.running import Server
from wuqi.server.protocol import Command
from wuqi.server.protocol.schema import schema

EXAMPLES = int(os.environ.get("WUQI_FUZZ", "10"))


def mistakes(server: Server) -> float:
    answer = httpx.get(f"{server.url}/metrics", timeout=PATIENCE_S).text
    found = re.search(r"^wuqi_mistakes_total (\S+)$", answer, re.MULTILINE)
    assert found is not None
    return float(found[1])


@pytest.mark.slow
def test_the_openapi_holds_against_random_requests(server: Server, tmp_path: Path) -> None:
    before = mistakes(server)
    guest = httpx.post(f"{server.url}/api/guest", json={"name": "Fuzzer"}, timeout=PATIENCE_S)
    command = [sys.executable, "-m", "schemathesis.cli", "run"]
    ran = subprocess.run(
        [
            *command,
            f"{server.url}/api/schema/openapi.json",
            *("--header", f"Cookie: wuqi={guest.cookies['wuqi']}"),
            *("--max-examples", str(EXAMPLES), "--seed", "1", "--phases", "fuzzing"),
            *("--checks", "not_a_server_error", "--request-timeout", "60"),
            *("--exclude-path-regex", "delete|logout"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-2000:]
    assert mistakes(server) == before


DEFINITIONS = schema()["$defs"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


def values_of(definition: dict[str, Any], depth: int = 0) -> st.SearchStrategy[Any]:
    """Messages of a type that are nearly right: fields left out, of other kinds, or too many."""
    if "$ref" in definition and depth < 4:
        return values_of(DEFINITIONS[str(definition["$ref"]).rpartition("/")[2]], depth + 1)
    if "anyOf" in definition and depth < 4:
        return st.one_of([values_of(one, depth + 1) for one in definition["anyOf"]])
    if "enum" in definition:
        return st.sampled_from(definition["enum"])
    if definition.get("type") == "integer":
        return st.integers(-1, 3) | st.integers()
    if definition.get("type") == "object" and "properties" in definition:
        fields = {
            name: values_of(one, depth + 1) | (st.nothing() if name == "type" else JSON)
            for name, one in definition["properties"].items()
        }
        return st.fixed_dictionaries(
            {"type": fields.pop("type")} if "type" in fields else {}, optional=fields
        )
    return JSON


COMMANDS = st.one_of([values_of(DEFINITIONS[one.__name__]) for one in get_args(Command)])
MESSAGES = values_of(DEFINITIONS["ClientMessage"]) | JSON


@pytest.mark.anyio
async def test_the_socket_holds_against_random_messages(server: Server) -> None:
    """Nearly right messages, nonsense and broken frames, between them a game that goes on."""
    before = mistakes(server)
    sent: list[tuple[list[object], list[object]]] = []

    @given(st.lists(COMMANDS, min_size=5, max_size=5), st.lists(MESSAGES, min_size=3, max_size=3))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    def gather(commands: list[object], messages: list[object]) -> None:
        sent.append((commands, messages))

    gather()
    for commands, messages in sent:
        async with Client(server.url, "Fuzzer") as fuzzer:
            table = await fuzzer.open("musketeers", "you", "you")
            for number, command in enumerate(commands):
                message = {"type": "do", "id": 10_000 + number, "table": table, "command": command}
                await fuzzer.send(json.dumps(message))
            for text in (*messages, "\x00", "{", "[" * 3000, '{"type":"do","id":1e400}'):
                if fuzzer.closed is None:
                    await fuzzer.send(text if isinstance(text, str) else json.dumps(text))
            await goes_on(fuzzer, table)
        async with Client(server.url, "Kim") as player:
            table = await player.open("musketeers", "you", "you")
            await player.act(table, "c3xc4")
    assert mistakes(server) == before


async def goes_on(client: Client, table: str) -> None:
    """Whatever was sent, the table goes on, or is over; what was sent may still be coming in."""
    while (view := await client.get(f"/api/tables/{table}"))["legal"]:
        action = view["legal"][0]["actions"][0]
        act = {"type": "act", "ply": view["ply"], "back": view["back"], "action": action}
        try:
            after = await client.post(f"/api/tables/{table}/commands", act)
        except WasRefused as refused:
            assert refused.key in ("stale", "action-game-over"), refused.answer
        else:
            assert after["ply"] == view["ply"] + 1
            return
    assert view["result"]
