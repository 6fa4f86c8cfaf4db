"""Pairing is for those who are there: tables that nobody waits at are in nobody's way."""

import asyncio

import msgspec
import pytest

from tests.server.conftest import HandClock
from wuqi.server.errors import Refusal
from wuqi.server.meeting import pairing
from wuqi.server.protocol import Clock, Say
from wuqi.server.protocol.bodies import OpenTable, Pair, SeatWish
from wuqi.server.ratings.settling import ADD_STANDING
from wuqi.server.room.lobby import MOST_SHOWN, fairly
from wuqi.server.room.room import MOST_OPEN
from wuqi.server.services import Services

pytestmark = pytest.mark.anyio

WISH = Pair("musketeers")


async def test_tables_without_anybody_are_passed_over(services: Services) -> None:
    """Neither those whose host has left nor those that nobody sits at, however many there are."""
    gone = await services.people.add_guest("Gone")
    empty = OpenTable("musketeers", seats=(SeatWish(), SeatWish()), visibility="anyone")
    for _ in range(MOST_SHOWN + 1):
        await services.room.open(gone.id, empty)
    for _ in range(MOST_OPEN):
        await services.room.open(gone.id, OpenTable("musketeers", visibility="anyone"))
    mai, lan = await services.people.add_guest("Mai"), await services.people.add_guest("Lan")
    for person in (mai, lan):
        await services.visits.note(person.id)  # they are there, though they have no socket
    waiting = await services.pairing.pair(mai.id, WISH)
    assert (await services.pairing.pair(mai.id, WISH)).id == waiting.id
    assert (await services.pairing.pair(lan.id, WISH)).id == waiting.id
    with pytest.raises(Refusal, match=f"{MOST_OPEN} tables"):
        await services.room.open(gone.id, OpenTable("musketeers", visibility="listed"))
    await services.room.open(gone.id, OpenTable("musketeers"))  # friends may be invited
    shown = await services.lobby.now()
    assert (shown.open, shown.online) == ((), 2)  # nobody is offered a table to wait at alone


async def here(services: Services, *names: str) -> list[str]:
    """People who are there, though they have no socket."""
    people = [(await services.people.add_guest(name)).id for name in names]
    for person in people:
        await services.visits.note(person)
    return people


async def test_a_public_table_and_quick_pairing_find_each_other(services: Services) -> None:
    mai, lan, tuan, kim = await here(services, "Mai", "Lan", "Tuan", "Kim")
    public = OpenTable("musketeers", visibility="listed")
    waiting = await services.pairing.open(mai, public)
    assert (await services.pairing.pair(lan, WISH)).id == waiting.id
    waiting = await services.pairing.pair(tuan, WISH)
    second = msgspec.structs.replace(public, seats=(SeatWish(), SeatWish(you=True)))
    joined = await services.pairing.open(kim, second)
    assert (joined.id, joined.status) == (waiting.id, "playing")


async def test_a_public_table_with_other_terms_or_seats_is_another(services: Services) -> None:
    mai, lan, tuan = await here(services, "Mai", "Lan", "Tuan")
    first = await services.pairing.open(mai, OpenTable("musketeers", visibility="listed"))
    same_side = await services.pairing.open(lan, OpenTable("musketeers", visibility="listed"))
    timed = Pair("musketeers", clock=Clock(base=600))
    assert len({first.id, same_side.id, (await services.pairing.pair(tuan, timed)).id}) == 3


async def test_nobody_is_paired_where_the_host_says_when_to_begin(services: Services) -> None:
    mai, lan = await here(services, "Mai", "Lan")
    table = await services.pairing.open(
        mai, OpenTable("musketeers", visibility="listed", wait=True)
    )
    assert (await services.pairing.pair(lan, WISH)).id != table.id


async def test_who_has_found_somebody_no_longer_waits_elsewhere(services: Services) -> None:
    mai, lan = await here(services, "Mai", "Lan")
    elsewhere = await services.pairing.pair(mai, Pair("draughts"))
    await services.pairing.pair(mai, WISH)
    await services.pairing.pair(lan, WISH)
    async with asyncio.timeout(60):
        while (await services.room.table(elsewhere.id)).status != "over":
            await asyncio.sleep(0.01)


def test_many_tables_of_one_leave_room_for_those_of_others() -> None:
    tables = [*(("crowd", number) for number in range(300)), ("mai", 300), ("lan", 301)]
    shown = fairly(tables, lambda it: it[0])
    assert len(shown) == MOST_SHOWN
    assert shown == sorted(shown, key=lambda it: it[1])
    assert {who for who, _ in shown} == {"crowd", "mai", "lan"}


async def test_what_was_said_while_nobody_watched_is_there_later(services: Services) -> None:
    mai = await services.people.add_guest("Mai")
    table = await services.room.open(mai.id, OpenTable("musketeers"))
    await services.chats.lines(table.id)
    await services.chats.say(table, mai.id, Say("Hello!"))
    assert [line.body.text for line in await services.chats.lines(table.id)] == ["Hello!"]


RAPID = Pair("musketeers", clock=Clock(base=600, increment=5))


async def rated_at(services: Services, **points: int) -> dict[str, str]:
    """People who are there, with ratings."""
    ids = dict(zip(points, await here(services, *points), strict=True))
    for name, person in ids.items():
        row = {"person_id": person, "game": RAPID.game, "speed": "rapid", "doubt": 80_000}
        numbers = {"points": points[name] * 1_000, "games": 30, "wins": 15, "draws": 0}
        await services.store.write((ADD_STANDING, {**row, **numbers, "changed_at": 0}))
    return ids


async def test_the_nearest_in_rating_comes_first(services: Services, clock: HandClock) -> None:
    """Two are far apart and both wait; the third gets the nearer of them, though not the first."""
    who = await rated_at(services, strong=1_900, weak=1_300, new=1_350)
    strong = await services.pairing.pair(who["strong"], RAPID)
    weak = await services.pairing.pair(who["weak"], RAPID)
    assert (strong.status, weak.status) == ("open", "open")
    paired = await services.pairing.pair(who["new"], RAPID)
    assert (paired.id, paired.status) == (weak.id, "playing")


async def test_in_the_end_everybody_will_do(services: Services, clock: HandClock) -> None:
    who = await rated_at(services, strong=2_400, weak=1_000)
    waiting = await services.pairing.pair(who["strong"], RAPID)
    clock.go_on(pairing.WAIT_MS)
    assert (await services.pairing.pair(who["weak"], RAPID)).id == waiting.id


async def test_who_waits_is_moved_to_the_one_who_came_first(
    services: Services, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither of them does anything: after a while they are near enough."""
    monkeypatch.setattr(pairing, "LOOK_AGAIN_S", 0.01)
    who = await rated_at(services, strong=1_900, weak=1_400)
    first = await services.pairing.pair(who["strong"], RAPID)
    second = await services.pairing.pair(who["weak"], RAPID)
    assert first.id != second.id
    clock.go_on(40_000)
    async with asyncio.timeout(60):
        while (await services.room.table(first.id)).status != "playing":
            await asyncio.sleep(0.01)
    assert (await services.room.table(second.id)).closed
    assert (await services.room.table(first.id)).people() == set(who.values())


def test_the_distance_grows_and_has_an_end() -> None:
    assert [pairing.reach(1_000 * seconds) for seconds in (0, 20, 60)] == [100, 400, float("inf")]
