"""Guests, accounts, tokens; who may be called what."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import PATIENCE_S, Client, WasRefused
from tests.server.conftest import Place
from wuqi.server.errors import Refusal
from wuqi.server.people.names import key, keys, tidy
from wuqi.server.socket.close_codes import CLOSE_SIGNED_OUT

# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Mai",
        "Nguyễn Ái Quốc",
        "黃藥師",
        "さくら",
        "Ольга",
        "O'Neil",
        "李-小龍",
        "김철수",
        "2020",
        "Mai五",
        "Вера",
        "ニャン太郎",
        "Ώρα",
    ],
)
def test_names_of_any_script(name: str) -> None:
    assert tidy(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name-length"),
        ("x" * 25, "name-length"),
        ("a\u202eb", "name-letter"),  # turns the writing direction round
        ("zero\u200bwidth", "name-letter"),
        ("<script>", "name-letter"),
        ("🐉", "name-letter"),
        ("...", "name-no-letter"),
        ("Маi", "name-mixed"),  # two Cyrillic letters and a Latin one
        ("Alice\ufe0f", "name-letter"),  # a selector that shows nothing
        ("\u3164", "name-letter"),  # a filler
        ("\u115fLan", "name-letter"),
        ("ꓮlice", "name-mixed"),  # Lisu
        ("Ꭺlice", "name-mixed"),  # Cherokee
        ("ꓪꓴꓐꓲ 五", "name-mixed"),
        ("АDМIN", "name-mixed"),
        ("МОD", "name-mixed"),
        ("ΜΕ", "name-reserved"),  # Greek, and looks like ME
        ("ꓬꓳꓴ", "name-reserved"),  # Lisu, and looks like YOU
        ("Admin", "name-reserved"),
        ("4dm1n", "name-reserved"),
        ("Wuqi", "name-reserved"),
        ("系統", "name-reserved"),
        ("a" + "\u0316\u0317\u0318\u0319", "name-marks"),
    ],
)
def test_names_that_mislead_are_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        tidy(name)
    assert refused.value.key == why


def test_look_alikes_have_the_same_key() -> None:
    assert key("Paul") == key("PAU1") == key("p-a.u_l") == key("Ｐａｕｌ")
    assert key("Lan") != key("Lân")
    assert key("ВОВА") == key("вова")
    assert key("Bob") in keys("ВОВ")
    assert key("Bob") in keys("ꓐꓳꓐ")
    assert key("Alice") in keys("ꓮꓡꓲꓚꓰ")
    assert key("bb") in keys("ᑲᑲ")  # as Unicode 16 says, and 15 did not
    assert keys("Van") != keys("Nan")
    assert len(set(map(key, ("Mai", "Lan", "Tuấn", "Tuan", "Kim", "小明", "小朋", "さくら")))) == 8


# -- accounts -------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_guest_becomes_a_member_and_keeps_the_table(place: Place) -> None:
    name = f"Lan{id(place) % 10_000}"
    async with AsyncExitStack() as stack:
        lan = await stack.enter_async_context(Client(place.one.url, "Một khách"))
        table = await lan.open("musketeers", "you", "random")
        reply = await lan.post("/api/account", {"name": name, "password": "correct horse"})
        assert (reply["id"], reply["kind"]) == (lan.me["id"], "member")
        assert (await lan.get(f"/api/tables/{table}"))["seats"][0]["yours"]
        with pytest.raises(WasRefused) as refused:
            await lan.post("/api/account", {"name": "Other", "password": "correct horse"})
        assert refused.value.key == "account-exists"

        other = await stack.enter_async_context(Client(place.other.url, None))
        for body in ({"name": name.upper()}, {"name": name.replace("a", "а")}):
            with pytest.raises(WasRefused):
                await other.post("/api/guest", body)
        for body in ({"name": name, "password": "wrong horse"}, {"name": "x", "password": "y" * 8}):
            with pytest.raises(WasRefused) as refused:
                await other.post("/api/login", body)
            assert refused.value.key == "login-wrong"
        again = await other.post("/api/login", {"name": name.lower(), "password": "correct horse"})
        assert again["id"] == lan.me["id"]

        await lan.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
        with pytest.raises(WasRefused) as refused:
            await other.get("/api/me")
        assert refused.value.key == "not-signed-in"

        kept = await lan.get("/api/me/export")
        assert kept["person"][0]["name"] == name
        assert [seat["table_id"] for seat in kept["seats"]] == [table]
        assert "password" not in str(kept)
        await lan.post("/api/me/delete", {"password": "battery staple"})
        with pytest.raises(WasRefused):
            await lan.get("/api/me")
        view = await other.get(f"/api/tables/{table}")
        assert view["seats"][0]["person"]["name"] == ""
        await other.post("/api/guest", {"name": name})  # the name is free again


@pytest.mark.anyio
async def test_tokens_do_what_their_scopes_allow(place: Place) -> None:
    async with Client(place.one.url, "Máy tính của Lan") as lan:
        body = {"name": f"Bot{id(lan) % 100_000}", "password": "correct horse"}
        await lan.post("/api/account", body)
        read = await lan.post("/api/me/tokens", {"label": "reads", "scopes": ["read"]})
        play = await lan.post("/api/me/tokens", {"label": "plays", "scopes": ["play", "read"]})
        acts = await lan.post("/api/me/tokens", {"label": "acts", "scopes": ["play"]})
        assert (await lan.post("/api/me/bot"))["kind"] == "bot"
        listed = await lan.get("/api/me/tokens")
        assert [(one["label"], one["token"]) for one in listed] == [
            ("reads", None),
            ("plays", None),
            ("acts", None),
        ]
        async with httpx.AsyncClient(base_url=place.other.url, timeout=PATIENCE_S) as program:
            wish = {"game": "musketeers", "seats": [{"you": True}, {"computer": "random"}]}

            async def opens(token: str) -> int:
                headers = {"Authorization": f"Bearer {token}"}
                return (await program.post("/api/tables", json=wish, headers=headers)).status_code

            assert await opens(play["token"]) == 201
            assert await opens(read["token"]) == 403
            for scope in (read, acts):  # whoever may act may look as well
                headers = {"Authorization": f"Bearer {scope['token']}"}
                assert (await program.get("/api/me/tables", headers=headers)).status_code == 200
            assert await opens("wuqi_guess") == 401
            headers = {"Authorization": f"Bearer {play['token']}"}
            assert (await program.get("/api/me/export", headers=headers)).status_code == 403
            await lan.http.delete(f"/api/me/tokens/{play['id']}")
            assert await opens(play["token"]) == 401


@pytest.mark.anyio
async def test_whoever_came_by_a_token_goes_when_it_is_revoked(place: Place) -> None:
    async with Client(place.one.url, "Máy tính của Mai") as mai:
        body = {"name": f"Bot{id(mai) % 100_000}", "password": "correct horse"}
        await mai.post("/api/account", body)
        tokens = [
            await mai.post("/api/me/tokens", {"label": label, "scopes": ["play", "read"]})
            for label in ("lost", "kept")
        ]
        async with AsyncExitStack() as stack:
            lost, kept = [
                await stack.enter_async_context(
                    connect(
                        place.other.url.replace("http", "ws") + "/api/live",
                        additional_headers={"Authorization": f"Bearer {token['token']}"},
                    )
                )
                for token in tokens
            ]
            for program in (lost, kept):
                await program.send('{"type": "hello", "version": 1}')
                assert "welcome" in str(await program.recv())
            await mai.http.delete(f"/api/me/tokens/{tokens[0]['id']}")
            async with asyncio.timeout(PATIENCE_S):
                await lost.wait_closed()
            assert lost.close_code == CLOSE_SIGNED_OUT
            await kept.send('{"type": "lobby"}')
            assert "lobby" in str(await kept.recv())


@pytest.mark.anyio
async def test_people_who_avoid_each_other_do_not_meet(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai, Client(place.other.url, "Rude") as rude:
        wish = {"game": "musketeers", "clock": {"base": 77}}
        await mai.http.put(f"/api/me/block/{rude.me['id']}")
        table = (await mai.post("/api/pair", wish))["table"]
        other = (await rude.post("/api/pair", wish))["table"]
        assert other != table
        await rude.watch(table)
        with pytest.raises(WasRefused) as refused:
            await rude.do(table, "take", seat=2)
        assert refused.value.key == "seat-avoided"
        me = (await mai.http.delete(f"/api/me/block/{rude.me['id']}")).json()
        assert me["blocked"] == []
        await rude.do(table, "take", seat=2)


@pytest.mark.anyio
async def test_muting_somebody_is_not_reading_them(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai, Client(place.other.url, "Loud") as loud:
        await mai.http.put(f"/api/me/mute/{loud.me['id']}")
        await mai.disconnect()
        await mai.connect()
        table = await mai.open("musketeers")
        await loud.watch(table)
        await loud.do(table, "say", text="!!!")
        await mai.do(table, "say", text="quiet here")
        await mai.wait(lambda: bool(mai.chat.get(table)))
        assert [line["text"] for line in mai.chat[table]] == ["quiet here"]
        await loud.wait(lambda: len(loud.chat.get(table, [])) == 2)


# -- strangers ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_other_web_sites_cannot_act_for_somebody(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.one.url, timeout=PATIENCE_S) as browser:
        elsewhere = {"Origin": "https://evil.example"}
        answer = await browser.post("/api/guest", json={"name": "Mai"}, headers=elsewhere)
        assert (answer.status_code, answer.json()["key"]) == (403, "strange-origin")
        linked = {"Sec-Fetch-Site": "cross-site"}  # as browsers say where no origin is sent
        answer = await browser.post("/api/guest", json={"name": "Mai"}, headers=linked)
        assert (answer.status_code, answer.json()["key"]) == (403, "strange-origin")
        here = {"Origin": place.one.url, "Sec-Fetch-Site": "same-origin"}
        answer = await browser.post("/api/guest", json={"name": "Mai"}, headers=here)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.anyio
async def test_a_made_up_cookie_is_nobody(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.one.url, timeout=PATIENCE_S) as browser:
        for cookie in ("", "x", "a.b.c", "someone.0." + "0" * 64, "é.0.x", "...."):
            answer = await browser.get("/api/me", headers={b"Cookie": f"wuqi={cookie}".encode()})
            assert answer.status_code == 401
