"""People who have blocked each other are kept apart where possible."""

import pytest

from tests.server.conftest import HandClock
from tests.server.site import Site
from tests.server.tournaments.simulated import Simulated
from tests.server.tournaments.test_playing import games, organised, sitting
from wuqi.server.protocol.tournaments import System
from wuqi.server.tournaments.steps import REMATCH_AFTER_MS


def blocking(*pairs: tuple[str, str]) -> frozenset[tuple[str, str]]:
    return frozenset(way for one, other in pairs for way in ((one, other), (other, one)))


@pytest.mark.parametrize(
    ("system", "players", "sides"),
    [("swiss", 6, 2), ("swiss", 9, 2), ("swiss", 9, 3), ("round-robin", 10, 3)],
)
def test_they_never_meet_while_there_are_others(system: System, players: int, sides: int) -> None:
    played = Simulated(players, system, (sides,), rounds=4)
    played.apart = blocking(("p1", "p2"), ("p1", "p3"))
    while step := played.play():
        for table in step.tables:
            assert "p1" not in table.entrants or not {"p2", "p3"} & set(table.entrants)
    assert max(seat.round for seat in played.seats) == 4


def test_rather_the_same_opponent_again_than_a_blocked_one() -> None:
    played = Simulated(4, rounds=3)
    played.apart = blocking(("p1", "p2"), ("p3", "p4"))
    while step := played.play():
        pairs = {frozenset(table.entrants) for table in step.tables}
        assert not pairs & {frozenset(("p1", "p2")), frozenset(("p3", "p4"))}


def test_a_bye_is_given_so_that_it_keeps_them_apart() -> None:
    played = Simulated(3, rounds=2)
    played.apart = blocking(("p1", "p2"))
    while step := played.play():
        assert {"p3"} < set(step.tables[0].entrants)


def test_two_people_alone_in_a_swiss_event_play_all_the_same() -> None:
    played = Simulated(2, rounds=1)
    played.apart = blocking(("p1", "p2"))
    step = played.play()
    assert step is not None
    assert len(step.tables) == 1


def test_an_arena_never_pairs_them_and_computers_step_in() -> None:
    played = Simulated(2, "arena")
    played.apart = blocking(("p1", "p2"))
    assert not played.draw().tables
    played = Simulated(2, "arena", computers="level:2")
    played.apart = blocking(("p1", "p2"))
    assert not played.draw().tables
    played.now += REMATCH_AFTER_MS
    step = played.draw()
    assert [sum(one.startswith("level") for one in table.entrants) for table in step.tables] == [
        1,
        1,
    ]


@pytest.mark.anyio
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_a_block_counts_from_the_next_round(site: Site, clock: HandClock) -> None:
    cup = await organised(site, clock, ("Ann", "Ben", "Cho", "Dan"), rounds=3)
    first = games(await cup.until(round=1), 1)
    ann = cup.players["Ann"]
    met = {name for game in first for name in sitting(game) if "Ann" in sitting(game)}
    rest = [name for name in ("Ben", "Cho", "Dan") if name not in met]
    person = (await cup.players[rest[0]].get("/me"))["id"]
    assert (await ann.http.put(f"/me/block/{person}")).status_code == 200
    for number in (1, 2):
        for game in games(await cup.until(round=number), number):
            await cup.lose(game["table"], max(sitting(game)))
        for game in games(await cup.next_round(number + 1), number + 1):
            assert set(sitting(game)) != {"Ann", rest[0]}
