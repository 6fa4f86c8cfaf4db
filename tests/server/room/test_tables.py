"""What people do at a table, on SQLite in one process and on PostgreSQL and Redis in two."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.client import Client, View, WasRefused
from tests.server.conftest import Place
from tests.server.running import Server

pytestmark = pytest.mark.anyio


async def two_people(stack: AsyncExitStack, place: Place) -> tuple[Client, Client]:
    """Two people, connected to different processes where there are two."""
    mai = await stack.enter_async_context(Client(place.one.url, "Mai"))
    kenji = await stack.enter_async_context(Client(place.other.url, "健二"))
    return mai, kenji


async def a_game(mai: Client, kenji: Client, **wish: object) -> str:
    """A started game of Three Musketeers: Mai has the musketeers, Kenji the enemies."""
    table = await mai.open("musketeers", **wish)
    await kenji.watch(table)
    await kenji.do(table, "take", seat=2)
    for somebody in (mai, kenji):
        await somebody.until(table, playing)
    return table


def playing(view: View) -> bool:
    return bool(view["status"] == "playing")


def over(view: View) -> bool:
    return bool(view["status"] == "over")


async def refusal(http: object) -> str:
    with pytest.raises(WasRefused) as refused:
        await http  # type: ignore[misc]
    return refused.value.key


async def test_actions_reach_the_other_side(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await mai.act(table, "c3xc4")
        view = await kenji.until(table, lambda view: view["ply"] == 1)
        assert view["to_act"] == [2]
        await kenji.act(table, "c2-c3")
        view = await mai.until(table, lambda view: view["ply"] == 2)
        assert [step["action"] for step in mai.steps[table]] == ["c3xc4", "c2-c3"]
        assert view["legal"][0]["seat"] == 1


async def test_a_table_of_any_game_with_any_options(server: Server) -> None:
    """Every preset and every word of every option that the server offers."""
    async with Client(server.url, "Mai") as mai:
        for game in await mai.get("/api/games"):
            wishes: list[dict[str, object]] = [{"preset": name} for name in game["presets"]]
            wishes += [
                {"options": {one["name"]: value}}
                for one in game["options"]
                for value in one["values"]
            ]
            for wish in wishes:
                view = await mai.post("/api/tables", {"game": game["game"], **wish})
                assert view["status"] == "open"
                assert set(dict(wish.get("options", {})).items()) <= set(view["options"].items())  # type: ignore[call-overload]
        with pytest.raises(WasRefused, match="stuck"):  # and what would be right is said
            await mai.post("/api/tables", {"game": "musketeers", "options": {"no": "1"}})


async def test_seats_before_the_start(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await mai.open("musketeers", "you", "locked", wait=True, visibility="listed")
        await kenji.watch(table)
        assert await refusal(kenji.do(table, "take", seat=2)) == "seat-locked"
        assert await refusal(kenji.do(table, "lock", seat=2, locked=False)) == "owner-only"
        await mai.do(table, "lock", seat=2, locked=False)
        assert await refusal(kenji.do(table, "take", seat=1)) == "seat-taken"
        assert await refusal(kenji.do(table, "take", seat=3)) == "seat-unknown"
        assert await refusal(mai.do(table, "take", seat=2)) == "one-side-only"
        assert await refusal(mai.do(table, "start")) == "seats-not-full"
        await kenji.do(table, "take", seat=2)
        await kenji.do(table, "leave")
        await mai.do(table, "fill", seat=2, computer="random")
        assert (
            await refusal(mai.do(table, "fill", seat=2, computer="Deep Blue")) == "player-unknown"
        )
        await mai.do(table, "fill", seat=2, computer=None)
        await kenji.do(table, "take", seat=2)
        await mai.do(table, "swap", seat=1, other=2)
        view = await mai.until(table, lambda view: view["seats"][1]["yours"])
        assert view["seats"][0]["person"]["name"] == "健二"
        assert await refusal(mai.act(table, "c3xc4")) == "not-started"
        await mai.do(table, "start")
        assert await refusal(mai.do(table, "swap", seat=1, other=2)) == "already-started"
        view = await kenji.until(table, playing)
        assert view["legal"][0]["seat"] == 1


async def test_somebody_removed_is_gone_for_good(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await mai.open("musketeers", "you", "", wait=True)
        await kenji.watch(table)
        await kenji.do(table, "take", seat=2)
        await mai.do(table, "remove", person=kenji.me["id"])
        await kenji.wait(lambda: '"type":"gone"' in kenji.received[-1])
        assert await refusal(kenji.do(table, "take", seat=2)) == "removed"
        assert await refusal(kenji.get(f"/api/tables/{table}")) == "table-unknown"
        view = await mai.until(table, lambda view: view["seats"][1]["person"] is None)
        assert view["status"] == "open"


async def test_resigning(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await kenji.do(table, "resign")
        view = await mai.until(table, over)
        assert view["result"] == {"ranking": [[1], [2]], "reason": "resigned"}
        assert await refusal(mai.act(table, "c3xc4")) == "action-game-over"


async def test_why_a_side_is_out_is_told_while_the_others_play_on(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        seats = ("you", "you", "", "random", "random", "random")
        options = {"teams": "3", "pieces": "2", "size": "6"}
        table = await mai.open("tamquan", *seats, options=options)
        await kenji.watch(table)
        await kenji.do(table, "take", seat=3)
        await kenji.do(table, "resign")
        view = await mai.until(table, lambda view: view["seats"][2]["out"] is not None)
        assert [seat["out"] for seat in view["seats"][1:5]] == [None, "resigned", "resigned", None]
        assert view["seats"][2]["computer"] is not None
        assert view["status"] == "playing"


async def test_a_draw_is_offered_declined_and_agreed(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await mai.do(table, "offer", kind="draw")
        await kenji.until(table, lambda view: bool(view["offers"]))
        assert await refusal(mai.do(table, "answer", kind="draw", accept=True)) == "offer-answered"
        await kenji.do(table, "answer", kind="draw", accept=False)
        await mai.until(table, lambda view: not view["offers"])
        assert await refusal(mai.do(table, "offer", kind="draw")) == "offer-declined"
        await mai.act(table, "c3xc4")
        await mai.do(table, "offer", kind="draw")
        await kenji.until(table, lambda view: bool(view["offers"]))
        await kenji.do(table, "answer", kind="draw", accept=True)
        view = await mai.until(table, over)
        assert view["result"] == {"ranking": [[1, 2]], "reason": "agreed"}


async def test_two_who_offer_the_same_agree(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        for kind in ("draw", "rematch"):
            await mai.do(table, "offer", kind=kind)
            assert await refusal(mai.do(table, "offer", kind=kind)) == "offer-pending"
            await kenji.do(table, "offer", kind=kind)
            await mai.until(table, over)
        await mai.until(table, lambda view: view["rematch"] is not None)


async def test_a_takeback_is_asked_and_granted(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        assert await refusal(mai.do(table, "offer", kind="takeback")) == "undo-nothing"
        await mai.act(table, "c3xc4")
        await kenji.until(table, lambda view: view["ply"] == 1)
        await kenji.act(table, "c2-c3")
        await mai.until(table, lambda view: view["ply"] == 2)
        await mai.do(table, "offer", kind="takeback")
        view = await kenji.until(table, lambda view: bool(view["offers"]))
        assert view["offers"] == [{"kind": "takeback", "by": 1, "ply": 0, "accepted": []}]
        await kenji.do(table, "answer", kind="takeback", accept=True)
        view = await mai.until(table, lambda view: view["back"] == 1)
        assert (view["ply"], view["legal"][0]["seat"], mai.steps[table]) == (0, 1, [])
        assert await refusal(mai.act(table, "c3xc4", back=0)) == "stale"
        await mai.act(table, "c3xc2")
        view = await kenji.until(table, lambda view: view["ply"] == 1)
        assert [step["action"] for step in kenji.steps[table]] == ["c3xc2"]


async def test_against_the_computer_one_simply_goes_back(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai:
        table = await mai.open("musketeers", "you", "random")
        await mai.until(table, lambda view: bool(view["legal"]))
        await mai.act(table, "c3xc4")
        await mai.until(table, lambda view: view["ply"] == 2)
        await mai.do(table, "offer", kind="takeback")
        view = await mai.until(table, lambda view: view["back"] == 1)
        assert view["ply"] == 0
        assert await refusal(mai.do(table, "offer", kind="draw")) == "draw-computer"


async def test_a_rematch_turns_the_seats_round(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        assert await refusal(mai.do(table, "offer", kind="rematch")) == "not-over"
        await mai.do(table, "resign")
        await kenji.until(table, over)
        await kenji.do(table, "offer", kind="rematch")
        await mai.until(table, lambda view: bool(view["offers"]))
        await mai.do(table, "answer", kind="rematch", accept=True)
        view = await kenji.until(table, lambda view: view["rematch"] is not None)
        again = view["rematch"]
        view = await mai.watch(again)
        assert [seat["person"]["name"] for seat in view["seats"]] == ["健二", "Mai"]
        assert view["status"] == "playing"


async def test_agreeing_to_a_rematch_twice_makes_one(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await kenji.do(table, "resign")
        await mai.do(table, "offer", kind="rematch")
        await kenji.do(table, "answer", kind="rematch", accept=True)
        again = kenji.do(table, "answer", kind="rematch", accept=True)
        assert await refusal(again) == "offer-none"
        view = await mai.until(table, lambda view: view["rematch"] is not None)
        assert view["offers"] == []
        games = (await kenji.get("/api/me/tables"))["games"]
        assert [game["table"] for game in games] == [view["rematch"]]


async def test_chat_is_kept_and_shown_to_all(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await mai.do(table, "say", text="Chúc may mắn!  <b>&</b>")
        await kenji.wait(lambda: bool(kenji.chat.get(table)))
        line = kenji.chat[table][0]
        assert (line["person"]["name"], line["text"]) == ("Mai", "Chúc may mắn! <b>&</b>")
        assert await refusal(mai.do(table, "say", text="psst", channel="team")) == "chat-no-team"
        onlooker = await stack.enter_async_context(Client(place.one.url, None))
        await onlooker.watch(table)
        await onlooker.wait(lambda: bool(onlooker.chat.get(table)))


async def test_whoever_wants_the_same_is_paired(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        wish = {"game": "musketeers", "options": {"stuck": "immediate"}}
        first = await mai.post("/api/pair", wish)
        assert (first["status"], first["visibility"]) == ("open", "anyone")
        await mai.send({"type": "lobby"})
        await mai.wait(lambda: _listed(mai, first["table"]))
        other = await kenji.post("/api/pair", {**wish, "options": {}})
        assert other["table"] != first["table"]
        again = await mai.post("/api/pair", wish)
        assert again["table"] == first["table"]
        found = await kenji.post("/api/pair", wish)
        assert (found["table"], found["status"]) == (first["table"], "playing")
        await mai.wait(lambda: not _listed(mai, first["table"]))


async def test_two_who_want_the_same_at_the_same_moment_meet(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        for base in range(100, 110):
            wish = {"game": "musketeers", "clock": {"base": base}}
            both = [one.post("/api/pair", wish) for one in (mai, kenji)]
            first, second = await asyncio.gather(*both)
            assert first["table"] == second["table"]
            await mai.watch(first["table"])
            await mai.until(first["table"], playing)


async def test_whoever_wants_a_whole_team_is_paired_with_another(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        own, free = [{"you": True}] * 3, [{"you": False}] * 3
        first = await mai.post("/api/pair", {"game": "tamquan", "seats": free + own})
        assert [seat["yours"] for seat in first["seats"]] == [False] * 3 + [True] * 3
        found = await kenji.post("/api/pair", {"game": "tamquan", "seats": free + own})
        assert (found["table"], found["status"]) == (first["table"], "playing")
        assert [seat["yours"] for seat in found["seats"]] == [True] * 3 + [False] * 3


def _listed(client: Client, table: str) -> bool:
    return any(one["table"] == table for one in client.lobby.get("open", ()))


async def test_who_is_here_can_be_seen(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await mai.until(table, lambda view: view["seats"][1]["connected"])
        await kenji.disconnect()
        view = await mai.until(table, lambda view: not view["seats"][1]["connected"])
        assert view["seats"][1]["claimable_at"] > view["seats"][1]["gone_since"]
        assert await refusal(mai.do(table, "claim", seat=2, want="win")) == "claim-too-early"
        await kenji.connect()
        await kenji.watch(table)
        await mai.until(table, lambda view: view["seats"][1]["connected"])


async def test_whoever_goes_from_another_page_is_seen_to_go(place: Place) -> None:
    """Kenji looks at something else first, and only then closes the browser."""
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await mai.until(table, lambda view: view["seats"][1]["connected"])
        await kenji.send({"type": "unwatch", "table": table})
        await kenji.disconnect()
        view = await mai.until(table, lambda view: not view["seats"][1]["connected"])
        assert view["seats"][1]["claimable_at"] > view["seats"][1]["gone_since"]
        await kenji.connect()
        await mai.until(table, lambda view: view["seats"][1]["connected"])


async def test_a_new_name_is_seen_at_the_table(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        name = f"Ken{id(place) % 10_000}"
        await kenji.http.put("/api/me/name", json={"name": name})
        await mai.until(table, lambda view: view["seats"][1]["person"]["name"] == name)


async def test_coming_back_brings_what_was_missed(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji)
        await kenji.disconnect()
        await mai.act(table, "c3xc4")
        await kenji.connect()
        await kenji.watch(table)
        await kenji.until(table, lambda view: view["ply"] == 1)
        assert [step["action"] for step in kenji.steps[table]] == ["c3xc4"]
        await kenji.act(table, "c2-c3")
        await kenji.until(table, lambda view: view["ply"] == 2)


async def first_moves(table: str, mai: Client, kenji: Client) -> None:
    """Until both have moved, nobody's time is counted."""
    await mai.act(table, "c3xc4")
    await kenji.until(table, lambda view: view["ply"] == 1)
    await kenji.act(table, "c2-c3")


