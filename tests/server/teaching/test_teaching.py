"""The teacher on the server: analysis, hints, reviews, puzzles, and who may not ask."""

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, WasRefused
from tests.server.conftest import Place
from tests.server.running import Server
from tests.solve.solved import OPTIONS, made
from wuqi import load
from wuqi.core.play.record import Record
from wuqi.solve.build import Made

__all__ = ["made"]

pytestmark = pytest.mark.anyio

SOLVED = "/api/solved/tamquan"
MARCH = "1A3/A3A/5/B3B/2B2 1 phase=march"


async def lessons(
    who: Client, path: str, body: Any = None, began: asyncio.Event | None = None
) -> list[dict[str, Any]]:
    """What a stream told, from beginning to end; `began` is set when it is this one's turn."""
    reply = []
    async with who.http.stream("POST", path, json=body) as answer:
        if answer.status_code >= 400:
            raise WasRefused(json.loads(await answer.aread()))
        async for line in answer.aiter_lines():
            reply.append(json.loads(line))
            if began is not None and reply[-1]["type"] == "thinking":
                began.set()
    return reply


def request(game: str, **more: Any) -> dict[str, Any]:
    return {"game": game, **more}


async def test_analysis_tells_more_and_more(server: Server) -> None:
    async with Client(server.url, "Ana") as ana:
        won = "eeeee/4e/2M2/2e1e/M3M m"
        reply = await lessons(ana, "/api/analysis", request("musketeers", position=won))
        thinking = [one for one in reply if one["type"] == "thinking"]
        assert reply[-1]["type"] == "finished"
        assert not reply[-1]["more"]  # it is proven
        best = thinking[-1]["lines"][0]
        assert (best["worth"]["value"], best["worth"]["distance"]) == ("win", 14)
        assert thinking[-1]["chances"] == [1.0, 0.0]
        over = await lessons(ana, "/api/analysis", request("musketeers", position="MMM2/5/5/5/5 m"))
        assert [one["type"] for one in over] == ["finished"]


async def test_a_newer_question_ends_the_older(server: Server) -> None:
    async with Client(server.url, "Ben") as ben:
        began = asyncio.Event()
        long = asyncio.create_task(lessons(ben, "/api/analysis", request("draughts"), began))
        await began.wait()
        position = "eeeee/4e/2M2/2e1e/M3M m"
        short = await lessons(ben, "/api/analysis", request("musketeers", position=position))
        assert short[-1]["type"] == "finished"
        assert (await long)[-1]["type"] == "finished"


async def test_somebody_who_leaves_is_not_waited_for(server: Server) -> None:
    async with Client(server.url, "Cho") as cho, Client(server.url, "Dan") as dan:
        async with cho.http.stream("POST", "/api/analysis", json=request("draughts")) as answer:
            async for _ in answer.aiter_lines():
                break
        won = request("musketeers", position="eeeee/4e/2M2/2e1e/M3M m")
        reply = await lessons(dan, "/api/analysis", won)
        assert reply[-1]["type"] == "finished"


async def test_a_teacher_that_dies_is_replaced(server: Server) -> None:
    async with Client(server.url, "Pia") as pia:
        reply = []
        async with pia.http.stream("POST", "/api/analysis", json=request("draughts")) as answer:
            async for line in answer.aiter_lines():
                reply.append(json.loads(line))
                if len(reply) == 1:
                    for process in teaching_processes(server):
                        os.kill(process, signal.SIGKILL)
        assert reply[-1]["type"] == "failed"
        assert reply[-1]["refused"]["key"] == "teacher-failed"
        again = await lessons(pia, "/api/analysis", request("musketeers", position=WON))
        assert again[-1] == {"type": "finished", "more": False}


