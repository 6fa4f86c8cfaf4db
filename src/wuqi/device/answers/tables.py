"""The tables of this device, and computer moves found here for a table of the server."""

import pickle
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wuqi.core.errors import BadRequest
from wuqi.core.registry import formats
from wuqi.device.room import ME
from wuqi.device.router import PlainText, Raw, Request
from wuqi.device.routes import get, post
from wuqi.server import protocol as p
from wuqi.server.answers import boards
from wuqi.server.computers.messages import ThinkTask
from wuqi.server.protocol.bodies import ArchivePage, BoardRequest, OpenTable
from wuqi.server.table.recording import record_of
from wuqi.server.table.views.view import Viewer


@get("/me")
async def me(request: Request) -> Any:
    return p.Me(ME.id, ME.name, ME.kind)


@post("/tables")
async def open_table(request: Request) -> Raw:
    room = request.device.room
    return Raw(room.view(await room.open(request.read(OpenTable)), Viewer(ME.id)))


@get("/tables/*")
async def look(request: Request) -> Raw:
    room = request.device.room
    ply, back = (int(request.query.get(name, "0")) for name in ("ply", "back"))
    viewer = Viewer(ME.id, seen_ply=max(0, ply), seen_back=back)
    return Raw(room.view(await room.table(request.words[0]), viewer))


@post("/tables/*/commands")
async def command(request: Request) -> Raw:
    room = request.device.room
    wanted: Any = msgspec.json.decode(request.body, type=p.Command)
    return Raw(room.view(await room.do(request.words[0], wanted), Viewer(ME.id)))


@get("/tables/*/record")
async def record(request: Request) -> PlainText:
    table = await request.device.room.table(request.words[0])
    written, format_ = record_of(table, request.device.room), request.query.get("format", "wuqi")
    if format_ == "wuqi":
        return PlainText(written.dump())
    known = {kind: one for kind, (game, one) in formats().items() if game == table.game.name}
    if format_ not in known:
        raise BadRequest("format-unknown", format=format_, right=" | ".join(("wuqi", *known)))
    return PlainText(known[format_].write([written]))


@get("/archive")
async def archive(request: Request) -> ArchivePage:
    return await _page(request, "over")


@get("/me/tables")
async def own_tables(request: Request) -> ArchivePage:
    return await _page(request, request.query.get("status", "playing"))


async def _page(request: Request, status: str) -> ArchivePage:
    found = await request.device.room.briefs(status)
    return ArchivePage(tuple(one for one in found if _fits(one, request.query)), None)


def _fits(one: p.TableBrief, query: Mapping[str, str]) -> bool:
    """Whether a table is looked for; all are the same person's."""
    reason = one.result.reason if one.result else ""
    return (
        query.get("game", one.game) == one.game
        and query.get("reason", reason) == reason
        and int(query.get("since", "0")) <= (one.ended_at or one.opened_at)
    )


@get("/lobby")
async def lobby(request: Request) -> p.LobbyView:
    return p.LobbyView((), (), 0)


# -- for the server --------------------------------------------------------------------------------


class ChoiceRequest(BoardRequest):
    """`POST /choose`: what a computer player would do after some actions."""

    player: p.PlayerSpec = ""
    seats: Annotated[tuple[int, ...], Meta(min_length=1, max_length=64)] = ()  # of one side


class Chosen(msgspec.Struct, frozen=True):
    """The action it would take in one of its seats; empty if it found none."""

    seat: int
    action: str | None


@post("/choose")
async def choose(request: Request) -> Chosen:
    data = request.read(ChoiceRequest)
    view = boards.position_after(data).seen_by(None)
    task = ThinkTask(view.game.name, pickle.dumps(view), data.seats, data.player)
    found = await request.device.thinker.choose(task)
    return Chosen(found.seat, found.action)


class Unsent(msgspec.Struct, frozen=True):
    """A finished game that the server does not have, and its record."""

    table: str
    record: str


@get("/uploads")
async def uploads(request: Request) -> tuple[Unsent, ...]:
    """The games that can be uploaded to an account."""
    room = request.device.room
    tables = [await room.table(table_id) for table_id in await room.not_uploaded()]
    return tuple(Unsent(table.id, record_of(table, room).dump()) for table in tables)


@post("/uploads/*")
async def uploaded(request: Request) -> None:
    """Notes that the server has a game."""
    await request.device.room.uploaded(request.words[0])
