"""Accounts that are changed from two sides at once."""

import asyncio

import pytest

from wuqi.server.admin import open_admin
from wuqi.server.errors import Forbidden
from wuqi.server.people.people import KnownPerson
from wuqi.server.services import Services

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def a_member(services: Services) -> KnownPerson:
    """Somebody with an account, whom the server remembers."""
    lan = await services.people.join(None, "Lan", PASSWORD)
    known = await services.people.find(lan.id)
    assert known is not None
    return known


async def test_whoever_is_banned_cannot_undo_it_by_a_new_name(services: Services) -> None:
    """A running server hears of a ban some seconds later."""
    lan = await a_member(services)
    async with open_admin(services.settings.database_url) as admin:
        await admin.ban("Lan", True)
    await services.people.rename(lan, "Lanh")
    found = await services.people.by_id(lan.id)
    assert found is not None
    assert (found.name, found.banned_at is not None) == ("Lanh", True)
    assert await services.people.find(lan.id) is None


async def test_a_password_that_was_reset_no_longer_opens_anything(services: Services) -> None:
    lan = await a_member(services)
    async with open_admin(services.settings.database_url) as admin:
        await admin.set_password("Lan", "battery staple")
    with pytest.raises(Forbidden):
        await services.people.check_password(lan, PASSWORD)
    await services.people.become_bot(lan)
    assert (await services.people.log_in("Lan", "battery staple")).kind == "bot"


async def test_a_new_name_and_a_new_password_at_once_are_both_kept(services: Services) -> None:
    lan = await a_member(services)
    people = services.people
    await asyncio.gather(people.set_password(lan, "battery staple"), people.rename(lan, "Lanh"))
    assert (await people.log_in("Lanh", "battery staple")).id == lan.id


async def test_whoever_deletes_an_account_does_not_come_back(services: Services) -> None:
    """Not even if a new password was still being hashed."""
    lan = await a_member(services)
    people = services.people
    await asyncio.gather(people.set_password(lan, "battery staple"), people.delete(lan))
    assert await people.by_id(lan.id) is None
    assert await people.by_name("Lan") is None


async def test_guests_yield_their_name_to_a_member(services: Services) -> None:
    """At once if they are connected, else when they come back."""
    here, away = [await services.people.add_guest("Làn") for _ in range(2)]
    other = await services.people.add_guest("Lân")
    for guest in (here, other):
        await services.presence.come(guest.id)
    await services.people.join(None, "LÀN", PASSWORD)
    names = [(await services.people.by_id(one.id) or one).name for one in (here, away, other)]
    assert names[0].startswith("Làn ")
    assert names[1:] == ["Làn", "Lân"]
    assert (await services.me(away)).name.startswith("Làn ")
