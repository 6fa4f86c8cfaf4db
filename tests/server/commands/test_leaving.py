"""People who resign or disappear: what the others may do, and when."""

import asyncio

import pytest

from tests.server.client import PATIENCE_S
from tests.server.tabling import SECOND, happen, open_table
from wuqi.core.board.effects import Effect
from wuqi.server import protocol as p
from wuqi.server.commands import leaving
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.leaving import claim, resign
from wuqi.server.computers.offered import STAND_IN
from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.room.archive import Search, find
from wuqi.server.services import Services
from wuqi.server.table import deadlines
from wuqi.server.table import events as ev
from wuqi.server.table.deadlines import GRACE_MS
from wuqi.server.table.parts import Played
from wuqi.server.table.table import Table

TEAMS = ("a", "b", "c", "x", "y", "z")


def claimed(
    table: Table, by: str, seat: int, gone: dict[str, int], now: int, want: str = "win"
) -> object:
    """What happens, or the key of the refusal."""
    command = p.Claim(seat, "win" if want == "win" else "computer")
    try:
        return claim(table, Caller(by, now, gone=gone), command)
    except Refusal as refused:
        return refused.key


def test_a_win_may_be_claimed_after_the_grace_period() -> None:
    table = open_table("musketeers", ("mai", "kim"))
    gone = {"kim": 5 * SECOND}
    soon, later = 5 * SECOND + GRACE_MS - 1, 5 * SECOND + GRACE_MS
    assert claimed(table, "mai", 2, {}, later) == "claim-too-early"
    assert claimed(table, "mai", 2, gone, soon) == "claim-too-early"
    assert claimed(table, "mai", 2, gone, later) == [ev.Out(2, "abandoned")]
    assert claimed(table, "mai", 1, gone, later) == "claim-nobody"
    with pytest.raises(Refusal):
        claim(table, Caller("stranger", later, gone=gone), p.Claim(2, "win"))


def test_whoever_left_before_the_start_has_the_whole_grace_period() -> None:
    table = open_table("musketeers", ("mai", "kim"))
    table.started_at = 100 * SECOND
    gone = {"kim": 0}
    assert claimed(table, "mai", 2, gone, 99 * SECOND + GRACE_MS) == "claim-too-early"
    assert claimed(table, "mai", 2, gone, 100 * SECOND + GRACE_MS) == [ev.Out(2, "abandoned")]


def test_a_computer_may_go_on_instead() -> None:
    table = open_table("musketeers", ("mai", "kim"))
    events = claimed(table, "mai", 2, {"kim": 0}, GRACE_MS, "computer")
    assert events == [ev.Filled(2, STAND_IN)]
    happen(table, GRACE_MS, ev.Filled(2, STAND_IN))
    assert (table.places[1].person, table.places[1].computer) == (None, STAND_IN)
    assert table.status == "playing"


