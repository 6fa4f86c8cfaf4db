"""Pairing is for those who are there: tables that nobody waits at are in nobody's way."""

import pytest

from wuqi.server.errors import Refusal
from wuqi.server.protocol import Say
from wuqi.server.protocol.bodies import OpenTable, Pair, SeatWish
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
    waiting = await services.lobby.pair(mai.id, WISH)
    assert (await services.lobby.pair(mai.id, WISH)).id == waiting.id
    assert (await services.lobby.pair(lan.id, WISH)).id == waiting.id
    with pytest.raises(Refusal, match=f"{MOST_OPEN} tables"):
        await services.room.open(gone.id, OpenTable("musketeers", visibility="listed"))
    await services.room.open(gone.id, OpenTable("musketeers"))  # friends may be invited
    shown = await services.lobby.now()
    assert len(shown.open) == MOST_SHOWN


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
