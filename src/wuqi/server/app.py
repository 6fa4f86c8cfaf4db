"""The web application: its routes, and what happens at start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from wuqi.server.http import (
    archive,
    editing,
    errors,
    games,
    lessons,
    operations,
    pages,
    people,
    puzzles,
    solved,
    tables,
    teaching,
)
from wuqi.server.http.embedding import embeds
from wuqi.server.http.embedding import links as previews
from wuqi.server.http.live import live
from wuqi.server.http.meeting import challenges, others
from wuqi.server.http.middleware.guard import guard
from wuqi.server.http.middleware.openapi import CONFIG, describe_errors
from wuqi.server.http.middleware.strict_bodies import read_strictly
from wuqi.server.http.notifications import channels, links
from wuqi.server.http.ratings import leaderboards, profiles
from wuqi.server.http.tournaments import events
from wuqi.server.http.vacations import vacation
from wuqi.server.rate_limits import RateLimits
from wuqi.server.services import open_services
from wuqi.server.settings import Settings

MOST_BODY = 64 * 1024


def make_app(settings: Settings) -> Litestar:
    """The application for one process."""
    limits = RateLimits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings, limits) as services:
            app.state.services = services
            yield

    app = Litestar(
        route_handlers=[
            games.router,
            tables.router,
            archive.router,
            people.router,
            profiles.router,
            leaderboards.router,
            events.router,
            channels.router,
            links.router,
            vacation.router,
            challenges.router,
            others.router,
            teaching.router,
            editing.router,
            puzzles.router,
            solved.router,
            lessons.router,
            live,
            operations.health,
            operations.measured,
            previews.router,
            embeds.router,
            pages.router,
        ],
        lifespan=[lifespan],
        exception_handlers=errors.HANDLERS,
        before_request=read_strictly,
        after_exception=[errors.log_surprise],
        logging_config=None,
        request_max_body_size=MOST_BODY,
        openapi_config=CONFIG,
    )
    describe_errors(app)
    # Around everything: what has no handler passes Litestar's own middleware by.
    app.asgi_handler = guard(limits, settings.secure)(app.asgi_handler)
    return app