@pytest.mark.anyio
async def test_the_computer_plays_on_for_somebody_who_vanished(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole server: Kim never connects; Mai lets a computer have the seat, and it acts."""
    monkeypatch.setattr(leaving, "GRACE_MS", 0)
    mai, kim = [(await services.people.add_guest(name)).id for name in ("Mai", "Kim")]
    room = services.room
    table = (await room.open(mai, OpenTable("musketeers"))).id
    await room.do(table, Caller(kim, now()), p.Take(2))
    await room.do(table, Caller(mai, now()), p.Act(0, "c3xc4"))
    await room.do(table, Caller(mai, now()), p.Claim(2, "computer", "random"))
    async with asyncio.timeout(PATIENCE_S):
        while (await room.table(table)).ply < 2:
            await asyncio.sleep(0.02)
    with pytest.raises(Refusal) as refused:  # Kim comes back: the seat is gone
        await room.do(table, Caller(kim, now()), p.Act(2, "c4xc5"))
    assert refused.value.key == "not-seated"


def test_who_has_days_to_think_is_never_gone() -> None:
    table = open_table("musketeers", ("mai", "kim"), p.Clock(days=1))
    assert claimed(table, "mai", 2, {"kim": 0}, 100 * GRACE_MS) == "claim-too-early"


def test_a_team_is_gone_when_all_of_it_is() -> None:
    table = open_table("tamquan", TEAMS)
    assert claimed(table, "a", 4, {"x": 0}, GRACE_MS) == "claim-team-there"
    assert claimed(table, "a", 2, {"b": 0}, GRACE_MS) == "claim-own-side"
    assert claimed(table, "a", 2, {"b": 0}, GRACE_MS, "computer") == [ev.Filled(2, STAND_IN)]
    gone = {"x": 0, "y": 0, "z": 0}
    assert claimed(table, "a", 4, gone, GRACE_MS) == [ev.Out(2, "abandoned")]


def test_a_team_resigns_when_everybody_has() -> None:
    table = open_table("tamquan", TEAMS)
    for person, seat in (("a", 1), ("b", 2)):
        events = resign(table, Caller(person, 0), p.Resign())
        assert events == [ev.GaveUp(seat)]
        happen(table, 0, *events)
    events = resign(table, Caller("c", 0), p.Resign())
    assert events == [ev.GaveUp(3), ev.Out(1, "resigned")]
    happen(table, 0, *events)
    assert table.result is not None
    assert table.result.ranking == ((2,), (1,))


def test_where_two_others_play_on_a_computer_moves_the_pieces() -> None:
    table = open_table("tamquan", [f"p{seat}" for seat in range(1, 10)], teams="3", size="7")
    events = [event for seat in (1, 2, 3) for event in _resigned(table, f"p{seat}")]
    assert events[-4:] == [
        ev.Out(1, "resigned"),
        *(ev.Filled(seat, STAND_IN) for seat in (1, 2, 3)),
    ]
    assert table.status == "playing"
    assert table.sides_left == [2, 3]


def test_computers_do_not_play_on_among_themselves() -> None:
    people = [f"p{seat}" for seat in range(1, 4)]
    table = open_table("tamquan", people + [""] * 6, teams="3", size="7")
    happen(table, 0, *(ev.Filled(seat, STAND_IN) for seat in range(4, 10)))
    events = [event for person in people for event in _resigned(table, person)]
    assert events[-1] == ev.Out(1, "resigned")
    assert table.status == "over"
    assert table.result is not None
    assert (table.result.ranking, table.result.reason) == (((2, 3), (1,)), "resigned")
    assert table.seats_of("p1")  # who may ask for a rematch


def test_whose_place_is_decided_has_nothing_to_give_up() -> None:
    """A recalled army is first, an eliminated one last: leaving afterwards changes neither."""
    table = open_table("tamquan", [f"p{seat}" for seat in range(1, 10)], teams="3", size="7")
    recalled = Effect("recall", side=1)
    table.steps = (Played(1, 1, "a1xa2", 0, 0, True, (recalled,)),)
    with pytest.raises(Refusal) as refused:
        resign(table, Caller("p1", 0), p.Resign())
    assert refused.value.key == "resign-settled"
    gone = {f"p{seat}": 0 for seat in (1, 2, 3)}
    assert claimed(table, "p4", 1, gone, GRACE_MS) == "claim-settled"


def _resigned(table: Table, person: str) -> list[ev.Event]:
    events = resign(table, Caller(person, 0), p.Resign())
    happen(table, 0, *events)
    return events


@pytest.mark.anyio
async def test_whoever_left_early_finds_the_game_when_it_is_over(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deadlines, "DEALING_MS", 0)
    people = [(await services.people.add_guest(name)).id for name in ("Mai", "Kim", "Lan")]
    room = services.room
    table = await room.open(people[0], OpenTable("sanguo"))
    for seat in (2, 3):
        await room.do(table.id, Caller(people[seat - 1], now()), p.Take(seat))
    async with asyncio.timeout(PATIENCE_S):
        while (await room.table(table.id)).status != "playing":
            await asyncio.sleep(0.05)

    async def finds(person: str, status: str) -> bool:
        search = Search(person=person, status=status)
        return bool((await find(services.store, services.directory, search, person)).games)

    await room.do(table.id, Caller(people[1], now()), p.Resign())
    assert [await finds(one, "playing") for one in people] == [True, False, True]
    await room.do(table.id, Caller(people[2], now()), p.Resign())
    assert [await finds(one, "over") for one in people] == [True, True, True]
