"""The OpenAPI description, as far as Litestar cannot know it: errors, and how programs sign in."""

from litestar import Litestar
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute

from wuqi import __version__
from wuqi.server.protocol import Refused

TOKEN = SecurityScheme(type="http", scheme="bearer", description="A personal token")
ERRORS = {
    400: "Not understood, or not a legal request",
    401: "Nobody, or a token that is none",
    403: "Not for you to do",
    404: "There is no such thing, or not for you",
    409: "Not now",
    413: "Too long",
    429: "Too often",
    503: "The server's database is away",
}

CONFIG = OpenAPIConfig(
    title="Wuqi",
    version=__version__,
    path="/api/schema",
    render_plugins=[],
    components=Components(security_schemes={"token": TOKEN}),
    security=[{}, {"token": []}],
)


def describe_errors(app: Litestar) -> None:
    """Every error has the body of a `refused` message, in every handler."""
    responses = {
        status: ResponseSpec(Refused, generate_examples=False, description=why)
        for status, why in ERRORS.items()
    }
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = responses
