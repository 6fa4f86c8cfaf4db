"""Rated games, profiles and leaderboards by HTTP: who may play them, and what they change."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete, select, update

from tests.server.site import Site
from tests.server.tabling import happen
from wuqi.server.admin import open_admin
from wuqi.server.protocol import Clock
from wuqi.server.ratings.settling import LadderName, rate_again
from wuqi.server.store.layout import rated_games, rating_changes
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import sqlite_url
from wuqi.server.table import events as ev
from wuqi.server.table.rated import RatedSide, outcome, read, write
from wuqi.server.table.table import Table

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

PASSWORD = "correct horse"
CLOCK = {"base": 180, "increment": 2}
BLITZ = LadderName("musketeers", "blitz")


class Player:
    """Somebody with a client of their own."""

    def __init__(self, site: Site, name: str) -> None:
        transport = httpx.ASGITransport(app=site.app, client=("10.0.0.1", 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://wuqi/api")
        self.name = name

    async def join(self) -> "Player":
        await self.post("/account", name=self.name, password=PASSWORD)
        return self

    async def post(self, path: str, **body: Any) -> Any:
        return _right(await self.http.post(path, json=body))

    async def get(self, path: str) -> Any:
        return _right(await self.http.get(path))

    async def refused(self, path: str, **body: Any) -> str:
        answer = await self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["key"])

    async def do(self, table: str, **command: Any) -> Any:
        return await self.post(f"/tables/{table}/commands", **command)

    async def open(self, **more: Any) -> str:
        body = {"game": "musketeers", "clock": CLOCK, "rated": True, **more}
        return str((await self.post("/tables", **body))["table"])


def _right(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


async def act(player: Player, table: str) -> None:
    view = await player.get(f"/tables/{table}")
    (legal,) = view["legal"]
    await player.do(table, type="act", ply=view["ply"], action=legal["actions"][0])


async def rated(player: Player, table: str) -> Any:
    """What a game has changed, once it has been rated."""
    async with asyncio.timeout(30):
        while not (found := await player.get(f"/tables/{table}/ratings")):
            await asyncio.sleep(0.02)
    return {one["person"]["name"]: one for one in found}


async def test_two_people_play_for_their_ratings(site: Site) -> None:
    mai, ben = await Player(site, "Mai").join(), await Player(site, "Ben").join()
    table = await mai.open(visibility="listed")
    (listed,) = (await ben.get("/lobby"))["open"]
    assert listed["rated"] == "blitz"
    await ben.do(table, type="take", seat=2)
    assert (await ben.get(f"/tables/{table}"))["rated"] == "blitz"
    await act(mai, table)
    await act(ben, table)
    assert await mai.refused(f"/tables/{table}/commands", type="offer", kind="takeback") == (
        "undo-rated"
    )
    await ben.do(table, type="resign")
    changes = await rated(mai, table)
    assert changes["Mai"]["after"]["points"] > 1500 > changes["Ben"]["after"]["points"]
    assert changes["Mai"]["after"]["provisional"]
    profile = await ben.get("/people/mai")  # names are found in any case
    (standing,) = profile["ratings"]
    assert (standing["game"], standing["speed"], standing["games"]) == (*BLITZ, 1)
    assert standing["rating"] == changes["Mai"]["after"]
    assert profile["best"][0]["table"]["table"] == table
    assert profile["sides"] == [
        {"game": "musketeers", "side": 1, "wins": 1, "draws": 0, "losses": 0}
    ]
    assert profile["games"] == [{"game": "musketeers", "count": 1}]
    graph = await ben.get("/people/Mai/ratings/musketeers/blitz")
    assert [one["points"] for one in graph["points"]] == [standing["rating"]["points"]]
    # Provisional ratings are in no leaderboard.
    assert (await ben.get("/leaderboards/musketeers/blitz"))["rows"] == []
    assert await rate_again(site.services.store, BLITZ) == (1, 0)
    exported = await mai.get("/me/export")
    assert [row["table_id"] for row in exported["rating_changes"]] == [table]
    await ben.post("/me/delete", password=PASSWORD)
    assert (await mai.http.get("/people/Ben")).status_code == 404
    assert await rate_again(site.services.store, BLITZ) == (1, 0)


async def test_ratings_follow_from_what_happened_at_the_tables(site: Site, tmp_path: Path) -> None:
    """`wuqi admin rate --again`: what is kept of rated games may be lost, or be wrong."""
    mai, ben = await Player(site, "Mai").join(), await Player(site, "Ben").join()
    tables = []
    for loser in (ben, mai, ben):
        tables.append(table := await mai.open())
        await ben.do(table, type="take", seat=2)
        await act(mai, table)
        await act(ben, table)
        await loser.do(table, type="resign")
        await rated(mai, table)
    store = site.services.store
    before = await store.rows(select(rating_changes).order_by(rating_changes.c.ended_at))
    lost, wrong, _ = (rated_games.c.table_id == table for table in tables)
    (row,) = await store.rows(select(rated_games).where(wrong))
    first, second = read(bytes(row["body"]))
    body = write((msgspec.structs.replace(first, place=second.place), second))
    await store.write(
        (Statement(delete(rated_games).where(lost)), {}),
        (Statement(update(rated_games).where(wrong), "body"), {"body": body}),
    )
    assert (await rate_again(store, BLITZ))[1] == 2, "it is no longer true"
    async with open_admin(sqlite_url(tmp_path)) as admin:
        assert await admin.rate(again=True) == (3, 2)
        assert await admin.rate(again=True) == (3, 0)
    after = await store.rows(select(rating_changes).order_by(rating_changes.c.ended_at))
    assert after == before


async def test_what_cannot_be_rated_is_refused_with_the_reason(site: Site) -> None:
    guest = Player(site, "Guest")
    await guest.post("/guest", name="Linh")
    mai = await Player(site, "Mai").join()
    wish = {"game": "musketeers", "clock": CLOCK, "rated": True}
    assert await guest.refused("/tables", **wish) == "rated-account"
    assert await mai.refused("/tables", **{**wish, "clock": None}) == "rated-clock"
    own = {**wish, "options": {"stuck": "immediate"}}
    assert await mai.refused("/tables", **own) == "rated-rules"
    seats = [{"you": True}, {"computer": "random"}]
    assert await mai.refused("/tables", **wish, seats=seats) == "rated-computer"
    both = [{"you": True}, {"you": True}]
    assert await mai.refused("/tables", **wish, seats=both) == "one-side-only"
    table = await mai.open()
    take = {"type": "take", "seat": 2}
    assert await guest.refused(f"/tables/{table}/commands", **take) == "rated-account"
    assert await guest.refused("/pair", **wish) == "rated-account"


async def test_there_are_no_hints_against_a_level(site: Site) -> None:
    mai = await Player(site, "Mai").join()
    table = await mai.open(seats=[{"you": True}, {"computer": "level:1"}])
    assert await mai.refused(f"/tables/{table}/hint") == "hint-rated"


def test_a_game_against_a_level_names_its_published_rating() -> None:
    table = Table("k3k3k3k3k3k3")
    clock = Clock(180, 2)
    happen(table, 0, ev.Opened("musketeers", {}, "mai", "private", clock=clock, rated=True))
    happen(table, 0, ev.Sat(1, "mai"), ev.Filled(2, "level:1"), ev.Started())
    for seat in (1, 2):
        happen(table, 0, ev.Acted(seat, table.position.texts(seat)[0]))
    happen(table, 0, ev.GaveUp(1), ev.Out(1, "resigned"))
    published = table.game.face.LEVEL_RATINGS[0]
    assert outcome(table) == (RatedSide(1, {"mai": 1}), RatedSide(0, {}, (published,)))


async def test_a_game_that_was_left_before_it_began_is_not_rated(site: Site) -> None:
    mai, ben = await Player(site, "Mai").join(), await Player(site, "Ben").join()
    table = await mai.open()
    await ben.do(table, type="take", seat=2)
    await act(mai, table)
    await ben.do(table, type="resign")
    assert await rate_again(site.services.store, BLITZ) == (0, 0)
    assert (await mai.get("/people/Ben"))["ratings"] == []


async def test_who_wants_no_page_has_none(site: Site) -> None:
    mai, ben = await Player(site, "Mai").join(), await Player(site, "Ben").join()
    answer = await mai.http.put("/me/privacy", json={"private": True})
    assert answer.json()["private"]
    assert (await ben.http.get("/people/Mai")).json()["key"] == "profile-private"
    assert (await mai.get("/people/Mai"))["private"]
    await mai.http.put("/me/privacy", json={"private": False})
    assert (await ben.get("/people/Mai"))["person"]["name"] == "Mai"
