"""What strangers cannot do: too much, too large, guess, or find out."""

from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.testing import AsyncTestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import PATIENCE_S, Client, WasRefused
from tests.server.conftest import Place
from tests.server.running import Server
from wuqi.server.app import MOST_BODY, make_app
from wuqi.server.errors import TooMuch
from wuqi.server.http.middleware.guard import address
from wuqi.server.ids import now
from wuqi.server.people import sessions
from wuqi.server.people.sessions import Signer
from wuqi.server.protocol import LONGEST_FRAME
from wuqi.server.rate_limits import LIMITS, MOST_BUCKETS, RateLimits
from wuqi.server.settings import Settings

pytestmark = pytest.mark.anyio


def test_a_bucket_empties_and_is_one_askers_own() -> None:
    limits = RateLimits()
    for _ in range(int(LIMITS["login"][0])):
        limits.spend("login", "192.0.2.1")
    with pytest.raises(TooMuch):
        limits.spend("login", "192.0.2.1")
    limits.spend("login", "192.0.2.2")
    limits.spend("open", "192.0.2.1")


def test_buckets_do_not_grow_without_end() -> None:
    limits = RateLimits()
    for number in range(MOST_BUCKETS + 100):
        limits.spend("request", str(number))
    assert len(limits._buckets) == MOST_BUCKETS


def test_an_address_has_so_many_sockets_at_a_time() -> None:
    limits = RateLimits(0.01)
    with limits.socket("192.0.2.1"), limits.socket("192.0.2.1"):
        with pytest.raises(TooMuch), limits.socket("192.0.2.1"):
            pass
        with limits.socket("192.0.2.2"):
            pass
    with limits.socket("192.0.2.1"), RateLimits(0).socket("192.0.2.1"):
        pass


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1", True),
        ("2001:db8::1:2:3:4", "2001:db8::5:6:7:8", True),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("unknown", "unknown", True),
    ],
)
def test_an_ipv6_neighbourhood_is_one_asker_however_it_is_written(
    one: str, other: str, same: bool
) -> None:
    http = [address(cast(Any, {"client": (host, 1)})) for host in (one, other)]
    assert (http[0] == http[1]) == same


