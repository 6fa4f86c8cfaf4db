"""The application without a network: in the event loop of the test itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx

from wuqi.server.app import make_app
from wuqi.server.protocol.bodies import BoardRequest
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings


class Site:
    """The application in this process and this event loop, without a network."""

    def __init__(self, app: Any, services: Services, http: httpx.AsyncClient) -> None:
        self.app = app
        self.services = services
        self.http = http

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def key(self, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the key of a refusal."""
        send = self.http.get(path) if body is None else self.http.post(path, json=body)
        answer = await send
        assert len(answer.text) < 3_000
        return answer.status_code, answer.json()["key"]

    def questions(self) -> dict[str, type[BoardRequest]]:
        """Every address that takes a position, and the body it takes."""
        found = {}
        for route in self.app.routes:
            for handler in getattr(route, "route_handlers", ()):
                body = getattr(handler.parsed_data_field, "annotation", None)
                if isinstance(body, type) and issubclass(body, BoardRequest):
                    found[route.path] = body
        return found


@asynccontextmanager
async def open_site(folder: Path, limits: float = 0) -> AsyncIterator[Site]:
    settings = Settings(data=folder, thinkers=1, limits=limits)
    app, rates = make_app(settings), RateLimits(limits)
    async with open_services(settings, rates) as services:
        app.state.services = services
        transport = httpx.ASGITransport(app=cast(Any, app), client=("10.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://wuqi") as http:
            yield Site(app, services, http)