async def test_a_clock_runs_out_although_nobody_asks(place: Place) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji, clock={"base": 1, "increment": 2})
        await first_moves(table, mai, kenji)
        view = await mai.until(table, lambda view: view["ply"] == 2)
        assert [hand["running"] for hand in view["clocks"]] == [True, False]
        view = await mai.until(table, over)
        assert view["result"] == {"ranking": [[2], [1]], "reason": "time"}
        assert view["clocks"][0]["running"] is False


@pytest.mark.parametrize("clock", [{"base": 300, "increment": 5}, {"days": 2}])
async def test_clocks_are_the_same_at_every_process(place: Place, clock: dict[str, int]) -> None:
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        table = await a_game(mai, kenji, clock=clock)
        await first_moves(table, mai, kenji)
        await mai.until(table, lambda view: view["ply"] == 2)
        await mai.act(table, "c4xc3")
        views = [await one.get(f"/api/tables/{table}") for one in (mai, kenji)]
        assert [[hand["running"] for hand in view["clocks"]] for view in views] == [
            [False, True],
            [False, True],
        ]
        assert views[0]["clocks"][0] == views[1]["clocks"][0]
        assert len({view["clocks"][1]["left"] + view["now"] for view in views}) == 1
        most = 1000 * (300 + 5 if "base" in clock else 2 * 24 * 60 * 60)
        assert most - 60_000 < views[0]["clocks"][0]["left"] <= most


