"""Leaderboards, and how a rated game has changed ratings."""

from litestar import Router, get

from wuqi.server.errors import Unknown
from wuqi.server.http.games import GameName
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of, somebody
from wuqi.server.http.tables import TableId
from wuqi.server.protocol import Speed
from wuqi.server.protocol.ratings import Leaderboard, RatingChange
from wuqi.server.ratings import standings


@get("/leaderboards/{game:str}/{speed:str}", summary="The best players of a game at a speed")
async def leaderboard(request: AnyRequest, game: GameName, speed: Speed) -> Leaderboard:
    services = services_of(request)
    services.limits.spend("profile", address(request.scope))
    return await standings.leaderboard(services.store, services.directory, game, speed)


@get(
    "/tables/{table:str}/ratings",
    summary="What a rated game has changed; empty until it is rated, and for casual games",
)
async def changes(request: AnyRequest, table: TableId) -> tuple[RatingChange, ...]:
    services, viewer = services_of(request), await somebody(request)
    services.limits.spend("profile", address(request.scope))
    found = await services.room.table(table)
    if viewer is not None and viewer.id in found.removed:
        raise Unknown("table-unknown")
    if not found.terms.rated:
        return ()
    return await standings.changes(services.store, services.directory, table)


router = Router("/api", route_handlers=[leaderboard, changes], tags=["ratings"])
