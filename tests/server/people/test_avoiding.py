"""Muting and blocking: the list is limited."""

import asyncio

import pytest

from tests.server.client import Client
from tests.server.conftest import Place
from wuqi.server.errors import Refusal
from wuqi.server.people import avoiding
from wuqi.server.services import Services


@pytest.mark.anyio
async def test_a_list_has_an_end(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avoiding, "MOST", 2)
    mai, *others = [(await services.people.add_guest(name)).id for name in ("Mai", "A", "B", "C")]
    first, second, third = others
    for other in (first, second, second):  # twice is once
        await services.avoiding.change(mai, other, "mute", on=True)
    with pytest.raises(Refusal) as refused:
        await services.avoiding.change(mai, third, "mute", on=True)
    assert refused.value.key == "avoiding-too-many"
    await services.avoiding.change(mai, third, "block", on=True)
    await services.avoiding.change(mai, first, "mute", on=False)
    await services.avoiding.change(mai, third, "mute", on=True)
    found = await services.avoiding.of(mai)
    assert {kind: set(whom) for kind, whom in found.items()} == {
        "mute": {second, third},
        "block": {third},
    }


@pytest.mark.anyio
async def test_whoever_is_gone_need_not_be_avoided(services: Services) -> None:
    """Without a name and an id there is no way to take them off the list either."""
    mai, lan, an = [await services.people.add_guest(name) for name in ("Mai", "Lan", "An")]
    for other in (lan, an):
        await services.avoiding.change(mai.id, other.id, "mute", on=True)
    await services.avoiding.change(mai.id, lan.id, "block", on=True)
    await services.people.delete(lan)
    me = await services.me(mai)
    assert ([person.name for person in me.muted], me.blocked) == (["An"], ())


@pytest.mark.anyio
async def test_two_clicks_at_once_are_one_wish(place: Place) -> None:
    async with Client(place.one.url, "Mai") as mai, Client(place.other.url, "Loud") as loud:
        where = f"/api/me/mute/{loud.me['id']}"
        answers = await asyncio.gather(*(mai.http.put(where) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        assert [one["id"] for one in answers[-1].json()["muted"]] == [loud.me["id"]]
