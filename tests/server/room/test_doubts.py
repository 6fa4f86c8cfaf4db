"""A commit that was not answered: whether it was carried out, nobody knows until it is read."""

import asyncio
from collections.abc import Sequence

import pytest

from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.room import room
from wuqi.server.services import Services
from wuqi.server.store.statement import OnWritten, Write

pytestmark = pytest.mark.anyio

WISH = OpenTable("musketeers", seats=(SeatWish(you=True), SeatWish(you=True)))


@pytest.mark.parametrize("carried_out", [True, False])
async def test_those_who_watch_learn_what_became_of_it(
    services: Services, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    monkeypatch.setattr(room, "DOUBTS_S", 0.0)
    store, lost = services.room.store, OSError("the line was cut")
    submit = store.submit

    def unanswered(writes: Sequence[Write], on_written: OnWritten) -> None:
        monkeypatch.setattr(store, "submit", submit)
        if carried_out:
            submit(writes, lambda _: on_written(lost))
        else:
            asyncio.get_running_loop().call_soon(on_written, lost)

    mai = await services.people.add_guest("Mai")
    table = await services.room.open(mai.id, WISH)
    seen: asyncio.Queue[int] = asyncio.Queue()
    services.room.after.append(lambda changed: seen.put_nowait(changed.number))
    monkeypatch.setattr(store, "submit", unanswered)
    act = p.Act(table.ply, table.position.texts()[0])
    with pytest.raises(OSError, match="cut"):
        await services.room.do(table.id, Caller(mai.id, now()), act)
    if carried_out:
        assert await seen.get() == table.number + 1
    else:
        while services.room._doubtful:
            await asyncio.sleep(0)
        assert seen.empty()
    assert (await services.room.table(table.id)).ply == carried_out
