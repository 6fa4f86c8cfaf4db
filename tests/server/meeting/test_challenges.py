"""Challenges: made, seen at once, accepted, declined, expired; not between those who keep apart."""

import msgspec
import pytest

from tests.server.client import Client
from tests.server.conftest import HandClock, Place
from tests.server.socket.test_conversation import HELLO, FakeClient
from wuqi.server.commands.caller import Caller
from wuqi.server.errors import Refusal, Unknown
from wuqi.server.ids import now
from wuqi.server.meeting import challenges
from wuqi.server.people.people import KnownPerson
from wuqi.server.protocol import Clock
from wuqi.server.protocol.meeting import Challenge
from wuqi.server.services import Services
from wuqi.server.table.table import Table

pytestmark = pytest.mark.anyio

GAME = "musketeers"


async def guests(services: Services, *names: str) -> list[KnownPerson]:
    return [await services.people.add_guest(name) for name in names]


async def challenged(
    services: Services, mai: KnownPerson, kim: KnownPerson, **wish: object
) -> Table:
    body = {"person": kim.id, "game": GAME, "side": 1, **wish}
    return await services.challenges.make(mai, kim, msgspec.convert(body, Challenge))


async def test_a_challenge_is_seen_at_once_and_accepting_it_begins_the_game(
    services: Services,
) -> None:
    mai, kim = await guests(services, "Mai", "Kim")
    client = FakeClient(services, kim)
    client.send(HELLO, {"type": "own"})
    assert (await client.receive("own"))["challenges"] == []
    table = await challenged(services, mai, kim)
    (received,) = (await client.receive("own", 2))["challenges"]
    assert (received["by"]["name"], received["table"]["table"]) == ("Mai", table.id)
    await services.challenges.accept(Caller(kim.id, now()), table.id)
    own = await client.receive("own", 3)
    assert own["challenges"] == []
    assert own["tables"][0]["table"]["status"] == "playing"
    await client.hang_up()


async def test_the_challenger_hears_that_it_was_declined(services: Services) -> None:
    mai, kim = await guests(services, "Mai", "Kim")
    table = await challenged(services, mai, kim)
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "own"})
    (waiting,) = (await client.receive("own"))["tables"]
    assert waiting["challenged"]["person"]["name"] == "Kim"
    assert not waiting["challenged"]["declined"]
    await services.challenges.decline(kim.id, table.id)
    (declined,) = (await client.receive("own", 2))["tables"]
    assert declined["challenged"]["declined"]
    with pytest.raises(Unknown):
        await services.challenges.accept(Caller(kim.id, now()), table.id)
    await client.hang_up()


async def test_it_expires_and_is_only_for_the_one_who_was_challenged(
    services: Services, clock: HandClock
) -> None:
    mai, kim, lan = await guests(services, "Mai", "Kim", "Lan")
    table = await challenged(services, mai, kim)
    slow = await challenged(services, lan, kim, clock={"days": 1})
    with pytest.raises(Unknown):
        await services.challenges.accept(Caller(lan.id, now()), table.id)
    clock.go_on(challenges.SOON_MS)
    with pytest.raises(Unknown) as refused:
        await services.challenges.accept(Caller(kim.id, now()), table.id)
    assert refused.value.key == "challenge-over"
    assert [one.table for one in await services.challenges.waiting_for(kim.id)] == [slow.id]
    assert challenges.lasting(Clock(days=2)) == challenges.DAYS_MS


async def test_limits(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "MOST_WAITING", 2)
    mai, *others = await guests(services, "Mai", "A", "B", "C")
    first, second, third = others
    for other in (first, second):
        await challenged(services, mai, other)
    for other, key in ((first, "challenge-waiting"), (third, "challenge-too-many")):
        with pytest.raises(Refusal) as refused:
            await challenged(services, mai, other)
        assert refused.value.key == key
    with pytest.raises(Refusal) as refused:
        await challenged(services, third, first, rated=True, clock={"base": 60})
    assert refused.value.key == "challenge-guest"


@pytest.mark.parametrize("kind", ["mute", "block"])
async def test_nobody_is_challenged_by_those_whom_they_avoid(services: Services, kind: str) -> None:
    mai, kim = await guests(services, "Mai", "Kim")
    await services.avoiding.change(kim.id, mai.id, kind, on=True)  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refused:
        await challenged(services, mai, kim)
    assert refused.value.key == "challenge-impossible"


async def test_a_team_is_challenged_by_a_team(services: Services) -> None:
    mai, kim = await guests(services, "Mai", "Kim")
    table = await challenged(services, mai, kim, game="tamquan", side=2)
    table = await services.challenges.accept(Caller(kim.id, now()), table.id)
    holders = {(place.seat.side, place.person) for place in table.places}
    assert (table.status, holders) == ("playing", {(1, kim.id), (2, mai.id)})


async def test_between_processes(place: Place) -> None:
    """Challenged in one process, seen and accepted in another."""
    async with Client(place.one.url, "Mai") as mai, Client(place.other.url, "Kim") as kim:
        await kim.send({"type": "own"})
        wish = {"person": kim.me["id"], "game": GAME, "side": 1}
        table = (await mai.post("/api/challenges", wish))["table"]
        await kim.wait(lambda: any('"by"' in one and table in one for one in kim.received))
        view = await kim.post(f"/api/challenges/{table}")
        assert view["status"] == "playing"
