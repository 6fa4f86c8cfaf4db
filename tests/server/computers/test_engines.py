"""Computer players that the operator offers beside the levels."""

import asyncio
import pickle
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.client import PATIENCE_S
from wuqi.core.errors import BadRequest, UnknownGame
from wuqi.core.registry import configure
from wuqi.server import protocol as p
from wuqi.server.answers.games import games
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.lending import lend
from wuqi.server.computers.engines import OfferedEngine, offer_engines, read_engines, try_engine
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.computers.offered import STAND_IN
from wuqi.server.computers.worker import choose
from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.protocol.bodies import OpenTable, SeatWish
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings
from wuqi.server.table.recording import record_of
from wuqi.server.table.table import Table
from wuqi.server.table.views.roster import Roster

OWN = "py:tests.server.computers.own_engines:"
CLOCK, MAI = p.Clock(base=600), p.Person("mai", "Mai", "guest")
ENGINES = (
    OfferedEngine("First", f"{OWN}First", "musketeers"),
    OfferedEngine("Illegal", f"{OWN}Illegal"),
    OfferedEngine("Raising", f"{OWN}Raising"),
)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    settings = Settings(data=tmp_path, thinkers=1, engines=ENGINES)
    async with open_services(settings, RateLimits(0)) as opened:
        yield opened
    offer_engines(())


async def opened_with(
    services: Services, engine: str, rated: bool = False, wait: bool = False
) -> tuple[str, Table]:
    """A person who plays the enemies, and the table."""
    mai = await services.people.add_guest("Mai")
    seats = (SeatWish(computer=f"engine:{engine}"), SeatWish(you=True))
    wish = OpenTable("musketeers", seats=seats, clock=CLOCK, rated=rated, wait=wait)
    return mai.id, await services.room.open(mai.id, wish)


async def after_a_turn(services: Services, table: Table) -> Table:
    """The table when it is the person's turn."""
    async with asyncio.timeout(PATIENCE_S):
        while table.computers_to_act():
            await asyncio.sleep(0.01)
            table = await services.room.table(table.id)
    return table


@pytest.mark.anyio
async def test_it_plays_beside_the_levels_and_is_kept(services: Services) -> None:
    mai, table = await opened_with(services, "First")
    first = str(table.position.actions()[0])
    table = await after_a_turn(services, table)
    assert table.steps[0].action == first
    answer = str(table.position.actions()[0])
    table = await services.room.do(table.id, Caller(mai, now()), p.Act(1, answer))
    table = await after_a_turn(services, table)
    assert table.ply == 3
    holder = record_of(table, services.directory).seats[0]
    assert (holder.name, holder.kind) == ("First", "engine:First")
    with pytest.raises(Refusal) as refused:  # only the server has it
        lend(table, Caller(mai, now()), p.Lend(True))
    assert refused.value.key == "lend-alone"


async def stand_in_at(services: Services, table: Table) -> tuple[str | None, str | None]:
    """Who plays there once an engine has failed, and which one it was."""
    async with asyncio.timeout(PATIENCE_S):
        while (place := table.places[0]).failed is None:
            await asyncio.sleep(0.01)
            table = await services.room.table(table.id)
    return place.computer, place.failed


@pytest.mark.anyio
async def test_when_it_fails_a_level_plays_on_and_everyone_can_see_it(services: Services) -> None:
    mai, table = await opened_with(services, "Raising")
    assert await stand_in_at(services, table) == (STAND_IN, "engine:Raising")
    roster = Roster(table := await services.room.table(table.id), {mai: MAI}, {}, ())
    assert b'"failed":"engine:Raising"' in roster.seen_by(table, None).json


@pytest.mark.anyio
async def test_one_that_is_not_offered_any_more_is_replaced(services: Services) -> None:
    mai, table = await opened_with(services, "First", wait=True)
    offer_engines(())
    table = await services.room.do(table.id, Caller(mai, now()), p.Start())
    assert await stand_in_at(services, table) == (STAND_IN, "engine:First")


def test_an_illegal_answer_is_a_failure_with_a_sentence() -> None:
    view = pickle.dumps(configure("musketeers", None, {}).start())
    answered = choose(ThinkTask("musketeers", view, (1,), f"{OWN}Illegal", trusted=True), {})
    assert answered.action is None
    assert "z9-z8, which is not legal" in answered.problem


@pytest.mark.anyio
async def test_it_never_plays_for_ratings(services: Services) -> None:
    with pytest.raises(Refusal):
        await opened_with(services, "First", rated=True)


def test_each_is_offered_for_its_games_only() -> None:
    offer_engines(ENGINES)
    listed = {info.game: info.computers for info in games()}
    offer_engines(())
    assert listed["musketeers"][-3:] == ("engine:First", "engine:Illegal", "engine:Raising")
    assert listed["janken"][-2:] == ("engine:Illegal", "engine:Raising")
    assert not any("engine" in one for info in games() for one in info.computers)


def test_how_they_are_written() -> None:
    read = read_engines(["Greedy=py:mine:Greedy", "draughts:Scan 3.1=hub:book=false:./scan"])
    assert read == (
        OfferedEngine("Greedy", "py:mine:Greedy"),
        OfferedEngine("Scan 3.1", "hub:book=false:./scan", "draughts"),
    )


@pytest.mark.parametrize("text", ["Greedy", "Greedy=", "=level:1", "a\nb=level:1", "x" * 40 + "=x"])
def test_bad_ones_are_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        read_engines([text])
    assert refused.value.key == "engine-written"


def test_unknown_games_and_names_that_stand_twice_are_refused() -> None:
    with pytest.raises(UnknownGame):
        read_engines(["chess:Deep=level:1"])
    with pytest.raises(BadRequest) as refused:
        read_engines(["Deep=level:1", "deep=level:2"])
    assert refused.value.key == "engine-twice"


def test_one_that_cannot_be_made_is_refused_before_the_start() -> None:
    with pytest.raises(BadRequest) as refused:
        try_engine(OfferedEngine("Unmade", f"{OWN}Unmade"))
    assert "FileNotFoundError: weights.bin" in refused.value.say()
