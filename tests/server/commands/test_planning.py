"""Conditional moves: "if they play X, I play Y"."""

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.notifications.playing import Club, Player, open_club
from tests.server.tabling import happen, open_table
from wuqi.core.errors import BadAction, WuqiError
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.planning import plan
from wuqi.server.protocol import Clock, Plan
from wuqi.server.room.ledger import APPEND
from wuqi.server.store.statement import OnWritten, Write
from wuqi.server.table import events as ev
from wuqi.server.table.plans import reply
from wuqi.server.table.table import Table

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
DAYS = Clock(days=3)
BEN = Caller("ben", 0)


def line(table: Table, length: int, first: int = 0) -> tuple[str, ...]:
    """Moves that may follow, beginning with one of those that are legal now."""
    position, actions = table.position, []
    for number in range(length):
        (seat,) = position.seats_to_act()
        action = position.texts(seat.number)[first if number == 0 else 0]
        actions.append(action)
        position = position.play(action, seat.number)
    return tuple(actions)


def replies(table: Table, action: str) -> tuple[str, ...]:
    return table.position.play(action, 1).texts(2)


def planned(table: Table, *lines: tuple[str, ...]) -> list[ev.Event]:
    return plan(table, BEN, Plan(ply=table.ply, lines=lines))


def refused(table: Table, caller: Caller, *lines: tuple[str, ...]) -> str:
    with pytest.raises(WuqiError) as error:
        plan(table, caller, Plan(ply=table.ply, lines=lines))
    return error.value.key


def test_the_reply_follows_the_move_it_was_planned_for() -> None:
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    first, second = line(table, 4), line(table, 2, first=1)
    happen(table, 1, *planned(table, first, second))
    assert table.plans == {2: (first, second)}
    assert reply(table) is None  # Mai has not moved
    happen(table, 2, ev.Acted(1, first[0]))
    assert reply(table) == ev.Acted(2, first[1])
    happen(table, 2, ev.Acted(2, first[1]))
    assert table.plans == {2: (first[2:],)}
    happen(table, 3, ev.Acted(1, first[2]), ev.Acted(2, first[3]))
    assert table.plans == {}


def test_another_move_drops_it() -> None:
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    happen(table, 1, *planned(table, line(table, 2)))
    happen(table, 2, ev.Acted(1, table.position.texts(1)[1]))
    assert table.plans == {}
    assert reply(table) is None


def test_what_cannot_be_planned_is_refused() -> None:
    table = open_table("musketeers", ["mai", "ben"], DAYS)
    good = line(table, 2)
    assert refused(table, Caller("mai", 0), good) == "plan-your-turn"
    assert refused(table, Caller("chi", 0), good) == "not-seated"
    assert refused(table, BEN, line(table, 3)) == "plan-no-reply"
    first = next(one for one in table.position.texts(1) if len(replies(table, one)) > 1)
    one, other, *_ = replies(table, first)
    assert refused(table, BEN, (first, one), (first, other)) == "plan-two-replies"
    with pytest.raises(BadAction):
        planned(table, (first, first))
    quick = open_table("musketeers", ["mai", "ben"], Clock(180, 2))
    assert refused(quick, BEN, good) == "plan-game"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with open_club(tmp_path) as opened:
        yield opened


class Writing:
    """Counts the events in each transaction."""

    def __init__(self, submit: Callable[[Sequence[Write], OnWritten], None]) -> None:
        self._submit = submit
        self.events: list[int] = []

    def __call__(self, writes: Sequence[Write], on_written: OnWritten) -> None:
        events = sum(statement is APPEND for statement, _ in writes)
        self.events += [events] if events else []
        self._submit(writes, on_written)


async def view_of(player: Player, table: str) -> Any:
    return await player.get(f"/tables/{table}")


async def test_the_server_plays_it_in_the_same_transaction(club: Club) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    table = await club.game(mai, ben)
    wanted = line(await club.services.room.table(table), 2)
    command = {"type": "plan", "ply": 0, "lines": [list(wanted)]}
    await ben.post(f"/tables/{table}/commands", **command)
    assert (await view_of(ben, table))["plans"] == [list(wanted)]
    assert (await view_of(mai, table))["plans"] == []  # only its owner sees it
    stale = {**command, "ply": 7}
    assert await ben.refused(f"/tables/{table}/commands", **stale) == "stale"
    writing = Writing(club.services.store.submit)
    club.services.store.submit = writing  # type: ignore[method-assign]
    act = {"type": "act", "ply": 0, "action": wanted[0]}
    await mai.post(f"/tables/{table}/commands", **act)
    assert writing.events == [2]
    view = await view_of(mai, table)
    assert [step["action"] for step in view["steps"]] == list(wanted)
    assert view["steps"][1]["spent"] == 0
    assert (await view_of(ben, table))["plans"] == []
    # Sent again, as after a lost answer, it is not played twice.
    assert await mai.refused(f"/tables/{table}/commands", **act) == "stale"


async def test_its_owner_takes_it_back(club: Club) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    table = await club.game(mai, ben)
    wanted = line(await club.services.room.table(table), 2)
    where = f"/tables/{table}/commands"
    await ben.post(where, type="plan", ply=0, lines=[list(wanted)])
    await ben.post(where, type="plan", ply=0, lines=[])
    await mai.post(where, type="act", ply=0, action=wanted[0])
    assert (await view_of(ben, table))["ply"] == 1
