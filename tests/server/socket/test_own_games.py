"""People hear of their own games wherever they are: who has come, whose turn it is, the end."""

import pytest

from tests.server.socket.test_conversation import HELLO, FakeClient
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol import Act, Resign, Take
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.services import Services

pytestmark = pytest.mark.anyio


async def test_whoever_waits_elsewhere_hears_that_the_game_began(services: Services) -> None:
    mai, kim = await services.people.add_guest("Mai"), await services.people.add_guest("Kim")
    table = (await services.room.open(mai.id, OpenTable("musketeers"))).id
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "own"})
    (waiting,) = (await client.receive("own"))["tables"]
    assert (waiting["table"]["status"], waiting["yours"]) == ("open", False)
    await services.room.do(table, Caller(kim.id, now()), Take(2))
    (begun,) = (await client.receive("own", 2))["tables"]
    assert (begun["table"]["status"], begun["yours"]) == ("playing", True)
    assert [seat["person"]["name"] for seat in begun["table"]["seats"]] == ["Mai", "Kim"]
    await services.room.do(table, Caller(mai.id, now()), Act(0, "c3xc4"))
    (theirs,) = (await client.receive("own", 3))["tables"]
    assert (theirs["table"]["ply"], theirs["to_act"], theirs["yours"]) == (1, [2], False)
    await services.room.do(table, Caller(kim.id, now()), Resign())
    assert (await client.receive("own", 4))["tables"] == []
    await client.hang_up()


async def test_a_table_opened_later_is_told_of_too(services: Services) -> None:
    mai = await services.people.add_guest("Mai")
    client = FakeClient(services, mai)
    client.send(HELLO, {"type": "own"})
    assert (await client.receive("own"))["tables"] == []
    await services.room.open(mai.id, OpenTable("draughts"))
    (opened,) = (await client.receive("own", 2))["tables"]
    assert opened["table"]["game"] == "draughts"
    await client.hang_up()


async def test_somebody_without_a_name_has_no_games(services: Services) -> None:
    client = FakeClient(services)
    client.send(HELLO, {"type": "own"})
    assert (await client.receive("refused"))["key"] == "not-signed-in"
    await client.hang_up()
