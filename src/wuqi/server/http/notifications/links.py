"""What links in notifications lead to: confirming, unsubscribing, a feed. They need no cookie."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter

from wuqi.server.errors import Unknown
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.notifications.channels import Channel
from wuqi.server.notifications.feed import feed_of
from wuqi.server.protocol.notifications import LetterLink

Id = Annotated[str, Parameter(max_length=20)]
Key = Annotated[str, Parameter(max_length=64)]


@post(
    "/channels/{channel:str}/confirm/{key:str}",
    status_code=200,
    summary="Confirm an e-mail address, by the link that was sent there",
)
async def confirm(request: AnyRequest, channel: Id, key: Key) -> LetterLink:
    services = services_of(request)
    services.limits.spend("profile", address(request.scope))
    return _shown(await services.channels.confirm(channel, key))


@post(
    "/channels/{channel:str}/unsubscribe/{kind:str}/{key:str}",
    status_code=200,
    summary="Get no more e-mails of a kind, or of any (`all`), with one click (RFC 8058)",
)
async def unsubscribe(request: AnyRequest, channel: Id, kind: Id, key: Key) -> LetterLink:
    services = services_of(request)
    services.limits.spend("profile", address(request.scope))
    return _shown(await services.channels.unsubscribe(channel, kind, key))


@get("/channels/{channel:str}/feed/{key:str}", summary="Your notifications as an Atom feed")
async def feed(request: AnyRequest, channel: Id, key: Key) -> Response[bytes]:
    services = services_of(request)
    services.limits.spend("profile", address(request.scope))
    found = await services.channels.feed(channel, key)
    if found is None:
        raise Unknown("channel-unknown")
    site = services.settings.address or str(request.base_url)
    text = await feed_of(services.store, services.directory, found, site.rstrip("/"))
    return Response(text, media_type="application/atom+xml; charset=utf-8")


def _shown(channel: Channel) -> LetterLink:
    return LetterLink(channel.address, channel.kinds)


router = Router("/api", route_handlers=[confirm, unsubscribe, feed], tags=["notifications"])