async def test_measures_are_not_for_strangers_whatever_a_proxy_calls_them(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as stranger:
        for host in ("192.0.2.1", "2001:db8::1", "unknown"):
            answer = await stranger.get("/metrics", headers={"X-Forwarded-For": host})
            assert answer.status_code == 404


def test_a_cookie_is_renewed_in_time_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer("00" * 32)
    cookie = signer.write("mai", 3)
    fresh = signer.read(cookie)
    assert fresh is not None
    assert (fresh.person, fresh.count, fresh.aging) == ("mai", 3, False)
    assert signer.read(cookie.replace("mai", "kim")) is None
    assert Signer("11" * 32).read(cookie) is None
    dateless = "mai.3"
    assert signer.read(f"{dateless}.{signer._signature(dateless)}") is None
    for nonsense in ("", ".", "mai", "mai.3", "...", "é.1.2.3"):
        assert signer.read(nonsense) is None
    monkeypatch.setattr(sessions, "now", lambda: now() + 1000 * (sessions.RENEWED_AFTER_S + 10))
    aging = signer.read(cookie)
    assert aging is not None
    assert aging.aging
    monkeypatch.setattr(sessions, "now", lambda: now() + 1000 * (sessions.LASTS_S + 10))
    assert signer.read(cookie) is None


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_whoever_comes_back_gets_a_new_cookie_before_the_old_one_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(Settings(data=tmp_path, limits=0, thinkers=1))
    async with AsyncTestClient(app) as http:
        first = (await http.post("/api/guest", json={"name": "Mai"})).cookies[sessions.COOKIE]
        assert sessions.COOKIE not in (await http.get("/api/me")).cookies
        later = 1000 * (sessions.RENEWED_AFTER_S + 10)
        monkeypatch.setattr(sessions, "now", lambda: now() + later)
        renewed = (await http.get("/api/me")).cookies[sessions.COOKIE]
        assert renewed != first
        assert sessions.COOKIE not in (await http.get("/api/me")).cookies


async def test_whoever_asks_too_often_is_told_so(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--limits", "1") as strict:
        async with httpx.AsyncClient(base_url=strict.url, timeout=PATIENCE_S) as http:
            codes = [
                (await http.post("/api/guest", json={"name": "Mai"})).status_code
                for _ in range(int(LIMITS["guest"][0]) + 1)
            ]
            assert codes[0] == 200
            assert codes[-1] == 429
            answer = await http.post("/api/board", content=b" " * (MOST_BODY + 1))
            assert answer.status_code == 413


async def test_frames_have_a_longest_length(server: Server) -> None:
    async with connect(server.url.replace("http", "ws") + "/api/live") as socket:
        await socket.send('{"type":"hello","version":1}')
        await socket.recv()
        await socket.send("x" * (LONGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


BAD_JSON = {
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "too deep": b"[" * 50_000,
    "too deep objects": b'{"name":' * 5_000,
    "half a character": b'{"name":"\\ud800"}',
    "no character": b'{"name":"a\\u0000b","password":"correct horse"}',
    "no number": b'{"name":NaN}',
}


@pytest.mark.parametrize("body", BAD_JSON.values(), ids=BAD_JSON.keys())
async def test_nonsense_is_refused_and_nothing_breaks(place: Place, body: bytes) -> None:
    """Every way in; the log stays free of tracebacks."""
    async with Client(place.one.url, "Mai") as mai:
        for path in ("/api/guest", "/api/login", "/api/tables", "/api/me/tokens"):
            answer = await mai.http.post(
                path, content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 400, path
        await mai.send(body[:LONGEST_FRAME])
        await mai.wait(lambda: '"message-bad"' in mai.received[-1])
    assert "Traceback" not in place.one.log()


async def test_strange_addresses_are_refused_and_nothing_breaks(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.one.url, timeout=PATIENCE_S) as http:
        for path, status in (
            ("/api/archive?person=%00", 400),
            ("/api/tables/%00", 400),
            ("/api/tables/..%2f..%2fme", 404),
            ("/api/words/en/..%2f..%2fen", 404),
            ("/api/tables/" + "a" * 3000, 400),
        ):
            answer = await http.get(path)
            assert answer.status_code == status, path
        for origin in ("null", "http://[::1", "https://x:99999"):
            answer = await http.post("/api/guest", json={"name": "Mai"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "strange-origin")
    assert "Traceback" not in place.one.log()


NO_MASK = b"\x00" * 4
BROKEN = {
    "unmasked": (b"\x81\x02{}", 1002),
    "goes on with nothing": (b"\x80\x80" + NO_MASK, 1002),
    "long ping": (b"\x89\xfe\x00\x7e" + NO_MASK + b"x" * 126, 1002),
    "no such kind": (b"\x83\x80" + NO_MASK, 1002),
    "longer than anything": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + NO_MASK, 1009),
}


async def test_a_text_that_is_none_is_refused_and_the_socket_stays(server: Server) -> None:
    async with connect(server.url.replace("http", "ws") + "/api/live") as socket:
        await socket.send('{"type":"hello","version":1}')
        await socket.recv()
        text = b'{"type":"\xff\xfe"}'
        socket.transport.write(bytes((0x81, 0x80 | len(text))) + NO_MASK + text)
        assert '"message-bad"' in str(await socket.recv())
    assert "Traceback" not in server.log()


@pytest.mark.parametrize(("sent", "code"), BROKEN.values(), ids=BROKEN.keys())
async def test_broken_frames_end_the_socket_with_a_reason(
    server: Server, sent: bytes, code: int
) -> None:
    async with connect(server.url.replace("http", "ws") + "/api/live") as socket:
        await socket.send('{"type":"hello","version":1}')
        await socket.recv()
        socket.transport.write(sent)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
    assert "Traceback" not in server.log()


async def test_sockets_of_other_web_sites_are_refused(server: Server) -> None:
    elsewhere = {"Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            server.url.replace("http", "ws") + "/api/live", additional_headers=elsewhere
        ):
            pass
    assert refused.value.response.status_code == 403


async def test_nothing_secret_is_stored_readably(server: Server) -> None:
    """Neither a token nor a password is in the database's files."""
    async with Client(server.url, "Lan") as lan:
        password = "a very long and rare password"
        await lan.post("/api/account", {"name": "Lan Of Safety", "password": password})
        token = (await lan.post("/api/me/tokens", {"label": "x", "scopes": ["read"]}))["token"]
        kept = b"".join(file.read_bytes() for file in server.data.glob("wuqi.sqlite*"))
        assert b"Lan Of Safety" in kept
        assert token.encode() not in kept
        assert password.encode() not in kept


async def test_private_tables_and_names_cannot_be_found_out(server: Server) -> None:
    async with Client(server.url, "Mai") as mai, Client(server.url, "Eve") as eve:
        table = await mai.open("musketeers", "you", "you")
        await mai.do(table, "resign")
        for page in ("/api/lobby", "/api/archive"):
            assert table not in str(await eve.get(page))
        assert table not in str(await eve.get("/api/archive", person=mai.me["id"]))
        refusals = []
        for name in ("Nobody At All", "Lan Of Safety"):
            with pytest.raises(WasRefused) as refused:
                await eve.post("/api/login", {"name": name, "password": "wrong horse"})
            refusals.append(refused.value.answer)
        assert refusals[0] == refusals[1]


async def test_what_is_not_there_is_guarded_as_well(tmp_path: Path) -> None:
    """Headers, a name for the log, and a limit; also where no handler is reached."""
    with Server(tmp_path / "data", "--limits", "0.1") as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
            for answer in (await http.get("/api/nothing"), await http.put("/api/tables")):
                assert answer.status_code in (404, 405)
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert len(answer.headers["x-request-id"]) == 8
            reply = [(await http.get("/api/nothing")).status_code for _ in range(20)]
            assert 429 in reply


async def test_head_is_answered_like_get(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        for path in ("/health", "/", "/api/games"):
            got, head = await http.get(path), await http.head(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == got.headers["content-type"]
        assert (await http.head("/api/tables")).status_code == 405


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "musketeers", "wait": "true"}),
        ("/api/tables", {"game": "musketeers", "wait": 1}),
        ("/api/tables", {"game": "musketeers", "clock": {"base": "60"}}),
        ("/api/boards", {"game": "musketeers", "since": "0"}),
    ],
)
async def test_bodies_are_read_as_strictly_as_messages(
    server: Server, path: str, body: dict[str, Any]
) -> None:
    async with Client(server.url, "Mai") as mai:
        with pytest.raises(WasRefused) as refused:
            await mai.post(path, body)
        assert refused.value.key == "message-bad"
        assert "`$." in str(refused.value)  # where it is wrong
