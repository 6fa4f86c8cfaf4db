"""Games are rated exactly once and in order, however they come and however many processes rate."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.conftest import Place
from wuqi.server.ids import new_id
from wuqi.server.ratings.ladder import EndedGame, Ladder
from wuqi.server.ratings.settling import LadderName, rate_again, settle
from wuqi.server.room.ledger import RATED
from wuqi.server.store.layout import rated_games, rating_changes, ratings
from wuqi.server.store.store import Store, open_store, sqlite_url
from wuqi.server.table import rated
from wuqi.server.table.rated import RatedSide

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


def some_games(seed: int, number: int = 24) -> list[EndedGame]:
    """Games of two and three sides, against people and computers, in the order of their end."""
    chance, people = random.Random(seed), [f"{seed}-{name}" for name in ("mai", "ben", "chi")]
    games = []
    for count in range(number):
        chance.shuffle(people)
        sides = [RatedSide(place, {person: 1}) for place, person in enumerate(people)]
        if chance.random() < 0.5:
            sides.pop()
        if chance.random() < 0.3:
            sides[-1] = RatedSide(sides[-1].place, {}, (1_600,))
        # Two at each moment: then the table decides.
        games.append(EndedGame(f"{seed:04}{count:08}", count // 2 * HOUR, tuple(sides)))
    return games


async def end(store: Store, ladder: LadderName, game: EndedGame) -> None:
    values = {"table_id": game.table, "game": ladder.game, "speed": ladder.speed}
    await store.write((RATED, {**values, "ended_at": game.at, "body": rated.write(game.sides)}))


async def stands(store: Store, ladder: LadderName) -> dict[str, tuple[int, int, int]]:
    rows = await store.rows(ratings.select().where(ratings.c.game == ladder.game))
    return {row["person_id"]: (row["points"], row["doubt"], row["games"]) for row in rows}


def expected(games: list[EndedGame]) -> dict[str, tuple[int, int, int]]:
    ladder = Ladder()
    for game in sorted(games, key=lambda one: one.order):
        ladder.add(game)
    return {name: (*it.rating, it.games) for name, it in ladder.standings.items()}


async def test_the_order_in_which_games_are_written_does_not_matter(tmp_path: Path) -> None:
    ladder, games = LadderName("game", "blitz"), some_games(1)
    late = list(games)
    random.Random(2).shuffle(late)
    async with open_store(sqlite_url(tmp_path)) as store:
        for number, game in enumerate(late):
            await end(store, ladder, game)
            if number % 3 == 0:
                await settle(store, ladder)
        await settle(store, ladder)
        assert await stands(store, ladder) == expected(games)
        assert await rate_again(store, ladder) == (len(games), 0)
        assert await stands(store, ladder) == expected(games)


async def test_several_processes_rate_each_game_once(place: Place) -> None:
    """The servers notice these games, too, and rate them at the same time as we do."""
    ladder = LadderName(f"game-{new_id()}", "rapid")
    games = some_games(random.randrange(1_000, 9_999))
    kind, where = place.one.where
    url = where if kind == "--database" else sqlite_url(Path(where))
    async with open_store(url, make=False) as store, open_store(url, make=False) as other:
        for half in (games[::2], games[1::2]):
            await asyncio.gather(*(end(store, ladder, game) for game in half))
            await asyncio.gather(settle(store, ladder), settle(other, ladder))
        assert await stands(store, ladder) == expected(games)
        changes = await store.rows(
            rating_changes.select().where(rating_changes.c.game == ladder.game)
        )
        assert len(changes) == sum(len(game.people) for game in games)
        waiting = rated_games.c.bots.is_(None)
        assert not await store.rows(
            rated_games.select().where(rated_games.c.game == ladder.game, waiting)
        )
        assert await rate_again(other, ladder) == (len(games), 0)
