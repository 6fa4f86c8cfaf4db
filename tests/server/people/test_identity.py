"""Who somebody is, and what they may not do: passwords, signing out, private answers."""

from pathlib import Path

import pytest

from tests.server.site import Site, open_site
from wuqi.core.registry import configure
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol import Take
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.rate_limits import RateLimits

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

MAI = {"name": "Mai Anh", "password": "correct horse"}
COMPUTER_COMES = {"type": "fill", "seat": 2, "computer": "level:8"}
POSITION = "W:W31-50:B1-19"


async def test_passwords_cannot_be_tried_on_and_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each address may try a few times; from many addresses together it is not many more."""
    async with open_site(tmp_path, limits=1) as site:
        await site.post("/api/account", MAI)
        limits = site.services.limits
        tried = 0
        while (await _try(site, "wrong horse"))[1] == "login-wrong":
            _forget(limits, "login")
            tried += 1
        assert 10 < tried < 50
        assert (await _try(site, "correct horse"))[0] == 429  # for a while, whoever it is
        _forget(limits, "password")
        _forget(limits, "login")
        assert (await site.http.post("/api/login", json=MAI)).status_code == 200
    logged = capsys.readouterr().out
    assert "wrong password" in logged
    assert "horse" not in logged


async def _try(site: Site, password: str) -> tuple[int, str]:
    return await site.key("/api/login", {**MAI, "password": password})


def _forget(limits: RateLimits, what: str) -> None:
    """As if it came from another address, or later."""
    for one in [one for one in limits._buckets if one[0] == what]:
        del limits._buckets[one]


async def test_signing_out_voids_the_cookie_and_private_answers_are_not_kept(site: Site) -> None:
    await site.post("/api/account", MAI)
    cookie = site.http.cookies["wuqi"]
    me = await site.http.get("/api/me")
    assert (me.status_code, me.headers["cache-control"]) == (200, "no-store")
    assert "cache-control" not in (await site.http.get("/api/games")).headers
    assert (await site.http.post("/api/logout")).status_code == 204
    site.http.cookies["wuqi"] = cookie  # a copy
    assert await site.key("/api/me") == (401, "not-signed-in")
    site.services.people._checked_at.clear()  # as in another process
    assert await site.key("/api/me") == (401, "not-signed-in")
    del site.http.cookies["wuqi"]
    await site.post("/api/login", MAI)
    assert (await site.http.get("/api/me")).status_code == 200


async def test_a_new_password_revokes_tokens_if_asked(site: Site) -> None:
    await site.post("/api/account", MAI)
    for revoked, left in ((False, 1), (True, 0)):
        if not revoked:
            await site.post("/api/me/tokens", {"label": "bot", "scopes": ["read"]})
        change = {"old": MAI["password"], "new": MAI["password"], "revoke_tokens": revoked}
        await site.post("/api/me/password", change)
        assert len((await site.http.get("/api/me/tokens")).json()) == left


async def test_a_forged_address_does_not_open_the_metrics(site: Site) -> None:
    for header in ("X-Forwarded-For", "Forwarded"):
        answer = await site.http.get("/metrics", headers={header: "127.0.0.1"})
        assert answer.status_code == 404


async def test_a_running_game_cannot_be_tried_out_elsewhere(site: Site) -> None:
    """By the same account, by tables of its own that begin with the position."""
    services = site.services
    await site.post("/api/guest", {"name": "Mai"})
    me = (await site.http.get("/api/me")).json()["id"]
    lan = await services.people.add_guest("Lan")
    own = {"game": "draughts", "position": POSITION}
    with_computer = {**own, "seats": [{"you": True}, {"computer": "level:1"}]}
    before = (await site.post("/api/tables", with_computer))["table"]
    rated = await services.room.open(me, OpenTable("draughts"))
    await _sit(site, rated.id, lan.id)
    assert await site.key("/api/tables", with_computer) == (403, "analysis-playing")
    assert await site.key(f"/api/tables/{before}/hint", {}) == (403, "analysis-playing")
    await site.post(f"/api/tables/{before}/commands", {"type": "resign"})
    assert await site.key(f"/api/tables/{before}/review", {}) == (403, "analysis-playing")
    await site.post("/api/tables", {**own, "seats": [{"you": True}, {"you": True}]})  # by hand
    empty = await site.post("/api/tables", {**own, "seats": [{"you": True}, {}]})
    commands = f"/api/tables/{empty['table']}/commands"
    assert await site.key(commands, COMPUTER_COMES) == (403, "analysis-playing")
    await site.post(commands, {**COMPUTER_COMES, "computer": None})


async def test_nor_by_another_name_at_the_same_address(tmp_path: Path) -> None:
    async with open_site(tmp_path, limits=1) as site:
        services = site.services
        mai, lan = [await services.people.add_guest(name) for name in ("Mai", "Lan")]
        services.addresses.learn(mai.id, "10.0.0.1")
        table = await services.room.open(mai.id, OpenTable("musketeers"))
        await _sit(site, table.id, lan.id)
        await site.post("/api/guest", {"name": "Not Mai"})
        on_the_board = {"game": "musketeers"}
        for actions in ([], ["c3xc4"]):
            question = {**on_the_board, "actions": actions}
            assert await site.key("/api/analysis", question) == (403, "analysis-playing")
        assert (await site.http.get("/api/solved/musketeers")).status_code == 403
        position = configure("musketeers", None, {}).start().play("c3xc4").text
        seats = [{"you": True}, {"computer": "level:8"}]
        own = {"game": "musketeers", "position": position, "seats": seats}
        assert await site.key("/api/tables", own) == (403, "analysis-playing")
        empty = await site.post("/api/tables", {**own, "seats": [{"you": True}, {}]})
        commands = f"/api/tables/{empty['table']}/commands"
        assert await site.key(commands, COMPUTER_COMES) == (403, "analysis-playing")
        services.addresses.learn(mai.id, "10.0.0.2")
        assert (await site.http.get("/api/solved/musketeers")).status_code == 200


async def _sit(site: Site, table: str, person: str) -> None:
    await site.services.room.do(table, Caller(person, now()), Take(2))
