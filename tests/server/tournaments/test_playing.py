"""Tournaments by HTTP: announced, joined, played round by round, exported."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.json import decode

from tests.server.conftest import HandClock
from tests.server.ratings.test_rated_games import Player
from tests.server.site import Site
from wuqi.core.play.record import Record
from wuqi.server.ids import now
from wuqi.server.table.deadlines import FIRST_MOVE_MS
from wuqi.server.tournaments.steps import REMATCH_AFTER_MS

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

CLOCK = {"base": 180, "increment": 2}
PAUSE_MS = 10_000  # between two rounds


class Organised:
    """A tournament and those who play in it."""

    def __init__(self, site: Site, clock: HandClock, players: Sequence[Player], name: str) -> None:
        self.site = site
        self.clock = clock
        self.players = {player.name: player for player in players}
        self.id = name

    async def view(self, by: str | None = None) -> Any:
        self.site.services.tournaments.forget(self.id)
        who = self.players[by] if by is not None else next(iter(self.players.values()))
        return await who.get(f"/tournaments/{self.id}")

    async def until(self, **about: Any) -> Any:
        """The tournament as soon as it has come so far."""
        async with asyncio.timeout(30):
            while True:
                self.site.services.organiser.wake()
                view = await self.view()
                if all(view["about"][key] == value for key, value in about.items()):
                    return view
                await asyncio.sleep(0.02)

    async def next_round(self, number: int) -> Any:
        self.clock.go_on(PAUSE_MS)
        return await self.until(round=number)

    async def lose(self, table: str, loser: str) -> None:
        await self.players[loser].do(table, type="resign")


async def organised(site: Site, clock: HandClock, names: Sequence[str], **terms: Any) -> Organised:
    players = [await Player(site, name).join() for name in names]
    body = {
        "name": "Cup",
        "system": "swiss",
        "game": "musketeers",
        "clock": CLOCK,
        "starts_at": now() + 60_000,
        "rated": False,
        **terms,
    }
    view = await players[0].post("/tournaments", **body)
    found = Organised(site, clock, players, view["about"]["tournament"])
    for player in players:
        await player.post(f"/tournaments/{found.id}/join")
    clock.go_on(60_000)
    return found


def games(view: Any, number: int) -> list[Any]:
    return [game for game in view["games"] if game["round"] == number and game["table"]]


def sitting(game: Any) -> list[str]:
    return [seat["person"]["name"] if seat["person"] else "" for seat in game["seats"]]


async def test_a_swiss_event_from_the_first_round_to_the_export(
    site: Site, clock: HandClock
) -> None:
    cup = await organised(site, clock, ("Ann", "Ben", "Cho", "Dan", "Eva"), rounds=3)
    met = Counter[frozenset[str]]()
    for number in (1, 2, 3):
        view = await cup.until(round=number) if number == 1 else await cup.next_round(number)
        tables = games(view, number)
        seen = [name for game in tables for name in sitting(game)]
        assert len(tables) == 2
        assert len(seen) == len(set(seen)) == 4
        byes = [game for game in view["games"] if game["round"] == number and not game["table"]]
        assert [game["seats"][0]["score"] for game in byes] == [1.0]
        for game in tables:
            met[frozenset(sitting(game))] += 1
            await cup.lose(game["table"], max(sitting(game)))
    assert max(met.values()) == 1
    clock.go_on(PAUSE_MS)
    over = await cup.until(status="over")
    assert sum(row["points"] for row in over["standings"]) == 9
    assert [row["place"] for row in over["standings"]] == sorted(
        row["place"] for row in over["standings"]
    )
    ann = cup.players["Ann"]
    everything = await ann.get(f"/tournaments/{cup.id}/export")
    assert sum(game["table"] is not None for game in everything["games"]) == 6
    lines = (await ann.http.get(f"/tournaments/{cup.id}/records")).text.splitlines()
    assert {Record.parse(line).game for line in lines} == {"musketeers"}
    assert len(lines) == 6
    listed = await ann.get("/tournaments")
    assert [one["tournament"] for one in listed["over"]] == [cup.id]


async def test_everybody_meets_everybody_in_a_round_robin(site: Site, clock: HandClock) -> None:
    cup = await organised(site, clock, ("Ann", "Ben", "Cho", "Dan"), system="round-robin")
    met = Counter[frozenset[str]]()
    for number in (1, 2, 3):
        view = await cup.until(round=number) if number == 1 else await cup.next_round(number)
        for game in games(view, number):
            met[frozenset(sitting(game))] += 1
            await cup.lose(game["table"], max(sitting(game)))
    clock.go_on(PAUSE_MS)
    over = await cup.until(status="over")
    assert len(met) == 6
    assert set(met.values()) == {1}
    assert [row["person"]["name"] for row in over["standings"]] == ["Ann", "Ben", "Cho", "Dan"]


async def test_who_does_not_come_loses_and_is_not_drawn_again_until_back(
    site: Site, clock: HandClock
) -> None:
    cup = await organised(site, clock, ("Ann", "Ben", "Cho"), rounds=3)
    (game,) = games(await cup.until(round=1), 1)
    first, second = sitting(game)
    clock.go_on(FIRST_MOVE_MS)
    async with asyncio.timeout(30):
        while (view := await cup.view())["games"][0]["seats"][0]["score"] is None:
            await asyncio.sleep(0.02)
    seats = {seat["person"]["name"]: seat["score"] for seat in view["games"][0]["seats"]}
    assert seats == {first: 0.0, second: 1.0}
    away = {row["person"]["name"] for row in view["standings"] if row["away"]}
    assert away == {first}
    view = await cup.next_round(2)
    assert first not in sitting(games(view, 2)[0])
    await cup.players[first].post(f"/tournaments/{cup.id}/join")
    assert not any(row["away"] for row in (await cup.view())["standings"])


async def test_who_withdraws_from_a_round_robin_loses_the_other_games(
    site: Site, clock: HandClock
) -> None:
    cup = await organised(site, clock, ("Ann", "Ben", "Cho", "Dan"), system="round-robin")
    view = await cup.until(round=1)
    await cup.players["Dan"].post(f"/tournaments/{cup.id}/withdraw")
    for game in games(view, 1):
        await cup.lose(game["table"], max(sitting(game)))
    view = await cup.next_round(2)
    assert len(games(view, 2)) == 1
    free = [game for game in view["games"] if game["round"] == 2 and not game["table"]]
    scores = {game["seats"][0]["person"]["name"]: game["seats"][0]["score"] for game in free}
    assert scores.pop("Dan") == 0.0
    assert list(scores.values()) == [1.0]
    late = await Player(site, "Eva").join()
    assert await late.refused(f"/tournaments/{cup.id}/join") == "tournament-closed"


async def test_an_arena_pairs_those_who_wait_and_berserk_is_worth_a_point(
    site: Site, clock: HandClock
) -> None:
    cup = await organised(site, clock, ("Ann", "Ben"), system="arena", minutes=5)
    (game,) = games(await cup.until(round=1), 1)
    first, second = (cup.players[name] for name in sitting(game))
    table = game["table"]
    assert await cup.players["Ann"].refused(f"/tables/{table}/commands", type="swap") != ""
    view = await first.do(table, type="berserk")
    assert view["halved"] == [1]
    assert [hand["left"] for hand in view["clocks"]] == [90_000, 180_000]
    assert await first.refused(f"/tables/{table}/commands", type="berserk") == "berserk-late"
    action = view["legal"][0]["actions"][0]
    await first.do(table, type="act", ply=0, action=action)
    await second.do(table, type="resign")
    standings = (await cup.view())["standings"]
    assert [(row["person"]["name"], row["points"]) for row in standings] == [
        (first.name, 3.0),
        (second.name, 0.0),
    ]
    (again,) = games(await cup.until(round=2), 2)
    assert sitting(again) == [second.name, first.name]
    assert await first.refused(f"/tables/{table}/commands", type="offer", kind="rematch") == (
        "rematch-tournament"
    )
    clock.go_on(5 * 60_000)
    await cup.lose(again["table"], second.name)
    over = await cup.until(status="over")
    assert len(over["games"]) == 2


async def test_a_computer_fills_in(site: Site, clock: HandClock) -> None:
    terms = {"system": "arena", "computers": "level:1"}
    cup = await organised(site, clock, ("Ann",), **terms)
    (game,) = games(await cup.until(round=1), 1)
    assert sorted(sitting(game)) == ["", "Ann"]
    await cup.lose(game["table"], "Ann")
    clock.go_on(REMATCH_AFTER_MS)
    view = await cup.until(round=2)
    assert [row["computer"] for row in view["standings"]] == ["level:1", None]


async def dealt(cup: Organised, table: str) -> None:
    """Waits for a shuffle, in which the server speaks for everybody who is silent for so long."""
    phases: set[str] = set()
    async with asyncio.timeout(30):
        while (view := await cup.players["Ann"].get(f"/tables/{table}"))["status"] == "dealing":
            if view["dealing"]["phase"] not in phases:
                phases.add(view["dealing"]["phase"])
                cup.clock.go_on(10_000)
            await asyncio.sleep(0.02)


async def test_a_medley_plays_the_games_in_turn(site: Site, clock: HandClock) -> None:
    cup = await organised(
        site, clock, ("Ann", "Ben"), game=None, computers="level:1", system="swiss"
    )
    view = await cup.until(round=1)
    listed = view["about"]["games"]
    assert len(listed) == len(set(listed)) > 1
    played = []
    for number in range(1, len(listed) + 1):
        view = await cup.until(round=number) if number == 1 else await cup.next_round(number)
        for game in games(view, number):
            played.append((await cup.players["Ann"].get(f"/tables/{game['table']}"))["game"])
            await dealt(cup, game["table"])
            for name in filter(None, sitting(game)):  # the first resignation may end it
                command = {"type": "resign"}
                await cup.players[name].http.post(f"/tables/{game['table']}/commands", json=command)
    assert list(dict.fromkeys(played)) == listed


async def test_too_few_players_end_it_and_its_owner_may_call_it_off(
    site: Site, clock: HandClock
) -> None:
    cup = await organised(site, clock, ("Ann",))
    await cup.until(status="over")
    ann, ben = cup.players["Ann"], await Player(site, "Ben").join()
    body = {"system": "swiss", "game": "musketeers", "clock": CLOCK, "starts_at": now() + 60_000}
    other = (await ann.post("/tournaments", name="Other", **body))["about"]["tournament"]
    assert await ben.refused(f"/tournaments/{other}/cancel") == "tournament-owner"
    assert (await ann.post(f"/tournaments/{other}/cancel"))["about"]["status"] == "over"
    assert await ben.refused(f"/tournaments/{other}/join") == "tournament-over"
    assert await ben.refused("/tournaments/k3k3k3k3k3k3/withdraw") == "tournament-unknown"


async def test_what_cannot_be_announced(site: Site, clock: HandClock) -> None:
    ann = await Player(site, "Ann").join()
    body: dict[str, Any] = {
        "name": "Cup",
        "system": "swiss",
        "game": "musketeers",
        "clock": CLOCK,
        "starts_at": now() + 60_000,
    }
    guest = Player(site, "Gus")
    await guest.post("/guest", name="Gus")
    for wrong, key in (
        ({"clock": {"days": 2}}, "tournament-clock"),
        ({"starts_at": 5}, "tournament-when"),
        ({"name": "  "}, "tournament-name"),
        ({"computers": "nobody"}, "player-unknown"),
    ):
        assert await ann.refused("/tournaments", **{**body, **wrong}) == key
    assert await guest.refused("/tournaments", **body) == "tournament-account"
    for _ in range(5):
        await ann.post("/tournaments", **body)
    assert await ann.refused("/tournaments", **body) == "tournament-too-many"
    text = (await ann.http.get("/me/export")).content
    assert len(decode(text)["tournaments_announced"]) == 5
