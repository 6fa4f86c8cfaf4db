"""What there is to play: games, words, rule books, boards."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from wuqi.core.board.showing import colours_of, line_of
from wuqi.core.folder.loading import known
from wuqi.core.registry import configure
from wuqi.server.answers import boards as about_boards
from wuqi.server.answers import games as about_games
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.http.working import work_out
from wuqi.server.protocol import Board
from wuqi.server.protocol.bodies import (
    BoardRequest,
    BoardsRequest,
    BookPart,
    GameInfo,
    GamePage,
    MovingInfo,
    MovingRequest,
    Outlook,
    PerilInfo,
    Setting,
    Tried,
)

DRAWING = "drawing.js"  # of a game in a package of its own
Answer = TypeVar("Answer")
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
    line = await work_out(request, lambda: line_of(game))
    return GamePage(**colours_of(game), line=line, drawing=address)


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
    return await work_out(request, lambda: about_games.book(game, language))


@post("/board", status_code=200, summary="A position, as it looks after some actions")
async def board(request: AnyRequest, data: BoardRequest) -> Board:
    return await answered(request, data, lambda: about_boards.board(data))


@post("/try", status_code=200, summary="A position after some actions, or why not")
async def try_out(request: AnyRequest, data: BoardRequest) -> Tried:
    language = language_of(request)
    return await answered(request, data, lambda: about_boards.try_out(data, language))


@post("/moving", status_code=200, summary="How the piece on a square moves, and where to")
async def moving(request: AnyRequest, data: MovingRequest) -> MovingInfo:
    return await answered(request, data, lambda: about_boards.moving(data))


@post("/boards", status_code=200, summary="Many positions of one game, for a replay")
async def boards(request: AnyRequest, data: BoardsRequest) -> tuple[Board, ...]:
    return await answered(request, data, lambda: tuple(about_boards.boards(data)))


@post("/outlooks", status_code=200, summary="What could be captured after each action")
async def outlooks(request: AnyRequest, data: BoardRequest) -> tuple[Outlook, ...]:
    return await answered(request, data, lambda: tuple(about_boards.outlooks(data)))


@post("/perils", status_code=200, summary="Actions that lose at once or let others win")
async def perils_of(request: AnyRequest, data: BoardRequest) -> tuple[PerilInfo, ...]:
    return await answered(request, data, lambda: about_boards.perils_of(data))


@post("/setting", status_code=200, summary="What a table with some options would be like")
async def setting(request: AnyRequest, data: BoardRequest) -> Setting:
    return await answered(request, data, lambda: about_boards.setting(data))


async def answered(request: AnyRequest, data: BoardRequest, answer: Callable[[], Answer]) -> Answer:
    """The answer to a question about a position, worked out in the background."""
    services_of(request).limits.spend("board", address(request.scope))
    await services_of(request).warmup.ready(data.game)
    return await work_out(request, answer)


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