def teaching_processes(server: Server) -> list[int]:
    """The ids of a server's own teaching processes."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    found = {int(child) for path in children for child in path.read_text().split()}
    return [one for one in found if b"teaching" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def test_two_who_ask_take_turns(server: Server) -> None:
    async with Client(server.url, "Eve") as eve, Client(server.url, "Fay") as fay:
        began = asyncio.Event()
        first = asyncio.create_task(lessons(eve, "/api/analysis", request("draughts"), began))
        await began.wait()
        second = []
        async with fay.http.stream("POST", "/api/analysis", json=request("janken")) as answer:
            async for line in answer.aiter_lines():
                second.append(json.loads(line)["type"])
                if second[-1] == "thinking":
                    break  # it is her turn
        assert second == ["waiting", "thinking"]
        assert (await first)[-1] == {"type": "finished", "more": True}


async def test_nobody_analyses_what_they_play_against_people(place: Place) -> None:
    async with Client(place.one.url, "Gus") as gus, Client(place.other.url, "Hao") as hao:
        table = await gus.post("/api/tables", {"game": "musketeers", "visibility": "listed"})
        await hao.post(f"/api/tables/{table['table']}/commands", {"type": "take", "seat": 2})
        for who in (gus, hao):
            with pytest.raises(WasRefused) as refusal:
                await lessons(who, "/api/analysis", request("musketeers"))
            assert refusal.value.key == "analysis-playing"
            with pytest.raises(WasRefused) as refusal:
                await who.post("/api/analysis/own", request("musketeers"))
            assert refusal.value.key == "analysis-playing"
            assert await who.post("/api/analysis/own", request("draughts")) == {"solved": False}
            with pytest.raises(WasRefused) as refusal:
                await who.get("/api/solved/musketeers")
            assert refusal.value.key == "analysis-playing"
            with pytest.raises(WasRefused) as refusal:
                await who.post(f"/api/tables/{table['table']}/hint", None)
            assert refusal.value.key == "hint-people"
            with pytest.raises(WasRefused) as refusal:
                await lessons(who, f"/api/tables/{table['table']}/review")
            assert refusal.value.key == "review-not-over"
        command = {"type": "resign", "seat": 1}
        await gus.post(f"/api/tables/{table['table']}/commands", command)
        reply = await lessons(gus, "/api/analysis", request("musketeers", position=WON))
        assert reply[-1]["type"] == "finished"


WON = "eeeee/4e/2M2/2e1e/M3M m"


async def test_a_hint_against_the_computer(server: Server) -> None:
    async with Client(server.url, "Ida") as ida:
        seats = [{"you": True}, {"computer": "random"}]
        wish = {"game": "musketeers", "position": WON, "seats": seats}
        table = await ida.post("/api/tables", wish)
        hint = await ida.post(f"/api/tables/{table['table']}/hint", None)
        *before, last = hint["clues"]
        assert last["action"] in table["board"]["actions"]
        assert [clue["action"] for clue in before] == [None] * len(before)
        assert before[-1]["squares"] == last["squares"][:1]
        assert all(clue["sentences"] for clue in hint["clues"])
        # Two at one screen are people too.
        shared = await ida.post("/api/tables", {**wish, "seats": [{"you": True}] * 2})
        with pytest.raises(WasRefused) as refusal:
            await ida.post(f"/api/tables/{shared['table']}/hint", None)
        assert refusal.value.key == "hint-people"


async def test_a_review_is_made_once(place: Place) -> None:
    async with Client(place.one.url, "Jon") as jon, Client(place.other.url, "Kim") as kim:
        wish = {"game": "musketeers", "position": WON, "seats": [{"you": True}, {"you": True}]}
        table = (await jon.post("/api/tables", wish))["table"]
        for ply, action in enumerate(("e1xe2", "e4-d4")):
            await jon.post(
                f"/api/tables/{table}/commands", {"type": "act", "ply": ply, "action": action}
            )
        await jon.post(f"/api/tables/{table}/commands", {"type": "resign", "seat": 1})
        first = await lessons(jon, f"/api/tables/{table}/review")
        assert {"type": "reviewing", "done": 0, "of": 3} in first
        again = await lessons(kim, f"/api/tables/{table}/review")
        assert [one["type"] for one in again] == ["reviewed", "finished"]
        assert again[0] == next(one for one in first if one["type"] == "reviewed")
        assert len(again[0]["chances"]) == 3


async def test_a_review_neither_waits_for_an_analysis_nor_holds_one_up(server: Server) -> None:
    async with Client(server.url, "Lea") as lea, Client(server.url, "Max") as max_:
        table = await lea.post("/api/tables", {"game": "janken", "seats": [{"you": True}] * 2})
        command = {"type": "resign", "seat": 1}
        await lea.post(f"/api/tables/{table['table']}/commands", command)
        analysed = asyncio.create_task(lessons(max_, "/api/analysis", request("draughts")))
        reviewed = await lessons(lea, f"/api/tables/{table['table']}/review")
        assert "waiting" not in [one["type"] for one in reviewed]
        assert "reviewed" in [one["type"] for one in reviewed]
        analysed.cancel()


async def test_a_table_tells_every_action(
    made: tuple[Path, Made], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(made[0]))
    with Server(tmp_path / "data") as solved:
        async with Client(solved.url, "Lan") as lan:
            board = request("tamquan", options=OPTIONS, position=MARCH)
            reply = await lessons(lan, "/api/analysis", board)
            shown = await lan.post("/api/board", board)
            known = await lan.get(SOLVED, position=MARCH, option="taking=all")
            first = known["line"][0]
            later = await lan.get(SOLVED, position=MARCH, option="taking=all", action=first)
            games = await lan.get("/api/solved")
            refused = [
                await lan.http.get(SOLVED, params=wrong)
                for wrong in ({"position": "xx"}, {"option": "taking"}, {"option": "taking=no"})
            ]
            unknown = await lan.get("/api/solved/sanguo")
    assert [one["type"] for one in reply] == ["thinking", "finished"]
    assert reply[0]["method"] == "table"
    worths = {one["action"]: one["worth"] for one in reply[0]["worths"]}
    assert set(worths) == set(shown["actions"])
    assert all(worth["exact"] and worth["value"] for worth in worths.values())
    assert {one["action"]: one["value"] for one in known["actions"]} == {
        action: worth["value"] for action, worth in worths.items()
    }
    assert known["value"] == "win"
    check_perfect_play(known)
    assert later["line"] == known["line"][1:]
    assert later["only"] == [ply - 1 for ply in known["only"] if ply > 0]
    assert [one["game"] for one in games] == ["tamquan"]
    assert [answer.status_code for answer in refused] == [400, 400, 400]
    assert (unknown["value"], unknown["actions"], unknown["line"]) == (None, [], [])


def check_perfect_play(known: dict[str, Any]) -> None:
    """Played out, it ends as foretold, in as many turns."""
    position, turns, side = load("tamquan", **OPTIONS).read(known["position"]), 1, 1
    for action, mover in zip(known["line"], known["movers"], strict=True):
        assert mover == position.mover
        turns, side = turns + (position.mover != side), position.mover
        position = position.play(action)
    assert position.result is not None
    assert position.result.ranking[0] == (1,)
    assert turns == known["distance"]


async def test_positions_are_set_up(server: Server) -> None:
    async with Client(server.url, "Oda") as oda:
        palette = await oda.post("/api/palette", request("musketeers"))
        assert [piece["letters"] for piece in palette] == ["M", "e"]
        pieces = {"a1": "M", "c3": "M", "e5": "M", "e4": "e"}
        reply = await oda.post("/api/setup", request("musketeers", pieces=pieces, mover=2))
        assert reply["board"]["position"] == "4M/4e/2M2/5/M4 e"
        reply = await oda.post("/api/setup", request("musketeers", pieces={"a1": "M"}))
        assert reply["refused"]["key"] == "position-three-musketeers"
        for wrong in ({"pieces": {"z9": "M"}}, {"pieces": {"a1": "?"}}, {"mover": 3}):
            with pytest.raises(WasRefused):
                await oda.post("/api/setup", request("musketeers", **wrong))


async def test_games_are_read_from_files(server: Server) -> None:
    async with Client(server.url, "Noa") as noa:
        record = Record("musketeers", {}, ("c3xc4",))
        (reply,) = await noa.post("/api/read", {"text": record.dump()})
        assert (reply["game"], reply["actions"]) == ("musketeers", ["c3xc4"])
        pdn = '[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 *'
        (reply,) = await noa.post("/api/read", {"text": pdn})
        assert reply["game"] == "draughts"
        assert reply["actions"] == ["32-28", "19-23", "28x19", "14x23"]
        (reply,) = await noa.post("/api/read", {"text": "no game at all"})
        assert reply["refused"] is not None
        (reply,) = await noa.post("/api/read", {"text": "{"})
        assert reply["refused"]["key"] == "record-not-json"


async def test_what_every_action_would_leave_to_be_captured(place: Place) -> None:
    async with Client(place.one.url, "Oda") as oda:
        position = "5/3A1/1ABB1/5/A3B 1 phase=march"
        reply = await oda.post("/api/outlooks", {"game": "tamquan", "position": position})
        by_action = {one["action"]: one for one in reply}
        assert (by_action["d4-c4"]["takes"], by_action["d4-c4"]["loses"]) == (1, 0)
        assert by_action["d4-e4"]["takes"] == 0
        falling = [cell["square"] for cell in by_action["d4-c4"]["pieces"] if cell.get("falls")]
        assert falling == ["c3"]
