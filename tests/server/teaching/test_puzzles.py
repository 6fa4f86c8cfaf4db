"""Puzzles on the server: tries, ratings, themes, the puzzle of the day."""

import json
from datetime import date, timedelta
from typing import Any

import pytest

from tests.server.client import Client, WasRefused
from tests.server.conftest import Place
from wuqi.server.answers.puzzles import after_try, daily, first_rating
from wuqi.server.ratings.model import START, UNIT
from wuqi.teacher.puzzle import Puzzle, games_with_puzzles, puzzle, puzzles

anyio = pytest.mark.anyio


async def solve(client: Client, one: Puzzle) -> Any:
    """Finds every right action; the last answer."""
    played: tuple[str, ...] = ()
    path = f"/api/puzzles/{one.game}/{one.id}"
    while True:
        action = one.turns[played].right[0]
        reply = await client.post(path, {"action": action, "after": list(played)})
        assert reply["right"]
        if reply["line"]:
            return reply
        played = (*played, action, *reply["reply"])


@anyio
async def test_puzzles_count_first_tries(place: Place) -> None:
    async with Client(place.one.url, "Mia") as mia:
        reply = await mia.get("/api/puzzles/musketeers", grade=2)
        assert reply["grade"] == 2
        assert "solution" not in json.dumps(reply)
        one = puzzle("musketeers", reply["id"])
        path = f"/api/puzzles/musketeers/{one.id}"
        assert (await mia.get(path))["board"] == reply["board"]
        right = await solve(mia, one)
        assert right["line"] == list(one.line)
        assert (right["streak"], right["best"]) == (1, 1)
        assert right["change"] > 0
        again = await solve(mia, one)
        assert (again["streak"], again["change"]) == (1, 0)  # it counts once

        other = puzzle("musketeers", (await mia.get("/api/puzzles/musketeers"))["id"])
        assert other.id != one.id
        path = f"/api/puzzles/musketeers/{other.id}"
        wrong = next(action for action in other.groups if action != other.solution)
        reply = await mia.post(path, {"action": wrong})
        assert not reply["right"]
        assert reply["saying"]["key"].startswith("puzzle-")
        assert (reply["line"], tuple(reply["reply"])) == ([], other.groups[wrong].answer)
        assert (reply["streak"], reply["best"]) == (0, 1)
        assert reply["change"] < 0
        assert (await mia.get(path))["rating"] > round(first_rating(other).points / UNIT)
        shown = await mia.post(path, {"action": None})
        assert shown["line"] == list(other.line)
        assert shown["rating"] == reply["rating"]
        run = await mia.post(path, {"action": wrong, "run": True})
        assert (run["right"], run["change"]) == (False, 0)
        shelf = {one["game"]: one for one in await mia.get("/api/puzzles")}["musketeers"]
        assert (shelf["solved"], shelf["streak"], shelf["best"]) == (1, 0, 1)
        assert shelf["rating"] == reply["rating"]
        assert sum(shelf["grades"]) >= 200


@anyio
async def test_puzzles_have_themes_and_every_day_has_one(place: Place) -> None:
    async with Client(place.one.url, "Ada") as ada:
        shelf = {one["game"]: one for one in await ada.get("/api/puzzles")}["draughts"]
        for entry in shelf["themes"][:3]:
            reply = await ada.get("/api/puzzles/draughts", theme=entry["theme"])
            assert entry["theme"] in puzzle("draughts", reply["id"]).themes
        with pytest.raises(WasRefused):
            await ada.get("/api/puzzles/draughts", theme="nothing")
        today = await ada.get("/api/daily-puzzle")
        assert (await ada.get("/api/daily-puzzle"))["id"] == today["id"]


@anyio
async def test_the_first_puzzle_is_an_easy_one_and_they_grow_harder(place: Place) -> None:
    async with Client(place.one.url, "Ned") as ned:
        for game in games_with_puzzles():
            easiest = min(one.grade for one in puzzles(game))
            assert (await ned.get(f"/api/puzzles/{game}"))["grade"] <= easiest + 1
        ratings = []
        for _ in range(7):
            reply = await ned.get("/api/puzzles/janken")
            ratings.append(reply["rating"])
            await solve(ned, puzzle("janken", reply["id"]))
        assert ratings[0] < ratings[-1]


def test_the_puzzles_of_the_days_change_and_do_not_come_again_soon() -> None:
    days = [date(2030, 1, 1) + timedelta(days=n) for n in range(60)]
    found = [daily(day) for day in days]
    assert len({(one.game, one.id) for one in found}) == len(found)
    assert {one.game for one in found} == set(games_with_puzzles())


def test_a_puzzle_that_everybody_fails_becomes_harder_than_one_that_everybody_solves() -> None:
    one = puzzles("tamquan")[0]
    easy = hard = first_rating(one)
    for _ in range(30):
        _, easy = after_try(START, easy, True)
        _, hard = after_try(START, hard, False)
    assert easy.points < first_rating(one).points < hard.points
    assert hard.doubt < first_rating(one).doubt
