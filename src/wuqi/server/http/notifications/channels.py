"""Notifications by HTTP: your channels, and what you are notified of there."""

from typing import Annotated, cast

from litestar import Router, delete, get, post, put
from litestar.params import Parameter

from wuqi.server.errors import Refusal
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of
from wuqi.server.notifications.channels import info
from wuqi.server.people.people import KnownPerson
from wuqi.server.protocol.notifications import (
    KINDS,
    MEDIA,
    ChannelInfo,
    ChannelKinds,
    Language,
    NewChannel,
    NoticeLanguage,
    Notifications,
)
from wuqi.server.services import Services

Id = Annotated[str, Parameter(max_length=20)]


@get("/me/notifications", summary="Where you are notified, and of what")
async def notifications(request: AnyRequest) -> Notifications:
    return await _of(services_of(request), await person(request, "account"))


async def _of(services: Services, known: KnownPerson) -> Notifications:
    offered = tuple(one for one in MEDIA if one != "email" or services.settings.smtp is not None)
    own = await services.channels.of(known.id)
    return Notifications(offered, KINDS, services.push_keys.public, tuple(map(info, own)))


@put("/me/notifications/language", status_code=204, summary="The language of your notifications")
async def set_language(request: AnyRequest, data: NoticeLanguage) -> None:
    services, known = services_of(request), await person(request, "account")
    await services.channels.set_language(known.id, data.language)


@post("/me/channels", summary="Be notified by e-mail, in this browser, by a webhook or a feed")
async def add(request: AnyRequest, data: NewChannel) -> ChannelInfo:
    services, known = services_of(request), await person(request, "account")
    if data.medium in ("email", "webhook") and known.kind == "guest":
        raise Refusal("account-none")
    if data.medium == "email":
        if services.settings.smtp is None:
            raise Refusal("channel-no-mail")
        # So that nobody can fill another person's mailbox.
        services.limits.spend("mail", known.id)
        services.limits.spend("mail", data.address.strip().lower())
    services.limits.spend("open", known.id)
    language = cast(Language, language_of(request))
    added = await services.channels.add(known.id, data, language)
    services.sender.wake()
    return info(added)


@put("/me/channels/{channel:str}", summary="Choose what you are notified of there")
async def set_kinds(request: AnyRequest, channel: Id, data: ChannelKinds) -> ChannelInfo:
    services, known = services_of(request), await person(request, "account")
    own = await services.channels.own(known.id, channel)
    return info(await services.channels.set_kinds(own, data.kinds))


@delete("/me/channels/{channel:str}", status_code=200, summary="Be notified there no more")
async def remove(request: AnyRequest, channel: Id) -> Notifications:
    services, known = services_of(request), await person(request, "account")
    await services.channels.remove(await services.channels.own(known.id, channel))
    return await _of(services, known)


router = Router(
    "/api",
    route_handlers=[notifications, set_language, add, set_kinds, remove],
    tags=["notifications"],
)
