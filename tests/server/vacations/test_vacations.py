"""Vacation: clocks stand in games over days, at every table, and after restarts."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.conftest import HandClock
from tests.server.notifications.playing import Club, open_club
from tests.server.tabling import happen, open_table
from wuqi.server.commands.leaving import overdue
from wuqi.server.commands.vacationing import goes_on_vacation
from wuqi.server.ids import now
from wuqi.server.protocol import Clock
from wuqi.server.store.layout import vacations
from wuqi.server.table import events as ev
from wuqi.server.table.clocks import DAY
from wuqi.server.table.deadlines import due_at
from wuqi.server.vacations.allowance import DAYS_A_YEAR, days_left
from wuqi.server.vacations.vacations import ADD

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
HOUR = DAY // 24
THREE = Clock(days=3)


def test_a_clock_stands_while_its_owner_is_away() -> None:
    table = open_table("musketeers", ["mai", "ben"], THREE)
    assert table.clocks is not None
    happen(table, DAY, ev.Vacationed("mai", DAY, 6 * DAY))
    assert table.clocks.left_at(1, DAY, ()) == 2 * DAY
    assert table.clocks.left_at(1, 5 * DAY, ()) == 2 * DAY
    assert not table.clocks.runs(1, 5 * DAY)
    assert table.clocks.runs(1, 6 * DAY)
    assert due_at(table) == 8 * DAY
    assert overdue(table, 8 * DAY - 1) == []
    assert overdue(table, 8 * DAY) == [ev.Out(1, "time")]
    first = table.position.texts(1)[0]
    happen(table, 7 * DAY, ev.Acted(1, first))
    assert table.steps[0].spent == 2 * DAY  # the vacation does not count


def test_the_clock_of_the_other_runs() -> None:
    table = open_table("musketeers", ["mai", "ben"], THREE)
    happen(table, DAY, ev.Vacationed("ben", DAY, 20 * DAY))
    assert overdue(table, 3 * DAY) == [ev.Out(1, "time")]


def test_a_vacation_may_end_early() -> None:
    table = open_table("musketeers", ["mai", "ben"], THREE)
    happen(table, DAY, ev.Vacationed("mai", DAY, 20 * DAY))
    happen(table, 2 * DAY, ev.Vacationed("mai", DAY, 2 * DAY))
    assert due_at(table) == 4 * DAY


def test_an_outage_within_a_vacation_is_not_excused_twice() -> None:
    table = open_table("musketeers", ["mai", "ben"], THREE, outages=[(2 * DAY, 3 * DAY)])
    happen(table, DAY, ev.Vacationed("mai", DAY, 6 * DAY))
    assert due_at(table) == 8 * DAY


def test_only_games_over_days_hear_of_it_and_only_once() -> None:
    span = (DAY, 5 * DAY)
    quick = open_table("musketeers", ["mai", "ben"], Clock(180, 2))
    assert goes_on_vacation(quick, "mai", span) == []
    table = open_table("musketeers", ["mai", "ben"], THREE)
    assert goes_on_vacation(table, "chi", span) == []
    event = ev.Vacationed("mai", *span)
    assert goes_on_vacation(table, "mai", span) == [event]
    happen(table, DAY, event)
    assert goes_on_vacation(table, "mai", span) == []


def test_begun_days_count_for_the_year_in_which_the_vacation_began() -> None:
    year = 365 * DAY  # 1970 was no leap year
    assert days_left([], 0) == DAYS_A_YEAR
    assert days_left([(0, 10 * DAY)], DAY) == DAYS_A_YEAR - 10
    assert days_left([(0, 10 * DAY), (20 * DAY, 20 * DAY + HOUR)], DAY) == DAYS_A_YEAR - 11
    assert days_left([(0, 30 * DAY)], DAY) == 0
    assert days_left([(year - DAY, year + 9 * DAY)], year) == DAYS_A_YEAR


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with open_club(tmp_path) as opened:
        yield opened


async def test_opponents_see_it_and_it_ends(club: Club, clock: HandClock) -> None:
    mai, ben = await club.join("Mai"), await club.join("Ben")
    table = await club.game(mai, ben)
    before = await mai.get("/me/vacation")
    assert before == {"until": None, "days_left": DAYS_A_YEAR, "days_a_year": DAYS_A_YEAR}
    assert await mai.refused("/me/vacation", days=0) == "message-bad"
    taken = await mai.post("/me/vacation", days=10)
    assert taken["days_left"] == DAYS_A_YEAR - 10
    assert await mai.refused("/me/vacation", days=1) == "vacation-already"
    seats = (await ben.get(f"/tables/{table}"))["seats"]
    assert [seat["vacation_until"] for seat in seats] == [taken["until"], None]
    later = await club.game(mai, ben)  # games that begin meanwhile know it, too
    found = await club.services.room.table(later)
    await club.services.vacations.look_up(found)
    seats = (await ben.get(f"/tables/{later}"))["seats"]
    assert seats[0]["vacation_until"] == taken["until"]
    answer = await mai.http.delete("/api/me/vacation")
    assert answer.json() == {"until": None, "days_left": DAYS_A_YEAR - 1, "days_a_year": 30}
    assert (await mai.http.delete("/api/me/vacation")).json()["key"] == "vacation-none"
    assert await mai.refused("/me/vacation", days=30) == "vacation-too-long"
    assert (await mai.get("/me/export"))["vacations"][0]["until"] <= now()


async def test_what_a_process_left_behind_is_found_before_a_clock_is_judged(
    tmp_path: Path, clock: HandClock
) -> None:
    """It died after writing the vacation down, before any table knew of it."""
    async with open_club(tmp_path) as club:
        mai, ben = await club.join("Mai"), await club.join("Ben")
        table = await club.game(mai, ben)
        moment = now()
        row = {"person_id": mai.id, "began_at": moment, "until": moment + 10 * DAY}
        await club.services.store.write((ADD, row))
    async with open_club(tmp_path) as again:
        services = again.services
        await services.vacations.catch_up()
        found = await services.room.table(table)
        assert found.vacations == {mai.id: (moment, moment + 10 * DAY)}
        assert overdue(found, moment + 12 * DAY) == []
        await services.vacations.catch_up()
        assert (await services.room.table(table)).number == found.number
        assert len(await services.store.rows(vacations.select())) == 1
