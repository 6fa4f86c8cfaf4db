"""Computer players that crash, hang or answer nonsense do no harm to a table."""

import asyncio
import os
import pickle
import subprocess
import sys

import pytest

from tests.server.client import PATIENCE_S
from wuqi.core.registry import configure
from wuqi.server.commands.caller import Caller
from wuqi.server.computers import worker
from wuqi.server.computers.messages import ThinkTask, pack
from wuqi.server.computers.pool import (
    NOBODY_WAITS,
    PERSON_WAITS,
    PlayerFailed,
    Pool,
    open_pool,
)
from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.queue_places import OnPlace
from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.protocol import Act
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.room.computer_turns import ComputerTurns
from wuqi.server.services import Services
from wuqi.server.table.table import Table

pytestmark = pytest.mark.anyio


MAI, CROWD = Asker("10.0.0.1", "mai"), Asker("10.0.0.2", "crowd")


def thought(player: str = "random", view: bytes | None = None) -> ThinkTask:
    start = configure("musketeers", None, {}).start()
    return ThinkTask("musketeers", view or pickle.dumps(start), (1,), player)


async def test_a_crashed_player_is_replaced() -> None:
    async with open_pool(1) as pool:
        seat, action = await pool.think(thought(), MAI)
        assert (seat, action[2]) == (1, "x")
        with pytest.raises(PlayerFailed):
            await pool.think(thought(view=b"this kills the process"), MAI)
        with pytest.raises(PlayerFailed):
            await pool.think(thought("nobody by that name"), MAI)
        assert (await pool.think(thought(), MAI))[0] == 1


async def test_a_slow_player_is_not_waited_for() -> None:
    pool = Pool(1, patience_s=0.001)
    for _ in range(2):
        with pytest.raises(PlayerFailed):
            await pool.think(thought(), MAI)
    await pool.close()


async def test_thinking_waits_in_line_for_a_process() -> None:
    async with open_pool(1) as pool:
        answers = await asyncio.gather(*(pool.think(thought(), MAI) for _ in range(5)))
        assert len(answers) == 5
        assert len(pool._workers) == 1


async def test_somebody_who_waits_goes_before_computers_among_themselves() -> None:
    """A hundred tables of computers only, and one with a person."""
    pool, go_on, order = Pool(1), asyncio.Event(), list[str]()

    async def think(task: ThinkTask) -> tuple[int, str]:
        await go_on.wait()
        order.append(task.player)
        return 1, ""

    pool._think = think  # type: ignore[assignment,method-assign]
    computers = [pool.think(thought("level:1"), CROWD, NOBODY_WAITS) for _ in range(100)]
    thinking = [asyncio.ensure_future(one) for one in computers]
    await asyncio.sleep(0)
    thinking += [asyncio.ensure_future(pool.think(thought("crowd"), CROWD)) for _ in range(5)]
    thinking.append(asyncio.ensure_future(pool.think(thought("mai"), MAI)))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*thinking)
    assert order[1] == "mai"  # after the one that was being thought about
    assert order[2:7] == ["crowd"] * 5
    assert len(order) == 106


async def test_tables_of_computers_only_let_others_go_first(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranks: dict[str, int] = {}

    async def think(task: ThinkTask, asker: Asker, rank: int, on_place: OnPlace) -> tuple[int, str]:
        ranks[task.player] = rank
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(services.pool, "think", think)
    mai = await services.people.add_guest("Mai")
    level = SeatWish(computer="level:1")
    for opponent in (SeatWish(you=True), SeatWish(computer="level:2")):
        seats = (SeatWish(computer="level:3"), opponent) if opponent.you else (level, opponent)
        await services.room.open(mai.id, OpenTable("musketeers", seats=seats))
    while len(ranks) < 2:
        await asyncio.sleep(0.01)
    assert ranks == {"level:3": PERSON_WAITS, "level:1": NOBODY_WAITS}


def test_a_process_whose_server_was_killed_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "wuqi.server.computers.worker"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(pack(thought()))
        child.stdin.close()
        assert child.stderr.read() == b""


def test_thinking_is_modest() -> None:
    """A thinking process gives way to others, and ends rather than take all the memory."""
    ran = subprocess.run(
        [sys.executable, "-c", GREEDY],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert int(ran.stdout) >= worker.NICENESS
    assert ran.stderr.splitlines()[-1] == "MemoryError"


GREEDY = """
import os
from wuqi.server.computers import worker
worker.MOST_MEMORY = 512 * 1024**2
worker.be_modest()
print(os.nice(0), flush=True)
bytearray(worker.MOST_MEMORY)
"""


class Endless(Pool):
    """A pool in which everybody thinks for ever."""

    async def think(
        self, thought: ThinkTask, asker: Asker, rank: int = 0, on_place: OnPlace | None = None
    ) -> tuple[int, str]:
        await asyncio.Event().wait()
        raise AssertionError


async def test_people_do_not_wait_for_thinkers(services: Services) -> None:
    """At one table a computer thinks for ever; at the same time people play at another."""
    services.room.after.clear()
    thinking = ComputerTurns(services.room, Endless(1), Endless(1), services.addresses)
    mai = await services.people.add_guest("Mai")
    both = (SeatWish(you=True), SeatWish(you=True))
    slow = (SeatWish(computer="random"), SeatWish(you=True))
    waiting = await services.room.open(mai.id, OpenTable("musketeers", seats=slow))
    table = await services.room.open(mai.id, OpenTable("musketeers", seats=both))
    for ply in range(6):
        action = str(table.position.actions()[0])
        table = await services.room.do(table.id, Caller(mai.id, now()), Act(ply, action))
    assert table.ply == 6
    assert (await services.room.table(waiting.id)).ply == 0
    await thinking.close()


class Hopeless(Pool):
    """A pool in which everybody fails."""

    async def think(
        self, thought: ThinkTask, asker: Asker, rank: int = 0, on_place: OnPlace | None = None
    ) -> tuple[int, str]:
        raise PlayerFailed("as always")


async def test_a_table_goes_on_whoever_fails(services: Services) -> None:
    """After some failures any legal action will do: a table must not hang."""
    services.room.after.clear()
    thinking = ComputerTurns(services.room, Hopeless(1), Hopeless(1), services.addresses)
    mai = await services.people.add_guest("Mai")
    seats = (SeatWish(computer="random"), SeatWish(you=True))
    opened = await services.room.open(mai.id, OpenTable("musketeers", seats=seats))
    async with asyncio.timeout(PATIENCE_S):
        while (await services.room.table(opened.id)).ply == 0:
            await asyncio.sleep(0.01)
    assert (await services.room.table(opened.id)).to_act[0].number == 2
    await thinking.close()


async def test_a_table_where_nothing_works_stops_nobody_else(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even any legal action is taken there; the server tries again, but now and then."""
    services.room.after.clear()
    thinking = ComputerTurns(services.room, Hopeless(1), Hopeless(1), services.addresses)
    mai = await services.people.add_guest("Mai")
    tries = 0

    async def refuse(table_id: str, decide: object) -> Table:
        nonlocal tries
        tries += 1
        assert tries < 100
        raise Refusal("table-busy")

    monkeypatch.setattr(services.room, "change", refuse)
    seats = (SeatWish(computer="random"), SeatWish(you=True))
    table = await services.room.open(mai.id, OpenTable("musketeers", seats=seats))
    await asyncio.sleep(0.1)
    assert 0 < tries < 10
    thinking.attend(table)  # as the alarm lets it
    before = tries
    await asyncio.sleep(0.1)
    assert before < tries < 20
    await thinking.close()
