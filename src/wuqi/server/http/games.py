"""What there is to play: games, words, rule books, boards."""

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from wuqi.core.board.showing import colours_of, line_of
from wuqi.core.errors import BadAction, BadPosition
from wuqi.core.folder.loading import known
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.core.text.words import closest_language
from wuqi.server.answers import boards as about_boards
from wuqi.server.answers import games as about_games
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.protocol import Board
from wuqi.server.protocol.bodies import (
    AskBoard,
    AskBoards,
    AskMoving,
    BookPart,
    GameInfo,
    GamePage,
    MovingInfo,
    Outlook,
    PerilInfo,
    Setting,
    Tried,
)
from wuqi.server.refusals import refused

DRAWING = "drawing.js"  # of a game in a package of its own
FEW = 10  # actions that are played at once
Language = Annotated[str, Parameter(max_length=20)]
GameName = Annotated[str, Parameter(max_length=40)]


@get("/games", summary="The games, with their options")
async def games() -> tuple[GameInfo, ...]:
    return about_games.games()


@get("/words/{language:str}", media_type=MediaType.TEXT, summary="The common words (Fluent)")
async def words(language: Language) -> Response[str]:
    return Response(about_games.catalogue(language, None))


@get(
    "/words/{language:str}/{game:str}",
    media_type=MediaType.TEXT,
    summary="A game's words (Fluent), which come on top of the common ones",
)
async def game_words(language: Language, game: GameName) -> Response[str]:
    configure(game, None, {})
    return Response(about_games.catalogue(language, game))


@get("/pages/{game:str}", summary="What a page needs to show a game that it was not built with")
async def game_page(request: AnyRequest, game: GameName) -> GamePage:
    configure(game, None, {})
    await services_of(request).warmup.ready(game)
    drawn = (known(game).path / DRAWING).is_file()
    address = f"/api/drawings/{game}.js" if drawn else None
    return GamePage(**colours_of(game), line=line_of(game), drawing=address)


@get("/drawings/{file:str}", media_type="text/javascript", summary="How a package draws its game")
async def drawing(file: Annotated[str, Parameter(max_length=43)]) -> Response[str]:
    found = known(file.removesuffix(".js")).path / DRAWING
    if not found.is_file():
        raise NotFoundException
    return Response(found.read_text("utf-8"), headers={"cache-control": "no-cache"})


@get("/rules/{game:str}/{language:str}", summary="A game's rule book")
async def rules(request: AnyRequest, game: GameName, language: Language) -> tuple[BookPart, ...]:
    configure(game, None, {})
    await services_of(request).warmup.ready(game)
    return tuple(about_games.book(game, language))


@post("/board", status_code=200, summary="A position, as it looks after some actions")
async def board(request: AnyRequest, data: AskBoard) -> Board:
    return await _after(request, data)


@post("/try", status_code=200, summary="A position after some actions, or why not")
async def try_out(request: AnyRequest, data: AskBoard) -> Tried:
    try:
        return Tried(await _after(request, data), None)
    except (BadAction, BadPosition) as error:
        wanted = request.headers.get("accept-language", "en").split(",")[0]
        return Tried(None, refused(error, closest_language(wanted) or "en"))


@post("/moving", status_code=200, summary="How the piece on a square moves, and where to")
async def moving(request: AnyRequest, data: AskMoving) -> MovingInfo:
    return about_boards.moving(await position_after(request, data), data)


@post("/boards", status_code=200, summary="Many positions of one game, for a replay")
async def boards(request: AnyRequest, data: AskBoards) -> tuple[Board, ...]:
    start = await start_of(request, data)
    return await services_of(request).background.run(
        lambda: tuple(about_boards.boards(start, data))
    )


@post("/outlooks", status_code=200, summary="What could be captured after each action")
async def outlooks(request: AnyRequest, data: AskBoard) -> tuple[Outlook, ...]:
    position = (await position_after(request, data)).seen_by(None)
    return await services_of(request).background.run(lambda: tuple(about_boards.outlooks(position)))


@post("/perils", status_code=200, summary="Actions that lose at once or let others win")
async def perils_of(request: AnyRequest, data: AskBoard) -> tuple[PerilInfo, ...]:
    position = (await position_after(request, data)).seen_by(None)
    return await services_of(request).background.run(lambda: about_boards.perils_of(position))


@post("/setting", status_code=200, summary="What a table with some options would be like")
async def setting(request: AnyRequest, data: AskBoard) -> Setting:
    return about_boards.setting(await start_of(request, data))


async def _after(request: AnyRequest, data: AskBoard) -> Board:
    return about_boards.board_after(data, *await _played(request, data))


async def position_after(request: AnyRequest, data: AskBoard) -> Position:
    """The position that a question is about_boards."""
    return (await _played(request, data))[1]


async def _played(request: AnyRequest, data: AskBoard) -> tuple[Position, Position]:
    """The positions before and after the last action of a question."""
    start = await start_of(request, data)
    if len(data.actions) <= FEW:
        return about_boards.last_two(start, data.actions)
    return await services_of(request).background.run(
        lambda: about_boards.last_two(start, data.actions)
    )


async def start_of(request: AnyRequest, data: AskBoard) -> Position:
    """The position that a question begins with."""
    services_of(request).limits.spend("board", address(request.scope))
    await services_of(request).warmup.ready(data.game)
    return about_boards.start_of(data)


router = Router(
    "/api",
    route_handlers=[
        games,
        words,
        game_words,
        game_page,
        drawing,
        rules,
        board,
        try_out,
        moving,
        boards,
        outlooks,
        perils_of,
        setting,
    ],
    tags=["games"],
)
