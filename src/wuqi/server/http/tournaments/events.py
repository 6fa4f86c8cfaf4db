"""Tournaments by HTTP: create, join, withdraw, look, export."""

from collections.abc import AsyncGenerator
from functools import partial
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import json

from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.http.working import asker_of
from wuqi.server.protocol.tournaments import (
    NewTournament,
    TournamentExport,
    TournamentGame,
    TournamentList,
    TournamentView,
)
from wuqi.server.table.recording import record_of
from wuqi.server.tournaments import entering

TournamentId = Annotated[str, Parameter(max_length=12, pattern="^[0-9a-z]{12}$")]


@get("/tournaments", summary="Tournaments: coming, running, over")
async def listed(request: AnyRequest) -> TournamentList:
    return await services_of(request).tournaments.list()


@post("/tournaments", summary="Announce a tournament; for accounts")
async def announce(request: AnyRequest, data: NewTournament) -> TournamentView:
    services, owner = services_of(request), await person(request)
    services.limits.spend("open", owner.id)
    await services.visits.note(owner.id)
    tournament = await entering.announce(services.store, owner, data)
    return await services.tournaments.view(tournament, owner.id)


@get("/tournaments/{tournament:str}", summary="A tournament: standings and the newest games")
async def look(request: AnyRequest, tournament: TournamentId) -> TournamentView:
    services, viewer = services_of(request), await somebody(request)
    return await services.tournaments.view(tournament, viewer.id if viewer is not None else None)


@post(
    "/tournaments/{tournament:str}/join",
    status_code=200,
    summary="Join a tournament, or come back to it",
)
async def join(request: AnyRequest, tournament: TournamentId) -> TournamentView:
    services, known = services_of(request), await person(request)
    await services.visits.note(known.id)
    await entering.join(services.store, known, tournament)
    services.organiser.wake()
    return await _changed(request, tournament, known.id)


@post(
    "/tournaments/{tournament:str}/withdraw",
    status_code=200,
    summary="Play no more games of a tournament",
)
async def withdraw(request: AnyRequest, tournament: TournamentId) -> TournamentView:
    services, known = services_of(request), await person(request)
    await entering.withdraw(services.store, known, tournament)
    return await _changed(request, tournament, known.id)


@post(
    "/tournaments/{tournament:str}/cancel",
    status_code=200,
    summary="Call off a tournament that has not begun; for those who announced it",
)
async def cancel(request: AnyRequest, tournament: TournamentId) -> TournamentView:
    services, known = services_of(request), await person(request)
    await entering.call_off(services.store, known, tournament)
    return await _changed(request, tournament, known.id)


@get(
    "/tournaments/{tournament:str}/export",
    summary="All results of a tournament, with the tables of its games",
)
async def export(request: AnyRequest, tournament: TournamentId) -> Response[TournamentExport]:
    services = services_of(request)
    services.limits.spend("profile", address(request.scope))
    found = await services.tournaments.export(tournament)
    headers = {"Content-Disposition": f'attachment; filename="tournament-{tournament}.json"'}
    text: object = json.format(json.encode(found))
    return Response(text, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


@get(
    "/tournaments/{tournament:str}/records",
    summary="The finished games of a tournament, one record a line",
)
async def games(request: AnyRequest, tournament: TournamentId) -> Stream:
    services = services_of(request)
    services.limits.spend("export", address(request.scope))
    found = await services.tournaments.export(tournament)
    tables = [game.table for game in found.games if game.table and _is_over(game)]
    headers = {"Content-Disposition": f'attachment; filename="tournament-{tournament}.jsonl"'}
    return Stream(_records(request, tables), media_type="application/jsonl", headers=headers)


def _is_over(game: TournamentGame) -> bool:
    return all(seat.score is not None for seat in game.seats)


async def _records(request: AnyRequest, tables: list[str]) -> AsyncGenerator[str, None]:
    """Record after record, computed in the background in turns with other requests."""
    services, asker = services_of(request), asker_of(request)
    for one in tables:
        table = await services.room.table(one)
        await services.directory.learn(table.people())
        work = partial(record_of, table, services.directory)
        found = await services.background.run(asker, work, patient=True)
        yield json.format(found.dump(), indent=-1) + "\n"


async def _changed(request: AnyRequest, tournament: str, viewer: str) -> TournamentView:
    services = services_of(request)
    services.tournaments.forget(tournament)
    return await services.tournaments.view(tournament, viewer)


router = Router(
    "/api",
    route_handlers=[listed, announce, look, join, withdraw, cancel, export, games],
    tags=["tournaments"],
)
