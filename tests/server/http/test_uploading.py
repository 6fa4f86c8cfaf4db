"""Games that were played on a device are uploaded to an account."""

from typing import Any

import msgspec
import pytest

from tests.server.site import Site
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Holder, Outcome, Record
from wuqi.core.registry import load

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

YOU, COMPUTER = Holder(""), Holder("level:4", "level:4")


def resigned(**changes: Any) -> Record:
    """The person plays the musketeers and resigns after two moves of each side."""
    line = Playthrough(load("musketeers").start())
    for _ in range(4):
        line.play(line.position.texts()[0])
    record = line.record(
        result=Outcome(((2,), (1,)), "resigned"),
        seats=(YOU, COMPUTER),
        seconds=(1.0, 0.5, 2.0, 0.5),
        played_at="2026-03-01T10:00:00+00:00",
    )
    return msgspec.structs.replace(record, **changes)


async def test_a_guest_makes_an_account_and_uploads_a_game(site: Site) -> None:
    game = {"record": resigned().dump()}
    await site.post("/api/guest", {"name": "Mai"})
    assert await site.key("/api/me/games", game) == (403, "upload-account")
    me = await site.post("/api/account", {"name": "Mai", "password": "long enough"})
    brief = await site.post("/api/me/games", game)
    assert brief["on_device"]
    assert brief["rated"] is None
    assert [seat["computer"] for seat in brief["seats"]] == [None, "level:4"]
    assert await site.post("/api/me/games", game) == brief  # it is there only once
    found = (await site.http.get("/api/archive", params={"person": me["id"]})).json()["games"]
    assert [(one["table"], one["on_device"]) for one in found] == [(brief["table"], True)]
    view = (await site.http.get(f"/api/tables/{brief['table']}")).json()
    assert [step["spent"] for step in view["steps"]] == [1000, 500, 2000, 500]
    assert view["result"] == {"ranking": [[2], [1]], "reason": "resigned"}
    assert view["on_device"]


WRONG = {
    "record-not-json": "a letter",
    "record-edited": resigned().dump().replace("level:4", "level:8"),
    "record-bad-result": resigned(result=Outcome(((1,), (2,)), "no-captures")).dump(),
    "upload-unfinished": resigned(result=None).dump(),
    "player-unknown": resigned(seats=(YOU, Holder("x", "x"))).dump(),
    "seats-one-each": resigned(seats=(COMPUTER, COMPUTER)).dump(),
    "why-musketeers-turn": resigned(actions=("b3-c3",)).dump(),
}


async def test_only_games_that_the_rules_allow(site: Site) -> None:
    await site.post("/api/guest", {"name": "Mai"})
    await site.post("/api/account", {"name": "Mai", "password": "long enough"})
    refusals = [(await site.key("/api/me/games", {"record": one}))[1] for one in WRONG.values()]
    assert refusals == list(WRONG)
    many_sides = resigned(result=Outcome(((1, 2), (9,)), "resigned")).dump()
    assert await site.key("/api/me/games", {"record": many_sides}) == (400, "record-bad-result")
