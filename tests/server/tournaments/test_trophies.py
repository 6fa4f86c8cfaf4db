"""Trophies: the best three of a tournament have them on their pages."""

import pytest
from sqlalchemy import select

from tests.server.conftest import HandClock
from tests.server.ratings.test_rated_games import PASSWORD, Player
from tests.server.site import Site
from tests.server.tournaments.simulated import Simulated
from tests.server.tournaments.test_playing import PAUSE_MS, games, organised, sitting
from wuqi.server.store.layout import tournament_players
from wuqi.server.tournaments.trophies import winners


def test_the_first_three_places_and_only_people() -> None:
    played = Simulated(6, rounds=3)
    while played.play():
        pass
    found = winners(played.tournament())
    assert sorted(found.values())[:1] == [1]
    assert all(place <= 3 for place in found.values())
    small = Simulated(3, rounds=2, computers="level:2")
    while small.play():
        pass
    assert winners(small.tournament()) == {}


@pytest.mark.anyio
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_on_the_page_private_and_gone_with_the_account(site: Site, clock: HandClock) -> None:
    cup = await organised(site, clock, ("Ann", "Ben", "Cho", "Dan"), rounds=2)
    for number in (1, 2):
        view = await cup.until(round=number) if number == 1 else await cup.next_round(number)
        assert (await cup.players["Ben"].get("/people/Ann"))["trophies"] == []
        for game in games(view, number):
            await cup.lose(game["table"], max(sitting(game)))
    clock.go_on(PAUSE_MS)
    await cup.until(status="over")
    (trophy,) = (await cup.players["Ben"].get("/people/Ann"))["trophies"]
    assert (trophy["tournament"], trophy["name"]) == (cup.id, "Cup")
    assert (trophy["place"], trophy["players"], trophy["games"]) == (1, 4, ["musketeers"])
    assert (await cup.players["Ben"].get("/people/Dan"))["trophies"] == []  # without a point
    ann: Player = cup.players["Ann"]
    assert (await ann.get("/me/export"))["tournaments"][0]["place"] == 1
    await ann.http.put("/me/privacy", json={"private": True})
    assert (await cup.players["Ben"].http.get("/people/Ann")).status_code == 403
    await ann.post("/me/delete", password=PASSWORD)
    rows = await site.services.store.rows(select(tournament_players.c.place))
    assert sorted(row["place"] for row in rows if row["place"]) == [2, 2]
