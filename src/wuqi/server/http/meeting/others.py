"""Other people by HTTP: following them, reporting them, their ratings."""

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.params import Parameter

from wuqi.server.cluster.notes import Note
from wuqi.server.errors import Unknown
from wuqi.server.http.games import GameName
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.http.people import Id
from wuqi.server.meeting.followed import followed
from wuqi.server.protocol import Me, Speed
from wuqi.server.protocol.meeting import Followed, PersonRating, Report
from wuqi.server.ratings import standings

MOST_IDS = 100

Ids = Annotated[list[Id], Parameter(max_items=MOST_IDS)]


@get("/me/following", summary="Whom you follow, who of them is here, and where they play")
async def following(request: AnyRequest) -> tuple[Followed, ...]:
    services, me = services_of(request), await person(request, "read")
    return await followed(services.room, services.following, services.avoiding, me.id)


@put("/me/follow/{other:str}", summary="Follow someone")
async def follow(request: AnyRequest, other: Id) -> Me:
    return await _follow(request, other, True)


@delete("/me/follow/{other:str}", status_code=200, summary="No longer follow someone")
async def unfollow(request: AnyRequest, other: Id) -> Me:
    return await _follow(request, other, False)


async def _follow(request: AnyRequest, other: str, on: bool) -> Me:
    services, me = services_of(request), await person(request, "account")
    if on and (other == me.id or await services.people.find(other) is None):
        raise Unknown("person-unknown")
    await services.following.change(me.id, other, on)
    services.fanout.publish(Note("person", me.id))
    return await services.me(me)


@post("/reports", status_code=204, summary="Report someone to the administrator")
async def report(request: AnyRequest, data: Report) -> Response[None]:
    services, me = services_of(request), await person(request, "account")
    services.limits.spend("login", address(request.scope))  # guests are made quickly
    if data.person == me.id or await services.people.find(data.person) is None:
        raise Unknown("person-unknown")
    await services.reports.add(me.id, data.person, data.kind, data.text.strip(), data.table)
    return Response(None, status_code=204)


@get("/ratings/{game:str}/{speed:str}", summary="Where some people stand, by their ids")
async def ratings(
    request: AnyRequest, game: GameName, speed: Speed, people: Ids
) -> tuple[PersonRating, ...]:
    services, me = services_of(request), await somebody(request)
    services.limits.spend("profile", address(request.scope))
    viewer = me.id if me is not None else ""
    return await standings.of_people(services.store, game, speed, people, viewer)


router = Router(
    "/api", route_handlers=[following, follow, unfollow, report, ratings], tags=["meeting"]
)
