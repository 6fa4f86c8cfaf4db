"""Solved positions by HTTP, and small tables whole, for the page and for programs."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import Parameter
from litestar.response import File

from wuqi.core.options import read_pairs
from wuqi.core.registry import load, shown
from wuqi.server.answers.boards import position_after
from wuqi.server.answers.small_tables import small_tables
from wuqi.server.answers.solved import places, solved, solved_games
from wuqi.server.errors import Unknown
from wuqi.server.http.fair_play import may_ask_about
from wuqi.server.http.games import GameName, answered
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of
from wuqi.server.http.working import work_out
from wuqi.server.protocol.bodies import BoardRequest
from wuqi.server.protocol.teaching import Places, SmallTable, SolvedGame, SolvedPosition

AN_HOUR = {"cache-control": "private, max-age=3600"}  # values never change, but new tables may come

NEW = {"cache-control": "no-cache"}  # a table that is made again keeps its name

TableName = Annotated[str, Parameter(max_length=120)]
PositionText = Annotated[str | None, Parameter(max_length=2_000)]
Pairs = Annotated[list[str] | None, Parameter(max_items=20)]
Actions = Annotated[list[Annotated[str, Parameter(max_length=60)]] | None, Parameter(max_items=400)]


@get("/solved", summary="The games with solved tables, and positions to begin with")
async def games(request: AnyRequest) -> tuple[SolvedGame, ...]:
    services = services_of(request)
    services.limits.spend("board", address(request.scope))
    return await work_out(request, lambda: solved_games(quick=services.solved_tables.able))


@get("/solved/{game:str}", summary="The value of a position and of each action, by solved tables")
async def of_position(
    request: AnyRequest,
    game: GameName,
    position: PositionText = None,
    option: Pairs = None,
    action: Actions = None,
) -> Response[SolvedPosition]:
    services, asker = services_of(request), await person(request)
    services.limits.spend("solved", asker.id)
    question = BoardRequest(game, read_pairs(option or []), None, position, tuple(action or ()))
    found = await answered(request, question, lambda: position_after(question).seen_by(None))
    await may_ask_about(request, asker.id, found)
    services.solved_tables.want(found.game)
    answer = await work_out(request, lambda: solved(found))
    return Response(answer, headers=AN_HOUR if answer.value else {"cache-control": "no-store"})


@get("/solved/{game:str}/places", summary="Where pieces stand in won positions, if it was counted")
async def stands(
    request: AnyRequest, game: GameName, option: Pairs = None
) -> Response[tuple[Places, ...]]:
    services_of(request).limits.spend("board", address(request.scope))
    return Response(places(game, read_pairs(option or [])), headers=AN_HOUR)


@get("/solved-tables", summary="Solved tables that are small enough to be downloaded")
async def tables(request: AnyRequest) -> tuple[SmallTable, ...]:
    for game in shown():  # starts to make tables that take less than a minute
        services_of(request).solved_tables.want(load(game))
    return tuple(table for table, _ in (await work_out(request, small_tables)).values())


@get("/solved-tables/{name:str}", summary="A solved table, as a file")
async def table_file(request: AnyRequest, name: TableName) -> File:
    services_of(request).limits.spend("table", address(request.scope))
    found = (await work_out(request, small_tables)).get(name)
    if found is None:
        raise Unknown("not-found")
    return File(found[1], filename=name, media_type="application/octet-stream", headers=NEW)


router = Router(
    "/api", route_handlers=[games, of_position, stands, tables, table_file], tags=["teacher"]
)
