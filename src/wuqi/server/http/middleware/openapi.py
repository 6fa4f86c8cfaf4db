"""The OpenAPI description, as far as Litestar cannot know it: errors, and how programs sign in."""

from litestar import Litestar
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute

from wuqi import __version__
from wuqi.server.protocol import Refused

TOKEN = SecurityScheme(type="http", scheme="bearer", description="A personal token")
ERRORS = {
    400: "The request is malformed or not allowed by the rules",
    401: "Not signed in, or an unknown token",
    403: "Not allowed for you",
    404: "Not found, or not visible to you",
    409: "Not possible now",
    413: "Too long",
    429: "Too many requests",
    503: "The database is unreachable",
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
