"""What takes long is calculated in the background, in turns; people are still served meanwhile."""

import asyncio
import signal
import threading
import time
from typing import Any

import pytest

from tests.server.client import Client, WasRefused
from tests.server.running import Server
from tests.server.site import Site
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.server import metrics
from wuqi.server.cluster.processes import OUTAGES, Processes
from wuqi.server.concurrency import loop_watch
from wuqi.server.concurrency.asker import Asker
from wuqi.server.concurrency.background import Background
from wuqi.server.concurrency.loop_watch import LoopWatch
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

MAI, LAN = Asker("10.0.0.1", "mai"), Asker("10.0.0.2", "lan")
# 1,651 captures, nearly all of which can only be told in full.
KINGS = "W:WK4,K5,K6,K16,K36,K45,K46,K50"
ENEMIES = "BK7,K9,K10,K12,K13,K22,K23,K27,K29,K30,K31,K40,K41,K42,K43"
STOOD_STILL = "the server stood still"
HEAVY = {"game": "draughts", "options": {"capture": "huff"}, "position": f"{KINGS}:{ENEMIES}"}


async def test_one_at_a_time_while_others_are_served() -> None:
    background, begun, go_on = Background(), threading.Event(), threading.Event()

    def slow() -> int:
        begun.set()
        go_on.wait(60)
        return 1

    first, second = (asyncio.create_task(background.run(MAI, one)) for one in (slow, lambda: 2))
    while not begun.is_set():
        await asyncio.sleep(0.01)  # this loop runs on
    assert not second.done()
    go_on.set()
    assert (await first, await second) == (1, 2)


async def test_long_games_are_answered_as_short_ones(server: Server) -> None:
    position = configure("draughts", None, {}).start()
    actions: list[str] = []
    while len(actions) < 60 and position.result is None:
        actions.append(str(position.actions()[0]))
        position = position.play(actions[-1])
    async with Client(server.url, "Mai") as mai:
        game = {"game": "draughts", "actions": actions}
        assert (await mai.post("/api/board", game))["position"] == position.text
        boards = await mai.post("/api/boards", {**game, "since": 3})
        assert len(boards) == min(50, len(actions) - 2)
        assert (await mai.post("/api/boards", {**game, "since": len(actions)}))[0][
            "position"
        ] == position.text
        with pytest.raises(WasRefused):
            await mai.post("/api/board", {**game, "actions": [*actions, "1-1"]})


@pytest.fixture
def named_in(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads in which many actions were named."""
    threads: list[int] = []
    name = Position._named

    def noted(position: Position, codes: list[int]) -> dict[str, int]:
        if len(codes) > 200:
            threads.append(threading.get_ident())
        return name(position, codes)

    monkeypatch.setattr(Position, "_named", noted)
    return threads


async def test_no_question_about_a_position_is_worked_out_in_the_event_loop(
    site: Site, named_in: list[int]
) -> None:
    more: dict[str, dict[str, Any]] = {
        "MovingRequest": {"square": "4"},
        "SetUp": {"pieces": {}, "mover": 1},
    }
    questions = site.questions()
    assert len(questions) > 8
    del questions["/api/analysis"]  # answered by a process
    await site.post("/api/guest", {"name": "Mai"})  # some ask who wants to know
    for path, body in questions.items():
        await site.post(path, {**HEAVY, **more.get(body.__name__, {})})
    assert named_in
    assert threading.get_ident() not in named_in


async def test_tables_with_a_thousand_captures_are_played_outside_the_event_loop(
    site: Site, named_in: list[int]
) -> None:
    await site.post("/api/guest", {"name": "Mai"})
    view = await site.post("/api/tables", {**HEAVY, "seats": [{"you": True}, {"you": True}]})
    assert len(view["board"]["actions"]) == 1_651
    table = f"/api/tables/{view['table']}"
    for _ in range(4):
        action = view["board"]["actions"][0]
        act = {"type": "act", "ply": view["ply"], "action": action}
        view = await site.post(f"{table}/commands", act)
    site.services.room._entries.clear()  # as after a start
    assert (await site.http.get(table)).json()["ply"] == 4
    assert named_in
    assert threading.get_ident() not in named_in


async def test_who_uses_up_their_time_is_refused_for_a_while() -> None:
    limits = RateLimits(1)
    limits.spend("work", "10.0.0.1", 0.0)
    limits.charge("work", "10.0.0.1", 60.0)
    with pytest.raises(Exception, match="Too many"):
        limits.spend("work", "10.0.0.1", 0.0)
    limits.spend("work", "10.0.0.2", 0.0)


async def test_what_blocks_the_event_loop_is_counted_and_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop_watch, "SETTLING_S", 0.0)
    watch = LoopWatch()
    watch.start()
    blocked = metrics.loop_blocked.labels("computing")
    before, logged = blocked._value.get(), ""
    while "_calculate_for" not in logged:
        _calculate_for(0.3)
        await asyncio.sleep(0.03)
        logged += capsys.readouterr().out
    await watch.close()
    assert blocked._value.get() > before


def _calculate_for(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def test_time_in_which_the_whole_process_stood_still_is_excused(
    monkeypatch: pytest.MonkeyPatch, services: Services
) -> None:
    """A laptop is closed for an hour: nobody could have acted."""
    slept = 0.0
    awake = loop_watch.awake_or_not
    monkeypatch.setattr(loop_watch, "awake_or_not", lambda: awake() + slept)
    before = len(services.processes.outages)
    slept = 3_600.0
    while len(services.processes.outages) == before:
        await asyncio.sleep(0.01)
    began, ended = services.processes.outages[-1]
    assert 3_590_000 < ended - began < 3_700_000
    rows = []
    while (began, ended) not in rows:
        found = await services.store.rows(OUTAGES)
        rows = [(row["began_at"], row["ended_at"]) for row in found]


async def test_even_a_brief_stop_is_excused_if_the_system_tells_of_it(server: Server) -> None:
    """Half a second could be a busy machine, but not if the process was stopped, as by Ctrl-Z."""
    assert server.process is not None
    before = server.log().count(STOOD_STILL)
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(2 * loop_watch.BRIEF_S)
    server.process.send_signal(signal.SIGCONT)
    while server.log().count(STOOD_STILL) == before:
        await asyncio.sleep(0.01)


async def test_heartbeats_of_other_processes_cannot_tell_of_a_brief_stop(
    services: Services,
) -> None:
    several = Processes(services.store, alone=False)
    several.excuse_pause(500, brief=True)
    assert several.outages == []
    services.processes.excuse_pause(500, brief=True)
    assert len(services.processes.outages) > 0
