"""How links to our page look on other sites: Open Graph tags in the page's head, and oEmbed."""

from html import escape
from typing import Annotated, Any
from urllib.parse import urlencode, urlsplit

from litestar import Router, get
from litestar.params import Parameter, QueryParameter

from wuqi.core.board.as_png import HEIGHT, WIDTH
from wuqi.core.errors import BadRequest
from wuqi.core.text.words import words
from wuqi.server.http.embedding.subjects import Subject, required
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of

BOARD_WIDTH, BOARD_HEIGHT = 480, 560  # of an embedded board
Size = Annotated[int | None, Parameter(ge=120, le=4_000)]
Url = Annotated[str, Parameter(max_length=5_000)]


def origin_of(request: AnyRequest) -> str:
    """Our own address, as the client knows it."""
    scheme = "https" if services_of(request).settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', request.url.netloc)}"


def tags(request: AnyRequest, subject: Subject) -> str:
    """The tags for the head of a page about a game, a position or a puzzle."""
    origin, say = origin_of(request), words(language_of(request), subject.game)
    url = origin + subject.path
    path, _, query = subject.path.partition("?")
    picture = f"{origin}/preview{path}.png" + (f"?{query}" if query else "")
    oembed = f"{origin}/api/oembed?{urlencode({'url': url})}"
    named = {
        "og:type": "website",
        "og:site_name": words(language_of(request))("wuqi"),
        "og:title": say("name"),
        "og:description": say("tagline"),
        "og:url": url,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in named.items()]
    lines += [
        '<meta name="twitter:card" content="summary_large_image">',
        f'<link rel="alternate" type="application/json+oembed" href="{escape(oembed)}">',
    ]
    return "".join(lines)


@get("/oembed", summary="How a link to a game, a position or a puzzle is embedded (oembed.com)")
async def oembed(
    request: AnyRequest,
    url: Url,
    maxwidth: Size = None,
    maxheight: Size = None,
    format_: Annotated[str, QueryParameter(name="format", max_length=10)] = "json",
) -> dict[str, Any]:
    if format_ != "json":
        raise BadRequest("format-unknown", format=format_, right="json")
    origin, found = origin_of(request), urlsplit(url)
    if f"{found.scheme}://{found.netloc}" != origin:
        raise BadRequest("embed-unknown")
    subject = required(found.path, found.query)
    width = min(BOARD_WIDTH, maxwidth or BOARD_WIDTH)
    height = min(BOARD_HEIGHT, maxheight or BOARD_HEIGHT)
    title = words(language_of(request), subject.game)("name")
    address = escape(f"{origin}/embed{subject.path}")
    path, _, query = subject.path.partition("?")
    return {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Wuqi",
        "provider_url": origin,
        "title": title,
        "width": width,
        "height": height,
        "html": f'<iframe src="{address}" width="{width}" height="{height}" '
        f'style="border:0" loading="lazy" title="{escape(title)}"></iframe>',
        "thumbnail_url": f"{origin}/preview{path}.png" + (f"?{query}" if query else ""),
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }


router = Router("/api", route_handlers=[oembed], tags=["embedding"])
