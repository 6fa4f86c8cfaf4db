"""Following people, reporting them, and where they stand."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.server.site import Site
from wuqi.server.errors import Refusal
from wuqi.server.meeting.followed import followed
from wuqi.server.people import following, reports
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.protocol.meeting import Followed
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


async def seen(services: Services, person: str) -> list[tuple[str, bool, bool]]:
    found: tuple[Followed, ...] = await followed(
        services.room, services.following, services.avoiding, person
    )
    return [(one.person.name, one.online, one.playing is not None) for one in found]


async def test_who_is_here_and_who_plays(services: Services) -> None:
    mai, *others = [await services.people.add_guest(name) for name in ("Mai", "A", "B", "C")]
    for other in others:
        await services.following.change(mai.id, other.id, on=True)
    first, second, third = others
    for other in (second, third):
        await services.presence.come(other.id)
    seats = (SeatWish(you=True), SeatWish(computer="random"))
    await services.room.open(third.id, OpenTable("musketeers", seats=seats, visibility="listed"))
    assert await seen(services, mai.id) == [
        ("C", True, True),
        ("B", True, False),
        ("A", False, False),
    ]
    await services.people.change(third, private=1)
    await services.avoiding.change(second.id, mai.id, "block", on=True)
    assert await seen(services, mai.id) == [
        ("A", False, False),
        ("B", False, False),
        ("C", False, False),
    ], "private accounts, and those who have blocked somebody, show nothing"
    await services.people.delete(first)
    assert [name for name, *_ in await seen(services, mai.id)] == ["B", "C"]


async def test_following_has_an_end(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST", 1)
    mai, lan, an = [await services.people.add_guest(name) for name in ("Mai", "Lan", "An")]
    for _ in range(2):  # twice is once
        await services.following.change(mai.id, lan.id, on=True)
    with pytest.raises(Refusal) as refused:
        await services.following.change(mai.id, an.id, on=True)
    assert refused.value.key == "following-too-many"
    assert [one.name for one in (await services.me(mai)).following] == ["Lan"]
    await services.following.change(mai.id, lan.id, on=False)
    assert (await services.me(mai)).following == ()


async def test_reports_are_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST_A_DAY", 2)
    mai, *others = [await services.people.add_guest(name) for name in ("Mai", "A", "B", "C")]
    first, second, third = (other.id for other in others)
    for other in (first, second):
        await services.reports.add(mai.id, other, "messages", "", None)
    for other, key in ((first, "report-waiting"), (third, "report-too-many")):
        with pytest.raises(Refusal) as refused:
            await services.reports.add(mai.id, other, "name", "", None)
        assert refused.value.key == key


async def test_over_http(site: Site) -> None:
    """Follow, report, ask for ratings."""
    other = await site.services.people.add_guest("Loud")
    me = await site.post("/api/guest", {"name": "Mai"})
    answer = await site.http.put(f"/api/me/follow/{other.id}")
    assert [one["id"] for one in answer.json()["following"]] == [other.id]
    (one,) = (await site.http.get("/api/me/following")).json()
    assert (one["person"]["name"], one["online"], one["playing"]) == ("Loud", False, None)
    report = {"person": other.id, "kind": "messages", "text": "  shouts  "}
    assert (await site.http.post("/api/reports", json=report)).status_code == 204
    (row,) = await site.services.reports.open()
    assert (row["by"], row["about"], row["kind"], row["body"]) == (
        "Mai",
        "Loud",
        "messages",
        "shouts",
    )
    assert await site.key("/api/reports", {**report, "person": me["id"]}) == (404, "person-unknown")
    where = f"/api/ratings/musketeers/blitz?people={other.id}&people=nobody"
    assert (await site.http.get(where)).json() == []


def test_the_administrator_reads_and_closes_reports(tmp_path: Path) -> None:
    async def report() -> str:
        async with open_services(Settings(data=tmp_path, thinkers=1), RateLimits(0)) as services:
            mai, loud = [await services.people.add_guest(name) for name in ("Mai", "Loud")]
            await services.reports.add(mai.id, loud.id, "messages", "shouts\nall day", None)
            (row,) = await services.reports.open()
            return str(row["id"])

    made = asyncio.run(report())

    def admin(*more: str) -> str:
        ran = run("admin", "reports", *more, "--data", str(tmp_path))
        return ran.out + ran.err

    assert "Mai → Loud: Chat messages" in admin()
    assert "shouts all day" in admin()
    assert "no such report" in admin("--close", "nothing")
    assert "closed" in admin("--close", made)
    assert admin().strip() == "There are no open reports."