async def test_a_team_talks_and_acts_together(place: Place) -> None:
    """Members of one side are at different processes and act in one turn; rivals hear nothing."""
    async with AsyncExitStack() as stack:
        mai, kenji = await two_people(stack, place)
        rival = await stack.enter_async_context(Client(place.one.url, "Rival"))
        table = await mai.open("tamquan", "you", "you", "", "", "", "")
        for somebody, seats in ((kenji, (3,)), (rival, (4, 5, 6))):
            await somebody.watch(table)
            for seat in seats:
                await somebody.do(table, "take", seat=seat)
        for somebody in (mai, kenji, rival):
            await somebody.until(table, playing)
        await mai.do(table, "say", text="I go first", channel="team")
        await mai.do(table, "order", actions=["@a1", "@b1"])
        await rival.do(table, "say", text="hello all")
        await kenji.wait(lambda: len(kenji.chat.get(table, [])) == 3)
        messages = [(line["channel"], line["text"], line["order"]) for line in kenji.chat[table]]
        assert messages == [
            ("team", "I go first", None),
            ("team", "", ["@a1", "@b1"]),
            ("table", "hello all", None),
        ]
        await rival.wait(lambda: bool(rival.chat.get(table)))
        assert [line["text"] for line in rival.chat[table]] == ["hello all"]
        acted: set[int] = set()
        while len(acted) < 3:  # until every member of the first team has acted
            movers = [one for one in (mai, kenji, rival) if one.views[table]["legal"]]
            view = movers[-1].views[table]
            seat = view["legal"][-1]["seat"]
            await movers[-1].act(table, view["legal"][-1]["actions"][0], seat=seat)
            acted |= {seat} & {1, 2, 3}
            for somebody in (mai, kenji, rival):
                await somebody.until(table, lambda now, ply=view["ply"]: now["ply"] > ply)  # type: ignore[misc]
        doers = {step["seat"] for step in rival.steps[table]}
        assert {1, 2, 3} <= doers
