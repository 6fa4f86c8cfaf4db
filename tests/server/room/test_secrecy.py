"""Nothing reaches a client that it must not know."""

import asyncio
import hashlib
import random
import secrets
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tests.games.expecting import expected
from tests.server.client import Client, WasRefused
from tests.server.conftest import Place
from wuqi.core.game import Game
from wuqi.core.registry import configure, names

pytestmark = pytest.mark.anyio


async def hidden_deployment(place: Place, squares: list[str]) -> list[list[dict[str, Any]]]:
    """Red places in secret on these squares, blue always alike; what blue and an onlooker saw.

    Up to the moment before the last placement, which reveals everything.
    """
    async with AsyncExitStack() as stack:
        red, blue, onlooker = [
            await stack.enter_async_context(Client(url, name))
            for url, name in (
                (place.one.url, "Red"),
                (place.other.url, "Blue"),
                (place.other.url, None),
            )
        ]
        table = await red.open("tamquan", *["you"] * 3, "", "", "", options={"deploy": "hidden"})
        for somebody in (blue, onlooker):
            await somebody.watch(table)
        for seat in (4, 5, 6):
            await blue.do(table, "take", seat=seat)
        await red.until(table, lambda view: view["status"] == "playing")
        for number, square in enumerate(squares, 1):
            await red.act(table, f"@{square}")
            for somebody in (red, blue, onlooker):
                await somebody.until(table, lambda view, ply=number: view["ply"] == ply)  # type: ignore[misc]
        seen = [[plain(somebody.views[table])] for somebody in (blue, onlooker)]
        await blue.act(table, "@a4")
        await blue.until(table, lambda view: view["ply"] == len(squares) + 1)
        assert blue.views[table]["steps"][-1]["action"] == "@a4"
        await onlooker.until(table, lambda view: view["ply"] == len(squares) + 1)
        seen[1].append(plain(onlooker.views[table]))
        assert red.steps[table][0]["action"] == f"@{squares[0]}"
        for number, square in enumerate(("b4", "c4"), len(squares) + 2):
            await blue.act(table, f"@{square}")
            await blue.until(table, lambda view, ply=number: view["ply"] == ply)  # type: ignore[misc]
        view = await onlooker.until(
            table, lambda view: view["board"]["mover"] != 0 and view["ply"] == 6
        )
        answer = [step["action"] for step in onlooker.steps[table]]
        assert answer == [f"@{square}" for square in (*squares, "a4", "b4", "c4")]
        assert view["legal"] == []
        return seen


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what differs from table to table anyway."""
    passing = {"table", "now", "owner", "seats", "steps", "number", "onlookers", "since"}
    steps = [{**step, "at": 0, "spent": 0} for step in view["steps"]]
    return {**{key: view[key] for key in view if key not in passing}, "steps": steps}


async def test_a_secret_deployment_changes_nothing_that_others_see(place: Place) -> None:
    """Whatever red does in secret, the others are sent the same."""
    chance = random.Random(3)
    zone = [file + rank for file in "abcde" for rank in "12"]
    first = await hidden_deployment(place, chance.sample(zone, 3))
    second = await hidden_deployment(place, chance.sample(zone, 3))
    assert first == second


# -- whole games ----------------------------------------------------------------------------------


class Table:
    """A table of people and an onlooker, spread over both processes, who write everything down."""

    def __init__(self, place: Place, stack: AsyncExitStack) -> None:
        self._place = place
        self._stack = stack
        self.people: list[Client] = []
        self.secrets: dict[int, str] = {}  # by seat, for the shuffle

    async def sit_down(self, game: str, seats: list[int], options: dict[str, str]) -> str:
        """`seats` says which person sits in each seat; person 0 opens the table."""
        for number in range(max(seats) + 1):
            url = (self._place.one if number % 2 else self._place.other).url
            person = Client(url, f"Person {number}")
            self.people.append(await self._stack.enter_async_context(person))
        self.onlooker = await self._stack.enter_async_context(Client(self._place.one.url, None))
        first = ["you" if person == 0 else "" for person in seats]
        table = await self.people[0].open(game, *first, options=options)
        for client in (*self.people[1:], self.onlooker):
            await client.watch(table)
        for seat, whose in enumerate(seats, 1):
            if whose:
                await self.people[whose].do(table, "take", seat=seat)
        return table

    async def shuffle(self, table: str, person: Client) -> None:
        view = await person.until(table, lambda view: view["status"] != "open")
        own = [seat["number"] for seat in view["seats"] if seat["yours"]]
        if view["status"] != "dealing":
            return
        for seat in own:
            self.secrets[seat] = secrets.token_hex(32)
            hashed = hashlib.sha256(bytes.fromhex(self.secrets[seat])).hexdigest()
            await person.do(table, "commit", seat=seat, commitment=hashed)
        await person.until(table, lambda view: view["dealing"]["phase"] == "reveal")
        for seat in own:
            await person.do(table, "reveal", seat=seat, secret=self.secrets[seat])

    @property
    def everybody(self) -> list[Client]:
        return [*self.people, self.onlooker]


def views(client: Client) -> list[dict[str, Any]]:
    answer = [msgspec.json.decode(text) for text in client.received]
    return [one for one in answer if isinstance(one, dict) and one.get("type") == "table"]


WHOLE_GAMES = [
    (game, seats, options) for game in names() for seats, options in expected(game).SECRETS
]


@pytest.mark.parametrize(("game", "seats", "options"), WHOLE_GAMES)
async def test_whole_games_tell_nothing_too_early(
    place: Place, game: str, seats: list[int], options: dict[str, str]
) -> None:
    """Everything that was ever sent to anybody is searched for what they must not know."""
    async with AsyncExitStack() as stack:
        made = Table(place, stack)
        table = await made.sit_down(game, seats, options)
        await asyncio.gather(*(made.shuffle(table, person) for person in made.people))
        whispers = await whisper(made, table)
        plays = [
            one.play_on(table, random.Random(number)) for number, one in enumerate(made.people)
        ]
        await asyncio.gather(*plays)
        for client in made.everybody:
            view = await client.until(table, lambda view: view["status"] == "over")
        played = configure(game, None, view["options"])
        for client in made.everybody:
            for view in views(client):
                assert_nothing_hidden_is_shown(played, view)
            assert_no_secret_was_sent(client, made, whispers, view)


async def whisper(made: Table, table: str) -> dict[str, int]:
    """Everybody says something to their team, where there are teams: what, and to which side."""
    whispers = {}
    for person in made.people:
        side = next(seat["side"] for seat in person.views[table]["seats"] if seat["yours"])
        words = f"psst {secrets.token_hex(8)}"
        try:
            await person.do(table, "say", text=words, channel="team")
            await person.do(table, "order", actions=[words])
        except WasRefused as refused:
            assert refused.key == "chat-no-team"
        else:
            whispers[words] = side
    return whispers


def assert_nothing_hidden_is_shown(game: Game, view: dict[str, Any]) -> None:
    """Nothing in it is hidden from whose view it is: masking it once more changes nothing."""
    side, position = view["viewpoint"], game.read(view["board"]["position"])
    assert position.seen_by(side) == position
    if game.options.get("deploy") == "hidden" and view["ply"] < len(game.seats):
        assert all(step["action"] is None or step["side"] == side for step in view["steps"])
    drawn = [cell for row in view["board"]["picture"]["rows"] for cell in row]
    shown = [cell for row in position.picture.rows for cell in row]
    assert [cell.get("piece", "") for cell in drawn] == [cell.piece for cell in shown]


def assert_no_secret_was_sent(
    client: Client, made: Table, whispers: dict[str, int], last: dict[str, Any]
) -> None:
    """Words of other teams, secrets of the shuffle before their time, cookies: in nothing."""
    sides = {seat["side"] for seat in client.views[last["table"]]["seats"] if seat["yours"]}
    for text in client.received:
        for words, side in whispers.items():
            assert words not in text or side in sides
        for other in made.people:
            assert other.http.cookies["wuqi"] not in text
    if last["dealing"] is None:
        return
    early = [text for text in client.received if '"phase":"commit"' in text]
    assert early or client is made.onlooker
    assert not any(secret in text for text in early for secret in made.secrets.values())
    before = [text for text in client.received if '"status":"over"' not in text]
    assert last["dealing"]["server_secret"]
    assert not any(last["dealing"]["server_secret"] in text for text in before)
