"""People with channels, in games over days, in the application without a network."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx

from wuqi.server.app import make_app
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings

PASSWORD = "correct horse"
DAYS = {"days": 3}


class Player:
    """Somebody with an account and a client of their own."""

    def __init__(self, app: Any, name: str, language: str) -> None:
        transport = httpx.ASGITransport(app=app, client=("10.0.0.1", 1))
        headers = {"accept-language": language}
        self.http = httpx.AsyncClient(
            transport=transport, base_url="http://wuqi", headers=headers, timeout=60
        )
        self.name = name
        self.id = ""

    async def post(self, path: str, **body: Any) -> Any:
        return right(await self.http.post(f"/api{path}", json=body))

    async def put(self, path: str, **body: Any) -> Any:
        return right(await self.http.put(f"/api{path}", json=body))

    async def get(self, path: str) -> Any:
        return right(await self.http.get(f"/api{path}"))

    async def refused(self, path: str, **body: Any) -> str:
        answer = await self.http.post(f"/api{path}", json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["key"])

    async def act(self, table: str) -> None:
        """Makes the first move there is."""
        view = await self.get(f"/tables/{table}")
        (legal,) = view["legal"]
        command = {"type": "act", "ply": view["ply"], "action": legal["actions"][0]}
        await self.post(f"/tables/{table}/commands", **command)


class Club:
    """The application, and people in it."""

    def __init__(self, app: Any, services: Services) -> None:
        self.app = app
        self.services = services

    async def join(self, name: str, language: str = "en") -> Player:
        player = Player(self.app, name, language)
        player.id = (await player.post("/account", name=name, password=PASSWORD))["id"]
        return player

    async def game(self, one: Player, other: Player, clock: Any = DAYS) -> str:
        """A game between two; the first moves first."""
        table = (await one.post("/tables", game="musketeers", clock=clock))["table"]
        await other.post(f"/tables/{table}/commands", type="take", seat=2)
        return str(table)


@asynccontextmanager
async def open_club(folder: Path, **settings: Any) -> AsyncIterator[Club]:
    known = Settings(data=folder, thinkers=1, limits=0, **settings)
    app = make_app(known)
    async with open_services(known, RateLimits(0)) as services:
        app.state.services = services
        services.visits.note = _no_visit  # type: ignore[method-assign]
        yield Club(cast(Any, app), services)


async def _no_visit(person: str) -> None:
    """Who acts here has gone in the same moment: e-mails are sent."""


def right(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None
